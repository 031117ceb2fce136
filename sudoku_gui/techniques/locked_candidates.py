"""Pointing and claiming: all places of a digit in one house lie in another house as well.

So the digit goes nowhere else in the other house.  It is pointing where the first house is a box,
and claiming otherwise.  Either is direct if it leaves the digit one place in a third house, of the
kind of the first.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.house_scans import LockedScan
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Counting, HouseConstraint, Proof, places_left
from sudoku_gui.techniques.technique import (
    BOXES,
    OTHERS,
    Finding,
    FindingCollector,
    Technique,
    scan_order,
)


class _Overlap(NamedTuple):
    """Two houses with several cells in common, by their indices."""

    base: int
    cover: int
    outside: int
    """The cells of the base that the cover lacks, as a mask of its places."""


class _Target(NamedTuple):
    """A house in which an overlap rules something out: its cover, or one that this meets."""

    overlap: _Overlap
    house: int
    outside: int
    """The cells of the house that lie outside the base, or outside the cover, likewise."""


class _LockedFinder:
    """Finds digits locked in an overlap, and what they rule out in houses of some kind."""

    def __init__(self, targets: Iterable[_Target], houses: Sequence[House]) -> None:
        # Kinds of houses one after the other, and within each all targets for every digit.
        by_kinds: dict[tuple[HouseKind, HouseKind], list[_Target]] = {}
        for each in targets:
            kinds = (houses[each.overlap.base].kind, houses[each.overlap.cover].kind)
            by_kinds.setdefault(kinds, []).append(each)
        self._scans = [
            (
                each,
                LockedScan((t.overlap.base, t.overlap.outside, t.house, t.outside) for t in each),
            )
            for each in by_kinds.values()
        ]

    def _locked(
        self, masks: CandidateMasks, *, is_direct: bool
    ) -> Iterator[tuple[_Target, int, list[Cell]]]:
        """Yield a target, the digit, and the cells outside that have it."""
        for targets, scan in self._scans:
            at = scan.next_locked(masks, 0, is_direct)
            while at >= 0:
                number, row = divmod(at, len(targets))
                target, digit = targets[row], number + 1
                places = masks.places[target.house * (masks.size + 1) + digit] & target.outside
                yield target, digit, _cells_in(places, target.house, masks)
                at = scan.next_locked(masks, at + 1, is_direct)


class LockedCandidatesFinder(_LockedFinder):
    """Finds digits locked in an overlap of houses; the pattern is base, cover and digit."""

    def __init__(self, geometry: Geometry, base_kinds: Container[HouseKind]) -> None:
        super().__init__(_covers(geometry, base_kinds), geometry.houses)

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every locked digit that rules something out."""
        for target, digit, cells in self._locked(masks, is_direct=False):
            eliminations = tuple((cell, 1 << digit) for cell in cells)
            pattern = (target.overlap.base, target.overlap.cover, digit)
            if collector.take(Finding((), eliminations, pattern)):
                return


class DirectLockedFinder(_LockedFinder):
    """Finds those that leave the digit one place in a third house, which follows in the pattern."""

    def __init__(self, geometry: Geometry, base_kinds: Container[HouseKind]) -> None:
        super().__init__(_thirds(geometry, base_kinds), geometry.houses)

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every place that is left."""
        for target, digit, (cell,) in self._locked(masks, is_direct=True):
            pattern = (target.overlap.base, target.overlap.cover, digit, target.house)
            if collector.take(Finding(((cell, Digit(digit)),), (), pattern)):
                return


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the digit goes nowhere else in the cover."""
    return (_counting(position, finding),)


def prove_direct(position: Position, finding: Finding) -> Proof:
    """Return the same, and what place that leaves."""
    locked = _counting(position, finding)
    third, digit = position.geometry.houses[finding.pattern[3]], Digit(finding.pattern[2])
    return (locked, places_left(position, third, digit, locked.targets))


def _counting(position: Position, finding: Finding) -> Counting:
    houses, digit = position.geometry.houses, Digit(finding.pattern[2])
    base, cover = houses[finding.pattern[0]], houses[finding.pattern[1]]
    statement = places_left(position, base, digit)
    in_cover = places_left(position, cover, digit).candidates
    targets = tuple(each for each in in_cover if each not in statement.candidates)
    return Counting((statement,), (HouseConstraint(cover, digit),), targets)


def _overlaps(geometry: Geometry, base_kinds: Container[HouseKind]) -> Iterator[_Overlap]:
    order, houses = scan_order(geometry), geometry.houses
    for base in (each for each in order if houses[each].kind in base_kinds):
        for cover in (each for each in order if each != base):
            if len({*houses[base].cells} & {*houses[cover].cells}) > 1:
                yield _Overlap(base, cover, _outside(houses[base], houses[cover].cells))


def _covers(geometry: Geometry, base_kinds: Container[HouseKind]) -> Iterator[_Target]:
    houses = geometry.houses
    for each in _overlaps(geometry, base_kinds):
        outside = _outside(houses[each.cover], houses[each.base].cells)
        yield _Target(each, each.cover, outside)


def _thirds(geometry: Geometry, base_kinds: Container[HouseKind]) -> Iterator[_Target]:
    # Diagonals have a cell in common: its place is one of the base's, and not ruled out.
    for each in _overlaps(geometry, base_kinds):
        base, cover = geometry.houses[each.base], geometry.houses[each.cover]
        for index, house in enumerate(geometry.houses):
            is_alike = house.kind is base.kind and index != each.cover
            is_apart = {*house.cells}.isdisjoint(base.cells)
            if is_alike and is_apart and {*house.cells} & {*cover.cells}:
                yield _Target(each, index, _outside(house, cover.cells))


def _outside(house: House, cells: Sequence[Cell]) -> int:
    return sum(1 << place for place, cell in enumerate(house.cells) if cell not in cells)


def _cells_in(places: int, house: int, masks: CandidateMasks) -> list[Cell]:
    first = house * masks.size
    return [
        Cell(masks.house_cells[first + place]) for place in range(masks.size) if places >> place & 1
    ]


TECHNIQUES = (
    Technique(
        "direct-pointing",
        17,
        text("Direct pointing"),
        text("pointing that leaves a digit one place in another box"),
        partial(DirectLockedFinder, base_kinds=BOXES),
        prove_direct,
        explainer_order=ExplainerOrder.DIRECT_LOCKED,
    ),
    Technique(
        "direct-claiming",
        19,
        text("Direct claiming"),
        text("claiming that leaves a digit one place in another line"),
        partial(DirectLockedFinder, base_kinds=OTHERS),
        prove_direct,
        explainer_order=ExplainerOrder.DIRECT_LOCKED,
    ),
    Technique(
        "pointing",
        26,
        text("Pointing"),
        text("a box has places for a digit in one line only"),
        partial(LockedCandidatesFinder, base_kinds=BOXES),
        prove,
        explainer_order=ExplainerOrder.LOCKED,
    ),
    Technique(
        "claiming",
        28,
        text("Claiming"),
        text("a line has places for a digit in one box only"),
        partial(LockedCandidatesFinder, base_kinds=OTHERS),
        prove,
        explainer_order=ExplainerOrder.LOCKED,
    ),
)
