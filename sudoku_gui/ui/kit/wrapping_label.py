"""Plain words on as many lines as they need."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


class WrappingLabel(QLabel):
    """Shows words as they are, whatever signs they contain; called `name` by whoever seeks it."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
