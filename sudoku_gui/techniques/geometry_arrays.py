"""What scans know of a geometry, as arrays; not compiled: that takes long and saves little."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.solvers.integer_arrays import zeros


class GeometryArrays:
    """The houses of cells, the cells of houses and the peers; nobody changes them.

    house_cells: the cells of each house, `size` of them, one house after the other.
    first_home, homes, home_bits: the houses of each cell, and the bit that the cell has in the
    masks of each.
    first_peer, peers: the cells that share a house with each cell, in order.
    sees: by two cells, one * cell_count + other: 1 if they share a house.
    """

    def __init__(self, geometry: Geometry) -> None:
        index_of = {house: index for index, house in enumerate(geometry.houses)}
        count = geometry.cell_count
        self.house_cells = array("i", chain.from_iterable([each.cells for each in geometry.houses]))
        self.first_home = array("i", [0])
        self.homes = array("i")
        self.home_bits = array("i")
        self.first_peer = array("i", [0])
        self.peers = array("i")
        self.sees = bytearray(count * count)
        for cell in map(Cell, geometry.cells):
            for house in geometry.houses_of(cell):
                self.homes.append(index_of[house])
                self.home_bits.append(1 << house.cells.index(cell))
            self.first_home.append(len(self.homes))
            peers = sorted(geometry.peers_of(cell))
            self.peers.extend(peers)
            self.first_peer.append(len(self.peers))
            for peer in peers:
                self.sees[cell * count + peer] = 1


geometry_arrays = lru_cache(maxsize=2)(GeometryArrays)  # each analysis has masks of its own


def kinds_of_houses(geometry: Geometry) -> "array[int]":
    """By house, a number that is the same for all of its kind."""
    kinds = [each.kind for each in geometry.houses]
    return array("i", [kinds.index(kind) for kind in kinds])


def homes_in_order(geometry: Geometry, order: Sequence[int]) -> "array[int]":
    """By cell, as `homes` of the arrays has them, its houses, but in that order."""
    homes = [[at for at in order if cell in geometry.houses[at].cells] for cell in geometry.cells]
    return array("i", chain.from_iterable(homes))


def number_of_house(geometry: Geometry, houses: Sequence[int]) -> "array[int]":
    """By cell, which of the houses, that do not meet, it is in."""
    number_of = zeros(geometry.cell_count)
    for number, house in enumerate(houses):
        for cell in geometry.houses[house].cells:
            number_of[cell] = number
    return number_of
