"""The instant answers about one 9x9 grid: its solution, and how many it has."""

import threading

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine.bitboard import Bitboard

NAME = "instant"
"""What the terminal calls this way of solving; it has no steps, and so is none to watch."""

TITLE = text("All cells at once, without steps to watch; for 9x9")

GEOMETRY = Geometry.of_size(9)
"""The grids that there are instant answers about."""

_WHOLE_SEARCH = 1 << 62


class NoSolutionError(ValueError):
    """The grid cannot be completed."""


def solve(grid: Grid) -> Grid:
    """A solution of a 9x9 grid; raises NoSolutionError if there is none."""
    bitboard = _searched(grid, 1)
    if not bitboard.solution_count:
        raise NoSolutionError("the grid cannot be completed")
    return Grid(GEOMETRY, bitboard.solutions[0])


def count(grid: Grid, limit: int) -> int:
    """How many solutions a 9x9 grid has, `limit` if there are as many or more."""
    return _searched(grid, limit).solution_count


class _Own(threading.local):
    """A Bitboard for each thread, for making one takes longer than most searches."""

    def __init__(self) -> None:
        self.bitboard = Bitboard()


_OWN = _Own()


def _searched(grid: Grid, limit: int) -> Bitboard:
    if grid.geometry != GEOMETRY:
        raise ValueError(f"there are no instant answers about a grid of size {grid.geometry.size}")
    bitboard = _OWN.bitboard
    bitboard.start(grid.digits, limit)
    bitboard.advance(_WHOLE_SEARCH)
    return bitboard
