"""What is around a corner, larger, in a round glass beside where it is put."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.photo.photo_fit import PhotoFit

_RADIUS = 56  # pixels
_LARGER = 3.0  # than the photo is shown
_GAP = 4


def paint_magnifier(
    painter: QPainter, picture: QPixmap, fit: PhotoFit, point: QPointF, theme: Theme
) -> None:
    """Paint what is around a point of the photo, on the other side than the point, with a cross."""
    is_on_the_left = fit.place_of(point).x() > fit.space.width() / 2
    inset = _RADIUS + _GAP
    middle = QPointF(inset if is_on_the_left else fit.space.width() - inset, inset)
    target, seen = (
        _square_around(middle, _RADIUS),
        _square_around(point + QPointF(0.5, 0.5), _RADIUS / (fit.scale * _LARGER)),
    )
    glass = QPainterPath()
    glass.addEllipse(middle, _RADIUS, _RADIUS)
    painter.save()
    painter.setClipPath(glass)
    painter.fillPath(glass, QColor(theme.window))
    painter.drawPixmap(target, picture, seen)
    painter.setPen(QPen(QColor(theme.accent), 1))
    painter.drawLine(middle - QPointF(_RADIUS, 0), middle + QPointF(_RADIUS, 0))
    painter.drawLine(middle - QPointF(0, _RADIUS), middle + QPointF(0, _RADIUS))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.accent), 2))
    painter.drawEllipse(middle, _RADIUS, _RADIUS)


def _square_around(middle: QPointF, half: float) -> QRectF:
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
