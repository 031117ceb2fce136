"""What tests of grids with other houses share: grids with diagonals, and questions answered."""

from collections.abc import Sequence

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose.counting import CountingSolver
from sudoku_gui.solvers.search import (
    Moment,
    Search,
)
from tests.model.variants import (
    Variant,
)


def diagonal(line: str) -> Grid:
    """A grid with both diagonals."""
    plain = Grid.from_line(line)
    return Grid(Geometry.diagonal(plain.geometry.size), plain.digits)


def counted(solver: CountingSolver, grid: Grid, limit: int, guesses: int = 1_000) -> int:
    """How many solutions the solver finds."""
    solver.start(grid.digits, limit)
    while not solver.advance(guesses):
        pass
    return solver.solution_count


def last_moment(search: Search) -> Moment:
    """The end of a search."""
    while search.advance(10_000):
        pass
    return search.moment()


def only(grid: Grid, cells: Sequence[Cell]) -> bytes:
    """The digits in some cells alone."""
    return bytes(digit if cell in cells else BLANK for cell, digit in enumerate(grid.digits))


def touches(variant: Variant, one: int, other: int) -> bool:
    """Whether two cells have an edge in common."""
    (row, column), (row_2, column_2) = divmod(one, variant.size), divmod(other, variant.size)
    return abs(row - row_2) + abs(column - column_2) == 1


def fillable(variant: Variant, digits: bytearray, blanks: Sequence[int]) -> bool:
    """Whether all of some blanks can be filled, by trying."""
    if not blanks:
        return True
    first, *others = blanks
    for digit in variant.fitting(digits, first):
        digits[first] = digit
        if fillable(variant, digits, others):
            digits[first] = BLANK
            return True
        digits[first] = BLANK
    return False
