"""Where the parts of the timeline lie, by its size: arithmetic only."""

from PySide6.QtCore import QRect, QSize

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.ui.kit.text_scale import scaled

GUTTER = 26
"""Pixels at the left, for the numbers of the depth; all these at the whole size of text."""
AXIS_HEIGHT = 13
"""Pixels below the picture, for the numbers of the steps and the handle."""
LEAST_HEIGHT = 70
"""Of a timeline in a low window."""
_WORDS_HEIGHT = 17  # kept for the words, so that no depth is hidden
ROW_HEIGHT = 15
"""Of a row of subtrees."""
_OVERVIEW_HEIGHT = 10
_LEAST_PLOT = 36  # pixels of the picture's height, beyond which there is room for rows
_MOST_ROWS = 5
_ROOMY = 560  # pixels of what the timeline stands in, above which it has a share of the rest
_SHARE = 0.22
_GREATEST_HEIGHT = 170


@dataclass(frozen=True, slots=True)
class TimelinePlaces:
    """The place of each part within the timeline."""

    words: QRect
    overview: QRect | None  # the whole, while less of it is shown
    plot: QRect  # the picture of the depth
    axis: QRect
    rows: QRect  # of subtrees; without height where there is no room for any


def timeline_places(size: QSize, is_zoomed: bool = False) -> TimelinePlaces:
    """Return the places in `size`."""
    gutter, words, below, row = map(scaled, (GUTTER, _WORDS_HEIGHT, AXIS_HEIGHT, ROW_HEIGHT))
    width = max(1, size.width() - gutter)
    top = words
    overview = QRect(gutter, top, width, _OVERVIEW_HEIGHT) if is_zoomed else None
    top += _OVERVIEW_HEIGHT + 1 if is_zoomed else 0
    left = size.height() - top - below
    count = min(_MOST_ROWS, max(0, left - scaled(_LEAST_PLOT)) // row)
    plot = QRect(gutter, top, width, max(1, left - count * row))
    axis = QRect(gutter, plot.bottom() + 1, width, below)
    rows = QRect(gutter, axis.bottom() + 1, width, count * row)
    return TimelinePlaces(QRect(0, 0, size.width(), words), overview, plot, axis, rows)


def wanted_height(around: int) -> int:
    """Return the height of a timeline in something that is `around` high."""
    least, beyond = scaled(LEAST_HEIGHT), max(0, round((around - _ROOMY) * _SHARE))
    return max(least, min(_GREATEST_HEIGHT, least + beyond))
