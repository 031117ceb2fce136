"""The promise of the solvers that count: how many solutions a grid has, up to a limit."""

from typing import Protocol

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers import instant
from sudoku_gui.solvers.bitboard import Bitboard
from sudoku_gui.solvers.general import GeneralSolver


class CountingSolver(Protocol):
    """Counts in slices, one grid after another, all of one geometry."""

    @property
    def solution_count(self) -> int:
        """How many solutions were found so far, at most the limit."""

    @property
    def solutions(self) -> tuple[bytes, ...]:
        """The digits of the first two solutions, or as many as were found."""

    def start(self, digits: bytes, limit: int) -> None:
        """Begin to count the solutions of a grid, and stop at `limit` of them."""

    def advance(self, guesses: int) -> bool:
        """Make at most `guesses` guesses; whether the count has ended."""


def solver_for(geometry: Geometry) -> CountingSolver:
    """A solver that counts fast on grids of that shape."""
    return Bitboard() if geometry == instant.GEOMETRY else GeneralSolver(geometry)
