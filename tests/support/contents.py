"""Contents of files, made of grids."""

from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle


def bare(grid: Grid) -> PuzzleRecord:
    """A puzzle with the givens `grid`, of which nothing is known."""
    return PuzzleRecord.without_entries(Puzzle(grid))
