"""The thread in which races run; all handling of it, and no other logic.

It is not the thread of searches: a race goes on beside the search that is watched.
Races are numbered: what comes late from one that has been replaced is dropped.
"""

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sudoku_gui.playback.race import Entrant, Rule
from sudoku_gui.ui.race_worker import RaceJob, RaceReport, RaceWorker

_STOP_MILLISECONDS = 5_000


class RaceThread(QObject):
    """The window's end of the thread of races."""

    reported = Signal(object)  # RaceReport, of the present race alone
    _begin_wanted = Signal(object)
    _run_wanted = Signal(bool)
    _pace_wanted = Signal(float)
    _pause_wanted = Signal(float)
    _drop_wanted = Signal()
    _close_wanted = Signal()
    _report_seen = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._thread = QThread(self)
        self._thread.setObjectName("races")
        self._worker = RaceWorker()
        self._worker.moveToThread(self._thread)
        for wanted, do in (
            (self._begin_wanted, self._worker.begin),
            (self._run_wanted, self._worker.run),
            (self._pace_wanted, self._worker.set_pace),
            (self._pause_wanted, self._worker.set_pause),
            (self._drop_wanted, self._worker.drop),
            (self._close_wanted, self._worker.close),
            (self._report_seen, self._worker.seen),
        ):
            wanted.connect(do)
        self._worker.reported.connect(self._pass_on)
        self._thread.start()

    def begin(self, entrants: tuple[Entrant, ...], rule: Rule, pace: float) -> None:
        """Line entrants up, in place of any other race; their grids must have no conflicts."""
        self._number += 1
        self._begin_wanted.emit(RaceJob(self._number, entrants, rule, pace))

    def run(self, runs: bool) -> None:
        """Let all run, or stand still."""
        self._run_wanted.emit(runs)

    def set_pace(self, pace: float) -> None:
        """Steps per second from now on."""
        self._pace_wanted.emit(pace)

    def set_pause(self, seconds: float) -> None:
        """Hear of a race under way no more often than every so many seconds."""
        self._pause_wanted.emit(seconds)

    def drop(self) -> None:
        """Give the race up; nothing is heard of it any more."""
        self._number += 1
        self._drop_wanted.emit()

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._number += 1
        self._close_wanted.emit()
        self._thread.wait(_STOP_MILLISECONDS)

    @Slot(object)
    def _pass_on(self, report: RaceReport) -> None:
        if report.number == self._number:
            self.reported.emit(report)
            self._report_seen.emit()
