"""Paints the colours of a cell or a note: stripes beside each other, each with its pattern."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLine, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from sudoku_gui.model.notes import Colour
from sudoku_gui.presentation.grid.colour_styles import COLOUR_STYLES, ColourPattern
from sudoku_gui.presentation.theme import Theme

_RIM = 14  # the part of a cell that shows its own ground around its colours
_GAP = 6  # the part of a cell from one line of a pattern to the next
_LEAST_GAP = 7  # pixels: small notes can be read between the lines
_DARKER, _LIGHTER = 145, 185  # in percent: how much a pattern differs from its ground
_LIGHT = 128  # of 255: the lightness from which on a ground is a light one
_LINES = {
    ColourPattern.LYING: ("lying",),
    ColourPattern.STANDING: ("standing",),
    ColourPattern.RISING: ("rising",),
    ColourPattern.FALLING: ("falling",),
    ColourPattern.SQUARES: ("lying", "standing"),
    ColourPattern.DIAMONDS: ("rising", "falling"),
}


def paint_colours(
    painter: QPainter, rect: QRect, colours: tuple[Colour, ...], theme: Theme
) -> None:
    """Paint the colours of a cell, of which a rim is left to its own ground."""
    # Imported late: most grids have no colours.
    from PySide6.QtGui import QPaintEngine  # noqa: PLC0415

    rim = max(2, rect.width() // _RIM)
    inside = rect.adjusted(rim, rim, -rim, -rim)
    ratio = painter.device().devicePixelRatio()
    # Many cells have the same colours.  A picture of them would be blurred by part of a pixel,
    # and lines are wanted in files that have such.
    is_raster = painter.paintEngine().type() is QPaintEngine.Type.Raster
    if is_raster and ratio == int(ratio) and not painter.transform().isScaling():
        image = _swatch(inside.size().toTuple(), colours, theme, int(ratio))
        painter.drawImage(inside.topLeft(), image)
    else:
        paint_swatch(painter, inside, colours, theme)


@lru_cache(maxsize=256)
def _swatch(size: tuple[int, int], colours: tuple[Colour, ...], theme: Theme, ratio: int) -> QImage:
    """Return a picture of colours."""
    image = QImage(size[0] * ratio, size[1] * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    paint_swatch(painter, QRect(0, 0, *size), colours, theme)
    painter.end()
    return image


def paint_swatch(painter: QPainter, rect: QRect, colours: Sequence[Colour], theme: Theme) -> None:
    """Fill a rectangle with colours, the first at the left."""
    # Thin lines with soft edges would be too faint to tell one pattern from another.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    count, gap = len(colours), max(_LEAST_GAP, min(rect.width(), rect.height()) // _GAP)
    for place, colour in enumerate(colours):
        left = rect.left() + rect.width() * place // count
        right = rect.left() + rect.width() * (place + 1) // count
        stripe = QRect(left, rect.top(), right - left, rect.height())
        style = COLOUR_STYLES[colour]
        ground = QColor(getattr(theme, style.ground))
        painter.fillRect(stripe, ground)
        _paint_pattern(painter, stripe, style.pattern, _ink_on(ground), gap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _ink_on(ground: QColor) -> QColor:
    if ground.lightness() >= _LIGHT:
        return ground.darker(_DARKER)
    return ground.lighter(_LIGHTER)


def _paint_pattern(
    painter: QPainter, rect: QRect, pattern: ColourPattern, ink: QColor, gap: int
) -> None:
    width = max(1, gap // 5)
    if pattern is ColourPattern.DOTS:
        _paint_dots(painter, rect, ink, gap)
    elif pattern is ColourPattern.FRAME:
        painter.setPen(QPen(ink, 2 * width, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(width, width, -width, -width))
    elif pattern in _LINES:
        painter.setPen(QPen(ink, width, c=Qt.PenCapStyle.FlatCap))
        lines = [line for way in _LINES[pattern] for line in _lines_in(rect, way, gap)]
        painter.drawLines(lines)


def _lines_in(rect: QRect, way: str, gap: int) -> list[QLine]:
    """Return the lines of one direction that cross a rectangle, none longer than it."""
    corner, across, down = rect.topLeft(), rect.width(), rect.height()
    if way == "lying":
        ends = [(0, at, across, at) for at in range(gap // 2, down, gap)]
    elif way == "standing":
        ends = [(at, 0, at, down) for at in range(gap // 2, across, gap)]
    else:
        ends = [
            (max(0, at - down), min(at, down), min(at, across), max(0, at - across))
            for at in range(gap, across + down, gap)
        ]
        if way == "falling":
            ends = [(across - x, y, across - u, v) for x, y, u, v in ends]
    return [QLine(corner + QPoint(x, y), corner + QPoint(u, v)) for x, y, u, v in ends]


def _paint_dots(painter: QPainter, rect: QRect, ink: QColor, gap: int) -> None:
    side = max(2, gap // 3)
    for down in range(gap // 2, rect.height() - side // 2, gap):
        for across in range(gap // 2, rect.width() - side // 2, gap):
            middle = rect.topLeft() + QPoint(across, down)
            painter.fillRect(QRect(middle - QPoint(side // 2, side // 2), middle), ink)
