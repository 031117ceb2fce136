"""The thread in which races run; all handling of it, and no other logic.

It is not the thread of searches: a race goes on beside the search that is watched.
"""

from PySide6.QtCore import QObject

from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.playback.racers import Racer
from sudoku_gui.ui.kit.threads.reporting_thread import ReportingThread
from sudoku_gui.ui.race.race_worker import RaceWorker


class RaceThread(ReportingThread[RaceWorker]):
    """The window's end of the thread of races; it passes on each RaceReport."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(RaceWorker(), "races", parent)

    def begin(self, racers: tuple[Racer, ...], rule: RaceRule, pace: float) -> None:
        """Line racers up, in place of any other race; their grids must have no conflicts."""
        self._queue(self._worker.begin, self._replace(), racers, rule, pace)

    def run(self, runs: bool) -> None:
        """Let all run, or stand still."""
        self._queue(self._worker.run, runs)

    def look(self, at: float) -> None:
        """Show how all stood when the clock said `at`, and stand still there."""
        self._queue(self._worker.look, at)

    def move(self, moves: int) -> None:
        """Show a moment so many changes later, or earlier if negative, and stand still there."""
        self._queue(self._worker.move, moves)

    def set_pace(self, pace: float) -> None:
        """So many steps, reads or calls per second from now on."""
        self._queue(self._worker.set_pace, pace)

    def set_pause(self, seconds: float) -> None:
        """Hear of a race under way no more often than every so many seconds."""
        self._queue(self._worker.set_pause, seconds)
