"""A trial of cancelling: searches that are started and, a moment later, given up.

    python -m tests.long.start_cancel --count 5000 --seed 1

Each search plays at full speed and is stopped, or forgotten without being stopped; see
`giving_up` for when, and for what is noted.  A report is stale that shows more of a search
given up than was shown then.
"""

import random
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt

from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.search.variation import Variation
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.ui.search.search_thread import SearchThread
from tests.long.giving_up import Figures, give_up, live_for, main
from tests.support.solvers.corpus import puzzle_of_counts

_SHEET = Sheet.of_givens(puzzle_of_counts("defeating"))
_ENDLESS = [algorithm for algorithm in ALGORITHMS if algorithm.name != "last-blank"]

MakeThread = Callable[[], SearchThread]


class Canceller:
    """Starts searches in one thread and gives them up."""

    def __init__(self, make_thread: MakeThread, algorithm: Algorithm) -> None:
        self.stale = self.restless = 0
        self.cancels: list[float] = []
        self._thread = make_thread()
        self._search = SearchController(lambda: algorithm, UNLIMITED_PACE, self._thread)
        self._is_given_up = self._stands_still = True
        self._shown = 0
        self._search.moment_changed.connect(self._take)
        # As the worker says it, before the window drops what is late.
        self._thread._worker.reported.connect(self._take_raw, Qt.ConnectionType.DirectConnection)

    def cycle(self, rng: random.Random, seconds: float, is_first_way: bool) -> None:
        """Start a search and give it up after `seconds`: stop and forget it, or forget it."""
        self._search.choose_algorithm(rng.choice(_ENDLESS))
        self._shown = 0
        self._is_given_up = self._stands_still = False
        self._search.begin(Variation.main(_SHEET, self._search.algorithm))
        self._search.play()
        live_for(seconds)
        before = time.perf_counter()
        self._is_given_up = True
        if is_first_way:
            self._search.stop()
        else:
            self._search.forget()
        self._wait_for_worker()
        self.cancels.append(time.perf_counter() - before)
        QCoreApplication.processEvents()
        self._search.forget()
        self._wait_for_worker()
        self._stands_still = True
        QCoreApplication.processEvents()

    def end(self) -> None:
        """End the thread while a search plays in it."""
        self._is_given_up = self._stands_still = False
        self._search.begin(Variation.main(_SHEET, self._search.algorithm))
        self._search.play()
        self._is_given_up = True
        self._search.shut_down()

    def _wait_for_worker(self) -> None:
        """Until it has heard all that was asked of it."""
        worker = self._thread._worker
        QMetaObject.invokeMethod(worker, "tick", Qt.ConnectionType.BlockingQueuedConnection)

    def _take(self, shown_moment: ShownMoment) -> None:
        if not self._is_given_up:
            self._shown = shown_moment.moment.counters.steps
        self.stale += shown_moment.moment.counters.steps != self._shown

    def _take_raw(self, _report: SearchReport) -> None:
        self.restless += self._stands_still


def run(count: int, seed: int, make_thread: MakeThread = SearchThread) -> Figures:
    """Start and cancel `count` searches in threads made by `make_thread`."""
    return give_up(count, seed, lambda: Canceller(make_thread, _ENDLESS[0]))


if __name__ == "__main__":
    sys.exit(main("start and cancel searches", run))
