"""How the program is ended from outside: by signals beside Ctrl+C, or by a library's exit(3)."""

import ctypes
import os
import signal
import sys
from types import FrameType
from typing import NoReturn

TERMINATION_SIGNALS = frozenset(
    signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""SIGTERM, and where there are terminals that hang up, SIGHUP."""


class Terminated(KeyboardInterrupt):
    """The program is to end; what is under way is put in order first, as after Ctrl+C."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def raise_terminated(number: int, _frame: FrameType | None) -> NoReturn:
    """Handle a signal by raising Terminated."""
    raise Terminated(number)


def end_by(number: int) -> None:
    """End this process by a signal, so that whoever started it sees what ended it."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


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
