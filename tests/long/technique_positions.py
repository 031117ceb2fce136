"""Finds positions for tests/data/techniques: three of each technique.

    python -m tests.long.technique_positions x-wing swordfish
    python -m tests.long.technique_positions

They are met on ways to the solutions of the puzzles of the tests, and of those in files named by
--puzzles; with --by-lot, in these puzzles with cells of their solutions filled, and others' wrong
candidates ruled out, by lot, which meets rare patterns much sooner.  A position is taken only if
trying shows that the deduction follows, and if the technique does not find it any more where one
piece of its pattern is missing.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solution_of
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.rating import Rater, deductions_of
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from tests.benchmarks.verdict_latency import puzzles_of
from tests.support.solvers.corpus import puzzles_of_norvig, unique_rows
from tests.support.techniques.brute_force import follows
from tests.support.techniques.paths import after
from tests.support.techniques.positions import FOLDER, TechniquePosition, of_deduction
from tests.support.techniques.spoiling import (
    OF_DIGITS_ALONE,
    broken_positions,
    found_without_a_piece,
)

_LOTS = 20
_HEADER = """\
# Positions in which the technique finds something; tests/long/technique_positions.py made them:
# digits, candidates ruled out besides those that the digits rule out, placements, eliminations.
"""


def find(
    names: Sequence[str], puzzles: Iterable[Grid], count: int, by_lot: bool = False
) -> dict[str, list[TechniquePosition]]:
    """At most `count` positions of each technique, in the order met, no two of one puzzle."""
    chance = Random(1)
    found: dict[str, list[TechniquePosition]] = {name: [] for name in names}
    for puzzle in puzzles:
        missing = {
            name: DeductionSearch(puzzle.geometry, techniques_named(name))
            for name in names
            if len(found[name]) < count
        }
        way = _positions_by_lot(puzzle, chance) if by_lot else _positions_on_the_way(puzzle)
        # The last have few candidates, so that tests are quick.
        for position in reversed(list(way)) if missing else ():
            for name, search in list(missing.items()):
                deduction = search.first(position)
                if deduction is not None and _is_good(deduction, position):
                    found[name].append(of_deduction(deduction, position))
                    del missing[name]
    return found


def main(arguments: Sequence[str]) -> int:
    """Write the files; return the exit status."""
    every = list(dict.fromkeys(each.name for each in TECHNIQUES))
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", choices=[[], *every], metavar="TECHNIQUE")
    parser.add_argument("--puzzles", type=Path, nargs="*", default=[])
    parser.add_argument("--by-lot", action="store_true")
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args(arguments)
    puzzles = [row.puzzle for row in unique_rows()] + list(puzzles_of_norvig())
    puzzles += puzzles_of(options.puzzles)
    names = options.names or every
    found = find(names, puzzles, options.count, options.by_lot)
    for name in names:
        print(f"{name}: {len(found[name])}")
        lines = "".join(f"{each.line}\n" for each in found[name])
        options.folder.joinpath(f"{name}.tsv").write_text(_HEADER + lines, "utf-8")
    return 0 if all(len(found[name]) == options.count for name in names) else 1


def _positions_on_the_way(puzzle: Grid) -> Iterator[Position]:
    """The positions that the steps of its rating lead to."""
    position = Position.of_grid(puzzle)
    yield position
    for deduction in deductions_of(Rater(puzzle.geometry).rate(puzzle), puzzle):
        position = after(position, deduction)
        yield position


def _positions_by_lot(puzzle: Grid, chance: Random) -> Iterator[Position]:
    """Some positions with up to half of the blanks filled, and no cell with one digit left."""
    solution = solution_of(puzzle)
    assert solution is not None
    blanks = list(puzzle.blanks())
    for _ in range(_LOTS):
        chance.shuffle(blanks)
        position = Position.of_grid(puzzle)
        for cell in blanks[: chance.randrange(len(blanks) // 2)]:
            position = position.with_digit(cell, solution.digit_at(cell))
        share = chance.random()
        for cell in position.grid.blanks():
            for digit in position.digits_left(cell):
                if digit != solution.digit_at(cell) and chance.random() < share / 2:
                    position = position.without(Candidate(cell, digit))
        while any(mask.bit_count() == 1 for mask in position.masks):
            cell = next(each for each in position.grid.blanks() if _is_single(position, each))
            position = position.with_digit(cell, solution.digit_at(cell))
        yield position


def _is_single(position: Position, cell: Cell) -> bool:
    return len(position.digits_left(cell)) == 1


def _is_good(deduction: Deduction, position: Position) -> bool:
    if not follows(deduction, position):
        return False
    can_be_broken = any(broken_positions(deduction, position))
    is_of_digits_alone = deduction.technique.name in OF_DIGITS_ALONE
    return (can_be_broken or is_of_digits_alone) and not found_without_a_piece(deduction, position)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
