"""How long it takes to find essentially same puzzles, beside solving the same puzzles.

    python -m tests.benchmarks.duplicate_speed 17_clues.txt [--puzzles 20000]

The puzzles of the file are permuted until there are enough, so that most have others that are
essentially the same.  Processor time of one core; the ratio of both does not depend on the machine.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from sudoku_gui.generation.duplicates import DuplicateFinder, Likeness
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck
from sudoku_gui.solvers.task import finish
from tests.benchmarks.permuted import permuted, puzzles_in


@dataclass(frozen=True, slots=True)
class DuplicateTimes:
    """How many puzzles there were, how many new ones, and the seconds of both."""

    puzzles: int
    new: int
    seconds_of_finding: float
    seconds_of_checking: float

    @property
    def per_minute(self) -> float:
        """Puzzles compared in a minute."""
        return 60 * self.puzzles / self.seconds_of_finding

    @property
    def ratio(self) -> float:
        """How long finding takes, in checks for exactly one solution."""
        return self.seconds_of_finding / self.seconds_of_checking


def measure(lines: Sequence[str]) -> DuplicateTimes:
    """Look for duplicates among puzzles, then check each."""
    begun = process_time()
    finder = DuplicateFinder(Likeness.ESSENTIAL)
    new = sum(finder.first_like(Grid.from_line(line)) is None for line in lines)
    found = process_time()
    for line in lines:
        finish(VerdictCheck(Grid.from_line(line), limit=1), 1_000)
    return DuplicateTimes(len(lines), new, found - begun, process_time() - found)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="how fast essentially same puzzles are found")
    parser.add_argument("file", type=Path)
    parser.add_argument("--puzzles", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    times = measure(list(permuted(puzzles_in(wanted.file), wanted.puzzles, wanted.seed)))
    print(f"{times.puzzles:,} puzzles, {times.new:,} of them new")
    print(f"{times.per_minute:,.0f} a minute; {times.ratio:.2f} times as long as checking them")


if __name__ == "__main__":
    main()
