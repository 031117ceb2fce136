"""How a photo is fitted into a part of the window: arithmetic only, no painting."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from sudoku_gui.lazy_dataclasses import dataclass

_MARGIN = 14  # pixels around the photo, so that corners can be taken that lie at its edge
_MIDDLE_OF_PIXEL = QPointF(0.5, 0.5)  # a point of the photo is given as a pixel of it


@dataclass(frozen=True, slots=True)
class PhotoFit:
    """A photo of that size, as large as it fits into the middle of so much space."""

    photo: QSize
    space: QSize

    @property
    def scale(self) -> float:
        """How many pixels of the screen one of the photo has."""
        if self.photo.isEmpty():
            return 1.0
        across = (self.space.width() - 2 * _MARGIN) / self.photo.width()
        down = (self.space.height() - 2 * _MARGIN) / self.photo.height()
        return max(0.01, min(across, down))

    @property
    def rect(self) -> QRectF:
        """Where the photo is on the screen."""
        rect = QRectF(QPointF(0, 0), QSizeF(self.photo) * self.scale)
        rect.moveCenter(QRectF(QPointF(0, 0), QSizeF(self.space)).center())
        return rect

    def place_of(self, point: QPointF) -> QPointF:
        """Return where a point of the photo is on the screen."""
        return self.rect.topLeft() + (point + _MIDDLE_OF_PIXEL) * self.scale

    def point_at(self, place: QPointF) -> QPointF:
        """Return the point of the photo that is at a place of the screen."""
        return (place - self.rect.topLeft()) / self.scale - _MIDDLE_OF_PIXEL

    def within(self, point: QPointF) -> QPointF:
        """Return the point of the photo that is nearest to one which may be beside it."""
        right, bottom = self.photo.width() - 0.5, self.photo.height() - 0.5
        return QPointF(min(max(point.x(), -0.5), right), min(max(point.y(), -0.5), bottom))
