"""What every algorithm shows of its hands, against the naive programs, at many random moments.

    python -m tests.long.inspector_moments [--moments 1000] [--seed 1]

The puzzles are 9x9 solutions with random cells blanked, many of them with several
solutions or with much to take back; the moments are spread over the first steps.
"""

import argparse
import random
import sys
from collections.abc import Sequence

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Algorithm
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.program_states import program_state_shown
from tests.support.solvers.reference import PROGRAMS

_STEPS = 2_000  # of each search, the first
_MOMENTS_EACH = 25


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, print a line for each algorithm; the exit status says whether all agreed."""
    parser = argparse.ArgumentParser(description="what the programs have in their hands")
    parser.add_argument("--moments", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    sys.setrecursionlimit(10_000)
    wrong = 0
    for algorithm in ALGORITHMS:
        chance = random.Random(wanted.seed)
        compared = differing = 0
        while compared < wanted.moments:
            some, bad = compare(algorithm, _puzzle(chance), chance, wanted.moments - compared)
            compared += some
            differing += bad
        print(f"{algorithm.name:<22} {compared} moments, {differing} differ")
        wrong += differing
    return 1 if wrong else 0


def compare(
    algorithm: Algorithm, grid: Grid, chance: random.Random, at_most: int
) -> tuple[int, int]:
    """How many random moments of a search were compared, and how many of them differ."""
    program = PROGRAMS[algorithm.name](grid, _STEPS)
    length = len(PROGRAMS[algorithm.name](grid, _STEPS).run()[0]) - 1
    count = min(_MOMENTS_EACH, at_most, length)
    steps = chance.sample(range(max(1, length)), max(1, count))
    program.watched_steps = frozenset(steps)
    program.run()
    search = algorithm.start(grid)
    differing = 0
    for step, hands in sorted(program.watched.items()):
        search.advance(step - search.moment().counters.steps)
        differing += program_state_shown(algorithm, search.moment()) != hands
    return len(program.watched), differing


def _puzzle(chance: random.Random) -> Grid:
    search = algorithm_named("singles-first").start(puzzle_of_counts(chance.choice("ABCDE")))
    search.advance(_STEPS * _STEPS)
    solution = search.moment().grid
    blanks = chance.sample(list(solution.geometry.cells), chance.randrange(5, 60))
    return solution.with_digits((Cell(cell), BLANK) for cell in blanks)


if __name__ == "__main__":
    sys.exit(main())
