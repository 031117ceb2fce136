"""What files of other programs hold besides puzzles, and we do not keep: said, a note each kind."""

from enum import Enum

from sudoku_gui.formats.notes import Note
from sudoku_gui.language import Text, text


class LeftOut(Enum):
    """Kinds of things that are read over."""

    PENCIL_MARKS = text("pencil marks are not kept")
    REMOVED_CANDIDATES = text("removed candidates are not kept")
    TIMES = text("playing times and dates are not kept")
    HISTORY = text("the order of the moves is not kept")
    MOVES_AT_ONCE = text("moves that change several cells at once are not read")
    SOLUTION = text("the solution in the file is not kept")
    OTHER = text("the file says more, which is not kept")

    @property
    def note(self) -> Note:
        """The note that says so."""
        remark: Text = self.value
        return Note(remark)


def notes_on(left_out: set[LeftOut]) -> tuple[Note, ...]:
    """A note on each kind, always in the same order."""
    return tuple(kind.note for kind in LeftOut if kind in left_out)
