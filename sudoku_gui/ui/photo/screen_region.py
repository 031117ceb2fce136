"""A picture of a screen over that screen: a part of it is dragged over, or all of it is taken."""

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import tr
from sudoku_gui.presentation.theme import Theme

_SMALLEST = 40  # pixels a side; less is a press that has slipped
_SHADE = 110  # of 255, over what is not taken
_MARGIN = 12
_SPACE = 8  # around the words


class ScreenRegion(QWidget):
    """Reports the part of a picture that somebody chooses; it is as large as the window."""

    chosen = Signal(object)  # QImage
    given_up = Signal()

    def __init__(self, shot: QImage, theme: Theme) -> None:
        super().__init__(None, Qt.WindowType.FramelessWindowHint)
        self.setObjectName("screen-region")
        self._shot = shot
        self._theme = theme
        self._start: QPoint | None = None
        self._region = QRect()
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setWindowTitle(tr("A Puzzle on the Screen"))
        self.setAccessibleName(tr("The screen"))
        self.setAccessibleDescription(_instruction())

    def _take(self, region: QRect) -> None:
        """Report the pixels in a part of the window, of which each may have several."""
        across = self._shot.width() / max(1, self.width())
        down = self._shot.height() / max(1, self.height())
        left, right = round(region.left() * across), round((region.right() + 1) * across)
        top, bottom = round(region.top() * down), round((region.bottom() + 1) * down)
        self.chosen.emit(self._shot.copy(left, top, right - left, bottom - top))

    def _between(self, one: QPoint, other: QPoint) -> QRect:
        """Return the part of the window that has two opposite corners there."""
        left, right = sorted((one.x(), other.x()))
        top, bottom = sorted((one.y(), other.y()))
        return QRect(QPoint(left, top), QPoint(right, bottom)).intersected(self.rect())

    # Qt's own names from here on

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._start = event.position().toPoint()
            self._region = QRect()
        else:
            self.given_up.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start is not None:
            self._region = self._between(self._start, event.position().toPoint())
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._start is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._region = self._between(self._start, event.position().toPoint())
        self._start = None
        if min(self._region.width(), self._region.height()) >= _SMALLEST:
            self._take(self._region)
        else:
            self._region = QRect()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._take(self.rect())
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.given_up.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawImage(self.rect(), self._shot)
            painter.save()
            painter.setClipRegion(self.rect())
            painter.fillRect(self.rect(), QColor(0, 0, 0, _SHADE))
            painter.restore()
            if not self._region.isEmpty():
                self._paint_region(painter)
            self._paint_words(painter)

    def _paint_region(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipRect(self._region)
        painter.drawImage(self.rect(), self._shot)
        painter.restore()
        painter.setPen(QPen(QColor(self._theme.accent), 2))
        painter.drawRect(self._region)

    def _paint_words(self, painter: QPainter) -> None:
        room = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        words = _instruction()
        box = painter.boundingRect(room, flags, words)
        painter.fillRect(box.adjusted(-_SPACE, -_SPACE, _SPACE, _SPACE), QColor(self._theme.base))
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(box, flags, words)


def _instruction() -> str:
    return tr("Drag around the puzzle; Enter takes all of the screen, Esc gives up.")
