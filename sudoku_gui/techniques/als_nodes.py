"""Almost locked sets as nodes of chains: n cells of a house with n + 1 digits between them.

If one of the digits is excluded from such a set, the others fill its cells, and are excluded from
all cells that see each of their places.  A node of a set and one of its digits is false if the set
has lost the digit; nothing follows from it being true.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.almost_locked_sets import AlmostLockedSets
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.group_nodes import Node
from sudoku_gui.techniques.position import digits_in


class AlsNode(NamedTuple):
    """A set, and one of its digits."""

    digit: int
    cells: tuple[int, ...]
    """Those with the digit."""
    every_cell: tuple[int, ...]
    house: int
    """One with all these cells, but for the last of a set that is joined with another cell."""
    rest: int
    """The digits that fill the cells if the set has lost that one, as a mask."""

    def may_have(self, cell: int, digit: int) -> bool:
        """Return whether a cell may take one of the rest; the last has lost what the set has."""
        return digit != self.digit or cell != self.every_cell[-1]


class AlsNodes:
    """Finds the sets of one position after another, and what they are linked with.

    nodes: the sets of two cells or more, each with each of its digits in turn; in searches they
    come after the groups, in this order.
    """

    def __init__(self, geometry: Geometry) -> None:
        self._stride = geometry.size + 1
        self._masks = CandidateMasks(geometry)
        self._sets = AlmostLockedSets(geometry)
        self._slots: list[int] = []
        self._at_slot: dict[int, int] = {}
        self.nodes: list[AlsNode] = []

    def load(self, masks: CandidateMasks) -> None:
        """Take the candidates of another position."""
        self._masks = masks
        self._sets = masks.worked_out(AlmostLockedSets, self._sets.loaded)
        self._slots.clear()
        self._at_slot.clear()
        self.nodes.clear()
        of_cell = masks.of_cell
        for index, cells in enumerate(self._sets.cells):
            mask = self._sets.digits_of(index)
            for digit in range(1, self._stride) if len(cells) > 1 else ():
                if mask >> digit & 1:
                    places = tuple(cell for cell in cells if of_cell[cell] >> digit & 1)
                    house = self._sets.houses[index]
                    rest = mask & ~(1 << digit)
                    self.nodes.append(AlsNode(digit, places, cells, house, rest))
                    self._at_slot[index * self._stride + digit] = len(self._slots)
                    self._slots.append(index * self._stride + digit)

    def with_digit(self, at: int, digit: int) -> int:
        """Return which node is that of the same set with another of its digits."""
        slot = self._slots[at]
        return self._at_slot[slot - slot % self._stride + digit]

    def joined(self, at: int, cell: int, digit: int) -> int:
        """Return which node is that of a set and a cell that it leaves only that digit.

        The cell's other digits are digits of the set: so both together are almost locked, too.  If
        the cell has lost that digit, the set has the one by whose loss it would leave it.  No
        search comes to such a node.
        """
        before = self.nodes[at]
        rest = before.rest | 1 << before.digit
        self.nodes.append(AlsNode(digit, (), (*before.every_cell, cell), before.house, rest))
        return len(self.nodes) - 1

    def excluded_by_rest(self, at: int) -> frozenset[int]:
        """Return the candidates that a set excludes if it has lost its digit."""
        seen = ((self._seen_by(at, digit), digit) for digit in digits_in(self.nodes[at].rest))
        found = (cell * self._stride + digit for bits, digit in seen for cell in _cells(bits))
        return frozenset(found)

    def _seen_by(self, at: int, digit: int) -> int:
        """Return the cells that see all places of one of the rest, as bits of one number."""
        if at < len(self._slots):
            return self._sets.seen_from(self._slots[at] // self._stride, digit)
        node, masks, seen = self.nodes[at], self._masks, -1
        for cell in node.every_cell:
            if masks.of_cell[cell] >> digit & 1 and node.may_have(cell, digit):
                peers = masks.peers[masks.first_peer[cell] : masks.first_peer[cell + 1]]
                seen &= _bits(peer for peer in peers if masks.of_cell[peer] >> digit & 1)
        return seen

    def add_targets(
        self, targets: list[list[int]], groups: list[Node], first_group: int
    ) -> Iterator[None]:
        """Add by literal what follows from it, as far as sets take part, node by node.

        targets: those of candidates and groups, behind which the sets come.
        """
        first = len(targets) // 2
        targets += [[] for _ in range(2 * len(self.nodes))]
        index_of = {slot: first + at for at, slot in enumerate(self._slots)}
        groups_of: dict[int, list[tuple[int, int]]] = {}
        for index, group in enumerate(groups, start=first_group):
            groups_of.setdefault(group.digit, []).append((index, _bits(group.cells)))
        of_slot = {}
        for slot, index in index_of.items():
            yield
            of_slot[slot] = self._seen_from(slot, groups_of)
            for node in of_slot[slot][1]:
                targets[2 * node + 1].append(2 * index)
        for slot, index in index_of.items():
            yield
            targets[2 * index] = [*self._consequences(slot, of_slot, index_of)]

    def _seen_from(
        self, slot: int, groups_of: dict[int, list[tuple[int, int]]]
    ) -> tuple[list[int], list[int]]:
        """Return the cells from which a set excludes a digit, and the nodes that it makes false."""
        index, digit = divmod(slot, self._stride)
        seen = self._sets.seen_from(index, digit)
        cells = _cells(seen)
        nodes = [cell * self._stride + digit for cell in cells]
        nodes += [group for group, bits in groups_of.get(digit, ()) if not bits & ~seen]
        return cells, nodes

    def _consequences(
        self, slot: int, of_slot: dict[int, tuple[list[int], list[int]]], index_of: dict[int, int]
    ) -> Iterator[int]:
        """Yield the literals that follow if a set has lost a digit.

        They are what it excludes, what is left alone to a cell then, and the sets that have lost
        a digit.
        """
        left: dict[int, int] = {}
        of_cell, start = self._masks.of_cell, slot - slot % self._stride
        for other in range(start + 1, start + self._stride):
            if other == slot or other not in of_slot:
                continue
            cells, nodes = of_slot[other]
            for node in nodes:
                yield 2 * node
            for cell in cells:
                left[cell] = left.get(cell, of_cell[cell]) & ~(1 << other - start)
            for linked in self._sets.linked_with(other):
                if linked in index_of:
                    yield 2 * index_of[linked]
        for cell, mask in left.items():
            if mask and not mask & (mask - 1):
                yield 2 * (cell * self._stride + mask.bit_length() - 1) + 1


def _bits(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def _cells(bits: int) -> list[int]:
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
