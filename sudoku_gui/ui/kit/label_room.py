"""A label whose words change often: the window is laid out anew only when they need other room."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

_LOOKS_DIFFERENT = {QEvent.Type.FontChange, QEvent.Type.StyleChange}


class LabelRoom(QWidget):
    """Holds `label`, and asks for what it needs where that is another height or does not fit.

    Qt takes every change of words for another need, and lays out all windows around it.  Here it
    goes no farther than the room, which asks for more by itself, and so is told the words.
    shape_of: tells of words what they need the same room for if it is the same
    """

    def __init__(self, label: QLabel, shape_of: Callable[[str], object] = str) -> None:
        super().__init__()
        self._label = label
        self._shape_of = shape_of
        self._shape: object = None
        self._needed = QSize()
        label.setParent(self)
        self.setSizePolicy(label.sizePolicy())
        self.setMinimumSize(label.minimumSize())

    def show_words(self, words: str) -> None:
        """Have the label say `words`."""
        self._label.setText(words)
        shape = self._shape_of(words)
        if shape != self._shape:
            self._shape = shape
            self._ask_for_room()

    def _what_is_needed(self) -> QSize:
        least = self._label.minimumSizeHint()
        return QSize(least.width(), max(least.height(), self.heightForWidth(self.width())))

    def _ask_for_room(self) -> None:
        needed, before = self._what_is_needed(), self._needed
        self._needed = needed
        # As long as one of the two fills the room, its width decides on that of others.
        is_crowded = max(needed.width(), before.width()) >= self.width()
        if is_crowded or needed.height() != before.height():
            self.updateGeometry()

    # Qt's own names from here on

    def hasHeightForWidth(self) -> bool:
        return self._label.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self._label.heightForWidth(width)

    def sizeHint(self) -> QSize:
        return self._label.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._label.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._label.setGeometry(self.rect())
        self._needed = self._what_is_needed()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOKS_DIFFERENT:
            self.updateGeometry()
