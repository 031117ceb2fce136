"""Where the grids of a race lie beside each other: arithmetic only, no painting."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize

from sudoku_gui.lazy_dataclasses import dataclass

GAP = 10
_MOST_LINES = 4  # of a name
_BELOW_WORDS = 4


def words_height(line: int, lines: int) -> int:
    """Return the height of a name of so many lines and of the line below it, each `line` high."""
    return (lines + 1) * line + _BELOW_WORDS


def lay_out(
    count: int, space: QSize, line: int, lines_in: Callable[[int], int], least: int
) -> "RaceLayout":
    """Return lanes in which every name is whole: on several lines where it is wider than a grid.

    line: the height of a line.  lines_in: how many of them the names take at most in a width.
    """
    lines = 1
    layout = RaceLayout(count, space, words_height(line, lines), least)
    while lines < min(_MOST_LINES, needed := lines_in(layout.side)):
        lines = min(_MOST_LINES, needed)
        layout = RaceLayout(count, space, words_height(line, lines), least)
    return layout


@dataclass(frozen=True, slots=True)
class RaceLayout:
    """`count` equal lanes, at least one, in as many columns as make the grids largest in `space`.

    A lane is a square of `side` pixels, a grid, with `words` pixels of words above it.
    Where squares of `least` pixels find no room the lanes take more height than there is.
    """

    count: int
    space: QSize
    words: int
    least: int

    def places(self) -> tuple["LaneRects", ...]:
        """Return where each lane lies."""
        columns, side = self.columns, self.side
        rows = math.ceil(self.count / columns)
        width, height = side + GAP, side + self.words + GAP
        left = max(GAP, (self.space.width() - columns * width + GAP) // 2)
        top = max(GAP, (self.space.height() - rows * height + GAP) // 2)
        corners = (
            QPoint(left + lane % columns * width, top + lane // columns * height)
            for lane in range(self.count)
        )
        return tuple(
            LaneRects(
                QRect(corner, QSize(side, self.words + side)),
                QRect(corner + QPoint(0, self.words), QSize(side, side)),
            )
            for corner in corners
        )

    @property
    def columns(self) -> int:
        """How many lanes lie side by side."""
        possible = range(1, self.count + 1)
        best = max(possible, key=self._side_in)
        if self._side_in(best) >= self.least:
            return best
        return max((each for each in possible if self._across(each) >= self.least), default=1)

    @property
    def side(self) -> int:
        """The side of each grid, in pixels."""
        return max(self.least, self._side_in(self.columns))

    @property
    def height(self) -> int:
        """The height that all lanes take together."""
        rows = math.ceil(self.count / self.columns)
        return rows * (self.side + self.words + GAP) + GAP

    def _side_in(self, columns: int) -> int:
        """Return the side of the grids if all lanes found room in so many columns."""
        rows = math.ceil(self.count / columns)
        down = (self.space.height() - GAP) // rows - GAP - self.words
        return min(self._across(columns), down)

    def _across(self, columns: int) -> int:
        return (self.space.width() - GAP) // columns - GAP


@dataclass(frozen=True, slots=True)
class LaneRects:
    """The rectangle of a lane, its words included, and that of its grid."""

    lane: QRect
    grid: QRect
