"""Ctrl+C and signals to terminate, put off while a library must not hear of them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from sudoku_gui.termination import TERMINATION_SIGNALS


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Have signals that come within take effect at the end.

    Where an exception is raised while Qt is loaded, it ends the process or swallows the
    exception, and the command would go on.
    """
    came: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *TERMINATION_SIGNALS)}
    handlers = {number: handler for number, handler in before.items() if callable(handler)}
    for number in handlers:
        signal.signal(number, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    if came:
        signal.raise_signal(came[0])
