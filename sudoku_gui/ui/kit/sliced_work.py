"""Long work in the window's thread, done a few milliseconds at a time."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.solvers.task import Resumable

_T = TypeVar("_T")
_SLICE_SECONDS = 0.006
_PATIENCE_SECONDS = 0.3


class SlicedWork(QObject):
    """Does one work that pauses now and then; one that takes no longer than a slice, at once."""

    delayed = Signal()  # the work takes so long that people should know of it

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Resumable[Any] | None = None
        self._then: Callable[[Any], None] = _do_nothing
        self._began = 0.0
        self._is_told = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_under_way(self) -> bool:
        """Whether there is something still to be done."""
        return self._work is not None

    def begin(self, work: Resumable[_T], then: Callable[[_T], None]) -> None:
        """Do `work`, in place of any other; `then` follows with its result."""
        self._work, self._then = work, then
        self._began, self._is_told = time.monotonic(), False
        self._go_on()

    def cancel(self) -> None:
        """Give the work up."""
        self._work, self._then = None, _do_nothing
        self._timer.stop()

    @Slot()
    def _go_on(self) -> None:
        work, then = self._work, self._then
        assert work is not None, "the timer runs while there is work"
        self.cancel()  # unless there is more to do: it may raise, or ask people something
        deadline = time.monotonic() + _SLICE_SECONDS
        try:
            next(work)
            while time.monotonic() < deadline:
                next(work)
        except StopIteration as end:
            then(end.value)
            return
        self._work, self._then = work, then
        self._timer.start()
        self._tell_delay()

    def _tell_delay(self) -> None:
        if not self._is_told and time.monotonic() - self._began > _PATIENCE_SECONDS:
            self._is_told = True
            self.delayed.emit()


def _do_nothing(_: object) -> None:
    """Nothing follows where there is no work."""
