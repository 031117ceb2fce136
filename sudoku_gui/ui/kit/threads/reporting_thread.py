"""A thread whose worker goes on frame by frame and reports how far it is.

Its works are numbered: a report that comes late from one that has been replaced is
dropped.  And each report that arrives is acknowledged once the window has painted what it
says: a worker does not run ahead of a window that cannot keep up.
"""

from typing import Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot

from sudoku_gui.ui.kit.threads.worker_thread import Worker, WorkerThread

_UNSEEN_AT_MOST = 1  # report on its way: two in a row would keep the window waiting

_PAINTED = QEvent.Type(QEvent.registerEventType())
_AFTER_PAINTING = Qt.EventPriority.LowEventPriority.value - 1
"""Qt asks a window to paint itself with an event of low priority.  What is posted below that
comes after it; a timer, even of 0 ms, may come before."""


class Report(Protocol):
    """What a reporter tells about one piece of work."""

    @property
    def number(self) -> int:
        """That of the work."""


class Reporter(Worker):
    """Works a share of every frame as long as its timer runs."""

    reported = Signal(object)

    def __init__(self, frame_seconds: float) -> None:
        super().__init__()
        # Reports sent, and acknowledged of them.  Each of the two is written in one thread alone,
        # so that nothing has to be sent to this one, which would wake it up.
        self._sent = self._seen = 0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(round(frame_seconds * 1000))
        self._timer.timeout.connect(self.tick)

    def tick(self) -> None:
        """One frame's share of the work."""
        raise NotImplementedError

    def drop(self) -> None:
        """Give the work up."""
        self._timer.stop()

    def seen(self) -> None:
        """The window has painted one more of the reports sent; called in its thread."""
        self._seen = min(self._sent, self._seen + 1)

    @property
    def _is_ahead(self) -> bool:
        """Whether the window has yet to see what was reported last."""
        return self._sent - self._seen >= _UNSEEN_AT_MOST

    def _has_set_out(self, milliseconds: int) -> bool:
        """Work that often from now on; return whether the timer stood still before."""
        if self._timer.interval() != milliseconds:
            self._timer.setInterval(milliseconds)
        stood_still = not self._timer.isActive()
        if stood_still:
            self._timer.start()
        return stood_still

    def _send(self, report: Report) -> None:
        self._sent += 1
        self.reported.emit(report)


_Reporting = TypeVar("_Reporting", bound=Reporter)


class ReportingThread(WorkerThread[_Reporting]):
    """The window's end of the thread."""

    reported = Signal(object)  # of the present work alone

    def __init__(self, worker: _Reporting, name: str, parent: QObject | None = None) -> None:
        super().__init__(worker, name, parent)
        self._number = 0
        worker.reported.connect(self._pass_on)

    def drop(self) -> None:
        """Give the work up; nothing is heard of it any more."""
        self._replace()
        self._tell(self._worker.drop)

    def shut_down(self) -> None:
        """End the work and the thread; to be called before the window goes."""
        self._replace()
        super().shut_down()

    def _replace(self) -> int:
        """Hear no more of the work there is; return the number of the next."""
        self._number += 1
        return self._number

    @Slot(object)
    def _pass_on(self, report: Report) -> None:
        # A report that comes late is acknowledged too: the worker counts all that it has sent,
        # and would wait for ever for one that was dropped.
        if report.number == self._number:
            self.reported.emit(report)
        self._acknowledge_when_painted()

    def _acknowledge_when_painted(self) -> None:
        QCoreApplication.postEvent(self, QEvent(_PAINTED), _AFTER_PAINTING)

    def customEvent(self, event: QEvent) -> None:
        if event.type() == _PAINTED:
            self._worker.seen()
