"""How the program is ended from outside: by signals beside Ctrl+C."""

import os
import signal
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
