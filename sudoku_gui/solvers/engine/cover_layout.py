"""Which offers meet which demands: made once for each geometry.

It is no part of `general` because nothing here is worth compiling.
"""

from array import array
from functools import cache

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Geometry


@dataclass(frozen=True, slots=True)
class CoverLayout:
    """What `general` goes by.

    `offers[size * demand]` begin the offers that meet a demand.

    `demands[first_demand[offer]]` begin the demands that an offer meets, up to those of the next.
    """

    first_demand: "array[int]"
    demands: "array[int]"
    offers: "array[int]"


@cache
def layout_of(geometry: Geometry) -> CoverLayout:
    """Return the demands and offers of all grids of a geometry."""
    size, count = geometry.size, geometry.cell_count
    first_of = {house: count + place * size for place, house in enumerate(geometry.houses)}
    first_demand, demands = array("i", [0]), array("i")
    offers: list[list[int]] = [[] for _ in range(count + size * len(geometry.houses))]
    for offer in range(size * count):
        cell, digit = divmod(offer, size)
        met = [cell, *(first_of[house] + digit for house in geometry.houses_of(Cell(cell)))]
        demands.extend(met)
        first_demand.append(len(demands))
        for demand in met:
            offers[demand].append(offer)
    return CoverLayout(
        first_demand, demands, array("i", [offer for each in offers for offer in each])
    )
