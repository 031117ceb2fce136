"""A label whose words can be selected, at no cost as long as nobody points at it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QLabel


class SelectableLabel(QLabel):
    """Lets its words be selected by mouse from when the pointer is over it.

    Qt lays words that can be selected out as a document, and anew for each change of them.  They
    stand where the others do if both are at the top.
    """

    def enterEvent(self, event: QEnterEvent) -> None:
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasSelectedText():  # what is selected may be copied yet
            self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
