"""Forcing chains of several assumptions, and contradictions.

Each candidate of a cell, or each place of a digit in a house, leads to the same: it holds.  A
candidate that leads to a contradiction is false.  In dynamic chains, statements follow from several
others.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.task import Resumable, run
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.forcing.chain_findings import finding_of_node, report
from sudoku_gui.techniques.forcing.cycle_search import UNBOUNDED
from sudoku_gui.techniques.forcing.forcing_search import (
    CONTRADICTION,
    EITHER,
    IN_CELLS,
    IN_CELLS_AND_HOUSES,
    IN_HOUSES,
    ForcingSearch,
)
from sudoku_gui.techniques.forcing.implication_proof import (
    NestedProofs,
    Reasons,
    all_of,
    candidate_of,
    end_of_cases,
    number_of,
    refutation,
)
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import OneOf, Proof, TrueOrFalse
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique

Forced = list[tuple[int, int, int, int]]
"""What is found: lengths, kinds, origins and ends."""

_STATEMENTS = 5_000
"""About how many are followed in a slice: some tenths of a millisecond, ten if not compiled."""


class SharedSearchFinder(SlicedFinder):
    """Looks for forcing chains with a search that all such finders of the same masks share.

    A finder serves one CandidateMasks, whose contents may change.
    """

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._search: ForcingSearch | None = None

    def _loaded(self, masks: CandidateMasks) -> ForcingSearch:
        """Return the search, which has read the masks."""
        return masks.worked_out(ForcingSearch, self._load)

    def _load(self, masks: CandidateMasks) -> ForcingSearch:
        if self._search is None:
            self._search = ForcingSearch(self._geometry)
        self._search.load(masks.of_cell)
        return self._search


class ForcingFinder(SharedSearchFinder):
    """Finds forcing chains; the pattern is what kind it is, the origin, and the end.

    is_of_one_digit: whether only contradictions of one digit are looked for.
    reasoning: 0 where each statement follows from one other, 1 where it may follow from several,
    2 where patterns among what is left count, too.
    kinds: in the candidates of what cases are looked for.
    """

    def __init__(
        self,
        geometry: Geometry,
        *,
        is_of_one_digit: bool = False,
        reasoning: int = 0,
        kinds: int = IN_CELLS_AND_HOUSES,
    ) -> None:
        super().__init__(geometry)
        self._is_of_one_digit = is_of_one_digit
        self._reasoning = reasoning
        self._kinds = kinds

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report what follows, by the shortest chains first."""
        search = self._loaded(masks)
        if self._is_of_one_digit:
            found = search.find_of_one_digit(collector.stops_at_first, UNBOUNDED)
        else:
            found = yield from find_in_cases(
                search, masks, self._reasoning, self._kinds, collector.stops_at_first
            )
        yield from report_forced(found, masks.size, collector)


def find_in_cases(
    search: ForcingSearch, masks: CandidateMasks, reasoning: int, kinds: int, stops_at_best: bool
) -> Resumable[Forced]:
    """Return what follows in every case, as `begin_cases`, `find_ends` and `find_cases` have it.

    search: has read these masks.
    The parts are small so that it can be given up, and so that other threads get their turns.
    """
    search.begin_cases(reasoning, stops_at_best, UNBOUNDED)
    count = masks.cell_count * masks.size
    candidate = 0
    while candidate < count:
        candidate = search.find_ends(candidate, _STATEMENTS)
        yield
    candidate = 0
    while candidate < count:
        candidate = search.find_cases(candidate, kinds, _STATEMENTS)
        yield
    return search.findings


def report_forced(
    found: Iterable[tuple[int, int, int, int]], size: int, collector: FindingCollector
) -> Iterator[None]:
    """Report what a `ForcingSearch` has found; the pattern is the kind, the origin and the end."""
    return report(
        (
            finding_of_node(
                origin ^ 1 if kind == CONTRADICTION else end, size, (length,), (kind, origin, end)
            )
            for length, kind, origin, end in found
        ),
        collector,
    )


def prove(
    position: Position, finding: Finding, *, is_of_one_digit: bool = False, reasoning: int = 0
) -> Proof:
    """Return why what was found follows in each case, or why the opposite cannot be."""
    search = ForcingSearch(position.geometry)
    search.load(array("i", position.masks))

    def reasons_of(supposed: int, *ends: int) -> Resumable[Reasons]:
        yield
        return search.reasons_of(reasoning, is_of_one_digit, supposed, [*ends])

    return run(prove_by(reasons_of, position, finding))


def prove_by(
    reasons_of: Callable[..., Resumable[Reasons]],
    position: Position,
    finding: Finding,
    chain_of: NestedProofs | None = None,
) -> Resumable[Proof]:
    """Return the proof that is made of reasons, and yield while these are looked for.

    reasons_of: gives them for a node that is supposed and those that follow from it.
    chain_of: gives what is nested by its number.
    """
    kind, origin, end = finding.pattern
    if kind == CONTRADICTION:
        reasons = yield from reasons_of(origin, 2 * end, 2 * end + 1)
        return (refutation(position, reasons, origin, end, chain_of=chain_of),)
    reason: OneOf | TrueOrFalse
    if kind == EITHER:
        reason = TrueOrFalse(candidate_of(2 * origin, position))
        starts = [2 * origin + 1, 2 * origin]
    else:
        reason = all_of(origin, position)
        starts = [2 * number_of(each, position) + 1 for each in reason.candidates]
    branches = []
    for start in starts:
        branches.append((yield from reasons_of(start, end)))
    yield
    return end_of_cases(position, reason, branches, end, chain_of=chain_of)


TECHNIQUES = (
    Technique(
        "nishio",
        75,
        text("Nishio"),
        text("a place of a digit that leaves the digit no place in some house"),
        partial(ForcingFinder, is_of_one_digit=True),
        partial(prove, is_of_one_digit=True, reasoning=1),
        explainer_order=ExplainerOrder.NISHIO,
    ),
    Technique(
        "cell-forcing-chain",
        80,
        text("Cell forcing chain"),
        text("every candidate of a cell leads to the same"),
        partial(ForcingFinder, kinds=IN_CELLS),
        prove,
        explainer_order=ExplainerOrder.MULTIPLE_CHAIN,
    ),
    Technique(
        "region-forcing-chain",
        80,
        text("Region forcing chain"),
        text("every place of a digit in a house leads to the same"),
        partial(ForcingFinder, kinds=IN_HOUSES),
        prove,
        explainer_order=ExplainerOrder.MULTIPLE_CHAIN,
    ),
    Technique(
        "dynamic-forcing-chain",
        85,
        text("Dynamic forcing chain"),
        text("assumptions that lead to the same or to a contradiction, by several ways together"),
        partial(ForcingFinder, reasoning=1),
        partial(prove, reasoning=1),
        explainer_order=ExplainerOrder.DYNAMIC_CHAIN,
    ),
    Technique(
        "dynamic-forcing-chain-plus",
        90,
        text("Dynamic forcing chain with patterns"),
        text("the same, where locked candidates, pairs and X-wings among what is left count, too"),
        partial(ForcingFinder, reasoning=2),
        partial(prove, reasoning=2),
        explainer_order=ExplainerOrder.DYNAMIC_CHAIN_PLUS,
    ),
)
