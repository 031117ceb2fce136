"""A trial of the typo finder: is the true slip always found, and how near the top.

    python -m tests.long.typos --count 200 --seed 1
    python -m tests.long.typos FILE... --count 5000

Puzzles are those of the tests, or all in the files (the first 81 signs in a row on a
line), by lot where there are more than wanted.  Each puzzle has exactly one solution until
one of its givens is replaced by another digit at random.  Where no solution is left, the
clash and all slips are looked for.  Noted are the place of the true slip among them (1 is
the first), how many slips leave exactly one solution, how large the clash is, and the
seconds of work until all was known (of the processor: other programs do not count).
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.typos import TypoFinder, TypoKind
from sudoku_gui.solvers.diagnose.unsatisfiable_core import CoreFinder
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.solvers.engine import compilation
from tests.benchmarks.verdict_latency import puzzles_of
from tests.support.solvers.corpus import puzzles_of_norvig

_SLICE = 1_000


@dataclass(frozen=True, slots=True)
class Spoiled:
    """A puzzle with one wrong digit, and what corrects it."""

    grid: Grid
    cell: Cell
    right: Digit


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out; place: of the true slip, 0 if it was not found."""

    place: int
    settled: int
    clash: int
    is_complete: bool
    seconds: float
    grid: Grid


def spoil(puzzle: Grid, chance: random.Random) -> Spoiled:
    """Replace one given by a wrong digit."""
    cell = chance.choice(puzzle.filled())
    right = puzzle.digit_at(cell)
    wrong = chance.choice([digit for digit in puzzle.geometry.digits if digit != right])
    return Spoiled(puzzle.with_digit(cell, Digit(wrong)), cell, right)


def has_no_solution(grid: Grid) -> bool:
    """Whether the verdict is that no solution is left."""
    check = VerdictCheck(grid)
    while not check.work(_SLICE):
        pass
    return check.verdict.kind in {VerdictKind.NONE, VerdictKind.CONFLICT}


def look_for(spoiled: Spoiled) -> Finding:
    """Look for the clash and for all slips."""
    begin = time.thread_time()
    clashes = CoreFinder(spoiled.grid)
    while not clashes.work(_SLICE):
        pass
    finder = TypoFinder(spoiled.grid, clashes.core)
    while not finder.work(_SLICE):
        pass
    seconds = time.thread_time() - begin
    places = [
        place
        for place, typo in enumerate(finder.typos, start=1)
        if typo.kind is TypoKind.WRONG_DIGIT and typo.changes == {spoiled.cell: spoiled.right}
    ]
    return Finding(
        sum(places),
        sum(typo.is_unique for typo in finder.typos),
        len(clashes.core.cells),
        finder.is_complete,
        seconds,
        spoiled.grid,
    )


def run(puzzles: Sequence[Grid], seed: int) -> list[Finding]:
    """What was found out about those of the puzzles that have no solution left once spoiled."""
    chance = random.Random(seed)
    spoiled = [spoil(puzzle, chance) for puzzle in puzzles]
    return [look_for(each) for each in spoiled if has_no_solution(each.grid)]


def has_one_solution(grid: Grid) -> bool:
    """Whether the verdict is that there is exactly one solution."""
    check = VerdictCheck(grid, limit=1)
    while not check.work(_SLICE):
        pass
    return check.verdict.kind is VerdictKind.UNIQUE


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print what it came to; 1 if a true slip was missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    known = puzzles_of(options.files) if options.files else puzzles_of_norvig()
    puzzles = [puzzle for puzzle in known if has_one_solution(puzzle)]
    if len(puzzles) > options.count:
        puzzles = random.Random(options.seed).sample(puzzles, options.count)
    findings = run(puzzles, options.seed)
    print(f"engine: {compilation.form()}")
    print(f"{len(puzzles)} puzzles spoiled, {len(findings)} of them without a solution")
    missed = sum(not finding.place for finding in findings)
    print(f"true slip missed: {missed}; complete: {sum(each.is_complete for each in findings)}")
    _show("place of the true slip", [finding.place for finding in findings])
    _show("slips that leave one solution", [finding.settled for finding in findings])
    _show("givens in the clash", [finding.clash for finding in findings])
    _show("milliseconds", [round(finding.seconds * 1000, 1) for finding in findings])
    print(f"slowest: {max(findings, key=lambda finding: finding.seconds).grid}")
    return 1 if missed else 0


def _show(name: str, figures: Sequence[float]) -> None:
    ordered = sorted(figures)
    shown = [f"{share}%: {ordered[(len(ordered) - 1) * share // 100]}" for share in (50, 90, 99)]
    print(f"{name}: {', '.join(shown)}, most: {ordered[-1]}")


if __name__ == "__main__":
    sys.exit(main())
