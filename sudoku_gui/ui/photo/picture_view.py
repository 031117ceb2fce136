"""A picture to be looked at, as large as there is room for it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.area_places import SMALLEST_SQUARE
from sudoku_gui.ui.photo.outline import paint_outline
from sudoku_gui.ui.photo.photo_fit import PhotoFit


class PictureView(QWidget):
    """Shows a picture, with a line around a part of it if there is one to show."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._picture = QPixmap()
        self._outline = QPolygonF()
        self.setMinimumSize(SMALLEST_SQUARE, SMALLEST_SQUARE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: QImage, outline: QPolygonF | None = None) -> None:
        """Show this one from now on, with a line around that part of it."""
        self._picture = QPixmap.fromImage(picture)
        self._outline = outline or QPolygonF()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self.update()

    @property
    def fit(self) -> PhotoFit:
        """Where the picture is on the screen."""
        return PhotoFit(self._picture.size(), self.size())

    # Qt's own names from here on

    def sizeHint(self) -> QSize:
        return QSize(SMALLEST_SQUARE * 2, SMALLEST_SQUARE * 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._picture.isNull():
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(self.fit.rect, self._picture, QRectF(self._picture.rect()))
            if not self._outline.isEmpty():
                paint_outline(painter, self.fit, self._outline, self._theme.accent)
