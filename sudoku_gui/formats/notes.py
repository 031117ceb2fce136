"""Notes: what a reader wants to be known about a puzzle that it did open."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import Text, text
from sudoku_gui.model.grid import Grid

_NOTES_OF_A_KIND = 5
_PAIRS_NAMED = 3


@dataclass(frozen=True, slots=True)
class Note:
    """A remark about a line of the file (counted from 1), or with None about all of it."""

    remark: Text
    line: int | None = None

    @property
    def sentence(self) -> Text:
        """The whole note, place included."""
        if self.line is None:
            return self.remark
        return text("line {line}: {problem}", line=self.line, problem=self.remark)


def gathered(lines: Sequence[int], remark: Callable[[int], Text]) -> tuple[Note, ...]:
    """A note on each of `lines`, or, when they are many, one that stands for them all."""
    if len(lines) <= _NOTES_OF_A_KIND:
        return tuple(Note(remark(line), line) for line in lines)
    return (_likewise(Note(remark(lines[0]), lines[0]), len(lines) - 1),)


def about_refused(refused: Sequence[FormatError]) -> tuple[Note, ...]:
    """Notes on what should be puzzles and are none."""
    if len(refused) <= _NOTES_OF_A_KIND:
        return tuple(map(_why_refused, refused))
    return (_likewise(_why_refused(refused[0]), len(refused) - 1),)


def skipped(lines: Sequence[int]) -> tuple[Note, ...]:
    """Notes on lines that are neither cells nor frame."""
    return gathered(lines, lambda _: text("not a part of the puzzle, skipped"))


def several_puzzles(count: int) -> Iterator[Note]:
    """The note that the first of `count` puzzles is opened; none for a single one."""
    if count > 1:
        yield Note(text("the file holds {count} puzzles; the first is opened", count=count))


def about_givens(givens: Grid) -> Iterator[Note]:
    """Notes on givens that are none, or that clash."""
    if not givens.filled_count():
        yield Note(text("the grid has no givens"))
    name = givens.geometry.name
    conflicts = givens.conflicts()
    pairs = list(dict.fromkeys(f"{name(each.first)}/{name(each.second)}" for each in conflicts))
    named = ", ".join(pairs[:_PAIRS_NAMED])
    more = len(pairs) - _PAIRS_NAMED
    if more > 0:
        yield Note(text("givens clash: {pairs} and {count} more pairs", pairs=named, count=more))
    elif pairs:
        yield Note(text("givens clash: {pairs}", pairs=named))


def _likewise(note: Note, more: int) -> Note:
    return Note(text("{remark} (likewise {count} more)", remark=note.remark, count=more), note.line)


def _why_refused(error: FormatError) -> Note:
    return Note(text("not a puzzle, skipped: {problem}", problem=error.problem), error.line)
