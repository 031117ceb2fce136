"""Hidden subsets: as many digits as places left to them in a house.

No other digit goes into these cells.  A subset is direct if that leaves another digit one place in
the house.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.house_scans import ClosedSetScan, SetKind
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import CellConstraint, Counting, Proof, places_left
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique, scan_order


class _Subset(NamedTuple):
    house: int
    digits: tuple[int, ...]
    places: int
    """Where they go, as a mask."""


class HiddenSubsetFinder:
    """Finds subsets of so many digits; the pattern is the house, then the digits."""

    def __init__(self, geometry: Geometry, count: int) -> None:
        self._scan = ClosedSetScan(SetKind.DIGITS, scan_order(geometry), count)

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every subset that rules something out, house by house."""
        for subset in self._subsets(masks, is_direct=False):
            kept = sum(1 << digit for digit in subset.digits)
            lost = {cell: masks.of_cell[cell] & ~kept for cell in _cells_of(subset, masks)}
            eliminations = tuple((Cell(cell), mask) for cell, mask in lost.items() if mask)
            pattern = (subset.house, *subset.digits)
            if collector.take(Finding((), eliminations, pattern)):
                return

    def _subsets(self, masks: CandidateMasks, *, is_direct: bool) -> Iterator[_Subset]:
        """Yield the subsets that rule something out, or leave a digit one place."""
        self._scan.restart()
        while self._scan.next_set(masks, is_direct):
            yield _Subset(self._scan.group, self._scan.members, self._scan.union)


class DirectHiddenSubsetFinder(HiddenSubsetFinder):
    """Finds those that leave another digit one place; it is the placement."""

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every place that is left."""
        size = masks.size
        for subset in self._subsets(masks, is_direct=True):
            for digit in range(1, size + 1):
                before = masks.places[subset.house * (size + 1) + digit]
                left = before & ~subset.places
                if left != before and left.bit_count() == 1:
                    place = subset.house * size + left.bit_length() - 1
                    placed = ((Cell(masks.house_cells[place]), Digit(digit)),)
                    if collector.take(Finding(placed, (), (subset.house, *subset.digits))):
                        return


def prove(position: Position, finding: Finding) -> Proof:
    """Return why no other digit goes into the cells of the subset."""
    return (_counting(position, finding, finding.ruled_out()),)


def prove_direct(position: Position, finding: Finding) -> Proof:
    """Return why the digit placed does not, and what place that leaves it."""
    ((_, digit),) = finding.placements
    house = position.geometry.houses[finding.pattern[0]]
    counting = _counting(position, finding, ())
    cells = {cover.cell for cover in counting.covers if isinstance(cover, CellConstraint)}
    targets = tuple(
        Candidate(cell, digit) for cell in position.places_left(house, digit) if cell in cells
    )
    return (
        Counting(counting.bases, counting.covers, targets),
        places_left(position, house, digit, targets),
    )


def _counting(position: Position, finding: Finding, targets: tuple[Candidate, ...]) -> Counting:
    house = position.geometry.houses[finding.pattern[0]]
    digits = map(Digit, finding.pattern[1:])
    bases = tuple(places_left(position, house, digit) for digit in digits)
    cells = dict.fromkeys(each.cell for base in bases for each in base.candidates)
    return Counting(bases, tuple(CellConstraint(cell) for cell in sorted(cells)), targets)


def _cells_of(subset: _Subset, masks: CandidateMasks) -> list[int]:
    first = subset.house * masks.size
    places = range(masks.size)
    return [masks.house_cells[first + place] for place in places if subset.places >> place & 1]


TECHNIQUES = (
    Technique(
        "direct-hidden-pair",
        20,
        text("Direct hidden pair"),
        text("a hidden pair that leaves a digit one place in the same house"),
        partial(DirectHiddenSubsetFinder, count=2),
        prove_direct,
        explainer_order=ExplainerOrder.DIRECT_HIDDEN_PAIR,
    ),
    Technique(
        "direct-hidden-triple",
        25,
        text("Direct hidden triple"),
        text("a hidden triple that leaves a digit one place in the same house"),
        partial(DirectHiddenSubsetFinder, count=3),
        prove_direct,
        explainer_order=ExplainerOrder.DIRECT_HIDDEN_TRIPLE,
    ),
    Technique(
        "hidden-pair",
        34,
        text("Hidden pair"),
        text("two digits with two places left between them in a house"),
        partial(HiddenSubsetFinder, count=2),
        prove,
        explainer_order=ExplainerOrder.HIDDEN_PAIR,
    ),
    Technique(
        "hidden-triple",
        40,
        text("Hidden triple"),
        text("three digits with three places left between them in a house"),
        partial(HiddenSubsetFinder, count=3),
        prove,
        explainer_order=ExplainerOrder.HIDDEN_TRIPLE,
    ),
    Technique(
        "hidden-quadruple",
        54,
        text("Hidden quadruple"),
        text("four digits with four places left between them in a house"),
        partial(HiddenSubsetFinder, count=4),
        prove,
        explainer_order=ExplainerOrder.HIDDEN_QUADRUPLE,
    ),
)
