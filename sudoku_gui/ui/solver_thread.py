"""The thread in which searches run; all handling of it, and no other logic.

One worker lives in one thread for as long as the window does.  Commands reach it
as queued signals, between two frames.  Searches are numbered: what comes late from
one that has been replaced is dropped.
"""

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sudoku_gui.playback.depth_picture import View
from sudoku_gui.playback.jumps import Jump
from sudoku_gui.playback.player import Motion
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.ui.search_worker import Job, Report, SearchWorker

_STOP_MILLISECONDS = 5_000


class SolverThread(QObject):
    """The window's end of the solver's thread."""

    reported = Signal(object)  # Report, of the present search alone
    _begin_wanted = Signal(object)
    _play_wanted = Signal(object, int)
    _jump_wanted = Signal(object, int)
    _exploring_wanted = Signal(bool)
    _pace_wanted = Signal(float)
    _pause_wanted = Signal(float)
    _view_wanted = Signal(object)
    _peek_wanted = Signal(object)
    _tree_wanted = Signal(bool)
    _unfolding_wanted = Signal(object, bool)
    _drop_wanted = Signal()
    _close_wanted = Signal()
    _report_seen = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._order = 0
        self._thread = QThread(self)
        self._thread.setObjectName("solver")
        self._worker = SearchWorker()
        self._worker.moveToThread(self._thread)
        for wanted, do in (
            (self._begin_wanted, self._worker.begin),
            (self._play_wanted, self._worker.play),
            (self._jump_wanted, self._worker.jump),
            (self._exploring_wanted, self._worker.set_exploring),
            (self._pace_wanted, self._worker.set_pace),
            (self._pause_wanted, self._worker.set_pause),
            (self._view_wanted, self._worker.look_at),
            (self._peek_wanted, self._worker.peek),
            (self._tree_wanted, self._worker.want_tree),
            (self._unfolding_wanted, self._worker.unfold),
            (self._drop_wanted, self._worker.drop),
            (self._close_wanted, self._worker.close),
            (self._report_seen, self._worker.seen),
        ):
            wanted.connect(do)
        self._worker.reported.connect(self._pass_on)
        self._thread.start()

    def begin(self, timeline: Timeline, pace: float, view: View) -> None:
        """Look at `timeline`, standing still; it belongs to the thread from now on."""
        self._number += 1
        self._begin_wanted.emit(Job(self._number, timeline, pace, view))

    def play(self, motion: Motion) -> None:
        """Let the place looked at move by itself, or stand still."""
        self._order += 1
        self._play_wanted.emit(motion, self._order)

    def jump(self, jump: Jump) -> None:
        """Go to the moment meant, and stand still there."""
        self._order += 1
        self._jump_wanted.emit(jump, self._order)

    def explore(self, explores: bool) -> None:
        """Run ahead of the place looked at, or not."""
        self._exploring_wanted.emit(explores)

    def set_pace(self, pace: float) -> None:
        """Steps per second from now on."""
        self._pace_wanted.emit(pace)

    def set_pause(self, seconds: float) -> None:
        """Hear of what plays no more often than every so many seconds."""
        self._pause_wanted.emit(seconds)

    def look_at(self, view: View) -> None:
        """Have reports bring a picture of this view."""
        self._view_wanted.emit(view)

    def peek(self, step: int) -> None:
        """Have a report bring a glimpse of the moment after `step` steps."""
        self._peek_wanted.emit(step)

    def want_tree(self, wanted: bool) -> None:
        """Have reports bring the tree around the moment looked at, of later searches too."""
        self._tree_wanted.emit(wanted)

    def unfold(self, node: int, wanted: bool) -> None:
        """Have the tree show what is below a branch that failed, or not."""
        self._unfolding_wanted.emit(node, wanted)

    def drop(self) -> None:
        """Give the search up; nothing is heard of it any more."""
        self._number += 1
        self._drop_wanted.emit()

    @property
    def order(self) -> int:
        """The number of the newest command to play or to jump; reports say which they know."""
        return self._order

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._number += 1
        self._close_wanted.emit()
        self._thread.wait(_STOP_MILLISECONDS)

    @Slot(object)
    def _pass_on(self, report: Report) -> None:
        if report.number == self._number:
            self.reported.emit(report)
            self._report_seen.emit()
