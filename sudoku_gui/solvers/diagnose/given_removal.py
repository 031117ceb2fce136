"""Givens that a puzzle does not need are taken out of it, one after another."""

from collections.abc import Sequence
from typing import Protocol

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK
from sudoku_gui.solvers.diagnose.counting import GUESS_BUDGET, suits_bitboard
from sudoku_gui.solvers.engine.bulk_solver import GivenRemover
from sudoku_gui.solvers.engine.two_stage import TwoStageSolver


class Remover(Protocol):
    """Takes givens out of grids of one geometry, as long as they have no second solution."""

    def reduced(self, digits: bytes, solution: bytes, groups: Sequence[bytes]) -> bytes:
        """Return a grid without the groups of givens that are not needed, tried in that order.

        digits: the digit of each cell, 0 for a blank, whose only solution is `solution`.  groups:
        cells, no cell twice, which keep their givens together or lose them together; those
        whose first cell is blank are passed over.
        """


def remover_for(geometry: Geometry) -> Remover:
    """Return what is fastest on grids of that shape; what is left does not depend on it."""
    return GivenRemover() if suits_bitboard(geometry) else _CountingRemover(geometry)


class _CountingRemover:
    """Counts solutions each time.  Givens are kept, too, where that would take too long."""

    def __init__(self, geometry: Geometry) -> None:
        self._solver = TwoStageSolver(geometry)

    def reduced(self, digits: bytes, _: bytes, groups: Sequence[bytes]) -> bytes:
        left = bytearray(digits)
        for group in groups:
            if not left[group[0]]:
                continue
            for cell in group:
                left[cell] = BLANK
            if not self._has_one_solution(bytes(left)):
                for cell in group:
                    left[cell] = digits[cell]
        return bytes(left)

    def _has_one_solution(self, digits: bytes) -> bool:
        self._solver.start(digits, 2)
        return self._solver.advance(GUESS_BUDGET) and self._solver.solution_count == 1
