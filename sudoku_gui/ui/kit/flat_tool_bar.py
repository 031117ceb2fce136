"""A toolbar on the ground of the window, with a line below it."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QToolBar

from sudoku_gui.ui.kit.ground import fill


class FlatToolBar(QToolBar):
    """Paints its ground itself.

    Qt's style draws lines of translucent colour point by point, for which it starts threads and
    waits for them: that takes longer than all else in the toolbar, at each change below the
    pointer.
    """

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = QRect(0, self.height() - 1, self.width(), 1)
        fill(painter, line, self.palette().color(QPalette.ColorRole.Mid))
        painter.end()
