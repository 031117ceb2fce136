"""The tables of a geometry by which implications run; made in Python, once for each geometry."""

from array import array
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from sudoku_gui.model.geometry import Cell, Geometry, HouseKind
from sudoku_gui.solvers.integer_arrays import zeros

_RANKS = {HouseKind.BOX: 0, HouseKind.ROW: 1, HouseKind.COLUMN: 2}
_SCAN = (HouseKind.BOX, HouseKind.COLUMN, HouseKind.ROW)

_Tables: TypeAlias = "tuple[array[int], array[int], array[int], array[int]]"


@lru_cache(maxsize=4)
def implication_tables(geometry: Geometry) -> _Tables:
    """Return members, constraints, what each candidate can exclude, and where that begins."""
    size, cells = geometry.size, geometry.cell_count
    index_of = {house: index for index, house in enumerate(geometry.houses)}
    members = array("i", range(cells * size))
    for house in geometry.houses:
        for digit in range(size):
            members.extend(cell * size + digit for cell in house.cells)
    homes = [
        sorted(geometry.houses_of(cell), key=lambda house: _RANKS.get(house.kind, 3))
        for cell in map(Cell, geometry.cells)
    ]
    width = 1 + max(map(len, homes))
    constraints, neighbours, first_neighbour = array("i"), array("i"), array("i", [0])
    for cell in geometry.cells:
        numbers = [cells + index_of[house] * size for house in homes[cell]]
        seen = dict.fromkeys(chain.from_iterable(house.cells for house in homes[cell]))
        peers = [peer * size for peer in seen if peer != cell]
        for digit in range(size):
            own = [cell, *(number + digit for number in numbers)]
            constraints.extend([*own, *[-1] * (width - len(own))])
            others = [cell * size + other for other in range(size) if other != digit]
            neighbours.extend([*others, *(peer + digit for peer in peers)])
            first_neighbour.append(len(neighbours))
    return members, constraints, neighbours, first_neighbour


@lru_cache(maxsize=4)
def pattern_tables(geometry: Geometry) -> _Tables:
    """Return the numbers of houses in which patterns are looked for, and how they cross.

    First boxes, columns and rows; then columns and rows; then for each of four kinds how many pairs
    of a house and another cross, with these pairs: box and column, box and row, and the other way
    round; and last by two houses the places of the first that lie in the second, as bits.
    """
    numbers = {
        kind: [number for number, house in enumerate(geometry.houses) if house.kind is kind]
        for kind in _SCAN
    }
    boxes, columns, rows = (numbers[kind] for kind in _SCAN)
    count = len(geometry.houses)
    shared = zeros(count**2)
    for one, house in enumerate(geometry.houses):
        for other, across in enumerate(geometry.houses):
            cells = {*across.cells}
            bits = (1 << place for place, cell in enumerate(house.cells) if cell in cells)
            shared[one * count + other] = sum(bits)
    crossings = array("i")
    for bases, covers in ((boxes, columns), (boxes, rows), (columns, boxes), (rows, boxes)):
        pairs = [(one, other) for one in bases for other in covers if shared[one * count + other]]
        crossings.append(len(pairs))
        crossings.extend(chain.from_iterable(pairs))
    return array("i", [*boxes, *columns, *rows]), array("i", [*columns, *rows]), crossings, shared
