"""Has assistive technology read something out, wherever the focus is, and never in a flood."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_PAUSE_MILLISECONDS = 1_000  # about what it takes to say a short sentence


class Announcer(QObject):
    """Announces for a widget, and only while that is seen; of many sentences the newest."""

    announced = Signal(str)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)  # so that nothing waits to be said for what is gone
        self._widget = widget
        self._waiting = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MILLISECONDS)
        self._pause.timeout.connect(self.announce_waiting)

    def announce(self, words: str) -> None:
        """Say `words` now, or after the pause that follows what was said last."""
        self._waiting = words
        if not self._pause.isActive():
            self.announce_waiting()

    @Slot()
    def announce_waiting(self) -> None:
        """Say what waits, if anything does."""
        words, self._waiting = self._waiting, ""
        if words and self._widget.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, words))
            self.announced.emit(words)
            self._pause.start()
