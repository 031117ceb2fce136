"""Pointing and claiming: all places of a digit in one house lie in another house as well.

So the digit goes nowhere else in the other house.  It is pointing where the first house is a box,
and claiming otherwise.  Either is direct if it leaves the digit one place in a third house, of the
kind of the first.
"""

from collections.abc import Container, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
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
    base_outside: int
    """The cells of the base that the cover lacks, as a mask of its places."""
    cover_outside: int
    """And the other way round."""


class LockedCandidatesFinder:
    """Finds digits locked in an overlap of houses; the pattern is base, cover and digit."""

    def __init__(self, geometry: Geometry, base_kinds: Container[HouseKind]) -> None:
        self._overlaps = tuple(_overlaps(geometry, base_kinds))

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every locked digit that rules something out."""
        for overlap, digit in self._locked(masks):
            lost = masks.places[overlap.cover * (masks.size + 1) + digit] & overlap.cover_outside
            cells = _cells_in(lost, overlap.cover, masks)
            eliminations = tuple((cell, 1 << digit) for cell in cells)
            if collector.take(Finding((), eliminations, (overlap.base, overlap.cover, digit))):
                return

    def _locked(self, masks: CandidateMasks) -> Iterator[tuple[_Overlap, int]]:
        """Yield the overlaps and digits where something is ruled out."""
        stride, places = masks.size + 1, masks.places
        for overlap in self._overlaps:
            for digit in range(1, stride):
                in_base = places[overlap.base * stride + digit]
                in_cover = places[overlap.cover * stride + digit]
                is_locked = in_base & (in_base - 1) and not in_base & overlap.base_outside
                if is_locked and in_cover & overlap.cover_outside:
                    yield overlap, digit


class DirectLockedFinder(LockedCandidatesFinder):
    """Finds those that leave the digit one place in a third house, which follows in the pattern."""

    def __init__(self, geometry: Geometry, base_kinds: Container[HouseKind]) -> None:
        super().__init__(geometry, base_kinds)
        # By cover and kind of base, the houses of the kind that the cover meets, each with a
        # mask of its places outside the cover.
        self._thirds = {
            (overlap.cover, overlap.base): _thirds(geometry, overlap) for overlap in self._overlaps
        }

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every place that is left."""
        stride = masks.size + 1
        for overlap, digit in self._locked(masks):
            for third, outside in self._thirds[overlap.cover, overlap.base]:
                before = masks.places[third * stride + digit]
                left = before & outside
                if left != before and left and not left & (left - 1):
                    (cell,) = _cells_in(left, third, masks)
                    pattern = (overlap.base, overlap.cover, digit, third)
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
                base_outside = _outside(houses[base], houses[cover].cells)
                cover_outside = _outside(houses[cover], houses[base].cells)
                yield _Overlap(base, cover, base_outside, cover_outside)


def _thirds(geometry: Geometry, overlap: _Overlap) -> tuple[tuple[int, int], ...]:
    # Diagonals have a cell in common: its place is one of the base's, and not ruled out.
    base, cover = geometry.houses[overlap.base], geometry.houses[overlap.cover]
    return tuple(
        (index, _outside(house, cover.cells))
        for index, house in enumerate(geometry.houses)
        if house.kind is base.kind and index != overlap.cover
        if {*house.cells}.isdisjoint(base.cells) and {*house.cells} & {*cover.cells}
    )


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
    ),
    Technique(
        "direct-claiming",
        19,
        text("Direct claiming"),
        text("claiming that leaves a digit one place in another line"),
        partial(DirectLockedFinder, base_kinds=OTHERS),
        prove_direct,
    ),
    Technique(
        "pointing",
        26,
        text("Pointing"),
        text("a box has places for a digit in one line only"),
        partial(LockedCandidatesFinder, base_kinds=BOXES),
        prove,
    ),
    Technique(
        "claiming",
        28,
        text("Claiming"),
        text("a line has places for a digit in one box only"),
        partial(LockedCandidatesFinder, base_kinds=OTHERS),
        prove,
    ),
)
