"""Almost locked sets as nodes of chains: n cells of a house with n + 1 digits between them.

If one of the digits is excluded from such a set, the others fill its cells, and are excluded from
all cells that see each of their places.  A node of a set and one of its digits is false if the set
has lost the digit; nothing follows from it being true.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.group_nodes import Node

_MOST_CELLS_OF_LARGE = 3
"""Of sets in grids larger than 9x9, where there are too many to look at all."""


class AlsNode(NamedTuple):
    """A set, and one of its digits."""

    digit: int
    cells: tuple[int, ...]
    """Those with the digit."""
    every_cell: tuple[int, ...]
    house: int
    mask: int
    """The digits of the set."""


class AlsNodes:
    """Finds the sets of one position after another, and what they are linked with."""

    def __init__(self, geometry: Geometry) -> None:
        self._stride = geometry.size + 1
        self._most_cells = geometry.size if geometry.size <= 9 else _MOST_CELLS_OF_LARGE
        self._sees = [
            sum(1 << peer for peer in geometry.peers_of(cell)) for cell in map(Cell, geometry.cells)
        ]
        self._masks = CandidateMasks(geometry)
        self._places: dict[int, int] = {}
        self.nodes: list[AlsNode] = []

    def load(self, masks: CandidateMasks) -> None:
        """Take the candidates of another position."""
        self._masks = masks
        self._places = {
            digit: sum(1 << cell for cell, mask in enumerate(masks.of_cell) if mask >> digit & 1)
            for digit in range(1, self._stride)
        }
        self.nodes.clear()
        met = set()
        for house in range(masks.house_count):
            blanks = [cell for cell in masks.cells_in(house) if masks.of_cell[cell]]
            for cells, mask in self._sets_of(blanks, (), 0):
                if cells not in met:
                    met.add(cells)
                    self.nodes += self._nodes_of(cells, house, mask)

    def add_targets(self, targets: list[list[int]], groups: list[Node], first_group: int) -> None:
        """Add by literal what follows from it, as far as sets take part.

        targets: those of candidates and groups, behind which the sets come.
        """
        first = len(targets) // 2
        targets += [[] for _ in range(2 * len(self.nodes))]
        by_places: dict[int, dict[int, list[int]]] = {}
        for at, node in enumerate(self.nodes):
            by_places.setdefault(node.digit, {}).setdefault(_bits(node.cells), []).append(at)
        nodes = [
            (first_group + at, each.digit, _bits(each.cells)) for at, each in enumerate(groups)
        ]
        for at, node in enumerate(self.nodes):
            index = first + at
            for cell in _cells(self._seen(node.cells, node.digit)):
                targets[2 * (cell * self._stride + node.digit) + 1].append(2 * index)
            for group, digit, bits in nodes:
                if digit == node.digit and not bits & ~self._seen(node.cells, digit):
                    targets[2 * group + 1].append(2 * index)
            self._add_excluded(targets[2 * index], node, nodes)
            for digit, excluded in self._excluded(node).items():
                for places, others in by_places.get(digit, {}).items():
                    if excluded and not places & ~excluded:
                        targets[2 * index] += [2 * (first + other) for other in others]

    def _add_excluded(
        self, found: list[int], node: AlsNode, groups: list[tuple[int, int, int]]
    ) -> None:
        """Add what a set excludes that has lost its digit, and what is left alone to a cell."""
        lost: dict[int, int] = {}
        excluded = self._excluded(node)
        for digit, bits in excluded.items():
            for cell in _cells(bits):
                found.append(2 * (cell * self._stride + digit))
                lost[cell] = lost.get(cell, 0) | 1 << digit
        found += [
            2 * group
            for group, digit, bits in groups
            if digit in excluded and not bits & ~excluded[digit]
        ]
        for cell, mask in lost.items():
            left = self._masks.of_cell[cell] & ~mask
            if left and not left & (left - 1):
                found.append(2 * (cell * self._stride + left.bit_length() - 1) + 1)

    def _excluded(self, node: AlsNode) -> dict[int, int]:
        """Return by digit the cells from which a set excludes it, as bits."""
        found = {}
        for digit in range(1, self._stride):
            if node.mask >> digit & 1 and digit != node.digit:
                of_cell = self._masks.of_cell
                cells = tuple(cell for cell in node.every_cell if of_cell[cell] >> digit & 1)
                found[digit] = self._seen(cells, digit)
        return found

    def _seen(self, cells: tuple[int, ...], digit: int) -> int:
        """Return the places of a digit that see all these cells, as bits."""
        seen = self._places[digit]
        for cell in cells:
            seen &= self._sees[cell]
        return seen

    def _sets_of(
        self, blanks: list[int], chosen: tuple[int, ...], mask: int
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        for at, cell in enumerate(blanks):
            cells, union = (*chosen, cell), mask | self._masks.of_cell[cell]
            if len(cells) > 1 and union.bit_count() == len(cells) + 1:
                yield cells, union
            if len(cells) < self._most_cells:
                yield from self._sets_of(blanks[at + 1 :], cells, union)

    def _nodes_of(self, cells: tuple[int, ...], house: int, mask: int) -> Iterator[AlsNode]:
        of_cell = self._masks.of_cell
        for digit in range(1, self._stride):
            if mask >> digit & 1:
                places = tuple(cell for cell in cells if of_cell[cell] >> digit & 1)
                yield AlsNode(digit, places, cells, house, mask)


def _bits(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def _cells(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
