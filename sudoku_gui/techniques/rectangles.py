"""Rectangles: four cells in two rows and two columns whose digits could change places.

If two digits stand in turn in the corners, and each house has two corners or none, the digits can
change places without harm to any house.
"""

from functools import cache
from itertools import combinations

from sudoku_gui.model.geometry import Cell, Geometry

Corners = tuple[Cell, Cell, Cell, Cell]


@cache
def rectangles_in(geometry: Geometry) -> tuple[Corners, ...]:
    """Return the corners, row by row, of rectangles of which each house has two or none."""
    size = geometry.size
    found = []
    for upper, lower in combinations(range(size), 2):
        for left, right in combinations(range(size), 2):
            corners = (
                geometry.cell_at(upper, left),
                geometry.cell_at(upper, right),
                geometry.cell_at(lower, left),
                geometry.cell_at(lower, right),
            )
            shared = (len({*house.cells} & {*corners}) for house in geometry.houses)
            if all(count in (0, 2) for count in shared):
                found.append(corners)
    return tuple(found)
