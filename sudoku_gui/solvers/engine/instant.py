"""The instant answers about one plain 9x9 grid: its solution, and how many it has."""

import threading

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine.bitboard import Bitboard
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError

NAME = "instant"
"""What the terminal calls this way of solving; it has no steps, and so is none to watch."""

TITLE = text("All cells at once, without steps to watch; for 9x9")

GEOMETRY = Geometry.of_size(9)
"""The grids that there are instant answers about."""

_WHOLE_SEARCH = 1 << 62


class NoSolutionError(ValueError):
    """The grid cannot be completed."""


def solve(grid: Grid) -> Grid:
    """Return a solution of a plain 9x9 grid, or raise NoSolutionError if there is none."""
    bitboard = _searched(grid, 1)
    if not bitboard.solution_count:
        raise NoSolutionError("the grid cannot be completed")
    return Grid(GEOMETRY, bitboard.solutions[0])


def count(grid: Grid, limit: int) -> int:
    """Return how many solutions a plain 9x9 grid has, `limit` if there are as many or more."""
    return _searched(grid, limit).solution_count


def require(geometry: Geometry) -> None:
    """Raise UnsuitableGeometryError unless there are instant answers about such grids."""
    if geometry.size != GEOMETRY.size:
        raise UnsuitableGeometryError(text('"{name}" solves 9x9 only', name=NAME))
    if geometry != GEOMETRY:
        raise UnsuitableGeometryError(
            text('"{name}" knows no houses but rows, columns and boxes of 3x3', name=NAME)
        )


class _Own(threading.local):
    """A Bitboard for each thread, for making one takes longer than most searches."""

    def __init__(self) -> None:
        self.bitboard = Bitboard()


_OWN = _Own()


def _searched(grid: Grid, limit: int) -> Bitboard:
    require(grid.geometry)
    bitboard = _OWN.bitboard
    bitboard.start(grid.digits, limit)
    bitboard.advance(_WHOLE_SEARCH)
    return bitboard
