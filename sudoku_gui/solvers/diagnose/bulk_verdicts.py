"""What kind of verdict many 9x9 grids have, without an object for each of them."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.solvers.engine.bulk_solver import BulkSolver
from sudoku_gui.solvers.engine.instant import GEOMETRY

_CELLS = GEOMETRY.cell_count
_ENOUGH = 2  # solutions, to tell several from one


def verdict_kinds_of(grids: bytes, guesses: int) -> list[VerdictKind]:
    """Return the kinds of the first of `grids`, as many as are found out with so many guesses.

    grids: 81 digits of each, 0 for a blank.  A grid takes a guess for itself, and most take
    a few more; no kind is UNDECIDED.
    """
    bulk = BulkSolver(grids, _ENOUGH)
    bulk.advance(guesses)
    counts = bulk.counts[: bulk.answered]
    return [
        _KINDS[count] if count else _kind_without_solution(grids, number)
        for number, count in enumerate(counts)
    ]


def _kind_without_solution(grids: bytes, number: int) -> VerdictKind:
    grid = Grid(GEOMETRY, grids[_CELLS * number : _CELLS * (number + 1)])
    return VerdictKind.CONFLICT if grid.conflicts() else VerdictKind.NONE


_KINDS = {1: VerdictKind.UNIQUE, _ENOUGH: VerdictKind.SEVERAL}
