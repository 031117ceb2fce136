"""A button of which Qt paints the ground alone: bare, pressed or with the focus."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QToolButton


class BareButton(QToolButton):
    """Has a subclass paint what it says.

    Qt's style writes its text, which screen readers are told, in no colour.  To have the style
    write nothing, parts of it would have to be named here, and their names alone, which PySide
    loads together, take longer than all buttons of the window.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.ButtonText, QColor(Qt.GlobalColor.transparent))
        self.setPalette(palette)

    def _ink(self, group: QPalette.ColorGroup | None = None) -> QColor:
        """Return the colour in which a button says something; in that of `group`, if any."""
        group = self.palette().currentColorGroup() if group is None else group
        return self.palette().color(group, QPalette.ColorRole.WindowText)

    def _paint_label(self, painter: QPainter) -> None:
        """Paint what the button says, over its ground."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        self._paint_label(painter)
        painter.end()
