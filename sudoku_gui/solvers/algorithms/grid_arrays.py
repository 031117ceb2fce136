"""What the arrays of a search are set from; not compiled, since that takes long and saves little.

Each list is as long as its array in C, which is as long as the largest grid needs.
"""

from collections.abc import Iterable
from functools import lru_cache

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid

MOST_CELLS = 625
"""The cells of the largest grid, 25x25; its rows, columns and boxes have three times as many."""


def padded(values: Iterable[int], length: int) -> list[int]:
    """Return the values, and zeros up to `length`: what an array of C is set from."""
    entries = list(values)
    return entries + [0] * (length - len(entries))


def first_blanks(grid: Grid) -> list[int]:
    """For each cell, and the end, the first blank from there on; the end if none follows."""
    first = grid.geometry.cell_count
    found = [first]
    for cell in reversed(range(first)):
        first = first if grid.digits[cell] else cell
        found.append(first)
    return padded(found[::-1], MOST_CELLS + 1)


class HouseArrays:
    """The cells of the rows, columns and boxes, and by cell, where each of its three starts."""

    def __init__(self, geometry: Geometry) -> None:
        size = geometry.size
        cells = tuple(map(Cell, geometry.cells))
        houses = geometry.houses[: 3 * size]
        self.cells = padded([cell for house in houses for cell in house.cells], 3 * MOST_CELLS)
        self.row = padded([geometry.row_of(cell) * size for cell in cells], MOST_CELLS)
        self.column = padded(
            [(size + geometry.column_of(cell)) * size for cell in cells], MOST_CELLS
        )
        self.box = padded([(2 * size + geometry.box_of(cell)) * size for cell in cells], MOST_CELLS)


house_arrays = lru_cache(maxsize=2)(HouseArrays)  # a timeline has several searches over one grid
