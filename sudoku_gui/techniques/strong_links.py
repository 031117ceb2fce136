"""Two strong links of one digit: skyscraper, two-string kite and turbot fish.

In each of two houses the digit has two places; a place of one house sees one of the other.  One of
the two places at the ends is true, so what sees both is ruled out.  It is a skyscraper if both
houses are rows joined in a column, or columns joined in a row; a kite if a row and a column are
joined in a box; and a turbot fish otherwise.
"""

from collections.abc import Iterator
from enum import Enum
from functools import partial
from itertools import combinations, product
from typing import NamedTuple

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry, House, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import HouseConstraint, Proof, either_way, places_left
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class LinkShape(Enum):
    """How two strong links of one digit lie."""

    SKYSCRAPER = "skyscraper"
    KITE = "kite"
    TURBOT = "turbot"


class _StrongLink(NamedTuple):
    """A house with two places for a digit."""

    house: int
    places: tuple[int, int]


class StrongLinksFinder:
    """Finds pairs of links of one shape.

    The pattern is the digit, both houses, the end in the first, and the two cells of the joint.
    """

    def __init__(self, geometry: Geometry, shape: LinkShape) -> None:
        self._geometry = geometry
        self._shape = shape
        self._peers = [frozenset(geometry.peers_of(Cell(cell))) for cell in geometry.cells]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every such pair that rules something out, digit by digit."""
        for digit in range(1, masks.size + 1):
            for first, second in combinations(_strong_links(masks, digit), 2):
                for ends in self._free_ends(first, second):
                    common = self._peers[ends[0]] & self._peers[ends[1]]
                    others = common.difference(first.places, second.places)
                    lost = [cell for cell in sorted(others) if masks.of_cell[cell] >> digit & 1]
                    eliminations = tuple((cell, 1 << digit) for cell in lost)
                    joint = {*first.places, *second.places}.difference(ends)
                    pattern = (digit, first.house, second.house, ends[0], *sorted(joint))
                    if lost and collector.take(Finding((), eliminations, pattern)):
                        return

    def _free_ends(self, first: _StrongLink, second: _StrongLink) -> Iterator[tuple[int, int]]:
        """Yield the ends of two links whose other ends see each other in the right way."""
        if {*first.places} & {*second.places}:
            return
        for one, other in product((0, 1), repeat=2):
            joint = Cell(first.places[one]), Cell(second.places[other])
            ends = first.places[1 - one], second.places[1 - other]
            is_joint = joint[1] in self._peers[joint[0]] and ends[1] not in self._peers[joint[0]]
            if is_joint and self._shape is self._shape_of(first, second, joint):
                yield ends

    def _shape_of(
        self, first: _StrongLink, second: _StrongLink, joint: tuple[Cell, Cell]
    ) -> LinkShape:
        houses = self._geometry.houses
        kinds = {houses[first.house].kind, houses[second.house].kind}
        shared = {house.kind for house in _shared_houses(joint, self._geometry)}
        for line, across in ((HouseKind.ROW, HouseKind.COLUMN), (HouseKind.COLUMN, HouseKind.ROW)):
            if kinds == {line} and across in shared:
                return LinkShape.SKYSCRAPER
        is_cross = kinds == {HouseKind.ROW, HouseKind.COLUMN}
        return LinkShape.KITE if is_cross and HouseKind.BOX in shared else LinkShape.TURBOT


def prove(position: Position, finding: Finding) -> Proof:
    """Return why an end of the two links is true."""
    digit, end = Digit(finding.pattern[0]), finding.pattern[3]
    first, second = (position.geometry.houses[index] for index in finding.pattern[1:3])
    reason = places_left(position, first, digit)
    way = HouseConstraint(second, digit)
    branches = [() if each.cell == end else (way,) for each in reason.candidates]
    return (either_way(position, reason, branches, finding.ruled_out()),)


def _strong_links(masks: CandidateMasks, digit: int) -> Iterator[_StrongLink]:
    for house in range(masks.house_count):
        places = masks.places[house * (masks.size + 1) + digit]
        if places.bit_count() == 2:
            cells = masks.cells_in(house)
            lowest = (places & -places).bit_length() - 1
            yield _StrongLink(house, (cells[lowest], cells[places.bit_length() - 1]))


def _shared_houses(cells: tuple[Cell, Cell], geometry: Geometry) -> Iterator[House]:
    return (house for house in geometry.houses_of(cells[0]) if cells[1] in house.cells)


TECHNIQUES = (
    Technique(
        "skyscraper",
        40,
        text("Skyscraper"),
        text("two parallel lines with two places each for a digit, joined at one end"),
        partial(StrongLinksFinder, shape=LinkShape.SKYSCRAPER),
        prove,
    ),
    Technique(
        "two-string-kite",
        41,
        text("Two-string kite"),
        text("a row and a column with two places each for a digit, joined in a box"),
        partial(StrongLinksFinder, shape=LinkShape.KITE),
        prove,
    ),
    Technique(
        "turbot-fish",
        42,
        text("Turbot fish"),
        text("two houses with two places each for a digit, of which two see each other"),
        partial(StrongLinksFinder, shape=LinkShape.TURBOT),
        prove,
    ),
)
