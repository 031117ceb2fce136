"""Counting solutions slowly and plainly, sharing nothing with the solvers."""

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.grid import Grid


def count_plainly(grid: Grid, limit: int) -> int:
    """How many solutions a grid has, at most `limit`; 0 if it has conflicts."""
    return 0 if grid.conflicts() else _count(grid, limit)


def _count(grid: Grid, limit: int) -> int:
    blanks = grid.blanks()
    if not blanks or limit <= 0:
        return min(1, limit)
    cell = min(blanks, key=lambda blank: len(candidates(grid, blank)))
    count = 0
    for digit in candidates(grid, cell):
        count += _count(grid.with_digit(cell, digit), limit - count)
        if count >= limit:
            break
    return count
