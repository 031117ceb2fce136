"""The thread in which searches run; all handling of it, and no other logic.

One worker lives in one thread for as long as the window does.  Commands reach it
as queued signals, between two frames; once per frame at most it emits the newest
moment, and it waits when the window has not caught up.  Searches are numbered:
what comes late from one that has been replaced is dropped.
"""

import time
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from sudoku_gui.playback.player import Player
from sudoku_gui.solvers.search import Moment, Search

FRAME_SECONDS = 0.016
_BUDGET_SECONDS = 0.010  # of a frame; the rest is the window's
_UNSEEN_AT_MOST = 2  # moments on their way to the window
_STOP_MILLISECONDS = 5_000


@dataclass(frozen=True, slots=True)
class Job:
    """A search to run; `number` tells its moments from those of others."""

    number: int
    search: Search
    pace: float


@dataclass(frozen=True, slots=True)
class Report:
    """The newest moment of a search, and whether it goes on by itself."""

    number: int
    moment: Moment
    is_playing: bool


class SearchWorker(QObject):
    """Plays one search at a time.  Its slots run in the solver's thread."""

    reported = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._number = 0
        self._player: Player | None = None
        self._last_tick = 0.0
        self._unseen = 0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(round(FRAME_SECONDS * 1000))
        self._timer.timeout.connect(self.tick)

    @Slot(object)
    def begin(self, job: Job) -> None:
        """Take on a search in place of any other, and show its start."""
        self._timer.stop()
        self._number = job.number
        self._player = Player(job.search, job.pace)
        self._unseen = 0
        self._report()

    @Slot()
    def play(self) -> None:
        """Go on by itself."""
        if self._player is not None and not self._player.has_ended:
            self._last_tick = time.monotonic()
            self._timer.start()
            self._report()

    @Slot()
    def pause(self) -> None:
        """Stand still."""
        self._timer.stop()
        if self._player is not None:
            self._report()

    @Slot()
    def step(self) -> None:
        """Stand still, one step on."""
        self._timer.stop()
        if self._player is not None:
            self._player.step()
            self._report()

    @Slot()
    def drop(self) -> None:
        """Give the search up."""
        self._timer.stop()
        self._player = None

    @Slot()
    def close(self) -> None:
        """Give the search up and end the thread, whose timer only it may stop."""
        self.drop()
        self.thread().quit()

    @Slot(float)
    def set_pace(self, pace: float) -> None:
        """Steps per second from now on."""
        if self._player is not None:
            self._player.pace = pace

    @Slot()
    def seen(self) -> None:
        """The window has shown one more of the moments sent."""
        self._unseen = max(0, self._unseen - 1)

    @Slot()
    def tick(self) -> None:
        """One frame's share of the search."""
        if self._player is None or self._unseen >= _UNSEEN_AT_MOST:
            return
        now = time.monotonic()
        elapsed, self._last_tick = now - self._last_tick, now
        if self._player.play_for(elapsed, _BUDGET_SECONDS, time.monotonic):
            if self._player.has_ended:
                self._timer.stop()
            self._report()

    def _report(self) -> None:
        assert self._player is not None
        self._unseen += 1
        self.reported.emit(Report(self._number, self._player.moment, self._timer.isActive()))


class SolverThread(QObject):
    """The window's end of the solver's thread."""

    reported = Signal(object)  # Report, of the present search alone
    _begin_wanted = Signal(object)
    _play_wanted = Signal()
    _pause_wanted = Signal()
    _step_wanted = Signal()
    _drop_wanted = Signal()
    _close_wanted = Signal()
    _pace_wanted = Signal(float)
    _moment_seen = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._thread = QThread(self)
        self._thread.setObjectName("solver")
        self._worker = SearchWorker()
        self._worker.moveToThread(self._thread)
        self._begin_wanted.connect(self._worker.begin)
        self._play_wanted.connect(self._worker.play)
        self._pause_wanted.connect(self._worker.pause)
        self._step_wanted.connect(self._worker.step)
        self._drop_wanted.connect(self._worker.drop)
        self._close_wanted.connect(self._worker.close)
        self._pace_wanted.connect(self._worker.set_pace)
        self._moment_seen.connect(self._worker.seen)
        self._worker.reported.connect(self._pass_on)
        self._thread.start()

    def begin(self, search: Search, pace: float) -> None:
        """Run `search`, standing at its start; it belongs to the thread from now on."""
        self._number += 1
        self._begin_wanted.emit(Job(self._number, search, pace))

    def play(self) -> None:
        """Let the search go on by itself."""
        self._play_wanted.emit()

    def pause(self) -> None:
        """Let the search stand still; a report says where."""
        self._pause_wanted.emit()

    def step(self) -> None:
        """Let the search stand still one step on; a report says where."""
        self._step_wanted.emit()

    def drop(self) -> None:
        """Give the search up; nothing is heard of it any more."""
        self._number += 1
        self._drop_wanted.emit()

    def set_pace(self, pace: float) -> None:
        """Steps per second from now on."""
        self._pace_wanted.emit(pace)

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._number += 1
        self._close_wanted.emit()
        self._thread.wait(_STOP_MILLISECONDS)

    @Slot(object)
    def _pass_on(self, report: Report) -> None:
        if report.number == self._number:
            self.reported.emit(report)
            self._moment_seen.emit()
