"""Chains of almost locked sets, each linked with the next: ALS-XY-wing of three, ALS-chain of more.

Each set is left by another digit than it was entered by.  So if the first has lost a digit, all
others up to the last are locked one after the other: what sees all places of a digit of both ends
does not have it.
"""

from collections.abc import Iterator
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.almost_locked_sets import AlmostLockedSets
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.linked_sets import LinkedSets, Losses, prove
from sudoku_gui.techniques.position import digits_in
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique


class SetChainFinder(SlicedFinder):
    """Finds chains that rule something out; the pattern is that of `LinkedSets`.

    is_wing: whether they have three sets, not more.
    """

    def __init__(self, geometry: Geometry, is_wing: bool) -> None:
        self._sets = AlmostLockedSets(geometry)
        self._is_wing = is_wing

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every such chain, or one of those with the same ends, the shortest first."""
        self._sets = masks.worked_out(AlmostLockedSets, self._sets.loaded)
        paths_from = self._sets.wings_from if self._is_wing else self._sets.chains_from
        by_order: dict[tuple[int, bool, int], list[tuple[int, ...]]] = {}
        for index in range(len(self._sets.cells)):
            yield
            for path in paths_from(index):
                by_order.setdefault(self._order(path), []).append(path)
        for order in sorted(by_order):
            for path in by_order[order]:
                yield
                finding = self._finding(path)
                if finding.eliminations and collector.take(finding):
                    return

    def _order(self, path: tuple[int, ...]) -> tuple[int, bool, int]:
        """Return what puts the easier chains first: short ones, without shared cells, of few."""
        cells = [cell for slot in path for cell in self._sets.cells[slot // self._sets.stride]]
        return len(path), len({*cells}) < len(cells), len(cells)

    def _finding(self, path: tuple[int, ...]) -> Finding:
        """Return what a chain rules out.

        Where two of its sets are linked by several digits, these are spared as long as others are
        ruled out.
        """
        indices = [slot // self._sets.stride for slot in path]
        links = [slot % self._sets.stride for slot in path[1:]]
        every = self._links_at(indices[:2]) | self._links_at(indices[-2:])
        eliminations = self._lost(indices[0], indices[-1], every) or self._lost(
            indices[0], indices[-1], 1 << links[0] | 1 << links[-1]
        )
        sets = tuple(tuple(map(Cell, self._sets.cells[index])) for index in indices)
        return Finding((), eliminations, LinkedSets(sets, tuple(map(Digit, links))).pattern)

    def _links_at(self, pair: list[int]) -> int:
        """Return the digits that link two sets, as a mask."""
        one, other = pair
        digits = digits_in(self._sets.digits_of(one) & self._sets.digits_of(other))
        return sum(1 << each for each in digits if self._sets.are_linked(one, other, each))

    def _lost(self, one: int, other: int, spared: int) -> tuple[tuple[Cell, int], ...]:
        losses = Losses()
        for digit in digits_in(self._sets.digits_of(one) & self._sets.digits_of(other) & ~spared):
            losses.add(self._sets.seen_from(one, digit) & self._sets.seen_from(other, digit), digit)
        return losses.eliminations


TECHNIQUES = (
    Technique(
        "als-xy-wing",
        66,
        text("ALS-XY-wing"),
        text("three sets of n cells with n + 1 digits, the middle one linked with both others"),
        partial(SetChainFinder, is_wing=True),
        prove,
    ),
    Technique(
        "als-chain",
        72,
        text("ALS-chain"),
        text("four sets or more of n cells with n + 1 digits, each linked with the next"),
        partial(SetChainFinder, is_wing=False),
        prove,
    ),
)
