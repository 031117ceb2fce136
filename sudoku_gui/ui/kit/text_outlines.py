"""Letters as shapes, for pictures that are looked at where their fonts are missing.

A font names shapes that another machine may not have; an outline is the shape itself.
Where not even this machine has a font, the signs of a grid are drawn with strokes of
our own, plain but readable.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPixmap,
    QTransform,
)


def needs_outlines(painter: QPainter) -> bool:
    """Return whether text on what is painted on would depend on fonts that may be missing."""
    return not has_fonts() or _is_for_others(painter)


def _is_for_others(painter: QPainter) -> bool:
    """Return whether it is letters, not their pixels, that would be in the picture."""
    if isinstance(painter.device(), QPixmap):  # which the screen shows
        return False
    # Imported late: what is painted on the screen does without it.
    from PySide6.QtGui import QPaintEngine  # noqa: PLC0415

    return painter.paintEngine().type() is QPaintEngine.Type.SVG


@lru_cache(maxsize=1)
def has_fonts() -> bool:
    """Return whether any font is installed here.

    Without one, Qt draws boxes.
    """
    return QFontMetricsF(QFont()).inFont("1")


def plain_font(font: QFont) -> QFont:
    """Return `font` with edges in shades of its colour alone, whatever this screen's pixels are."""
    plain = QFont(font)
    plain.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    return plain


def outline_within(rect: QRect, sign: str, font: QFont) -> QPainterPath:
    """Return the outline of a sign of the grid, or of several, in the middle of `rect`."""
    if not has_fonts():
        return _stroked(sign, font).translated(QRectF(rect).center())
    metrics = QFontMetricsF(font)
    left = QRectF(rect).center().x() - metrics.horizontalAdvance(sign) / 2
    base = QRectF(rect).center().y() + (metrics.ascent() - metrics.descent()) / 2
    return outline_at(QPointF(left, base), sign, font)


def outline_at(start: QPointF, words: str, font: QFont) -> QPainterPath:
    """Return the outline of `words` that begin at `start` on their base line."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # where two strokes of a letter cross
    path.addText(start, font, words)
    return path


def _stroked(signs: str, font: QFont) -> QPainterPath:
    """Return signs side by side around (0, 0), bold, slanted, struck through as in `font`."""
    unit = font.pixelSize() * 0.72 / _HEIGHT
    pitch = (_WIDTH + 2) * unit
    lines = QPainterPath()
    for place, sign in enumerate(signs):
        middle = (place - (len(signs) - 1) / 2) * pitch
        for stroke in _STROKES.get(sign, ()):
            lines.addPath(_line(stroke, unit).translated(middle, 0))
    if font.strikeOut():
        lines.addPath(_line(((-1, 3), (5, 3)), unit))
    stroker = QPainterPathStroker()
    stroker.setWidth(unit * (1.3 if font.bold() else 0.7))
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    shape = stroker.createStroke(lines)
    shape.setFillRule(Qt.FillRule.WindingFill)
    return QTransform(1, 0, -0.2, 1, 0, 0).map(shape) if font.italic() else shape


def _line(points: Sequence[tuple[int, int]], unit: float) -> QPainterPath:
    """Return a line through `points` of the raster, whose middle becomes (0, 0)."""
    placed = [
        QPointF((across - _WIDTH / 2) * unit, (down - _HEIGHT / 2) * unit)
        for across, down in points
    ]
    path = QPainterPath(placed[0])
    for point in placed[1:]:
        path.lineTo(point)
    return path


# The raster of a sign: columns 0 to 4, rows 0 to 6, from the upper left.
_WIDTH, _HEIGHT = 4, 6


def _strokes(*lines: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the points of lines written such as "00 40 46": column and row of each."""
    return tuple(tuple((int(point[0]), int(point[1])) for point in line.split()) for line in lines)


_STROKES: Mapping[str, tuple[tuple[tuple[int, int], ...], ...]] = {
    "1": _strokes("11 20 26", "16 36"),
    "2": _strokes("01 10 30 41 42 06 46"),
    "3": _strokes("01 10 30 41 42 33 44 45 36 16 05", "33 23"),
    "4": _strokes("36 30 04 44"),
    "5": _strokes("40 00 03 32 43 45 36 16 05"),
    "6": _strokes("30 10 01 05 16 36 45 43 33 03"),
    "7": _strokes("00 40 41 16"),
    "8": _strokes("13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33"),
    "9": _strokes("16 36 45 41 30 10 01 02 13 43"),
    "A": _strokes("06 20 46", "14 34"),
    "B": _strokes("03 33 44 45 36 06 00 30 41 42 33"),
    "C": _strokes("41 30 10 01 05 16 36 45"),
    "D": _strokes("00 06 26 44 42 20 00"),
    "E": _strokes("40 00 06 46", "03 33"),
    "F": _strokes("40 00 06", "03 33"),
    "G": _strokes("41 30 10 01 05 16 36 45 43 23"),
    "H": _strokes("00 06", "40 46", "03 43"),
    "I": _strokes("10 30", "20 26", "16 36"),
    "J": _strokes("40 45 36 16 05"),
    "K": _strokes("00 06", "40 03 46"),
    "L": _strokes("00 06 46"),
    "M": _strokes("06 00 23 40 46"),
    "N": _strokes("06 00 46 40"),
    "O": _strokes("10 30 41 45 36 16 05 01 10"),
    "P": _strokes("06 00 30 41 42 33 03"),
}
