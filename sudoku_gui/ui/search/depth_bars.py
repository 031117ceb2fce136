"""The bars of a depth picture, as an image that is kept as long as they stay.

There are hundreds of bars, and while a search is explored or played all of them change in every
frame: they are put together as bytes, for to draw so many shapes takes several times as long.
"""

import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise, repeat
from math import floor
from operator import mul

from PySide6.QtCore import QLineF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from sudoku_gui.playback.depth_picture import DepthPicture
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.playback.step_marks import StepMark
from sudoku_gui.presentation.search.depth_scale import DepthScale, depth_scale_of
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.search.mark_shapes import mark_strokes

HEADROOM = 5
"""Pixels above the greatest depth and below the least, for the marks there."""
_LEAST_HEIGHT = 1.5  # of a bar, in pixels
_GREATEST_MARK = 11  # pixels from one side of a mark to the other
ON_ITS_SIDE = QTransform(0, -1, 1, 0, 0, 0)
"""The first pixel of a line comes to its foot."""


class DepthBars:
    """Paints depth pictures, each once.

    size: of the image, in pixels of the window; ratio: those of the screen to one of the window
    """

    def __init__(self, size: QSize, ratio: float, theme: Theme, headroom: int = HEADROOM) -> None:
        self.size, self.ratio, self.theme = size, ratio, theme
        self._headroom = headroom
        pixels = (size.toSizeF() * ratio).toSize()  # of the screen, as all that follow
        self._width, self._height = max(1, pixels.width()), max(1, pixels.height())
        self._ground, self._ink = _pixel(theme.base), _pixel(theme.solver)
        self._inks = {
            StepMark.START: _pixel(theme.muted),
            StepMark.PLACEMENT: self._ink,
            StepMark.BACKTRACK: _pixel(theme.taken_back),
            StepMark.DEAD_END: _pixel(theme.conflict),
            StepMark.SOLUTION: _pixel(theme.accent),
        }
        self._floor = size.height() - headroom  # in pixels of the window
        self._picture: DepthPicture | None = None
        self._image = QImage()
        self.scale = DepthScale(0, 1)
        """That of the image asked for last."""
        # The pixels of a bar one pixel wide, and of a mark on it, from the foot, at this scale.
        self._bars: dict[DepthRange, bytes] = {}
        self._marks: dict[tuple[DepthRange, StepMark, int], bytes] = {}

    def image_of(self, picture: DepthPicture) -> QImage:
        """Return the image of `picture`, with the line that the bars stand on."""
        if picture is not self._picture and picture != self._picture:
            self._image = self._painted(picture)
        self._picture = picture
        return self._image

    def height_of(self, depth: float) -> float:
        """Return how far from the upper edge `depth` lies at the scale of the last image."""
        share = (depth - self.scale.low) / self.scale.levels
        return self._floor - share * (self._floor - self._headroom)

    def _painted(self, picture: DepthPicture) -> QImage:
        self._fit(depth_scale_of(picture))
        lines = b"".join(self._lines(picture)) or self._ground * (self._height * self._width)
        lying = (lines, self._height, self._width, 4 * self._height, QImage.Format.Format_RGB32)
        image = QImage(*lying).transformed(ON_ITS_SIDE)
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        painter.setPen(QColor(self.theme.muted))
        foot = self.size.height() - 0.5
        painter.drawLine(QLineF(0, foot, self.size.width(), foot))
        painter.end()
        return image

    def _fit(self, scale: DepthScale) -> None:
        if scale != self.scale:
            self.scale = scale
            self._bars.clear()
            self._marks.clear()

    def _lines(self, picture: DepthPicture) -> Iterable[bytes]:
        """Return the pixels of the columns, each from its foot, from left to right."""
        columns = picture.columns
        if not columns:
            return ()
        for depth in set(columns) - self._bars.keys():
            self._bars[depth] = self._bar_of(depth)
        bars = map(self._bars.__getitem__, columns)
        if len(columns) == self._width:
            return bars
        widths = _widths(self._width, len(columns))
        if not picture.marks:
            return map(mul, bars, widths)
        return map(self._marked, columns, picture.marks, widths, repeat(self._breadth(widths)))

    def _breadth(self, widths: Sequence[int]) -> int:
        """Return how many pixels a mark is wide: an odd number, so that it has a middle."""
        return (min(*widths, floor(_GREATEST_MARK * self.ratio)) - 1) // 2 * 2 + 1

    def _marked(self, depth: DepthRange, mark: StepMark, width: int, breadth: int) -> bytes:
        """Return the pixels of a column with a mark in its middle."""
        key = depth, mark, breadth
        if key not in self._marks:
            self._marks[key] = self._mark_of(depth, mark, breadth)
        bar, before = self._bars[depth], (width - breadth) // 2
        return bar * before + self._marks[key] + bar * (width - breadth - before)

    def _bar_of(self, depth: DepthRange) -> bytes:
        top = self.height_of(depth.high)
        foot = max(top + _LEAST_HEIGHT, self.height_of(depth.low))
        return self._inked(self._ground * self._height, foot, top, self._ink)

    def _mark_of(self, depth: DepthRange, mark: StepMark, breadth: int) -> bytes:
        """Return a mark in the middle of a bar, over the bar, column by column."""
        bar, ink = self._bars[depth], self._inks[mark]
        middle = self.height_of(depth.high) + _LEAST_HEIGHT / 2
        columns = []
        for strokes in mark_strokes(mark, breadth):
            column = bar
            for above, below in strokes:
                top, foot = middle - above / self.ratio, middle + below / self.ratio
                column = self._inked(column, foot, top, ink)
            columns.append(column)
        return b"".join(columns)

    def _inked(self, line: bytes, foot: float, top: float, ink: bytes) -> bytes:
        """Return a line of pixels with some ink between two heights, from above."""
        first = max(0, self._height - floor(foot * self.ratio + 0.5))
        end = min(self._height, self._height - floor(top * self.ratio + 0.5))
        return line[: 4 * first] + ink * (end - first) + line[4 * max(first, end) :]


def _widths(width: int, columns: int) -> list[int]:
    """Return how many of `width` pixels each column has, between the edges nearest to its own."""
    edges = [(2 * place * width + columns) // (2 * columns) for place in range(columns + 1)]
    return [end - begin for begin, end in pairwise(edges)]


def _pixel(colour: str) -> bytes:
    return QColor(colour).rgb().to_bytes(4, sys.byteorder)
