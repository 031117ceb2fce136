"""Paints over the bars of the depth where the search seldom is, so that darker means more steps."""

from math import sqrt

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_gui.playback.depth_density import LOOKS, DepthDensity
from sudoku_gui.presentation.search.depth_scale import DepthScale
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.search.depth_bars import ON_ITS_SIDE, DepthBars

_THICKEST = 200  # of 255, where nobody looked and found the search there
_FULL = LOOKS / 5  # looks of a stretch that found one depth, from which on there is no veil


class DensityVeil:
    """Paints a veil in the colour of the ground over the picture in `plot`."""

    def __init__(self, plot: QRect, theme: Theme) -> None:
        self._plot = plot
        ground = QColor(theme.base)
        rgb = ground.rgb() & 0xFFFFFF
        self._colours = [(alpha << 24) | rgb for alpha in range(256)]
        self._painted: tuple[DepthDensity, DepthScale] | None = None
        self._image = QImage()

    def paint(self, painter: QPainter, density: DepthDensity, bars: DepthBars) -> None:
        """Paint over as much of the picture as was looked at."""
        if not density.looks:
            return
        if (
            self._painted is None
            or self._painted[0] is not density
            or (self._painted[1] != bars.scale)
        ):
            self._painted = density, bars.scale
            self._image = self._image_of(density, bars.scale)
        plot, scale = self._plot, bars.scale
        level = bars.height_of(scale.low) - bars.height_of(scale.low + 1)
        top = plot.top() + bars.height_of(scale.high) - level / 2
        width = plot.width() * len(density.looks) / density.count
        room = QRectF(plot.left(), top, width, level * (scale.levels + 1))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(room, self._image)

    def _image_of(self, density: DepthDensity, scale: DepthScale) -> QImage:
        """Return a picture with a pixel for each stretch and depth."""
        levels = scale.levels + 1
        lines = b"".join(_line_of(looks, scale.low, levels) for looks in density.looks)
        count = len(density.looks)
        lying = QImage(lines, levels, count, levels, QImage.Format.Format_Indexed8)
        lying.setColorTable(self._colours)
        argb = lying.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        return argb.transformed(ON_ITS_SIDE)


def _line_of(looks: dict[int, int], low: int, levels: int) -> bytes:
    """Return how thick the veil is over each depth of a stretch, from `low` up."""
    line = bytearray([_THICKEST]) * levels
    for depth, count in looks.items():
        if 0 <= depth - low < levels:
            line[depth - low] = thickness(count)
    return bytes(line)


def thickness(count: int) -> int:
    """Return how thick the veil is where so many looks found the search."""
    return round(_THICKEST * (1 - sqrt(min(1.0, count / _FULL))))
