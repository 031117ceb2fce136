"""The window's end of a thread, and what reaches the window from it."""

from typing import Any, Generic, TypeVar

from PySide6.QtCore import QThread

from sudoku_gui.ui.kit.threads.reporting_thread import Report, ReportingThread

_Thread = TypeVar("_Thread", bound=ReportingThread[Any])
_Report = TypeVar("_Report", bound=Report)


class HeardThread(Generic[_Thread, _Report]):
    """Keeps all reports, and in which threads they arrived."""

    def __init__(self, thread: _Thread) -> None:
        self.thread = thread
        self.reports: list[_Report] = []
        self.threads: set[QThread] = set()
        thread.reported.connect(self._take)

    @property
    def has_ended(self) -> bool:
        """Whether the thread itself has."""
        (thread,) = self.thread.findChildren(QThread)
        return not thread.isRunning()

    def _take(self, report: _Report) -> None:
        self.reports.append(report)
        self.threads.add(QThread.currentThread())
