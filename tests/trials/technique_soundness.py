"""A trial of all techniques: nothing is concluded that is not so, and no proof is refused.

    python -m tests.trials.technique_soundness --positions 1000000 --seed 1
    python -m tests.trials.technique_soundness FILE... --positions 10000

Positions are met on ways to solutions, by deductions taken by lot, in the puzzles of the tests or
of files, each turned and its digits relabelled by lot.  In every position all deductions are
found, each passes the checker or the trial ends with an error, and each is compared with the
solution.  One changed proof of each, taken by lot, must be refused, or be proof enough when tried.
What it cannot see: deductions that are missing.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from sudoku_gui.lazy_dataclasses import dataclass, field, replace
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.grid_transform import GridTransform, transformed
from sudoku_gui.solvers.diagnose.counting import solution_of
from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES
from tests.benchmarks.verdict_latency import puzzles_of
from tests.support.solvers.corpus import puzzles_of_norvig, unique_rows
from tests.support.techniques.brute_force import follows
from tests.support.techniques.paths import random_path
from tests.support.techniques.spoiling import changed_proofs
from tests.trials.bound import upper_bound


@dataclass(slots=True)
class Tally:
    """What was met."""

    positions: int = 0
    deductions: Counter[str] = field(default_factory=Counter)
    against_the_solution: int = 0
    changed_proofs: int = 0
    wrongly_accepted: int = 0


def run(puzzles: Sequence[Grid], positions: int, seed: int) -> Tally:
    """Look at so many positions."""
    tally, chance = Tally(), Random(seed)
    for position, deductions, solution in _positions(puzzles, chance):
        tally.positions += 1
        for each in deductions:
            tally.deductions[each.technique.name] += 1
            tally.against_the_solution += not _agrees(each, solution)
            changed = replace(each, proof=chance.choice(list(changed_proofs(each.proof))))
            tally.changed_proofs += 1
            if is_proved(changed, position) and not follows(changed, position):
                tally.wrongly_accepted += 1
        if tally.positions == positions:
            break
    return tally


def main(arguments: Sequence[str]) -> int:
    """Print what was met; return the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    ours = [*(row.puzzle for row in unique_rows()), *puzzles_of_norvig()]
    puzzles = puzzles_of(options.files) if options.files else ours
    tally = run(puzzles, options.positions, options.seed)
    for technique in dict.fromkeys(each.name for each in TECHNIQUES):
        print(f"{technique:24}{tally.deductions[technique]:>12,}")
    count = tally.deductions.total()
    print(f"{tally.positions:,} positions, {count:,} deductions, all proofs accepted")
    print(f"against the solution: {tally.against_the_solution} (95 %: {upper_bound(count):.1e})")
    print(f"changed proofs: {tally.changed_proofs:,}, wrongly accepted: {tally.wrongly_accepted}")
    return 1 if tally.against_the_solution or tally.wrongly_accepted else 0


def _positions(
    puzzles: Sequence[Grid], chance: Random
) -> Iterator[tuple[Position, list[Deduction], Grid]]:
    search = DeductionSearch(puzzles[0].geometry, TECHNIQUES)
    while True:
        givens = _disguised(chance.choice(puzzles), chance)
        solution = solution_of(givens)
        assert solution is not None
        for position, deductions in random_path(Position.of_grid(givens), search, chance):
            yield position, deductions, solution


def _disguised(puzzle: Grid, chance: Random) -> Grid:
    """The puzzle turned and with other digits."""
    digits = [*puzzle.geometry.digits]
    chance.shuffle(digits)
    turned = transformed(puzzle, chance.choice(list(GridTransform)))
    return Grid(turned.geometry, turned.digits.translate(bytes([0, *digits]).ljust(256)))


def _agrees(deduction: Deduction, solution: Grid) -> bool:
    return all(solution.digit_at(each.cell) == each.digit for each in deduction.placements) and all(
        solution.digit_at(each.cell) != each.digit for each in deduction.eliminations
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
