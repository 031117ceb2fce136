"""A check box that is seen on dark ground, too."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QCheckBox


class CheckBox(QCheckBox):
    """Frames its box in the ink of what is less important.

    Qt's style takes a frame darker than the window, which cannot be told from a dark one.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawRect(self._box().adjusted(0, 0, -1, -1))
        painter.end()

    def _box(self) -> QRect:
        """Return where the box is: in the middle, as wide as a check box without words.

        Qt's style could be asked, but loading its names takes longer than painting the window.
        """
        side = QCheckBox().sizeHint().width()
        return QRect(0, (self.height() - side) // 2, side, side)
