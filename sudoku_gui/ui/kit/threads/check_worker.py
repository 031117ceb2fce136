"""The work done in the thread of checks: one at a time, the newest, a frame's share at a time.

Its slots run in that thread, as answers to queued signals.  Most checks are done within
the first share, and what they found is on its way to the window in the same instant.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtCore import Signal, Slot

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers.task import Task
from sudoku_gui.ui.kit.threads.reporting_thread import Reporter

_FRAME_SECONDS = 0.016
_BUDGET_SECONDS = 0.010  # of a frame; the rest is the window's
_SLICE_SECONDS = 0.001  # compiled code lets nobody else run for so long
_AMOUNT_AT_MOST = 1 << 40  # or a task that takes no time would be asked for ever longer integers
_NEWS_SECONDS = 0.050  # between two reports of a task under way


class CheckTask(Task, Protocol):
    """A question to be answered in slices, in the thread of checks."""

    @property
    def partial_result(self) -> object:
        """What is known by now, as a value that never changes."""

    @property
    def progress(self) -> float:
        """How much of it is done, from 0 to 1."""


TaskFactory = Callable[[], CheckTask]


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What is known of one task of the check worker."""

    number: int  # the number of the task
    partial_result: object
    progress: float  # how much of it is done, from 0 to 1
    is_done: bool  # whether nothing will be added to the result


class CheckWorker(Reporter):
    """Does the newest task it was given, and leaves any other; it reports a CheckReport.

    A task that raises is given up; the exception goes on to whoever catches what is unexpected.
    """

    failed = Signal(int)  # the number of a task that raised

    def __init__(self) -> None:
        super().__init__(_FRAME_SECONDS)
        self._newest = 0
        self._number = 0
        self._task: CheckTask | None = None
        self._amount = 1
        self._last_news = 0.0

    def expect(self, number: int) -> None:
        """Spend no more time on tasks before `number`, which is on its way.

        Called in the window's thread, so that it need not wait for the end of a frame;
        a number is written and read as a whole, and nothing else depends on it.
        """
        self._newest = number

    def begin(self, number: int, make_task: TaskFactory, amount: int) -> None:
        """Take on the task that `make_task` makes, in place of any other.

        amount: of its first slice.
        """
        self.drop()
        self._number, self._amount = number, amount
        if not self._is_replaced:
            with self._telling_failure():
                self._task = make_task()
            self._last_news = time.monotonic()
        self.tick()

    def drop(self) -> None:
        """Give the task up."""
        super().drop()
        self._task = None

    @Slot()
    def tick(self) -> None:
        """One frame's share of the work."""
        if self._task is None or self._is_replaced:
            self.drop()
            return
        with self._telling_failure():
            is_done = self._is_done(self._task)
            if is_done:
                self._tell(self._task, is_done=True)
        if is_done:
            self.drop()
            return
        if not self._is_ahead and time.monotonic() - self._last_news >= _NEWS_SECONDS:
            self._last_news = time.monotonic()
            self._tell(self._task, is_done=False)
        if not self._timer.isActive():
            self._timer.start()

    @contextmanager
    def _telling_failure(self) -> Iterator[None]:
        """Give the task up if it raises, and say so: else it would be waited for."""
        try:
            yield
        except Exception:
            self.drop()
            self.failed.emit(self._number)
            raise

    def _tell(self, task: CheckTask, *, is_done: bool) -> None:
        self._send(CheckReport(self._number, task.partial_result, task.progress, is_done))

    @property
    def _is_replaced(self) -> bool:
        return self._number < self._newest

    def _is_done(self, task: CheckTask) -> bool:
        """Work until the time is up or another task waits, and return whether all is done."""
        now = time.monotonic()
        deadline = now + _BUDGET_SECONDS
        while now < deadline and not self._is_replaced:
            if task.work(self._amount):
                return True
            before, now = now, time.monotonic()
            self._fit(now - before)
        return False

    def _fit(self, seconds: float) -> None:
        """Let the next slice take about as long as a slice should."""
        if seconds < _SLICE_SECONDS / 2:
            self._amount = min(2 * self._amount, _AMOUNT_AT_MOST)
        elif seconds > _SLICE_SECONDS * 2:
            self._amount = max(1, self._amount // 2)
