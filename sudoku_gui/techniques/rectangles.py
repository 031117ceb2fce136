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
    houses = [0] * geometry.cell_count  # by cell, a bit for each of its houses
    for place, house in enumerate(geometry.houses):
        for cell in house.cells:
            houses[cell] |= 1 << place
    found = []
    for upper, lower in combinations(range(geometry.size), 2):
        for left, right in combinations(range(geometry.size), 2):
            one, two = geometry.cell_at(upper, left), geometry.cell_at(upper, right)
            three, four = geometry.cell_at(lower, left), geometry.cell_at(lower, right)
            above, below = houses[one] ^ houses[two], houses[three] ^ houses[four]
            is_even = above == below  # no house has one corner, or three
            if is_even and not houses[one] & houses[two] & houses[three] & houses[four]:
                found.append((one, two, three, four))
    return tuple(found)
