"""Where the parts of the timeline lie, by its size: arithmetic only."""

from PySide6.QtCore import QRect, QSize

from sudoku_gui.lazy_dataclasses import dataclass

GUTTER = 26
"""Pixels at the left, for the numbers of the depth."""
AXIS_HEIGHT = 13
"""Pixels below the picture, for the numbers of the steps and the handle."""
LEAST_HEIGHT = 70
"""Of a timeline in a low window."""
_WORDS_HEIGHT = 17  # kept for the words, so that no depth is hidden
_ROOMY = 640  # pixels of what the timeline stands in, above which it has a share of the rest
_SHARE = 0.22
_GREATEST_HEIGHT = 170


@dataclass(frozen=True, slots=True)
class TimelinePlaces:
    """The place of each part within the timeline."""

    words: QRect
    plot: QRect  # the picture of the depth
    axis: QRect


def timeline_places(size: QSize) -> TimelinePlaces:
    """Return the places in `size`."""
    width = max(1, size.width() - GUTTER)
    plot_height = max(1, size.height() - _WORDS_HEIGHT - AXIS_HEIGHT)
    plot = QRect(GUTTER, _WORDS_HEIGHT, width, plot_height)
    axis = QRect(GUTTER, plot.bottom() + 1, width, AXIS_HEIGHT)
    return TimelinePlaces(QRect(0, 0, size.width(), _WORDS_HEIGHT), plot, axis)


def wanted_height(around: int) -> int:
    """Return the height of a timeline in something that is `around` high."""
    return min(_GREATEST_HEIGHT, LEAST_HEIGHT + max(0, round((around - _ROOMY) * _SHARE)))
