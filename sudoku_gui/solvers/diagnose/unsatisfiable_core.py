"""Unsatisfiable cores: small sets of givens that already allow no solution.

Givens are left out one after another, wherever the others still allow no solution.
What remains at the end is a core from which none can be left out.  Which one that is
depends on the order, so several orders are tried and the smallest core is kept.
"""

from collections.abc import Callable, Sequence
from random import Random

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.grid_analysis import GridAnalysis, SolutionCount
from sudoku_gui.solvers.task import Resumable

_ORDERS = 12
_SMALLEST = 2  # a single given never is one


@dataclass(frozen=True, slots=True)
class UnsatisfiableCore:
    """Givens that allow no solution together."""

    cells: tuple[Cell, ...] = ()  # in order; empty if no core was found
    # Without any one of them there is a solution; that is not known where some count was given
    # up.
    is_minimal: bool = False


class CoreFinder(GridAnalysis):
    """Looks for a small core of a grid without a solution; `core` is the best so far."""

    def __init__(self, grid: Grid, orders: int = _ORDERS) -> None:
        super().__init__(grid)
        self._orders = orders
        self._core = UnsatisfiableCore()

    @property
    def core(self) -> UnsatisfiableCore:
        """The smallest core found so far."""
        return self._core

    def _work_out(self) -> Resumable[None]:
        conflicts = self._grid.conflicts()
        if conflicts:
            first = conflicts[0]
            self._core = UnsatisfiableCore(
                tuple(sorted((first.first, first.second))), is_minimal=True
            )
            return
        whole = yield from self._count(self._grid.digits, 1)
        if whole.is_none:
            yield from self._try_orders()

    def _try_orders(self) -> Resumable[None]:
        givens = list(self._grid.filled())
        chance = Random(0)  # the same on every machine
        for done in range(self._orders):
            chance.shuffle(givens)
            core = yield from shrunk_core(self._grid, givens, self._count)
            if not self._core.cells or len(core.cells) < len(self._core.cells):
                self._core = core
            if len(self._core.cells) == _SMALLEST:
                return
            self._report_progress(done + 1, self._orders)


def shrunk_core(
    grid: Grid, order: Sequence[Cell], count: Callable[[bytes, int], Resumable[SolutionCount]]
) -> Resumable[UnsatisfiableCore]:
    """Return what remains of a grid without a solution when givens are left out in this order."""
    digits = bytearray(grid.digits)
    is_minimal = True
    for cell in order:
        digits[cell] = 0
        without = yield from count(bytes(digits), 1)
        is_minimal = is_minimal and without.is_decided
        if not without.is_none:
            digits[cell] = grid.digits[cell]
    return UnsatisfiableCore(
        tuple(Cell(cell) for cell, digit in enumerate(digits) if digit), is_minimal
    )
