"""Forcing chains of one assumption, and bidirectional cycles.

A chain begins with a candidate being true, or false, and each statement follows from the one
before it.  If it comes to the opposite of its beginning, that holds.  If it comes back to a true
candidate, it is a cycle, which holds in both directions: each of its candidates is true, or the one
before it is; so what both exclude is ruled out.
"""

from collections.abc import Iterator
from functools import partial

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.forcing.chain_findings import (
    finding_of_candidates,
    finding_of_node,
    report,
)
from sudoku_gui.techniques.forcing.chain_length import longest_adding
from sudoku_gui.techniques.forcing.chain_proof import cases_around, refutation_along
from sudoku_gui.techniques.forcing.cycle_search import (
    BY_BOTH,
    BY_HOUSES,
    BY_PAIRS,
    UNBOUNDED,
    Chains,
    CycleSearch,
)
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique


class _LazySearch(SlicedFinder):
    """Makes its search when it is first wanted: tables of large grids take their time."""

    def __init__(self, geometry: Geometry, way: int) -> None:
        self._geometry = geometry
        self._way = way
        self._search: CycleSearch | None = None

    def _loaded(self, masks: CandidateMasks) -> CycleSearch:
        """Return a search that has read the masks, one for all finders of the same masks."""
        return masks.worked_out(CycleSearch, self._load)

    def _load(self, masks: CandidateMasks) -> CycleSearch:
        if self._search is None:
            self._search = CycleSearch(self._geometry)
        self._search.load(masks.of_cell)
        return self._search

    def _shortest_chain(self, masks: CandidateMasks) -> Chains:
        """Return the first of the shortest chains to an opposite, found once for all finders."""
        key = CycleSearch.find_chains, self._way
        return masks.worked_out(
            key, lambda masks: self._loaded(masks).find_chains(self._way, True, UNBOUNDED)
        )


class ForcingCycleFinder(_LazySearch):
    """Finds cycles; the pattern is their nodes, with the start at both ends."""

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every cycle that rules something out, the shortest first.

        What a cycle rules out leads along it to its own opposite: without a chain there is none.
        """
        is_first_enough = collector.stops_at_first
        if is_first_enough and self._way != BY_PAIRS and not self._shortest_chain(masks):
            return
        longest = longest_adding(collector.most_added)
        found = self._loaded(masks).find_cycles(self._way, is_first_enough, longest)
        yield from report(
            (
                finding_of_candidates(ruled_out, masks.size, (length, nodes[0] >> 1), nodes)
                for length, nodes, ruled_out in found
            ),
            collector,
        )


class ForcingChainFinder(_LazySearch):
    """Finds chains to the opposite of their beginning; the pattern is their nodes."""

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every such chain, the shortest first."""
        if collector.stops_at_first:
            found = self._shortest_chain(masks)
        else:
            found = self._loaded(masks).find_chains(self._way, False, UNBOUNDED)
        yield from report(
            (
                finding_of_node(nodes[-1], masks.size, (length, nodes[0] >> 1), nodes)
                for length, nodes, _ in found
            ),
            collector,
        )


def prove_chain(position: Position, finding: Finding) -> Proof:
    """Return why the beginning of a chain cannot be."""
    return (refutation_along(position, finding.pattern),)


def prove_cycle(position: Position, finding: Finding) -> Proof:
    """Return why all that a cycle rules out is false."""
    return cases_around(position, finding.pattern, finding.ruled_out())


def _row(
    name: str,
    tenths: int,
    title: Text,
    summary: Text,
    finder: type[ForcingCycleFinder | ForcingChainFinder],
    way: int,
) -> Technique:
    prove = prove_cycle if finder is ForcingCycleFinder else prove_chain
    make_finder = partial(finder, way=way)
    order = ExplainerOrder.CHAIN
    return Technique(name, tenths, title, summary, make_finder, prove, explainer_order=order)


TECHNIQUES = (
    _row(
        "bidirectional-x-cycle",
        65,
        text("Bidirectional X-cycle"),
        text("a loop of places of one digit, every other of which is true"),
        ForcingCycleFinder,
        BY_HOUSES,
    ),
    _row(
        "bidirectional-y-cycle",
        65,
        text("Bidirectional Y-cycle"),
        text("a loop of cells with two candidates each"),
        ForcingCycleFinder,
        BY_PAIRS,
    ),
    _row(
        "forcing-x-chain",
        66,
        text("Forcing X-chain"),
        text("places of one digit, from one of which its opposite follows"),
        ForcingChainFinder,
        BY_HOUSES,
    ),
    _row(
        "bidirectional-cycle",
        70,
        text("Bidirectional cycle"),
        text("a loop of candidates, every other of which is true"),
        ForcingCycleFinder,
        BY_BOTH,
    ),
    _row(
        "forcing-chain",
        70,
        text("Forcing chain"),
        text("candidates, from one of which its opposite follows"),
        ForcingChainFinder,
        BY_BOTH,
    ),
)
