"""Chains: one of two candidates is true, so what both exclude is false.

Were the first false, the next would be true, so the one after it false, and so on to the last.

X-chain      all of one digit
XY-chain     all in cells with two candidates, and both ends of one digit
AIC          an alternating inference chain of any links; it rules out two candidates or more, or
             else it is a discontinuous nice loop
grouped AIC  one with a group of candidates among its nodes
"""

from collections.abc import Iterator
from enum import Enum
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.argument_branches import Branch, Inference
from sudoku_gui.techniques.arguments import Argument, Start, prove
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.chain_findings import eliminations_of
from sudoku_gui.techniques.forcing.chain_length import tenths_of_length
from sudoku_gui.techniques.implications import LinkKinds
from sudoku_gui.techniques.links import Links
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique


class ChainKind(Enum):
    """Which chains are meant."""

    X_CHAIN = "x"
    XY_CHAIN = "xy"
    AIC = "aic"
    GROUPED_AIC = "grouped"
    SET_AIC = "sets"


_LINKS = {ChainKind.X_CHAIN: LinkKinds.OF_DIGITS, ChainKind.XY_CHAIN: LinkKinds.OF_PAIRS}


class ChainFinder(SlicedFinder):
    """Finds chains of one kind; the pattern is the argument."""

    def __init__(self, geometry: Geometry, kind: ChainKind) -> None:
        self._kind = kind
        self._stride = geometry.size + 1
        self._links = Links(
            geometry,
            _LINKS.get(kind, LinkKinds.ALL),
            has_groups=kind in (ChainKind.GROUPED_AIC, ChainKind.SET_AIC),
            has_sets=kind is ChainKind.SET_AIC,
        )

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every chain that rules something out, the shortest first."""
        self._links = yield from self._links.of(masks)
        endings: list[tuple[int, int, int]] = []
        for start in self._starts():
            yield
            endings += self._endings(start)
        met = set()
        for _, start, end in sorted(endings):
            yield
            lost = self._links.excluded_by(start) & self._links.excluded_by(end)
            if lost in met or not self._is_meant(start, end, lost):
                continue
            path = self._links.path(2 * start, 2 * end + 1)
            if path and self._is_of_kind(path):
                met.add(lost)
                if collector.take(self._finding(path, lost)):
                    return

    def _endings(self, start: int) -> Iterator[tuple[int, int, int]]:
        """Yield how far it is from one end of a chain to the other, and both ends."""
        search = self._links.search
        for place in range(search.search_endings(2 * start)):
            end = search.ending_at(place)
            # Most chains are found from their other end as well; not those through sets.
            if end >> 1 > start or self._kind is ChainKind.SET_AIC:
                yield search.distance_of(end), start, end >> 1

    def _starts(self) -> Iterator[int]:
        """Yield the candidates from which a chain of the kind can go."""
        of_cell = self._links.masks.of_cell
        for node in self._links.candidates():
            if (
                self._kind is not ChainKind.XY_CHAIN
                or of_cell[node // self._stride].bit_count() == 2
            ):
                yield node

    def _is_meant(self, start: int, end: int, lost: frozenset[int]) -> bool:
        """Return whether chains with these ends and this effect are of the kind."""
        is_of_one_digit = start % self._stride == end % self._stride
        if self._kind in (ChainKind.X_CHAIN, ChainKind.XY_CHAIN):
            return bool(lost) and is_of_one_digit
        return len(lost) > 1 and (is_of_one_digit or end not in self._links.excluded_by(start))

    def _is_of_kind(self, path: list[int]) -> bool:
        if self._kind is ChainKind.SET_AIC:
            return any(map(self._links.is_set, path))
        is_grouped = any(map(self._links.is_group, path))
        return is_grouped == (self._kind is ChainKind.GROUPED_AIC)

    def _finding(self, path: list[int], lost: frozenset[int]) -> Finding:
        """Return the finding of a chain that goes along these literals."""
        links, start, end = self._links, path[0] + 1, path[-1]
        inferences = list(links.inferences(path))
        ends = [[Inference(2 * node, source) for node in sorted(lost)] for source in (start, end)]
        if links.is_group(path[1]):
            beginning = Start.EITHER, start
            chain = inferences
        else:
            beginning = Start.CONSTRAINT, inferences[0].bases[0]
            chain = inferences[1:]
        branches = [Branch(tuple(ends[0])), Branch((*chain, *ends[1]))]
        if beginning[0] is Start.CONSTRAINT and path[1] < start:
            branches.reverse()
        argument = Argument(*beginning, tuple(branches))
        return Finding(
            (),
            eliminations_of(lost, self._stride),
            argument.encoded(),
            tenths_of_length(len(path) + 2),
        )


TECHNIQUES = (
    Technique(
        "x-chain",
        66,
        text("X-chain"),
        text("a chain of links of one digit, of whose ends one is true"),
        partial(ChainFinder, kind=ChainKind.X_CHAIN),
        prove,
    ),
    Technique(
        "xy-chain",
        70,
        text("XY-chain"),
        text("a chain of cells with two digits each, at one of whose ends a digit is true"),
        partial(ChainFinder, kind=ChainKind.XY_CHAIN),
        prove,
    ),
    Technique(
        "aic",
        70,
        text("Alternating inference chain"),
        text("a chain of links of several digits, of whose ends one is true"),
        partial(ChainFinder, kind=ChainKind.AIC),
        prove,
    ),
    Technique(
        "grouped-aic",
        72,
        text("Grouped alternating inference chain"),
        text("an alternating inference chain with groups of candidates in boxes and lines"),
        partial(ChainFinder, kind=ChainKind.GROUPED_AIC),
        prove,
    ),
    Technique(
        "grouped-aic",
        82,
        text("Grouped alternating inference chain"),
        text("an alternating inference chain with almost locked sets"),
        partial(ChainFinder, kind=ChainKind.SET_AIC),
        prove,
    ),
)
