"""Groups: the candidates of a digit where two houses cross, such as a box and a line.

A group of two or more is true if one of them is; so it is false if all are.
"""

from itertools import combinations
from typing import NamedTuple

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks


class Node(NamedTuple):
    """Candidates of one digit of which, if the node is true, one is."""

    digit: int
    cells: tuple[int, ...]


class _Crossing(NamedTuple):
    """The cells that two houses share."""

    cells: tuple[int, ...]
    houses: tuple[tuple[int, int], ...]
    """Both houses, with the places of these cells in them as masks."""


class GroupNodes:
    """Finds the groups of one position after another, and what they are linked with.

    nodes: the groups; in searches they come after the candidates, in this order.
    """

    def __init__(self, geometry: Geometry) -> None:
        self._stride = geometry.size + 1
        self._first = geometry.cell_count * self._stride
        self._crossings = _crossings(geometry)
        self._masks = CandidateMasks(geometry)
        self._index_of: dict[tuple[int, int], int] = {}
        self._groups_in: dict[int, list[tuple[int, int]]] = {}
        self.nodes: list[Node] = []

    def load(self, masks: CandidateMasks) -> None:
        """Take the candidates of another position."""
        self._masks = masks
        self._index_of.clear()
        self._groups_in.clear()
        self.nodes.clear()
        for cells, houses in self._crossings:
            for digit in range(1, self._stride):
                left = tuple(cell for cell in cells if masks.of_cell[cell] >> digit & 1)
                if len(left) > 1:
                    for house, places in houses:
                        number = house * self._stride + digit
                        group, index = masks.places[number] & places, self._first + len(self.nodes)
                        self._index_of[number, group] = index
                        self._groups_in.setdefault(number, []).append((group, index))
                    self.nodes.append(Node(digit, left))

    def targets(self) -> list[list[int]]:
        """Return by literal what follows from it, as far as groups take part."""
        targets: list[list[int]] = [[] for _ in range(2 * (self._first + len(self.nodes)))]
        for (number, group), index in self._index_of.items():
            rest = self._masks.places[number] & ~group
            for other in self._nodes_in(number, rest):
                targets[2 * index + 1].append(2 * other)
                if other < self._first:
                    targets[2 * other + 1].append(2 * index)
            alone = self._node_of(number, rest)
            if alone is not None:
                targets[2 * index].append(2 * alone + 1)
                if alone < self._first:
                    targets[2 * alone].append(2 * index + 1)
        return targets

    def _nodes_in(self, number: int, rest: int) -> list[int]:
        """Return the candidates of a digit in a house that are in `rest`, and the groups."""
        house, digit = divmod(number, self._stride)
        cells = self._masks.cells_in(house)
        found = [
            cell * self._stride + digit for place, cell in enumerate(cells) if rest >> place & 1
        ]
        groups = self._groups_in.get(number, ())
        return found + [index for places, index in groups if not places & ~rest]

    def _node_of(self, number: int, places: int) -> int | None:
        """Return the candidate or the group that has these places; None if there is none."""
        if places and not places & (places - 1):
            house, digit = divmod(number, self._stride)
            cell = self._masks.cells_in(house)[places.bit_length() - 1]
            return cell * self._stride + digit
        return self._index_of.get((number, places))


def _crossings(geometry: Geometry) -> list[_Crossing]:
    """Return where two houses share several cells."""
    found = []
    for (one, first), (other, second) in combinations(enumerate(geometry.houses), 2):
        cells = tuple(cell for cell in first.cells if cell in second.cells)
        if len(cells) > 1:
            houses = tuple(
                (index, sum(1 << house.cells.index(cell) for cell in cells))
                for index, house in ((one, first), (other, second))
            )
            found.append(_Crossing(cells, houses))
    return found
