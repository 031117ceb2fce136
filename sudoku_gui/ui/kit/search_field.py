"""A field for what is looked for, as people know it: Escape empties it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class SearchField(QLineEdit):
    """Has a button that empties it, too; when it is empty, Escape is for what is around it."""

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)

    def _empties(self, event: QEvent) -> bool:
        """Return whether `event` is about the key that empties the field now."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return is_escape and bool(self.text())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and self._empties(event):
            event.accept()  # the key is for the field, and not for an action of the window
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._empties(event):
            self.clear()
        else:
            super().keyPressEvent(event)
