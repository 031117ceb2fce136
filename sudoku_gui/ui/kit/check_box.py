"""A check box that is seen on dark ground, too."""

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton


class CheckBox(QCheckBox):
    """Frames its box in the ink of what is less important.

    Qt's style takes a frame darker than the window, which cannot be told from a dark one.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        box = self.style().subElementRect(part, option, self)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawRect(box.adjusted(0, 0, -1, -1))
        painter.end()
