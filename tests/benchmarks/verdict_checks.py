"""How long the check behind a verdict takes for every grid that typing a puzzle goes through.

    python -m tests.benchmarks.verdict_checks FILE... --part 1/3

Each puzzle of the files is built up digit by digit.  Every grid on the way is checked as
the thread of checks does it, and once more with another digit, by lot, in place of the
last.  What is timed is the processor's time of the thread, so that other programs do not
count.  The window adds some milliseconds, the same for all (`verdict_latency` has them), so
that the slowest grids of whole lists are found here without typing them.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck, VerdictKind
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.ui.check.verdict_controller import first_amount
from sudoku_gui.ui.kit.threads.check_worker import CheckReport, CheckWorker
from tests.benchmarks.verdict_latency import Part, part_from, puzzles_of

_WORST = 3
_SHARES = (("median", 0.5), ("p99", 0.99), ("p99.9", 0.999), ("max", 1.0))


@dataclass(frozen=True, slots=True, order=True)
class Checked:
    """Seconds of work until the verdict on a grid was known, and which one it was."""

    seconds: float
    grid: Grid = field(compare=False)
    kind: VerdictKind = field(compare=False)


class Bench:
    """Does one check after another in this thread, as the worker of the window does."""

    def __init__(self) -> None:
        self._worker = CheckWorker()
        self._worker.reported.connect(self._take)
        self._verdicts: list[Verdict] = []
        self._number = 0

    def check(self, grid: Grid) -> Checked:
        """The verdict on `grid`, and how much work it was."""
        self._verdicts.clear()
        self._number += 1
        self._worker.expect(self._number)
        began = time.thread_time()
        self._worker.begin(self._number, lambda: VerdictCheck(grid), first_amount(grid))
        while not self._verdicts:
            self._worker.tick()
        return Checked(time.thread_time() - began, grid, self._verdicts[0].kind)

    def _take(self, report: CheckReport) -> None:
        self._worker.seen()
        if report.is_done:
            assert isinstance(report.partial_result, Verdict)
            self._verdicts.append(report.partial_result)


def grids_typed(puzzle: Grid, chance: random.Random) -> Iterator[Grid]:
    """The grids that typing `puzzle` goes through, each with a typo after it."""
    digits = [Digit(digit) for digit in puzzle.geometry.digits]
    grid = Grid.empty(puzzle.geometry)
    for cell in puzzle.filled():
        others = [digit for digit in digits if digit != puzzle.digit_at(cell)]
        yield grid.with_digit(cell, chance.choice(others))
        grid = grid.with_digit(cell, puzzle.digit_at(cell))
        yield grid


def measure(puzzles: Sequence[Grid], seed: int) -> list[Checked]:
    """Check every grid on the way to each puzzle; the slowest comes last."""
    bench, chance = Bench(), random.Random(seed)
    return sorted(bench.check(grid) for each in puzzles for grid in grids_typed(each, chance))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="how long checks take while puzzles are typed")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--part", type=part_from, default=Part(1, 1), help="such as 2/5")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    puzzles = wanted.part.of(puzzles_of(wanted.files))
    checked = measure(puzzles, wanted.seed)
    print(f"engine {compilation.form()}")
    print(f"puzzles {len(puzzles)}\nchecks {len(checked)}")
    for kind, count in Counter(each.kind for each in checked).most_common():
        print(f"{kind.value} {count}")
    for name, share in _SHARES:
        slowest = checked[min(len(checked) - 1, int(share * len(checked)))]
        print(f"check_{name}_ms {slowest.seconds * 1000:.2f}")
    for each in reversed(checked[-_WORST:]):
        print(f"slow {each.seconds * 1000:.2f} {each.kind.value} {each.grid}")
    del application  # timers needed one
    return 0


if __name__ == "__main__":
    sys.exit(main())
