"""Naked subsets: as many cells of a house as digits left to them; locked if in two houses at once.

The digits go nowhere else in any house that has all of the cells.  A pair or triple that rules out
candidates in two houses, which a box and a line share, is called locked.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.closed_sets import closed_sets
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
        self._order = scan_order(geometry)
        self._rank = {house: rank for rank, house in enumerate(self._order)}
        self._count = count
        self._effective_houses = effective_houses

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every subset that rules something out where it should, house by house."""
        for house in self._order:
            for cells in self._subsets(house, masks):
                homes = _common_homes(cells, masks)
                if min(homes, key=self._rank.__getitem__) != house:
                    continue  # met before
                lost = _lost(cells, homes, masks)
                effective = sum(any(_is_in(cell, home, masks) for cell in lost) for home in homes)
                if effective in self._effective_houses:
                    eliminations = tuple((Cell(cell), mask) for cell, mask in lost.items())
                    if collector.take(Finding((), eliminations, (house, *cells))):
                        return

    def _subsets(self, house: int, masks: CandidateMasks) -> Iterator[tuple[int, ...]]:
        """Yield the subsets in a house."""
        cells = masks.cells_in(house)
        few = [cell for cell in cells if 2 <= masks.of_cell[cell].bit_count() <= self._count]
        for chosen in closed_sets([masks.of_cell[cell] for cell in few], self._count):
            yield tuple(few[index] for index in chosen)


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the digits of the subset go nowhere else."""
    house = position.geometry.houses[finding.pattern[0]]
    bases = tuple(digits_left(position, Cell(cell)) for cell in finding.pattern[1:])
    digits = sorted({each.digit for base in bases for each in base.candidates})
    covers = tuple(HouseConstraint(house, digit) for digit in digits)
    return (Counting(bases, covers, finding.ruled_out()),)


def _common_homes(cells: Sequence[int], masks: CandidateMasks) -> list[int]:
    """Return the houses that have all of the cells."""
    shared = set(_homes_of(cells[0], masks))
    return [*shared.intersection(*(_homes_of(cell, masks) for cell in cells[1:]))]


def _homes_of(cell: int, masks: CandidateMasks) -> Sequence[int]:
    return masks.homes[masks.first_home[cell] : masks.first_home[cell + 1]]


def _is_in(cell: int, house: int, masks: CandidateMasks) -> bool:
    return house in _homes_of(cell, masks)


def _lost(cells: Sequence[int], homes: Sequence[int], masks: CandidateMasks) -> dict[int, int]:
    """Return what the other cells of these houses lose, as masks, where they lose anything."""
    digits = 0
    for cell in cells:
        digits |= masks.of_cell[cell]
    others = {cell for home in homes for cell in masks.cells_in(home)}
    return {
        cell: masks.of_cell[cell] & digits
        for cell in others.difference(cells)
        if masks.of_cell[cell] & digits
    }


TECHNIQUES = (
    Technique(
        "locked-pair",
        30,
        text("Locked pair"),
        text("two cells in both a box and a line with two digits left"),
        partial(NakedSubsetFinder, count=2, effective_houses=SEVERAL_HOUSES),
        prove,
    ),
    Technique(
        "naked-pair",
        30,
        text("Naked pair"),
        text("two cells of a house with two digits left between them"),
        partial(NakedSubsetFinder, count=2, effective_houses=ONE_HOUSE),
        prove,
    ),
    Technique(
        "locked-triple",
        36,
        text("Locked triple"),
        text("three cells in both a box and a line with three digits left"),
        partial(NakedSubsetFinder, count=3, effective_houses=SEVERAL_HOUSES),
        prove,
    ),
    Technique(
        "naked-triple",
        36,
        text("Naked triple"),
        text("three cells of a house with three digits left between them"),
        partial(NakedSubsetFinder, count=3, effective_houses=ONE_HOUSE),
        prove,
    ),
    Technique(
        "naked-quadruple",
        50,
        text("Naked quadruple"),
        text("four cells of a house with four digits left between them"),
        partial(NakedSubsetFinder, count=4, effective_houses=ANY_HOUSES),
        prove,
    ),
)
