"""The thread in which puzzles are checked; all handling of it, and no other logic.

It is not the thread of searches: a verdict must not wait for a search, nor end one.
Works are numbered, and what comes late from one that has been replaced is dropped.
"""

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sudoku_gui.ui.check_worker import CheckReport, CheckWorker, MakeWork

_STOP_MILLISECONDS = 5_000


class CheckThread(QObject):
    """The window's end of the thread of checks."""

    reported = Signal(object)  # CheckReport, of the present work alone
    _begin_wanted = Signal(int, object)
    _drop_wanted = Signal()
    _close_wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._thread = QThread(self)
        self._thread.setObjectName("checks")
        self._worker = CheckWorker()
        self._worker.moveToThread(self._thread)
        self._begin_wanted.connect(self._worker.begin)
        self._drop_wanted.connect(self._worker.drop)
        self._close_wanted.connect(self._worker.close)
        self._worker.reported.connect(self._pass_on)
        self._thread.start()

    @property
    def number(self) -> int:
        """The number of the newest work; reports say to which they belong."""
        return self._number

    def begin(self, make_work: MakeWork) -> int:
        """Have a work made and done in the thread, in place of any other; its number."""
        self._replace()
        self._begin_wanted.emit(self._number, make_work)
        return self._number

    def drop(self) -> None:
        """Give the work up; nothing is heard of it any more."""
        self._replace()
        self._drop_wanted.emit()

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._replace()
        self._close_wanted.emit()
        self._thread.wait(_STOP_MILLISECONDS)

    def _replace(self) -> None:
        self._number += 1
        self._worker.expect(self._number)

    @Slot(object)
    def _pass_on(self, report: CheckReport) -> None:
        if report.number == self._number:
            self.reported.emit(report)
