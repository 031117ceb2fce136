"""How long tests wait for what must come, however busy the machine is.

What comes sooner costs nothing; what never comes fails the test all the same.
"""

import select
from collections.abc import Callable
from typing import IO, Any, AnyStr

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

PATIENCE_SECONDS = 120
PATIENCE_MILLISECONDS = 1000 * PATIENCE_SECONDS
_ROUNDS = 10


def line_from(stream: IO[AnyStr]) -> AnyStr:
    """Return the next line that another process writes, an empty one where it has ended.

    Of what is read before, nothing may be waiting in `stream`.
    """
    readable, _, _ = select.select([stream], [], [], PATIENCE_SECONDS)
    assert readable, f"no line has come within {PATIENCE_SECONDS} s"
    return stream.readline()


class PatientBot(QtBot):
    """pytest-qt's bot, which otherwise waits for five seconds."""

    def waitUntil(
        self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MILLISECONDS
    ) -> None:
        """Let events be handled until `callback` returns True or raises no AssertionError."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MILLISECONDS, **more: Any) -> Any:
        """Wait for `signal`; a context manager, too."""
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitSignals(
        self, signals: list[Any], *, timeout: int = PATIENCE_MILLISECONDS, **more: Any
    ) -> Any:
        """Wait for all of `signals`; a context manager, too."""
        return super().waitSignals(signals, timeout=timeout, **more)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE_MILLISECONDS) -> Any:
        """Wait until `widget` can be painted; a context manager."""
        return super().waitExposed(widget, timeout=timeout)

    def waitActive(self, widget: Any, *, timeout: int = PATIENCE_MILLISECONDS) -> Any:
        """Wait until `widget` takes keys; a context manager."""
        return super().waitActive(widget, timeout=timeout)

    def handle_all(self) -> None:
        """Handle all events that are on their way, and those that follow from them at once."""
        rounds: list[int] = []
        timer = QTimer()
        timer.timeout.connect(lambda: rounds.append(0))
        timer.start(0)  # comes after what is posted, in each round
        self.waitUntil(lambda: len(rounds) >= _ROUNDS)
