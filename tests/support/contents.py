"""Contents of files, made of grids."""

from sudoku_gui.formats import Content
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle


def bare(grid: Grid) -> Content:
    """A puzzle with the givens `grid`, of which nothing is known."""
    return Content.untouched(Puzzle(grid))
