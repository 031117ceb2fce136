"""Nice loops: chains that come back to where they began.

continuous      strong and weak links by turns all the way round: of each weak link, too, one end is
                true, so what both ends exclude is false
discontinuous   a candidate would lead to its own opposite: if it were true it would be false, and
                so it is; or if it were false it would be true, and the others of its cell are false
grouped         one with a group of candidates among its nodes
"""

from collections.abc import Iterator, Sequence
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.argument_branches import NOTHING, Branch, Inference
from sudoku_gui.techniques.arguments import Argument, Start, prove
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.chain_findings import eliminations_of
from sudoku_gui.techniques.forcing.chain_length import tenths_of_length
from sudoku_gui.techniques.implications import LinkKinds
from sudoku_gui.techniques.links import Links
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique


class ContinuousLoopFinder(SlicedFinder):
    """Finds continuous nice loops; the pattern is the argument."""

    def __init__(
        self, geometry: Geometry, *, is_grouped: bool = False, has_sets: bool = False
    ) -> None:
        self._is_grouped = is_grouped
        self._has_sets = has_sets
        self._stride = geometry.size + 1
        self._links = Links(
            geometry, LinkKinds.ALL, has_groups=is_grouped or has_sets, has_sets=has_sets
        )

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every loop that rules something out, the shortest first."""
        self._links = yield from self._links.of(masks)
        closings: list[tuple[int, int, int]] = []
        for start in self._links.candidates():
            closings += self._closings(start)
            yield
        met = set()
        for _, start, end in sorted(closings):
            yield
            path = self._links.path(2 * start, 2 * end + 1)
            loop = self._links.expanded(path) if path and self._is_meant(path) else None
            lost = self._lost(loop) if loop else frozenset()
            if loop and lost and lost not in met:
                met.add(lost)
                if collector.take(self._finding(loop, lost)):
                    return

    def _closings(self, start: int) -> Iterator[tuple[int, int, int]]:
        """Yield how long the way is between the ends of a weak link, and both ends."""
        search = self._links.search
        excluded = self._links.excluded_by(start)
        for place in range(search.search_endings(2 * start)):
            end = search.ending_at(place)
            if end >> 1 in excluded:
                yield search.distance_of(end), start, end >> 1

    def _is_meant(self, loop: Sequence[int]) -> bool:
        if self._has_sets:
            return any(map(self._links.is_set, loop))
        return any(map(self._links.is_group, loop)) == self._is_grouped

    def _lost(self, loop: Sequence[int]) -> frozenset[int]:
        """Return what the ends of each weak link exclude together, and sets whatever they lose.

        loop: from a false candidate to a true one.
        """
        links = self._links
        cells = links.cells_of(each for each in loop if not links.is_set(each))
        back = links.backwards([*loop, loop[0]])[::-1]
        lost = frozenset[int]()
        for place, literal in enumerate(loop):
            before, behind = loop[place - 1], back[place]
            if links.is_set(literal):
                lost |= links.excluded_after(literal) & links.excluded_after(behind)
            if not literal & 1:
                # Of a weak link both ends exclude something: backwards, the second is the source.
                one = back[place - 1] if links.is_set(before) else before
                lost |= links.excluded_by_both(one >> 1, literal >> 1, cells)
        return lost

    def _finding(self, loop: list[int], lost: frozenset[int]) -> Finding:
        """Return the finding of a loop: either way round, it rules out the same."""
        links, start = self._links, loop[0] + 1
        one = tuple(links.inferences(links.backwards([*loop, loop[0]]), lost))
        other = tuple(links.inferences([*loop, loop[0]], lost))
        if links.is_group(loop[1]):
            argument = Argument(Start.EITHER, start, (Branch(one), Branch(other)))
        else:
            branches = [Branch(one), Branch(other[1:])]
            if loop[1] < start:
                branches.reverse()
            argument = Argument(Start.CONSTRAINT, other[0].bases[0], tuple(branches))
        tenths = tenths_of_length(len(loop))
        return Finding((), eliminations_of(lost, self._stride), argument.encoded(), tenths)


class DiscontinuousLoopFinder(SlicedFinder):
    """Finds discontinuous nice loops; the pattern is the argument."""

    def __init__(
        self, geometry: Geometry, *, is_grouped: bool = False, has_sets: bool = False
    ) -> None:
        self._is_grouped = is_grouped
        self._has_sets = has_sets
        self._stride = geometry.size + 1
        self._links = Links(
            geometry, LinkKinds.ALL, has_groups=is_grouped or has_sets, has_sets=has_sets
        )

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every loop, the shortest first."""
        self._links = yield from self._links.of(masks)
        starts: list[tuple[int, int]] = []
        for node in self._links.candidates():
            starts += self._starts(node)
            yield
        for _, start in sorted(starts):
            yield
            loop = self._links.path(start, start ^ 1)
            if loop and self._is_meant(loop) and collector.take(self._finding(loop)):
                return

    def _starts(self, node: int) -> Iterator[tuple[int, int]]:
        """Yield how far it is from a literal to its opposite, and the literal."""
        search = self._links.search
        for start in (2 * node + 1, 2 * node):
            search.search(start)
            if search.is_reached(start ^ 1):
                yield search.distance_of(start ^ 1), start

    def _is_meant(self, loop: Sequence[int]) -> bool:
        """Return whether it rules something out, is of the kind, and is not continuous."""
        start, first, last = loop[0] >> 1, loop[1] >> 1, loop[-2] >> 1
        if self._has_sets and not any(map(self._links.is_set, loop)):
            return False
        if not self._has_sets and any(map(self._links.is_group, loop)) != self._is_grouped:
            return False
        if not loop[0] & 1:
            return self._links.masks.of_cell[start // self._stride].bit_count() > 1
        return len({node // self._stride for node in (start, first, last)}) > 1

    def _finding(self, loop: list[int]) -> Finding:
        """Return the finding of a loop: its start leaves nothing to a cell or house in the end."""
        links, start = self._links, loop[0]
        if links.is_set(loop[-2]):
            # The set leaves nothing to the cell of the start.
            emptied = (start >> 1) // self._stride
            others = [Inference(2 * other, start) for other in self._others(start >> 1)]
            inferences = others if start & 1 else []
            inferences += links.inferences(loop[:-1])
            inferences += (
                links.exclusions(loop[-2], NOTHING, [start >> 1])
                if start & 1
                else links.forced_by(loop[-2], start)
            )
        else:
            before, last = (loop[-3], loop[-2]) if start & 1 else (loop[-2], loop[-1])
            if start & 1 and links.is_set(before):
                emptied = links.node(last >> 1).cells[0]
            else:
                emptied = links.strong_link(links.node(before >> 1), links.node(last >> 1))
            # A true start excludes at once what it is excluded by in the end.
            inferences = list(links.inferences((start, last ^ 1))) if start & 1 else []
            inferences += links.inferences(loop[: loop.index(before) + 1])
            if links.is_set(before):
                inferences += links.forced_by(before, last)
        argument = Argument(Start.SUPPOSED, start, (Branch(tuple(inferences), emptied),))
        lost = [start >> 1] if start & 1 else self._others(start >> 1)
        return Finding(
            (),
            eliminations_of(lost, self._stride),
            argument.encoded(),
            tenths_of_length(len(loop)),
        )

    def _others(self, node: int) -> list[int]:
        """Return the other candidates of a cell."""
        cell, digit = divmod(node, self._stride)
        mask = self._links.masks.of_cell[cell] & ~(1 << digit)
        return [
            cell * self._stride + other for other in range(1, self._stride) if mask >> other & 1
        ]


TECHNIQUES = (
    Technique(
        "continuous-nice-loop",
        70,
        text("Continuous nice loop"),
        text("strong and weak links by turns, all the way round"),
        ContinuousLoopFinder,
        prove,
    ),
    Technique(
        "discontinuous-nice-loop",
        70,
        text("Discontinuous nice loop"),
        text("a chain from a candidate to its own opposite"),
        DiscontinuousLoopFinder,
        prove,
    ),
    Technique(
        "grouped-continuous-nice-loop",
        72,
        text("Grouped continuous nice loop"),
        text("a continuous nice loop with groups of candidates in boxes and lines"),
        partial(ContinuousLoopFinder, is_grouped=True),
        prove,
    ),
    Technique(
        "grouped-discontinuous-nice-loop",
        72,
        text("Grouped discontinuous nice loop"),
        text("a discontinuous nice loop with groups of candidates in boxes and lines"),
        partial(DiscontinuousLoopFinder, is_grouped=True),
        prove,
    ),
    Technique(
        "grouped-continuous-nice-loop",
        82,
        text("Grouped continuous nice loop"),
        text("a continuous nice loop with almost locked sets"),
        partial(ContinuousLoopFinder, has_sets=True),
        prove,
    ),
    Technique(
        "grouped-discontinuous-nice-loop",
        82,
        text("Grouped discontinuous nice loop"),
        text("a discontinuous nice loop with almost locked sets"),
        partial(DiscontinuousLoopFinder, has_sets=True),
        prove,
    ),
)
