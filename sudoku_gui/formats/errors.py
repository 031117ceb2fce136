"""The errors in the text of a puzzle.

    FormatError                 the text is no puzzle; says what was found, where, and
     |                          what was expected
     +-- UnknownFormatError     no format has the name that was asked for
     +-- UnsuitableGridError    this format cannot hold a grid of this size, or with these houses

Nothing else leaves a reader or a writer.
"""

from typing import Self

from sudoku_gui.language import Text, text


class FormatError(ValueError):
    """The text is no puzzle.  `line` and `column` count from 1; None where there is no place.

    puzzles_before: how many puzzles stand before what was left out, in the part that was read.
    """

    def __init__(self, problem: Text, line: int | None = None, column: int | None = None) -> None:
        self.problem = problem
        self.line = line
        self.column = column
        self.puzzles_before = 0
        super().__init__(str(self.sentence))

    def behind(self, puzzles: int) -> Self:
        """Note how many puzzles stand before, and return the error."""
        self.puzzles_before = puzzles
        return self

    @property
    def sentence(self) -> Text:
        """The whole message, place included."""
        if self.line is None:
            return self.problem
        if self.column is None:
            return text("line {line}: {problem}", line=self.line, problem=self.problem)
        return text(
            "line {line}, column {column}: {problem}",
            line=self.line,
            column=self.column,
            problem=self.problem,
        )


def nothing_read_beyond(error: FormatError) -> Text:
    """Return the message on a text of which all before the error was read."""
    return text("{problem}; nothing was read from there on", problem=error.sentence)


class UnknownFormatError(FormatError):
    """No format has the name that was asked for."""


class UnsuitableGridError(FormatError):
    """The format cannot hold a grid of this size, or with these houses."""
