"""How the window is ended from outside: by signals, or by a library's exit(3).

The signals of the system or a terminal are heard by the window's event loop.  It runs no Python
while it waits, so that a handler written in Python would be called at the next event only.
What Python does at once is write the number of the signal to a pipe, and at that the loop
wakes up.
"""

import ctypes
import os
import signal
import sys
from io import RawIOBase
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

from sudoku_gui.termination import TERMINATION_SIGNALS


class TerminationSignals(QObject):
    """Emits `received` once, at the first of them; a second one ends the process at once.

    Those that are ignored when it begins to listen, as for a job in the background, stay so.
    """

    received = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number: int | None = None
        """The signal that was received."""
        self._before = {
            number: before
            for number in (signal.SIGINT, *TERMINATION_SIGNALS)
            if (before := signal.getsignal(number)) is not signal.SIG_IGN
        }
        self._reading, self._writing = _pipe()
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._receive)

    def listen(self) -> None:
        """Hear them from now on."""
        signal.set_wakeup_fd(self._writing.fileno(), warn_on_full_buffer=False)
        for number in self._before:
            signal.signal(number, self._end_at_once_next_time)

    def release(self) -> None:
        """Leave them to whoever heard them before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number, before in self._before.items():
            signal.signal(number, before)
        self._reading.close()
        self._writing.close()

    @Slot()
    def _receive(self) -> None:
        for number in self._reading.read(1) or b"":
            if self.number is None and number in self._before:
                self.number = number
                self.received.emit()

    def _end_at_once_next_time(self, _number: int, _frame: FrameType | None) -> None:
        for number in self._before:
            signal.signal(number, signal.SIG_DFL)


def _pipe() -> tuple[RawIOBase, RawIOBase]:
    """Return the ends of a pipe, to read from and to write to, where writing never waits."""
    if sys.platform == "win32":  # where Python and Qt listen to sockets alone
        import socket  # noqa: PLC0415 - takes long to load

        reading, writing = socket.socketpair()
        writing.setblocking(False)
        return reading.makefile("rb", buffering=0), writing.makefile("wb", buffering=0)
    ends = os.pipe()
    os.set_blocking(ends[1], False)
    return os.fdopen(ends[0], "rb", buffering=0), os.fdopen(ends[1], "wb", buffering=0)


def end_at_once_when_a_library_exits() -> None:
    """Have exit(3) end this process at once with its status, where the C library is glibc.

    When the display is lost, libX11 and Qt call exit(3) in the midst of what they do, while
    other threads run.  The destructors of libraries would then wait for those threads, which
    may wait for this one; and a process that never ends keeps its journals locked.
    """
    if sys.platform == "linux":
        library = ctypes.CDLL(None)
        if hasattr(library, "on_exit"):  # what was registered last is called first
            library.on_exit(library._exit, None)
