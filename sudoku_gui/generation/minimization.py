"""Givens taken out of a puzzle until each that is left is needed."""

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.given_removal import Remover, remover_for

LARGEST = 16
"""Rows of the largest grids of which givens are taken out: one by one, each with a search."""


class Minimizer:
    """Takes givens out of puzzles with exactly one solution; what that takes is kept."""

    def __init__(self) -> None:
        self._removers: dict[Geometry, Remover] = {}

    def minimal(self, puzzle: Grid, solution: Grid) -> Grid:
        """Return a puzzle with the same solution and no other, in which each given is needed.

        Givens are tried row by row from the top, each once: what is needed among many is needed
        among fewer.  No grid is larger than LARGEST.
        """
        geometry = puzzle.geometry
        if geometry not in self._removers:
            self._removers[geometry] = remover_for(geometry)
        givens = [bytes([cell]) for cell in puzzle.filled()]
        left = self._removers[geometry].reduced(puzzle.digits, solution.digits, givens)
        return Grid(geometry, left)
