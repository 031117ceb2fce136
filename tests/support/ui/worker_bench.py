"""The solver's worker without its thread, and what it has reported."""

from PySide6.QtCore import QTimer

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.jumps import Jump, ToStep
from sudoku_gui.playback.pace import UNLIMITED_PACE, PlayDirection
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.ui.search.search_rhythm import SearchRhythm
from sudoku_gui.ui.search.search_worker import SearchJob, SearchWorker
from tests.support.puzzles import SMALL
from tests.support.ui.searches import WHOLE, timeline_of

_TICKS_AT_MOST = 1_000


class Bench:
    """A worker in this thread, and what it has reported."""

    def __init__(self) -> None:
        self.reports: list[SearchReport] = []
        self.worker = SearchWorker(SearchRhythm(fast_frame_seconds=0.0, rest_seconds=0.0))
        self.worker.reported.connect(self.reports.append)

    def begin(self, grid: Grid = SMALL, pace: float = UNLIMITED_PACE) -> None:
        self.worker.begin(SearchJob(7, timeline_of(grid), pace, WHOLE))

    def play(self) -> None:
        self.worker.play(PlayDirection.FORWARDS, 1)

    @property
    def last(self) -> SearchReport:
        return self.reports[-1]

    def is_at_work(self) -> bool:
        return any(
            timer.isActive() and timer.interval()  # the other one waits for commands alone
            for timer in self.worker.findChildren(QTimer)
        )

    def catch_up(self) -> None:
        """Let the window have shown all that was reported."""
        for _report in self.reports:
            self.worker.seen()

    def jump(self, jump: Jump, order: int) -> None:
        """A jump after which no other command waits."""
        self.worker.jump(jump, order)
        self.worker.continue_jump()

    def stand_at(self, step: int) -> None:
        """Stand at a step, which may take more than a frame on a busy machine."""
        self.jump(ToStep(step), 2)
        self.run()

    def run(self) -> None:
        """Let frames pass, and see all reports, until there is nothing more to do."""
        for _ in range(_TICKS_AT_MOST):
            self.catch_up()
            if not self.is_at_work():
                return
            self.worker.tick()
        raise AssertionError("the work goes on and on")
