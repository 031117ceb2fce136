"""The same puzzle seen from another side: turned by quarters, or in a mirror.

Turning changes nothing about a puzzle but the order in which a search meets its cells.
"""

from collections.abc import Callable
from enum import Enum

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid


class Turn(Enum):
    """How a grid is turned, clockwise; MIRRORED has its columns in reverse."""

    NONE = "none"
    QUARTER = "quarter"
    HALF = "half"
    THREE_QUARTERS = "three quarters"
    MIRRORED = "mirrored"


def turned(grid: Grid, turn: Turn) -> Grid:
    """`grid` turned; boxes that are wider than high then are higher than wide after a quarter."""
    swaps_sides, source = _TURNS[turn]
    old = grid.geometry
    last = old.size - 1
    has_square_boxes = old.box_rows == old.box_columns
    new = Geometry(old.box_columns, old.box_rows) if swaps_sides and not has_square_boxes else old
    places = (source(new.row_of(Cell(cell)), new.column_of(Cell(cell)), last) for cell in new.cells)
    return Grid(new, bytes(grid.digit_at(old.cell_at(row, column)) for row, column in places))


# Whether rows become columns, and from where the digit in a row and a column comes.
_TURNS: dict[Turn, tuple[bool, Callable[[int, int, int], tuple[int, int]]]] = {
    Turn.NONE: (False, lambda row, column, _: (row, column)),
    Turn.QUARTER: (True, lambda row, column, last: (last - column, row)),
    Turn.HALF: (False, lambda row, column, last: (last - row, last - column)),
    Turn.THREE_QUARTERS: (True, lambda row, column, last: (column, last - row)),
    Turn.MIRRORED: (False, lambda row, column, last: (row, last - column)),
}
