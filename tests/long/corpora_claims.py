"""A trial of the solvers that count, by what lists of puzzles claim about each of them.

    python -m tests.long.corpora_claims corpora/valid corpora/multi corpora/sizes/sizes.tsv

A line holds a puzzle, and it may hold how many solutions there are and the only one, in
columns parted by tabs, ":" or "#".  Without a number the claim is that there is just one.
-2 stands for digits that clash.  Numbers from 100,000 on say "so many at least", and so
does 2 in lists with `--two-or-more`.  Every solution found is held against the rules.
Puzzles of sizes that we do not have are passed over.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solver_for
from sudoku_gui.solvers.engine import compilation

_COLUMNS = re.compile(r"\s*[\t:#]\s*")
_CELLS = re.compile(r"[0-9A-Y.]+")
_NUMBER = re.compile(r"-?\d{1,7}")
_LENGTHS = {size * size: size for size in SIZES}
_MANY = 100_000
_SLICE = 10_000
_BUDGET = 3_000_000  # guesses; a large grid may not be decided ever


class Outcome(Enum):
    """What became of a claim."""

    CONFIRMED = "confirmed"
    REFUTED = "refuted"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Claim:
    """How many solutions a puzzle has, or has at least; solution: the only one, if it is told."""

    place: str
    puzzle: Grid
    count: int
    is_least: bool
    solution: str


def claims_in(path: Path, two_or_more: bool) -> Iterator[Claim]:
    """What the lines of a list claim."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        columns = _COLUMNS.split(line)
        at = next((at for at, column in enumerate(columns) if _is_puzzle(column)), None)
        if at is None or line.startswith("#"):
            continue
        geometry = _geometry_of(columns, at)
        behind = columns[at + 1 :]
        count = int(next((column for column in behind if _NUMBER.fullmatch(column)), "1"))
        yield Claim(
            f"{path.name}:{number}",
            Grid(geometry, Grid.from_line(columns[at]).digits),
            max(count, 0),
            count >= _MANY or (two_or_more and count == 2),
            next((each for each in behind if len(each) == geometry.cell_count), ""),
        )


def _is_puzzle(column: str) -> bool:
    return len(column) in _LENGTHS and bool(_CELLS.fullmatch(column))


def _geometry_of(columns: Sequence[str], at: int) -> Geometry:
    """The height and width of boxes may stand before the puzzle."""
    size = _LENGTHS[len(columns[at])]
    shape = [int(column) for column in columns[:at] if _NUMBER.fullmatch(column)][-2:]
    if len(shape) == 2 and shape[0] * shape[1] == size:
        return Geometry.of_box_shape(shape[0], shape[1])
    return Geometry.of_size(size)


def outcome_of(claim: Claim) -> Outcome:
    """Count the solutions and compare."""
    if claim.puzzle.conflicts():
        return Outcome.REFUTED if claim.count else Outcome.CONFIRMED
    limit = claim.count if claim.is_least else claim.count + 1
    solver = solver_for(claim.puzzle.geometry)
    solver.start(claim.puzzle.digits, limit)
    has_ended = any(solver.advance(_SLICE) for _ in range(_BUDGET // _SLICE))
    found = [Grid(claim.puzzle.geometry, digits) for digits in solver.solutions]
    is_right = all(_completes(solution, claim.puzzle) for solution in found)
    if claim.solution and found:
        is_right &= found[0].line() == claim.solution
    if not is_right or solver.solution_count > claim.count:
        return Outcome.REFUTED
    if not has_ended:
        return Outcome.UNDECIDED
    return Outcome.CONFIRMED if solver.solution_count == claim.count else Outcome.REFUTED


def _completes(solution: Grid, puzzle: Grid) -> bool:
    givens = zip(puzzle.digits, solution.digits, strict=True)
    return solution.is_solved() and all(given in (0, digit) for given, digit in givens)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try all claims and print what became of them; 1 if one is refuted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", type=Path, nargs="+", help="lists, or folders of lists")
    parser.add_argument("--two-or-more", action="store_true", help="2 means 2 or more")
    wanted = parser.parse_args(arguments)
    print(f"engine {compilation.form()}")
    files = [file for path in wanted.paths for file in _files_at(path)]
    refuted = 0
    for file in files:
        outcomes = Counter[Outcome]()
        for claim in claims_in(file, wanted.two_or_more):
            outcome = outcome_of(claim)
            outcomes[outcome] += 1
            if outcome is not Outcome.CONFIRMED:
                print(f"{outcome.value}: {claim.place}: {claim.count} of {claim.puzzle.line('.')}")
        refuted += outcomes[Outcome.REFUTED]
        print(file.name, *(f"{each.value} {outcomes[each]}" for each in Outcome))
    return 1 if refuted else 0


def _files_at(path: Path) -> list[Path]:
    return sorted(each for each in path.iterdir() if each.is_file()) if path.is_dir() else [path]


if __name__ == "__main__":
    sys.exit(main())
