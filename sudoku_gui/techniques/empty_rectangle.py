"""Empty rectangle: a box has places for a digit in one row and one column of it only.

A line with two places for the digit has one of them in that row or column, outside the box.  If
this place is true, the box has its digit in the column or row; if the other is, it sees the same
cell as these do.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    Cases,
    Counting,
    Exclusion,
    HouseConstraint,
    Proof,
    places_left,
)
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class _Cross(NamedTuple):
    """A box, and a row and a column through it, by their indices."""

    box: int
    stem: int
    """The line in which another line joins."""
    bar: int
    """The line in which something is ruled out."""
    outside: int
    """The places of the box in neither, as a mask."""
    stem_alone: int
    bar_alone: int


class EmptyRectangleFinder:
    """Finds empty rectangles; the pattern is digit, box, stem, bar, and the line that joins."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._crosses = tuple(_crosses(geometry))
        self._cells = [frozenset(house.cells) for house in geometry.houses]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every empty rectangle, box by box."""
        for cross in self._crosses:
            for digit in range(1, masks.size + 1):
                places = masks.places[cross.box * (masks.size + 1) + digit]
                if places & cross.outside:
                    continue
                if not (places & cross.stem_alone and places & cross.bar_alone):
                    continue
                for joint, target in self._joints(cross, digit, masks):
                    pattern = (digit, cross.box, cross.stem, cross.bar, joint)
                    if collector.take(Finding((), ((target, 1 << digit),), pattern)):
                        return

    def _joints(
        self, cross: _Cross, digit: int, masks: CandidateMasks
    ) -> Iterator[tuple[int, Cell]]:
        """Yield lines with two places, one in the stem, and what the other sees in the bar."""
        houses, box = self._geometry.houses, self._cells[cross.box]
        for joint, house in enumerate(houses):
            places = masks.places[joint * (masks.size + 1) + digit]
            if house.kind is not houses[cross.bar].kind or places.bit_count() != 2:
                continue
            if self._cells[joint] & box:
                continue
            ends = [cell for at, cell in enumerate(house.cells) if places >> at & 1]
            if self._cells[cross.stem].isdisjoint(ends):
                continue
            (end,) = (cell for cell in ends if cell not in self._cells[cross.stem])
            seen = self._cells[cross.bar].intersection(self._geometry.peers_of(end)) - box
            for target in sorted(seen):
                if masks.of_cell[target] >> digit & 1:
                    yield joint, target


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the digit is in the bar's part of the box, or at the end of the joining line."""
    houses, digit = position.geometry.houses, Digit(finding.pattern[0])
    box, stem, bar, joint = (houses[index] for index in finding.pattern[1:])
    targets = finding.ruled_out()
    reason = places_left(position, joint, digit)
    in_box = places_left(position, box, digit).candidates
    in_stem = tuple(each for each in in_box if each.cell in stem.cells)
    left = places_left(position, box, digit, in_stem)
    locked = Counting((left,), (HouseConstraint(bar, digit),), targets)
    branches: list[Proof] = [
        (Exclusion(each, in_stem), locked)
        if each.cell in stem.cells
        else (Exclusion(each, targets),)
        for each in reason.candidates
    ]
    return (Cases(reason, tuple(branches), targets),)


def _crosses(geometry: Geometry) -> Iterator[_Cross]:
    lines = (HouseKind.ROW, HouseKind.COLUMN)
    numbered = list(enumerate(geometry.houses))
    for box, house in numbered:
        if house.kind is not HouseKind.BOX:
            continue
        through = [(at, line) for at, line in numbered if line.kind in lines and _in(house, line)]
        for (stem, stem_line), (bar, bar_line) in permutations(through, 2):
            if stem_line.kind is not bar_line.kind:
                in_stem, in_bar = _in(house, stem_line), _in(house, bar_line)
                outside = (1 << len(house.cells)) - 1 & ~(in_stem | in_bar)
                yield _Cross(box, stem, bar, outside, in_stem & ~in_bar, in_bar & ~in_stem)


def _in(box: House, line: House) -> int:
    """Return the places of a box that lie in a line, as a mask."""
    return sum(1 << place for place, cell in enumerate(box.cells) if cell in line.cells)


TECHNIQUES = (
    Technique(
        "empty-rectangle",
        43,
        text("Empty rectangle"),
        text("a box with places for a digit in one row and one column, and a line that joins"),
        EmptyRectangleFinder,
        prove,
    ),
)
