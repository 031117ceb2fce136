"""The thread in which puzzles are checked; all handling of it, and no other logic.

It is not the thread of searches: a verdict must not wait for a search, nor end one.
"""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.ui.kit.threads.check_worker import CheckWorker, TaskFactory
from sudoku_gui.ui.kit.threads.reporting_thread import ReportingThread

_STOP_MILLISECONDS = 500  # there is nothing to lose; a technique on a large grid takes far longer


class CheckThread(ReportingThread[CheckWorker]):
    """The window's end of the thread of checks; it passes on each CheckReport."""

    failed = Signal()  # the newest task raised; nothing more is heard of it

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CheckWorker(), "checks", parent)
        self._patience_milliseconds = _STOP_MILLISECONDS
        self._worker.failed.connect(self._pass_on_failure)

    @property
    def number(self) -> int:
        """The number of the newest task; reports say to which they belong."""
        return self._number

    def begin(self, make_task: TaskFactory, amount: int = 1) -> int:
        """Have a task made and done in the thread, in place of any other, and return its number.

        amount: of its first slice; the next ones take about as long as a slice should.
        """
        number = self._replace()
        self._queue(self._worker.begin, number, make_task, amount)
        return number

    @Slot(int)
    def _pass_on_failure(self, number: int) -> None:
        if number == self._number:
            self.failed.emit()

    def _replace(self) -> int:
        number = super()._replace()
        self._worker.expect(number)
        return number
