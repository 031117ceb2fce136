"""The puzzles of a chunk of lines, one by one, for commands that look at each."""

from collections.abc import Iterator

from sudoku_gui.cli.answers import LineChunk
from sudoku_gui.cli.line_answers import puzzles_on
from sudoku_gui.formats.text.puzzle_lines import PuzzleLine
from sudoku_gui.formats.text.source_text import LineRun
from sudoku_gui.language import Text


def puzzles_in(piece: LineChunk) -> Iterator[tuple[int, PuzzleLine] | Text]:
    """Yield the puzzles with the numbers of their lines, and what is wrong with other lines."""
    for part in piece.lines.as_text().parts:
        number = piece.lines.first + part.number - 1
        if isinstance(part, LineRun):
            for index, line in enumerate(part.lines):
                yield number + index, PuzzleLine.of_text(line)
        else:
            puzzles, problems = puzzles_on(number, part)
            yield from ((number, each) for each in puzzles)
            yield from problems
