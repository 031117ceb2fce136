"""What files of other programs hold and we do not keep; one remark says so for each kind."""

from enum import Enum

from sudoku_gui.formats.remarks import Remark
from sudoku_gui.language import Text, text


class IgnoredData(Enum):
    """The kinds of data in files that are ignored."""

    PENCIL_MARKS = text("pencil marks are not kept")
    TIMES = text("playing times and dates are not kept")
    HISTORY = text("the order of the moves is not kept")
    MOVES_AT_ONCE = text("moves that change several cells at once are not read")
    SOLUTION = text("the solution in the file is not kept")
    OTHER = text("the file says more, which is not kept")

    @property
    def remark(self) -> Remark:
        """The remark that says so."""
        words: Text = self.value
        return Remark(words)


def remarks_on(left_out: set[IgnoredData]) -> tuple[Remark, ...]:
    """Return a remark on each kind, always in the same order."""
    return tuple(kind.remark for kind in IgnoredData if kind in left_out)
