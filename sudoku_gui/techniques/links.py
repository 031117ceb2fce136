"""Links between candidates and groups of them, followed in one position after another."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.als_nodes import AlsNode, AlsNodes
from sudoku_gui.techniques.argument_branches import NOTHING, Inference
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.group_nodes import GroupNodes, Node
from sudoku_gui.techniques.implications import ImplicationSearch, LinkKinds
from sudoku_gui.techniques.position import digits_in

_MOST_AVOIDED = 4


class Links:
    """Searches chains of links, and tells by which inferences one leads to the next."""

    def __init__(
        self,
        geometry: Geometry,
        kinds: LinkKinds,
        *,
        has_groups: bool = False,
        has_sets: bool = False,
    ) -> None:
        self.key = Links, kinds, has_groups, has_sets
        """By which finders share the links of a position."""
        self._geometry = geometry
        self._stride = geometry.size + 1
        self.candidate_nodes = geometry.cell_count * self._stride
        self._groups = GroupNodes(geometry) if has_groups else None
        self._sets = AlsNodes(geometry) if has_sets else None
        self._first_set = self.candidate_nodes
        self._excluded: dict[int, frozenset[int]] = {}
        self.masks = CandidateMasks(geometry)
        self.search = ImplicationSearch(geometry, kinds)

    def of(self, masks: CandidateMasks) -> "Resumable[Links]":
        """Return the links of another position, these or those of another finder of the kind."""
        return masks.worked_out_in_slices(self.key, self.loaded)

    def loaded(self, masks: CandidateMasks) -> "Resumable[Links]":
        """Take the candidates of another position, and return itself."""
        self.masks = masks
        self._excluded.clear()
        self.search.load(masks)
        if self._groups:
            self._groups.load(masks)
            self._first_set = self.candidate_nodes + len(self._groups.nodes)
            targets = self._groups.targets()
            if self._sets:
                yield
                self._sets.load(masks)
                yield from self._sets.add_targets(targets, self._groups.nodes, self.candidate_nodes)
            self.search.set_added(targets)
        return self

    def candidates(self) -> Iterator[int]:
        """Yield the nodes of all candidates."""
        for cell, mask in enumerate(self.masks.of_cell):
            for digit in range(1, self._stride):
                if mask >> digit & 1:
                    yield cell * self._stride + digit

    def node(self, index: int) -> Node | AlsNode:
        """Return what a node stands for."""
        if index < self.candidate_nodes:
            cell, digit = divmod(index, self._stride)
            return Node(digit, (cell,))
        if index >= self._first_set and self._sets:
            return self._sets.nodes[index - self._first_set]
        assert self._groups is not None
        return self._groups.nodes[index - self.candidate_nodes]

    def is_group(self, literal: int) -> bool:
        """Return whether a literal is about a group, or about a set."""
        return literal >> 1 >= self.candidate_nodes

    def is_set(self, literal: int) -> bool:
        """Return whether a literal is about an almost locked set."""
        return self._sets is not None and literal >> 1 >= self._first_set

    def path(self, start: int, end: int) -> list[int] | None:
        """Return a short chain of literals, none of which is the opposite of another but the end.

        None if none is found: some chains that come back to a node are tried to be mended, no more.
        """
        avoided: list[int] = []
        while len(avoided) <= _MOST_AVOIDED:
            self.search.search(start, avoided)
            if not self.search.is_reached(end):
                return None
            path = self.search.trace([end])
            again = [each for place, each in enumerate(path[:-1]) if each ^ 1 in path[:place]]
            if not again and (path[-1] ^ 1 not in path[1:]):
                return path
            avoided.append(again[0] if again else path[-2])
        return None

    def expanded(self, path: Sequence[int]) -> list[int]:
        """Return a chain that tells what a set excludes where that leaves one digit to a cell.

        It does not tell several digits of a cell.
        """
        found = [path[0]]
        for before, literal in pairwise(path):
            if literal & 1 and self.is_set(before):
                others = self.literals_to_empty((literal >> 1) // self._stride)
                found += [other for other in others if other != literal ^ 1 and len(others) == 2]
            found.append(literal)
        return found

    def backwards(self, path: Sequence[int]) -> list[int]:
        """Return the chain from the opposite of the end to that of the start.

        A set that leads from one of its digits to another leads the other way round as well.  One
        that leaves a digit to a cell does together with that cell.
        """
        found = [literal ^ 1 for literal in path]
        for place, literal in enumerate(path):
            if self.is_set(literal):
                assert self._sets is not None
                at, after = (literal >> 1) - self._first_set, self.node(path[place + 1] >> 1)
                if path[place + 1] & 1:
                    at = self._sets.joined(at, after.cells[0], after.digit)
                else:
                    at = self._sets.with_digit(at, after.digit)
                found[place] = 2 * (self._first_set + at)
        return found[::-1]

    def literals_to_empty(self, constraint: int) -> list[int]:
        """Return the literals that leave nothing to a constraint: that its candidates are false."""
        number = constraint - self.masks.cell_count
        if number < 0:
            mask = self.masks.of_cell[constraint]
            digits = (digit for digit in range(1, self._stride) if mask >> digit & 1)
            return [2 * (constraint * self._stride + digit) for digit in digits]
        house, digit = divmod(number, self._stride)
        cells = enumerate(self.masks.cells_in(house))
        places = self.masks.places[number]
        return [2 * (cell * self._stride + digit) for at, cell in cells if places >> at & 1]

    def length_to_empty(self, constraint: int) -> int:
        """Return how many links the last search takes to all literals that leave it nothing."""
        return sum(map(self.search.distance_of, self.literals_to_empty(constraint)))

    def excluded_by(self, index: int) -> frozenset[int]:
        """Return the nodes of all candidates that a node excludes if it is true."""
        if index not in self._excluded:
            node = self.node(index)
            every = [self._excluded_by_cell(cell, node.digit) for cell in node.cells]
            self._excluded[index] = frozenset.intersection(*every)
        return self._excluded[index]

    def excluded_after(self, literal: int) -> frozenset[int]:
        """Return the candidates that are excluded if a literal holds: a set has lost its digit."""
        if self.is_set(literal):
            assert self._sets is not None
            return self._sets.excluded_by_rest((literal >> 1) - self._first_set)
        return self.excluded_by(literal >> 1) if literal & 1 else frozenset()

    def excluded_by_both(self, one: int, other: int, loop: Collection[int]) -> frozenset[int]:
        """Return what the ends of a weak link of a loop both exclude, but for the loop's cells.

        A link within a cell excludes from that one nevertheless.
        """
        both = self.excluded_by(one) & self.excluded_by(other)
        is_in_cell = one // self._stride == other // self._stride
        if is_in_cell and one < self.candidate_nodes:
            return both
        return frozenset(node for node in both if node // self._stride not in loop)

    def cells_of(self, literals: Iterable[int]) -> frozenset[int]:
        """Return all cells of a chain."""
        return frozenset(cell for each in literals for cell in self.node(each >> 1).cells)

    def inferences(
        self, literals: Sequence[int], lost: frozenset[int] = frozenset()
    ) -> Iterator[Inference]:
        """Return by which inferences each literal of a chain leads to the next.

        lost: what is to be excluded as well on the way, wherever it can be.
        """
        return self._inferences(pairwise(literals), lost)

    def consequences(self, ends: Iterable[int]) -> Iterator[Inference]:
        """Return by which inferences the last search comes to these literals."""
        needed = self.search.trace(ends)
        ways = ((self.search.parent_of(each), each) for each in needed)
        return self._inferences(way for way in ways if way[0] != way[1])

    def _inferences(
        self, ways: Iterable[tuple[int, int]], lost: frozenset[int] = frozenset()
    ) -> Iterator[Inference]:
        bases: dict[int, int] = {}
        for before, literal in ways:
            node, source = self.node(literal >> 1), self.node(before >> 1)
            if literal & 1 and self.is_set(before):
                yield from self.forced_by(before, literal, lost)
                bases[literal] = node.cells[0]
                yield Inference(literal, bases=node.cells)
            elif literal & 1:
                bases[literal] = self.strong_link(source, node)
                if len(node.cells) == 1:
                    yield Inference(literal, bases=(bases[literal],))
            else:
                targets = [cell * self._stride + node.digit for cell in node.cells]
                if lost:
                    targets += sorted(lost & self.excluded_after(before))
                yield from self.exclusions(before, bases.get(before, NOTHING), targets)

    def exclusions(self, source: int, base: int, targets: Iterable[int]) -> Iterator[Inference]:
        """Yield that a literal excludes candidates, given by their nodes.

        base: the constraint that leaves a group alone.
        """
        node = self.node(source >> 1)
        for target in targets:
            if isinstance(node, AlsNode):
                yield Inference(2 * target, bases=node.every_cell, covers=self._covers_of(node))
            elif not self.is_group(source):
                yield Inference(2 * target, source)
            else:
                cover = self._house_of((*node.cells, target // self._stride), node.digit)
                yield Inference(2 * target, bases=(base,), covers=(cover,))

    def _covers_of(self, node: AlsNode) -> tuple[int, ...]:
        """Return by digit of the rest a house with its places."""
        covers, of_cell = [], self.masks.of_cell
        for digit in digits_in(node.rest):
            having = (cell for cell in node.every_cell if of_cell[cell] >> digit & 1)
            places = [cell for cell in having if node.may_have(cell, digit)]
            if {*places}.issubset(self.masks.cells_in(node.house)):
                covers.append(self.masks.cell_count + node.house * self._stride + digit)
            else:
                covers.append(self._house_of((*places,), digit))
        return tuple(covers)

    def forced_by(
        self, source: int, literal: int, lost: frozenset[int] = frozenset()
    ) -> Iterator[Inference]:
        """Yield that a set excludes all other candidates of a cell, and what it can of `lost`."""
        others = self.literals_to_empty((literal >> 1) // self._stride)
        nodes = [other >> 1 for other in others if other >> 1 != literal >> 1]
        return self.exclusions(source, NOTHING, nodes + sorted(lost & self.excluded_after(source)))

    def strong_link(self, one: Node | AlsNode, other: Node | AlsNode) -> int:
        """Return the constraint that has only these two left."""
        if one.digit != other.digit:
            return one.cells[0]
        cells = (*one.cells, *other.cells)
        return self._house_of(cells, one.digit, len(cells))

    def _excluded_by_cell(self, cell: int, digit: int) -> frozenset[int]:
        of_cell = self.masks.of_cell
        others = [
            cell * self._stride + other
            for other in range(1, self._stride)
            if of_cell[cell] >> other & 1 and other != digit
        ]
        first, end = self.masks.first_peer[cell : cell + 2]
        peers = [peer for peer in self.masks.peers[first:end] if of_cell[peer] >> digit & 1]
        return frozenset(others + [peer * self._stride + digit for peer in peers])

    def _house_of(self, cells: tuple[int, ...], digit: int, count: int = 0) -> int:
        """Return the constraint of a digit in a house with all these cells.

        count: how many places it has left; any number if this is 0.
        """
        masks = self.masks
        first, end = masks.first_home[cells[0] : cells[0] + 2]
        for house in masks.homes[first:end]:
            number = house * self._stride + digit
            has_count = not count or masks.places[number].bit_count() == count
            if has_count and {*cells}.issubset(masks.cells_in(house)):
                return masks.cell_count + number
        raise ValueError("no house has all these cells")
