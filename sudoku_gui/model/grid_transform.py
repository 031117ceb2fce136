"""Symmetries of a grid: the same puzzle turned by quarters or mirrored.

Turning changes nothing about a puzzle but the order in which a search meets its cells.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache

from sudoku_gui.model.geometry import Cell, Geometry, HouseKind
from sudoku_gui.model.grid import Grid


class GridTransform(Enum):
    """How a grid is turned, clockwise; MIRRORED has its columns in reverse."""

    NONE = "none"
    QUARTER = "quarter"
    HALF = "half"
    THREE_QUARTERS = "three quarters"
    MIRRORED = "mirrored"


def transformed(grid: Grid, turn: GridTransform) -> Grid:
    """Return `grid` turned and its houses with it: after a quarter, wide boxes are high ones."""
    geometry, sources = _turned_geometry(grid.geometry, turn)
    if geometry == grid.geometry:
        geometry = grid.geometry  # the very same: soonest compared
    return Grid(geometry, bytes(grid.digits[source] for source in sources))


@cache
def _turned_geometry(old: Geometry, turn: GridTransform) -> tuple[Geometry, tuple[Cell, ...]]:
    """Return the houses where they are then, and for each cell the one whose digit comes there."""
    source, last = _SOURCES[turn], old.size - 1
    places = (source(old.row_of(Cell(cell)), old.column_of(Cell(cell)), last) for cell in old.cells)
    sources = tuple(old.cell_at(row, column) for row, column in places)
    target = {source: Cell(cell) for cell, source in enumerate(sources)}
    boxes, extra = [], []
    for house in old.houses:
        cells = [target[cell] for cell in house.cells]
        if house.kind is HouseKind.BOX:
            boxes.append(cells)
        elif house.kind not in _LINES:
            extra.append(cells)
    return Geometry.of_boxes(boxes, extra), sources


_LINES = frozenset({HouseKind.ROW, HouseKind.COLUMN})

# From where the digit in a row and a column comes.
_SOURCES: dict[GridTransform, Callable[[int, int, int], tuple[int, int]]] = {
    GridTransform.NONE: lambda row, column, _: (row, column),
    GridTransform.QUARTER: lambda row, column, last: (last - column, row),
    GridTransform.HALF: lambda row, column, last: (last - row, last - column),
    GridTransform.THREE_QUARTERS: lambda row, column, last: (column, last - row),
    GridTransform.MIRRORED: lambda row, column, last: (row, last - column),
}
