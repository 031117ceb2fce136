"""Dynamic forcing chains in which other chains are nested.

What follows from an assumption rules candidates out.  In what is left then there may be chains that
there were not before, and what these rule out follows from the assumption, too.
"""

from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.task import Resumable, run
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.forcing.cycle_search import UNBOUNDED
from sudoku_gui.techniques.forcing.forcing_search import IN_CELLS_AND_HOUSES, ForcingSearch
from sudoku_gui.techniques.forcing.implication_proof import Reasons
from sudoku_gui.techniques.forcing.nested_search import (
    DYNAMIC,
    MULTIPLE,
    SIMPLE,
    NestedSearch,
    SearchPausedError,
)
from sudoku_gui.techniques.multiple_forcing_chains import prove_by, report_forced
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Proof
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique

_WITH_PATTERNS = 2
_STEPS = 300
"""Of nested chains looked for in a slice: some ten milliseconds."""

_T = TypeVar("_T")


class NestedForcingFinder(SlicedFinder):
    """Finds such chains; the pattern is that of dynamic forcing chains.

    level: what is nested, as `NestedSearch` has it.
    """

    def __init__(self, geometry: Geometry, level: int) -> None:
        self._geometry = geometry
        self._level = level
        self._searches: tuple[ForcingSearch, NestedSearch] | None = None

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report what follows, by the shortest chains first.

        A slice is for one candidate, or for a part of what nested chains are looked for from it.
        """
        if self._searches is None:
            self._searches = _searches(self._geometry, self._level)
        search, nested = self._searches
        search.load(masks.of_cell)
        nested.load(masks.of_cell)
        search.begin_cases(_WITH_PATTERNS, collector.stops_at_first, UNBOUNDED)
        found: list[tuple[int, int, int, int]] = []
        candidates = range(self._geometry.cell_count * self._geometry.size)
        for candidate in candidates:
            yield from _until_done(nested, partial(search.find_ends_from, candidate))
        for candidate in candidates:
            find = partial(search.find_from, candidate, IN_CELLS_AND_HOUSES)
            found = yield from _until_done(nested, find)
        nested.clear()
        yield from report_forced(found, masks.size, collector)


def _until_done(nested: NestedSearch, work: Callable[[], _T]) -> Resumable[_T]:
    """Do some work again and again until it is not paused; return what comes of it."""
    while True:
        yield
        nested.allow(_STEPS)
        with suppress(SearchPausedError):
            return work()


def prove(position: Position, finding: Finding, *, level: int) -> Proof:
    """Return why what was found follows in each case, or why the opposite cannot be."""
    return run(prove_in_slices(position, finding, level=level))


def prove_in_slices(position: Position, finding: Finding, *, level: int) -> Resumable[Proof]:
    """Do the same, and yield while chains are looked for."""
    search, nested = _searches(position.geometry, level, is_for_proof=True)
    masks = array("i", position.masks)
    search.load(masks)
    nested.load(masks)

    def reasons_of(supposed: int, *ends: int) -> Resumable[Reasons]:
        find = partial(search.reasons_of, _WITH_PATTERNS, False, supposed, [*ends])
        return _until_done(nested, find)

    return prove_by(reasons_of, position, finding, nested.chain_of)


def _searches(
    geometry: Geometry, level: int, *, is_for_proof: bool = False
) -> tuple[ForcingSearch, NestedSearch]:
    search = ForcingSearch(geometry)
    nested = NestedSearch(geometry, level, is_for_proof=is_for_proof)
    search.nest(nested)
    return search, nested


def _row(
    name: str, tenths: int, title: Text, summary: Text, level: int, order: ExplainerOrder
) -> Technique:
    return Technique(
        name,
        tenths,
        title,
        summary,
        partial(NestedForcingFinder, level=level),
        partial(prove, level=level),
        explainer_order=order,
        prove_in_slices=partial(prove_in_slices, level=level),
    )


TECHNIQUES = (
    _row(
        "nested-forcing-chain",
        95,
        text("Nested forcing chain"),
        text("dynamic forcing chains in which chains and cycles of one assumption count, too"),
        SIMPLE,
        ExplainerOrder.NESTED_CHAIN_2,
    ),
    _row(
        "nested-multiple-forcing-chain",
        100,
        text("Nested multiple forcing chain"),
        text("the same, where cell and region forcing chains count, too"),
        MULTIPLE,
        ExplainerOrder.NESTED_CHAIN_3,
    ),
    _row(
        "nested-dynamic-forcing-chain",
        105,
        text("Nested dynamic forcing chain"),
        text("dynamic forcing chains in which dynamic forcing chains count, too"),
        DYNAMIC,
        ExplainerOrder.NESTED_CHAIN_4,
    ),
)
