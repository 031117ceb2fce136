"""A trial of replacing: checks that are begun and, a moment later, replaced or given up.

    python -m tests.long.check_cancel --count 5000 --seed 1

Each is the check of a puzzle that takes far longer, and is replaced by another puzzle's or
dropped; see `giving_up` for when, and for what is noted.  A report is stale that is about
what was replaced.
"""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt

from sudoku_gui.formats import read
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from tests.long.giving_up import Figures, give_up, live_for, main

_BAD = Path(__file__).parents[1] / "data" / "bad"
_PUZZLES = (
    read((_BAD / "norvig_impossible.txt").read_bytes()).puzzle.givens,
    read((_BAD / "grantm4_pathological.txt").read_bytes()).puzzle.givens,
    *(Grid.empty(Geometry.of_size(size)) for size in (9, 16, 25)),
)
_ENDLESS = 1_000_000_000

MakeThread = Callable[[], CheckThread]


class LongWork:
    """The check of a puzzle without an end in sight."""

    def __init__(self, givens: Grid) -> None:
        self._givens = givens
        self._check = VerdictCheck(givens, limit=_ENDLESS, budget=_ENDLESS)

    @property
    def partial_result(self) -> tuple[Grid, Verdict]:
        """The puzzle and what is known of it."""
        return self._givens, self._check.verdict

    @property
    def progress(self) -> float:
        return 0.0

    def work(self, amount: int) -> bool:
        """As far as the check goes; it never ends."""
        self._check.work(amount)
        return False


class Replacer:
    """Begins checks in one thread and gives them up."""

    def __init__(self, make_thread: MakeThread) -> None:
        self.stale = self.restless = 0
        self.cancels: list[float] = []
        self._thread = make_thread()
        self._begun = 0
        self._made_at = 0.0
        self._stands_still = True
        self._thread.reported.connect(self._take)
        # As the worker says it, before the window drops what is late.
        self._thread._worker.reported.connect(self._take_raw, Qt.ConnectionType.DirectConnection)

    def cycle(self, rng: random.Random, seconds: float, is_first_way: bool) -> None:
        """Begin a check and give it up after `seconds`, for another one or for nothing."""
        self._begin(rng.choice(_PUZZLES))
        live_for(seconds)
        before = time.perf_counter()
        if is_first_way:
            self._begin(rng.choice(_PUZZLES))
        else:
            self._thread.drop()
            self._begun = -1
        self._wait_for_worker()
        given_up = self._made_at if is_first_way else time.perf_counter()
        self.cancels.append(given_up - before)
        QCoreApplication.processEvents()
        self._thread.drop()
        self._wait_for_worker()
        self._stands_still = True
        QCoreApplication.processEvents()

    def end(self) -> None:
        """End the thread in the midst of a check."""
        self._begin(_PUZZLES[0])
        self._thread.shut_down()

    def _begin(self, givens: Grid) -> None:
        self._stands_still = False
        self._begun = self._thread.begin(lambda: self._make(givens))

    def _make(self, givens: Grid) -> LongWork:
        """In the worker's thread, when it has left the work before."""
        self._made_at = time.perf_counter()
        return LongWork(givens)

    def _wait_for_worker(self) -> None:
        """Until it has heard all that was asked of it."""
        worker = self._thread._worker
        QMetaObject.invokeMethod(worker, "tick", Qt.ConnectionType.BlockingQueuedConnection)

    def _take(self, report: CheckReport) -> None:
        self.stale += report.number != self._begun

    def _take_raw(self, _report: CheckReport) -> None:
        self.restless += self._stands_still


def run(count: int, seed: int, make_thread: MakeThread = CheckThread) -> Figures:
    """Begin and give up `count` checks in threads made by `make_thread`."""
    return give_up(count, seed, lambda: Replacer(make_thread))


if __name__ == "__main__":
    sys.exit(main("begin and replace checks", run))
