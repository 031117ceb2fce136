"""Where a grid is in a photo: a line around it."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sudoku_gui.ui.photo.photo_fit import PhotoFit


def paint_outline(
    painter: QPainter,
    fit: PhotoFit,
    corners: QPolygonF,
    colour: str,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Paint it over a photo; the corners are pixels of that."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(colour), 2, style)
    pen.setCosmetic(True)  # as wide, however large the photo is shown
    painter.setPen(pen)
    painter.save()
    painter.translate(fit.place_of(QPointF(0, 0)))
    painter.scale(fit.scale, fit.scale)
    painter.drawPolygon(corners)
    painter.restore()
