"""Forcing chains: what is supposed leads to a contradiction, or every case to the same.

contradiction   a candidate that is true, or false, leaves nothing to a cell or a house by several
                chains
verity          each candidate of a cell, each place of a digit in a house, or a candidate that is
                true as well as false leads to the same

The chains go along links, with groups.
"""

from collections.abc import Iterator
from functools import reduce
from operator import and_
from typing import NamedTuple

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.argument_branches import Branch, Inference
from sudoku_gui.techniques.arguments import Argument, Start, prove
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.forcing.chain_length import tenths_of_length
from sudoku_gui.techniques.implications import LinkKinds
from sudoku_gui.techniques.links import Links
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique

_ONES = bytes([0] + 255 * [1])


class ContradictionFinder(SlicedFinder):
    """Finds contradictions, the shortest first; the pattern is the argument."""

    def __init__(self, geometry: Geometry) -> None:
        self._stride = geometry.size + 1
        self._links = Links(geometry, LinkKinds.ALL, has_groups=True)

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every literal that leads to a contradiction."""
        self._links = yield from self._links.of(masks)
        contradictions: list[tuple[int, int, int]] = []
        for node in self._links.candidates():
            yield
            contradictions += self._contradictions(node)
        for length, start, emptied in sorted(contradictions):
            yield
            self._links.search.search(start)
            ends = self._links.literals_to_empty(emptied)
            branch = Branch(tuple(self._links.consequences(ends)), emptied)
            argument = Argument(Start.SUPPOSED, start, (branch,))
            cell, digit = divmod(start >> 1, self._stride)
            finding = Finding(
                () if start & 1 else ((Cell(cell), Digit(digit)),),
                ((Cell(cell), 1 << digit),) if start & 1 else (),
                argument.encoded(),
                tenths_of_length(length),
            )
            if collector.take(finding):
                return

    def _contradictions(self, node: int) -> Iterator[tuple[int, int, int]]:
        """Yield the length of each contradiction, what is supposed, and what has nothing left."""
        links, search = self._links, self._links.search
        for start in (2 * node + 1, 2 * node):
            search.search(start)
            emptied = search.emptied()
            if emptied:
                shortest = min(emptied, key=links.length_to_empty)
                yield links.length_to_empty(shortest) + 1, start, shortest


class _Verity(NamedTuple):
    """That all cases lead to the same."""

    length: int
    literal: int
    starts: tuple[int, ...]
    start: Start
    number: int


class VerityFinder(SlicedFinder):
    """Finds verities, the shortest first; the pattern is the argument."""

    def __init__(self, geometry: Geometry) -> None:
        self._stride = geometry.size + 1
        self._links = Links(geometry, LinkKinds.ALL, has_groups=True)
        self._distances: dict[int, bytes] = {}
        self._reached: dict[int, int] = {}

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report by the shortest chains what every case leads to."""
        self._links = yield from self._links.of(masks)
        yield from self._search_all()
        shortest: dict[int, _Verity] = {}
        for number, start, starts in self._cases():
            yield
            for verity in self._common(starts, start, number):
                if verity.literal not in shortest or verity < shortest[verity.literal]:
                    shortest[verity.literal] = verity
        for verity in sorted(shortest.values()):
            yield
            if collector.take(self._finding(verity)):
                return

    def _search_all(self) -> Iterator[None]:
        """Note how far everything is from each literal, candidate by candidate."""
        search = self._links.search
        self._distances.clear()
        for node in self._links.candidates():
            yield
            for start in (2 * node, 2 * node + 1):
                search.search(start)
                self._distances[start] = distances = search.distances()
                self._reached[start] = int.from_bytes(distances.translate(_ONES), "little")

    def _cases(self) -> Iterator[tuple[int, Start, tuple[int, ...]]]:
        """Yield the cases of all cells and houses and of each candidate, one of which is true."""
        masks = self._links.masks
        for number in range(masks.cell_count + len(masks.places)):
            literals = self._links.literals_to_empty(number)
            if len(literals) > 1:
                starts = tuple(literal + 1 for literal in literals)
                yield number, Start.CONSTRAINT, starts
        for node in self._links.candidates():
            yield 2 * node + 1, Start.EITHER, (2 * node + 1, 2 * node)

    def _common(self, starts: tuple[int, ...], start: Start, number: int) -> Iterator[_Verity]:
        common = reduce(and_, (self._reached[each] for each in starts))
        found = common.to_bytes(2 * self._links.candidate_nodes, "little")
        literal = found.find(1)
        own = {each >> 1 for each in starts}
        while literal >= 0:
            is_single = self._links.masks.of_cell[(literal >> 1) // self._stride].bit_count() == 1
            if literal >> 1 not in own and not is_single:
                lengths = [self._distances[each][literal] for each in starts]
                yield _Verity(sum(lengths), literal, starts, start, number)
            literal = found.find(1, literal + 1)

    def _finding(self, verity: _Verity) -> Finding:
        """Return the finding of a verity."""
        cell, digit = divmod(verity.literal >> 1, self._stride)
        branches = tuple(self._branch(each, verity.literal) for each in verity.starts)
        argument = Argument(verity.start, verity.number, branches)
        is_true = verity.literal & 1
        return Finding(
            ((Cell(cell), Digit(digit)),) if is_true else (),
            () if is_true else ((Cell(cell), 1 << digit),),
            argument.encoded(),
            tenths_of_length(verity.length),
        )

    def _branch(self, start: int, end: int) -> Branch:
        """Return the way to a literal; a true one excludes the others of its cell."""
        links = self._links
        links.search.search(start)
        inferences = list(links.consequences([end]))
        if end & 1:
            others = links.literals_to_empty((end >> 1) // self._stride)
            inferences += [Inference(other, end) for other in others if other != end ^ 1]
        return Branch(tuple(inferences))


TECHNIQUES = (
    Technique(
        "forcing-chain-contradiction",
        80,
        text("Forcing chain: contradiction"),
        text("what follows from one candidate leaves nothing to a cell or a house"),
        ContradictionFinder,
        prove,
    ),
    Technique(
        "forcing-chain-verity",
        80,
        text("Forcing chain: verity"),
        text("all cases of a cell, a house or a candidate lead to the same"),
        VerityFinder,
        prove,
    ),
)
