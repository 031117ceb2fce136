"""A trial of cancelling: searches that are started and, a moment later, given up.

    python -m tests.trials.start_cancel --count 5000 --seed 1

Each search plays at full speed and is stopped, or forgotten without being stopped, after
0 to 5 ms, before its first frame, or after 16 to 36 ms, in the midst of one.  Every
eleventh has a thread of its own, which ends with it.  Noted are the time until the worker
has heard of it, reports that show more of a search given up than was shown then, and what
the process holds at the end more than after the first tenth: memory, threads,
descriptors.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt

from sudoku_gui.app import SWITCH_SECONDS
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.ui.line import Line
from sudoku_gui.ui.scene import Scene
from sudoku_gui.ui.search_controller import SearchController
from sudoku_gui.ui.search_worker import SearchReport
from sudoku_gui.ui.solver_thread import SolverThread
from tests.solvers.corpus import puzzle_of_counts
from tests.trials.bound import upper_bound

SPANS = ((0.0, 0.005), (0.016, 0.036))  # seconds until a search is given up, in turn
A_FRAME = 0.020
CANCEL_MILLISECONDS, MORE_MEGABYTES = 50.0, 5.0
_SHEET = Sheet.of_givens(puzzle_of_counts("defeating"))
_ENDLESS = [algorithm for algorithm in ALGORITHMS if algorithm.name != "last-blank"]
_OWN_THREAD_EVERY = 11  # odd, so that both spans have their turn

MakeThread = Callable[[], SolverThread]


@dataclass(frozen=True, slots=True)
class Holdings:
    """What the process holds now."""

    megabytes: float
    threads: int
    descriptors: int

    @classmethod
    def now(cls) -> "Holdings":
        """Read them from the system."""
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        process = Path("/proc/self")
        return cls(
            pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
            len(list((process / "task").iterdir())),
            len(list((process / "fd").iterdir())),
        )


@dataclass(frozen=True, slots=True)
class Figures:
    """What the trial has seen; cancels: seconds each, in ascending order."""

    cancels: tuple[float, ...]
    stale: int
    restless: int
    before: Holdings
    after: Holdings

    @property
    def p99_milliseconds(self) -> float:
        """What 99 % of the cancels did not exceed."""
        return self.cancels[int(0.99 * (len(self.cancels) - 1))] * 1000

    def faults(self) -> list[str]:
        """Where the figures are not those to reach."""
        more = self.after.megabytes - self.before.megabytes
        checks = {
            "stale reports": self.stale > 0,
            "searches that went on": self.restless > 0,
            "slow cancels": self.p99_milliseconds > CANCEL_MILLISECONDS,
            "memory": more > MORE_MEGABYTES,
            "threads": self.after.threads > self.before.threads,
            "descriptors": self.after.descriptors > self.before.descriptors,
        }
        return [fault for fault, is_there in checks.items() if is_there]


class Canceller:
    """Starts searches in one thread and gives them up."""

    def __init__(self, make_thread: MakeThread, algorithm: Algorithm) -> None:
        self.stale = self.restless = 0
        self.cancels: list[float] = []
        self._thread = make_thread()
        self._search = SearchController(algorithm, AS_FAST_AS_IT_GOES, self._thread)
        self._is_given_up = self._stands_still = True
        self._shown = 0
        self._search.scene_changed.connect(self._take)
        # As the worker says it, before the window drops what is late.
        self._thread._worker.reported.connect(self._take_raw, Qt.ConnectionType.DirectConnection)

    def cycle(self, algorithm: Algorithm, seconds: float, stops: bool) -> None:
        """Start a search and give it up after `seconds`: stop and forget it, or forget it."""
        self._search.choose(algorithm)
        self._shown = 0
        self._is_given_up = self._stands_still = False
        self._search.begin(Line.main(_SHEET, self._search.algorithm))
        self._search.play()
        live_for(seconds)
        before = time.perf_counter()
        self._is_given_up = True
        if stops:
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
        self._search.begin(Line.main(_SHEET, self._search.algorithm))
        self._search.play()
        self._is_given_up = True
        self._search.shut_down()

    def _wait_for_worker(self) -> None:
        """Until it has heard all that was asked of it."""
        worker = self._thread._worker
        QMetaObject.invokeMethod(worker, "seen", Qt.ConnectionType.BlockingQueuedConnection)

    def _take(self, scene: Scene) -> None:
        if not self._is_given_up:
            self._shown = scene.moment.counters.steps
        self.stale += scene.moment.counters.steps != self._shown

    def _take_raw(self, _report: SearchReport) -> None:
        self.restless += self._stands_still


def run(count: int, seed: int, make_thread: MakeThread = SolverThread) -> Figures:
    """Start and cancel `count` searches in threads made by `make_thread`."""
    rng = random.Random(seed)
    cancellers = [Canceller(make_thread, _ENDLESS[0])]
    cancels: list[float] = []
    stale = restless = 0
    before = Holdings.now()
    for number in range(count):
        if number == count // 10:
            before = Holdings.now()
        canceller = cancellers[0]
        if number % _OWN_THREAD_EVERY == 0:
            canceller = Canceller(make_thread, _ENDLESS[0])
        canceller.cycle(rng.choice(_ENDLESS), rng.uniform(*SPANS[number % 2]), number % 4 < 2)
        if canceller is not cancellers[0]:
            live_for(A_FRAME)  # in which a search that goes on would be heard of
            canceller.end()
            QCoreApplication.processEvents()
            cancels += canceller.cancels
            stale, restless = stale + canceller.stale, restless + canceller.restless
    after = Holdings.now()
    cancellers[0].end()
    cancels += cancellers[0].cancels
    stale, restless = stale + cancellers[0].stale, restless + cancellers[0].restless
    return Figures(tuple(sorted(cancels)), stale, restless, before, after)


def live_for(seconds: float) -> None:
    """Let events pass for so long."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QCoreApplication.processEvents()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if one was not reached."""
    parser = argparse.ArgumentParser(description="start and cancel searches")
    parser.add_argument("--count", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    application = QCoreApplication(sys.argv[:1])
    sys.setswitchinterval(SWITCH_SECONDS)
    figures = run(wanted.count, wanted.seed)
    del application
    print_figures(figures, wanted.seed)
    return 1 if figures.faults() else 0


def print_figures(figures: Figures, seed: int) -> None:
    """Print what the trial has seen, and where it was not as it should be."""
    before, after = figures.before, figures.after
    count = len(figures.cancels)
    print(f"cycles {count}\nseed {seed}")
    print(f"cancel_median_ms {figures.cancels[count // 2] * 1000:.1f}")
    print(f"cancel_p99_ms {figures.p99_milliseconds:.1f}")
    print(f"cancel_max_ms {figures.cancels[-1] * 1000:.1f}")
    print(f"stale_reports {figures.stale}\nworks_that_went_on {figures.restless}")
    print(f"memory_mb {before.megabytes:.1f} -> {after.megabytes:.1f}")
    print(f"threads {before.threads} -> {after.threads}")
    print(f"descriptors {before.descriptors} -> {after.descriptors}")
    for fault in figures.faults():
        print(f"NOT REACHED: {fault}")
    if not figures.stale:
        print(f"rate of stale reports below {upper_bound(count):.2g} (95 %)")


if __name__ == "__main__":
    sys.exit(main())
