"""Has assistive technology read something out, wherever the focus is, and never in a flood."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

_PAUSE_MILLISECONDS = 1_000  # about what it takes to say a short sentence
_SOON_MILLISECONDS = 150  # when what is seen has been painted


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
            _read_out(self._widget, words)
            self.announced.emit(words)
            self._pause.start()


def read_out_soon(widget: QWidget, words: str) -> None:
    """Have assistive technology say `words` on behalf of a widget, if that is there until then."""
    QTimer.singleShot(_SOON_MILLISECONDS, widget, lambda: _read_out(widget, words))


def _read_out(widget: QWidget, words: str) -> None:
    # Imported late: PySide takes longer for it than for a window's other names.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # noqa: PLC0415

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
