"""Makes puzzles with few givens: hard ones where the grid is large.

    python -m tests.benchmarks.few_givens 25 --count 12 --seed 1

A grid filled at random loses one given after the other, in random order, as long as its
solution stays the only one: minimal at 16x16; at 25x25, where that would take very long, down
to a number between 275 and 290.  A given stays as well where the count is not soon over.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import islice

from sudoku_gui.model.geometry import Geometry, HouseKind
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.engine.two_stage import TwoStageSolver

_FEWEST = {25: (275, 290)}
_GUESSES = 200_000


def puzzles_made(size: int, seed: int) -> Iterator[Grid]:
    """Puzzles with few givens, without end."""
    chance = random.Random(seed)
    while True:
        filled = filled_at_random(Geometry.of_size(size), chance)
        fewest = chance.randint(*_FEWEST.get(size, (0, 0)))
        yield reduced(filled, fewest, chance)


def filled_at_random(geometry: Geometry, chance: random.Random) -> Grid:
    """A solved grid: boxes that share no row or column at random, and what goes with them."""
    digits = bytearray(geometry.cell_count)
    met: set[int] = set()
    for box in (house for house in geometry.houses if house.kind is HouseKind.BOX):
        lines = {geometry.row_of(cell) for cell in box.cells}
        lines |= {geometry.size + geometry.column_of(cell) for cell in box.cells}
        if met.isdisjoint(lines):
            met |= lines
            mixed = chance.sample(geometry.digits, geometry.size)
            for cell, digit in zip(box.cells, mixed, strict=True):
                digits[cell] = digit
    solver = TwoStageSolver(geometry)
    solver.start(bytes(digits), 1)
    while not solver.advance(_GUESSES):
        pass
    return Grid(geometry, solver.solutions[0])


def reduced(filled: Grid, fewest: int, chance: random.Random) -> Grid:
    """A puzzle with this solution alone, from which hardly a given can be left out."""
    solver = TwoStageSolver(filled.geometry)
    digits = bytearray(filled.digits)
    left = len(digits)
    for cell in chance.sample(filled.geometry.cells, left):
        if left == fewest:
            break
        digits[cell] = BLANK
        solver.start(bytes(digits), 2)
        if solver.advance(_GUESSES) and solver.solution_count == 1:
            left -= 1
        else:
            digits[cell] = filled.digits[cell]
    return Grid(filled.geometry, bytes(digits))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the puzzles, a line each."""
    parser = argparse.ArgumentParser(description="make puzzles with few givens")
    parser.add_argument("size", type=int)
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    print(f"# python -m tests.benchmarks.few_givens {wanted.size} --seed {wanted.seed}")
    for puzzle in islice(puzzles_made(wanted.size, wanted.seed), wanted.count):
        print(puzzle.line("."), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
