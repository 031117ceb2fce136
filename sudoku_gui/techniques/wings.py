"""Wings: cells with two digits around a cell, or a house, of which one of several must be true.

XY-wing     a pivot with two digits sees two cells that share one each with it, and a third
digit with each other: one of these has the third
XYZ-wing    the same, and the pivot has the third digit as well
W-wing      two cells have the same two digits, and a house has two places for one of these,
each of which sees one of the cells: one of these has the other digit
"""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.cell_scans import next_wing
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    CellConstraint,
    Proof,
    digits_left,
    either_way,
    places_left,
)
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class PivotWingFinder:
    """Finds wings around a pivot with so many digits: two, or three; the pattern is the cells."""

    def __init__(self, geometry: Geometry, pivot_digits: int) -> None:
        self._pivot_digits = pivot_digits
        self._peers = [frozenset(geometry.peers_of(Cell(cell))) for cell in geometry.cells]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every wing that rules something out, pivot by pivot."""
        count = masks.cell_count
        at = next_wing(masks, self._pivot_digits, 0)
        while at >= 0:
            both, other = divmod(at, count)
            pivot, one = divmod(both, count)
            shared = masks.of_cell[one] & masks.of_cell[other]
            ends = (one, other) if self._pivot_digits == 2 else (pivot, one, other)
            finding = _finding(ends, shared, (pivot, one, other), masks, self._peers)
            if collector.take(finding):
                return
            at = next_wing(masks, self._pivot_digits, at + 1)


class WWingFinder:
    """Finds W-wings; the pattern is the two cells, the house, and its digit."""

    def __init__(self, geometry: Geometry) -> None:
        self._peers = [frozenset(geometry.peers_of(Cell(cell))) for cell in geometry.cells]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every W-wing that rules something out."""
        of_cell = masks.of_cell
        pairs = [cell for cell in range(masks.cell_count) if of_cell[cell].bit_count() == 2]
        for one, other in combinations(pairs, 2):
            if of_cell[one] != of_cell[other] or other in self._peers[one]:
                continue
            for house, digit in self._joints(one, other, masks):
                left = of_cell[one] & ~(1 << digit)
                pattern = (one, other, house, digit)
                finding = _finding((one, other), left, pattern, masks, self._peers)
                if finding.eliminations and collector.take(finding):
                    return

    def _joints(self, one: int, other: int, masks: CandidateMasks) -> Iterator[tuple[int, int]]:
        """Yield houses with two places for a digit of both cells, each seen by another of them."""
        for digit in range(1, masks.size + 1):
            if not masks.of_cell[one] >> digit & 1:
                continue
            for house in range(masks.house_count):
                places = masks.places[house * (masks.size + 1) + digit]
                if places.bit_count() != 2:
                    continue
                cells = masks.cells_in(house)
                first = cells[(places & -places).bit_length() - 1]
                second = cells[places.bit_length() - 1]
                if {first, second} & {one, other}:
                    continue
                if any(
                    a in self._peers[one] and b in self._peers[other]
                    for a, b in ((first, second), (second, first))
                ):
                    yield house, digit


def prove_pivot_wing(position: Position, finding: Finding) -> Proof:
    """Return why one of the wings, or the pivot, has the digit they share."""
    pivot, *wings = (Cell(cell) for cell in finding.pattern)
    reason = digits_left(position, pivot)
    branches = [
        tuple(CellConstraint(wing) for wing in wings if _has_but_for(position, wing, each.digit))
        if each.digit != finding.ruled_out()[0].digit
        else ()
        for each in reason.candidates
    ]
    return (either_way(position, reason, branches, finding.ruled_out()),)


def prove_w_wing(position: Position, finding: Finding) -> Proof:
    """Return why one of the cells has the digit that the house does not join."""
    one, other, index, digit = finding.pattern
    geometry = position.geometry
    reason = places_left(position, geometry.houses[index], Digit(digit))
    first, second = (each.cell for each in reason.candidates)
    is_crossed = first not in geometry.peers_of(Cell(one)) or second not in geometry.peers_of(
        Cell(other)
    )
    cells = (other, one) if is_crossed else (one, other)
    branches = [(CellConstraint(Cell(cell)),) for cell in cells]
    return (either_way(position, reason, branches, finding.ruled_out()),)


def _has_but_for(position: Position, cell: Cell, digit: Digit) -> bool:
    return digit in position.digits_left(cell)


def _finding(
    ends: Iterable[int],
    digit_mask: int,
    pattern: tuple[int, ...],
    masks: CandidateMasks,
    peers: list[frozenset[Cell]],
) -> Finding:
    """Return what sees all ends and so loses the digit."""
    common = frozenset.intersection(*(peers[end] for end in ends)).difference(pattern[:2])
    lost = [cell for cell in sorted(common) if masks.of_cell[cell] & digit_mask]
    return Finding((), tuple((cell, digit_mask) for cell in lost), pattern)


TECHNIQUES = (
    Technique(
        "xy-wing",
        42,
        text("XY-wing"),
        text("a cell with two digits between two cells that share a third"),
        partial(PivotWingFinder, pivot_digits=2),
        prove_pivot_wing,
        explainer_order=ExplainerOrder.XY_WING,
    ),
    Technique(
        "xyz-wing",
        44,
        text("XYZ-wing"),
        text("an XY-wing whose middle cell has the third digit as well"),
        partial(PivotWingFinder, pivot_digits=3),
        prove_pivot_wing,
        explainer_order=ExplainerOrder.XYZ_WING,
    ),
    Technique(
        "w-wing",
        44,
        text("W-wing"),
        text("two cells with the same two digits, joined by two places for one of them"),
        WWingFinder,
        prove_w_wing,
    ),
)
