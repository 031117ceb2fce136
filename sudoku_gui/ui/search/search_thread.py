"""The thread in which searches run; all handling of it, and no other logic.

One worker lives in one thread for as long as the window does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sudoku_gui.playback.depth_picture import DepthView
from sudoku_gui.playback.jumps import Jump
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.solvers.search import Moment
from sudoku_gui.ui.kit.threads.reporting_thread import ReportingThread
from sudoku_gui.ui.search.search_worker import SearchJob, SearchWorker

if TYPE_CHECKING:
    from sudoku_gui.playback.timeline import Timeline


class SearchThread(ReportingThread[SearchWorker]):
    """The window's end of the solver's thread; it passes on each SearchReport."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SearchWorker(), "solver", parent)
        self._order = 0

    @property
    def order(self) -> int:
        """The number of the newest command to play or to jump; reports say which they know."""
        return self._order

    def begin(self, timeline: Timeline, pace: float, view: DepthView) -> None:
        """Look at `timeline`, standing still; it belongs to the thread from now on."""
        self._queue(self._worker.begin, SearchJob(self._replace(), timeline, pace, view))

    def play(self, motion: PlayDirection) -> None:
        """Let the moment shown move by itself, or stand still."""
        self._order += 1
        self._queue(self._worker.play, motion, self._order)

    def jump(self, jump: Jump) -> None:
        """Go to the moment meant, and stand still there."""
        self._order += 1
        self._queue(self._worker.jump, jump, self._order)

    def explore(self, explores: bool) -> None:
        """Run ahead of the moment shown, or not."""
        self._queue(self._worker.set_exploring, explores)

    def set_pace(self, pace: float) -> None:
        """Steps per second from now on."""
        self._queue(self._worker.set_pace, pace)

    def halt_from(self, step: int | None) -> None:
        """Come to stand at the first placement from `step` on that is played to; None: nowhere."""
        self._queue(self._worker.halt_from, step)

    def set_pause(self, seconds: float) -> None:
        """Hear of what plays no more often than every so many seconds."""
        self._tell(self._worker.set_pause, seconds)

    def set_view(self, view: DepthView) -> None:
        """Have reports bring a picture of this view."""
        self._queue(self._worker.set_view, view)

    def preview_moment(self, step: int) -> None:
        """Have a report bring a preview of the moment after `step` steps."""
        self._queue(self._worker.preview_moment, step)

    def analyse_failure(self, moment: Moment) -> None:
        """Have reports bring what is found out about the failure at `moment`."""
        self._queue(self._worker.analyse_failure, moment)

    def stop_failure_analysis(self) -> None:
        """Have no more found out about a failure."""
        self._queue(self._worker.stop_failure_analysis)

    def want_tree(self, wanted: bool) -> None:
        """Have reports bring the tree around the moment looked at, of later searches too."""
        self._queue(self._worker.want_tree, wanted)

    def unfold(self, node: int, wanted: bool) -> None:
        """Have the tree show what is below a branch that failed, or not."""
        self._queue(self._worker.unfold, node, wanted)
