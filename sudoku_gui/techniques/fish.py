"""Fish: n rows in which a digit has places in n columns only, or n columns with n rows.

The digit goes nowhere else in the cover lines.  A finned fish has a few places outside them: what
all of these fins see is ruled out none the less.  It is sashimi if a base line has fewer than two
places without its fins.
"""

from collections.abc import Sequence
from enum import Enum
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.house_scans import ClosedSetScan, FinnedFishScan, SetKind
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Counting, HouseConstraint, Proof, places_left
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class FinnedKind(Enum):
    """What a fish with fins would be without."""

    FINNED = "finned"
    SASHIMI = "sashimi"


class FishFinder:
    """Finds fish with so many base lines; the pattern is the digit, bases, and covers."""

    def __init__(self, geometry: Geometry, count: int) -> None:
        self._size = geometry.size
        self._directions = tuple(
            (bases, covers, ClosedSetScan(SetKind.LINES, bases, count))
            for bases, covers in _directions(geometry)
        )

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every fish, those with columns for bases first."""
        for bases, covers, scan in self._directions:
            scan.restart()
            while scan.next_set(masks, False):
                digit = scan.group
                chosen = [covers[place] for place in range(self._size) if scan.union >> place & 1]
                lost = [
                    Cell(cell)
                    for cover in chosen
                    for place, cell in enumerate(masks.cells_in(cover))
                    if masks.of_cell[cell] >> digit & 1 and place not in scan.members
                ]
                pattern = (digit, *(bases[each] for each in scan.members), *chosen)
                eliminations = tuple((cell, 1 << digit) for cell in lost)
                if collector.take(Finding((), eliminations, pattern)):
                    return


class FinnedFishFinder:
    """Finds finned fish with so many base lines; the pattern is the digit, bases, and covers."""

    def __init__(self, geometry: Geometry, count: int, kind: FinnedKind) -> None:
        self._is_sashimi = kind is FinnedKind.SASHIMI
        self._peers = [frozenset(geometry.peers_of(Cell(cell))) for cell in geometry.cells]
        self._directions = tuple(
            (bases, covers, FinnedFishScan(geometry, bases, covers, count))
            for bases, covers in _directions(geometry)
        )

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every fish, those with columns for bases first."""
        for bases, covers, scan in self._directions:
            for digit, members, taken in scan.fish(
                masks, self._is_sashimi, collector.stops_at_first
            ):
                chosen = [base for place, base in enumerate(bases) if members >> place & 1]
                crossed = [cover for place, cover in enumerate(covers) if taken >> place & 1]
                if collector.take(self._finding(digit, chosen, crossed, masks)):
                    return

    def _finding(
        self, digit: int, bases: Sequence[int], covers: Sequence[int], masks: CandidateMasks
    ) -> Finding:
        """Return what all fins see of the covers, and loses the digit."""
        of_bases = {cell for base in bases for cell in masks.cells_in(base)}
        of_covers = [cell for cover in covers for cell in masks.cells_in(cover)]
        fins = [c for c in of_bases.difference(of_covers) if masks.of_cell[c] >> digit & 1]
        lost = [
            Cell(cell)
            for cell in of_covers
            if masks.of_cell[cell] >> digit & 1 and cell not in of_bases
            if all(cell in self._peers[fin] for fin in fins)
        ]
        return Finding((), tuple((cell, 1 << digit) for cell in lost), (digit, *bases, *covers))


def _directions(geometry: Geometry) -> tuple[tuple[list[int], list[int]], ...]:
    """Return columns as bases with rows as covers, and the other way round."""
    houses = geometry.houses
    columns = [at for at, each in enumerate(houses) if each.kind is HouseKind.COLUMN]
    rows = [at for at, each in enumerate(houses) if each.kind is HouseKind.ROW]
    return (columns, rows), (rows, columns)


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the digit goes nowhere else in the covers, or in what the fins see of them."""
    houses, digit = position.geometry.houses, Digit(finding.pattern[0])
    lines = [houses[index] for index in finding.pattern[1:]]
    count = len(lines) // 2
    bases = tuple(places_left(position, base, digit) for base in lines[:count])
    covers = tuple(HouseConstraint(cover, digit) for cover in lines[count:])
    return (Counting(bases, covers, finding.ruled_out()),)


TECHNIQUES = (
    Technique(
        "x-wing",
        32,
        text("X-wing"),
        text("two lines in which a digit has places in two cross lines only"),
        partial(FishFinder, count=2),
        prove,
        explainer_order=ExplainerOrder.X_WING,
    ),
    Technique(
        "swordfish",
        38,
        text("Swordfish"),
        text("three lines in which a digit has places in three cross lines only"),
        partial(FishFinder, count=3),
        prove,
        explainer_order=ExplainerOrder.SWORDFISH,
    ),
    Technique(
        "finned-x-wing",
        43,
        text("Finned X-wing"),
        text("an X-wing with a few places more, which see what is ruled out"),
        partial(FinnedFishFinder, count=2, kind=FinnedKind.FINNED),
        prove,
    ),
    Technique(
        "sashimi-x-wing",
        44,
        text("Sashimi X-wing"),
        text("a finned X-wing with a line that has one place left without its fins"),
        partial(FinnedFishFinder, count=2, kind=FinnedKind.SASHIMI),
        prove,
    ),
    Technique(
        "finned-swordfish",
        48,
        text("Finned swordfish"),
        text("a swordfish with a few places more, which see what is ruled out"),
        partial(FinnedFishFinder, count=3, kind=FinnedKind.FINNED),
        prove,
    ),
    Technique(
        "sashimi-swordfish",
        49,
        text("Sashimi swordfish"),
        text("a finned swordfish with a line that has one place left without its fins"),
        partial(FinnedFishFinder, count=3, kind=FinnedKind.SASHIMI),
        prove,
    ),
    Technique(
        "jellyfish",
        52,
        text("Jellyfish"),
        text("four lines in which a digit has places in four cross lines only"),
        partial(FishFinder, count=4),
        prove,
        explainer_order=ExplainerOrder.JELLYFISH,
    ),
    Technique(
        "finned-jellyfish",
        57,
        text("Finned jellyfish"),
        text("a jellyfish with a few places more, which see what is ruled out"),
        partial(FinnedFishFinder, count=4, kind=FinnedKind.FINNED),
        prove,
    ),
    Technique(
        "sashimi-jellyfish",
        58,
        text("Sashimi jellyfish"),
        text("a finned jellyfish with a line that has one place left without its fins"),
        partial(FinnedFishFinder, count=4, kind=FinnedKind.SASHIMI),
        prove,
    ),
)
