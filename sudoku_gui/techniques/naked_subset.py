"""Naked subsets: as many cells of a house as digits left to them; locked if in two houses at once.

The digits go nowhere else in any house that has all of the cells.  A pair or triple that rules out
candidates in two houses, which a box and a line share, is called locked.
"""

from collections.abc import Sequence
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.house_scans import ClosedSetScan, SetKind
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Counting, HouseConstraint, Proof, digits_left
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique, scan_order

ONE_HOUSE = range(1, 2)
SEVERAL_HOUSES = range(2, 100)
ANY_HOUSES = range(1, 100)


class NakedSubsetFinder:
    """Finds subsets of so many cells; the pattern is a house of them, then the cells.

    effective_houses: in how many houses the subset must rule something out.
    """

    def __init__(self, geometry: Geometry, count: int, effective_houses: range) -> None:
        order = scan_order(geometry)
        self._rank = {house: rank for rank, house in enumerate(order)}
        self._scan = ClosedSetScan(SetKind.CELLS, order, count)
        self._effective_houses = effective_houses

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every subset that rules something out where it should, house by house."""
        self._scan.restart()
        while self._scan.next_set(masks, False):
            house = self._scan.group
            in_house = masks.cells_in(house)
            cells = tuple(in_house[place] for place in self._scan.members)
            losses = _losses(cells, self._scan.union, masks)
            if len(losses) not in self._effective_houses:
                continue
            if min(losses, key=self._rank.__getitem__) != house:
                continue  # met before
            lost = {cell: mask for each in losses.values() for cell, mask in each.items()}
            eliminations = tuple((Cell(cell), mask) for cell, mask in lost.items())
            if collector.take(Finding((), eliminations, (house, *cells))):
                return


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the digits of the subset go nowhere else."""
    house = position.geometry.houses[finding.pattern[0]]
    bases = tuple(digits_left(position, Cell(cell)) for cell in finding.pattern[1:])
    digits = sorted({each.digit for base in bases for each in base.candidates})
    covers = tuple(HouseConstraint(house, digit) for digit in digits)
    return (Counting(bases, covers, finding.ruled_out()),)


def _losses(cells: Sequence[int], digits: int, masks: CandidateMasks) -> dict[int, dict[int, int]]:
    """Return by house what the other cells lose, as masks, where they lose anything.

    The houses are those that have all of the cells.
    """
    homes = set(_homes_of(cells[0], masks))
    losses = {}
    for home in homes.intersection(*(_homes_of(cell, masks) for cell in cells[1:])):
        others = (cell for cell in masks.cells_in(home) if cell not in cells)
        lost = {cell: masks.of_cell[cell] & digits for cell in others}
        losses[home] = {cell: mask for cell, mask in lost.items() if mask}
    return {home: lost for home, lost in losses.items() if lost}


def _homes_of(cell: int, masks: CandidateMasks) -> Sequence[int]:
    return masks.homes[masks.first_home[cell] : masks.first_home[cell + 1]]


TECHNIQUES = (
    Technique(
        "locked-pair",
        30,
        text("Locked pair"),
        text("two cells in both a box and a line with two digits left"),
        partial(NakedSubsetFinder, count=2, effective_houses=SEVERAL_HOUSES),
        prove,
        explainer_order=ExplainerOrder.NAKED_PAIR,
    ),
    Technique(
        "naked-pair",
        30,
        text("Naked pair"),
        text("two cells of a house with two digits left between them"),
        partial(NakedSubsetFinder, count=2, effective_houses=ONE_HOUSE),
        prove,
        explainer_order=ExplainerOrder.NAKED_PAIR,
    ),
    Technique(
        "locked-triple",
        36,
        text("Locked triple"),
        text("three cells in both a box and a line with three digits left"),
        partial(NakedSubsetFinder, count=3, effective_houses=SEVERAL_HOUSES),
        prove,
        explainer_order=ExplainerOrder.NAKED_TRIPLE,
    ),
    Technique(
        "naked-triple",
        36,
        text("Naked triple"),
        text("three cells of a house with three digits left between them"),
        partial(NakedSubsetFinder, count=3, effective_houses=ONE_HOUSE),
        prove,
        explainer_order=ExplainerOrder.NAKED_TRIPLE,
    ),
    Technique(
        "naked-quadruple",
        50,
        text("Naked quadruple"),
        text("four cells of a house with four digits left between them"),
        partial(NakedSubsetFinder, count=4, effective_houses=ANY_HOUSES),
        prove,
        explainer_order=ExplainerOrder.NAKED_QUADRUPLE,
    ),
)
