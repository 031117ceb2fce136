"""The bars of a depth picture, as an image that is kept as long as they stay.

There are hundreds of bars, and while a search is explored or played all of them change in every
frame: they are put together as bytes, for to draw so many shapes takes several times as long.
"""

import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import floor, sqrt
from operator import itemgetter, mul

from PySide6.QtCore import QLineF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from sudoku_gui.playback.depth_picture import DepthPicture
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.presentation.theme import Theme

WORDS_HEIGHT = 17  # pixels at the top that are kept for the words, so that no depth is hidden
HANDLE = 6  # pixels from the middle of the handle to its sides
_LEAST_HEIGHT = 1.5  # of a bar, in pixels
_DOT = 2  # pixels from the middle of a dot to its edge
_DOTS_FROM = 2 * _DOT  # pixels between two steps, from which on each of them gets a dot
_ON_ITS_SIDE = QTransform(0, -1, 1, 0, 0, 0)  # the first pixel of a line comes to its foot


class DepthBars:
    """Paints depth pictures, each once.

    size: of the image, in pixels of the window; ratio: those of the screen to one of the window
    """

    def __init__(self, size: QSize, ratio: float, theme: Theme) -> None:
        self.size, self.ratio, self.theme = size, ratio, theme
        pixels = (size.toSizeF() * ratio).toSize()  # of the screen, as all that follow
        self._width, self._height = max(1, pixels.width()), max(1, pixels.height())
        self._ground, self._ink = _pixel(theme.base), _pixel(theme.solver)
        self._floor = size.height() - HANDLE - 3  # in pixels of the window
        self._picture: DepthPicture | None = None
        self._image = QImage()
        self._scale = 0.0  # pixels of the window for a level of depth
        # The pixels of a bar one pixel wide, and of a dot on it, from the foot, at this scale.
        self._bars: dict[DepthRange, bytes] = {}
        self._dots: dict[DepthRange, bytes] = {}

    def image_of(self, picture: DepthPicture) -> QImage:
        """Return the image of `picture`, with the line that the bars stand on."""
        if picture is not self._picture and picture != self._picture:
            self._image = self._painted(picture.columns)
        self._picture = picture
        return self._image

    def _painted(self, columns: Sequence[DepthRange]) -> QImage:
        self._fit(max(map(itemgetter(1), columns), default=0) or 1)
        lines = b"".join(self._lines(columns)) or self._ground * (self._height * self._width)
        lying = (lines, self._height, self._width, 4 * self._height, QImage.Format.Format_RGB32)
        image = QImage(*lying).transformed(_ON_ITS_SIDE)
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        painter.setPen(QColor(self.theme.muted))
        painter.drawLine(QLineF(0, self._floor + 1, self.size.width(), self._floor + 1))
        painter.end()
        return image

    def _fit(self, depth: int) -> None:
        """Have a bar of `depth` reach to the words."""
        scale = (self._floor - WORDS_HEIGHT) / depth
        if scale != self._scale:
            self._scale = scale
            self._bars.clear()
            self._dots.clear()

    def _lines(self, columns: Sequence[DepthRange]) -> Iterable[bytes]:
        """Return the pixels of the columns, each from its foot, from left to right."""
        if not columns:
            return ()
        for depth in set(columns) - self._bars.keys():
            self._bars[depth] = self._bar_of(depth)
        bars = map(self._bars.__getitem__, columns)
        if len(columns) == self._width:
            return bars
        widths = _widths(self._width, len(columns))
        if len(columns) * _DOTS_FROM > self.size.width():
            return map(mul, bars, widths)
        for depth in self._bars.keys() - self._dots.keys():
            self._dots[depth] = self._dot_of(depth)
        dots = map(self._dots.__getitem__, columns)
        breadth = 2 * floor(_DOT * self.ratio)
        before = [(width - breadth) // 2 for width in widths]
        after = [width - breadth - part for width, part in zip(widths, before, strict=True)]
        return (
            bar * left + dot + bar * right
            for bar, left, dot, right in zip(bars, before, dots, after, strict=True)
        )

    def _bar_of(self, depth: DepthRange) -> bytes:
        top = self._floor - depth.high * self._scale
        foot = top + max(_LEAST_HEIGHT, (depth.high - depth.low) * self._scale)
        return self._inked(self._ground * self._height, foot, top)

    def _dot_of(self, depth: DepthRange) -> bytes:
        """Return a dot in the middle of the upper end of a bar, over the bar."""
        bar, middle = self._bars[depth], self._floor - depth.high * self._scale
        radius = floor(_DOT * self.ratio)
        ups = (sqrt(radius**2 - (0.5 + step) ** 2) / self.ratio for step in range(radius))
        half = [self._inked(bar, middle + up, middle - up) for up in ups]
        return b"".join((*reversed(half), *half))

    def _inked(self, line: bytes, foot: float, top: float) -> bytes:
        """Return a line of pixels with the colour of bars between two heights, from above."""
        first = self._height - floor(foot * self.ratio + 0.5)
        end = self._height - floor(top * self.ratio + 0.5)
        return line[: 4 * first] + self._ink * (end - first) + line[4 * end :]


def _widths(width: int, columns: int) -> list[int]:
    """Return how many of `width` pixels each column has, between the edges nearest to its own."""
    edges = [(2 * place * width + columns) // (2 * columns) for place in range(columns + 1)]
    return [end - begin for begin, end in pairwise(edges)]


def _pixel(colour: str) -> bytes:
    return QColor(colour).rgb().to_bytes(4, sys.byteorder)
