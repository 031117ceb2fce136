"""Hidden single: a house has one place left for a digit."""

from collections.abc import Container
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Proof, places_left
from sudoku_gui.techniques.technique import (
    BOXES,
    OTHERS,
    Finding,
    FindingCollector,
    Technique,
    scan_order,
)


class HiddenSingleFinder:
    """Finds digits with one place in a house of certain kinds; the pattern is the house."""

    def __init__(self, geometry: Geometry, kinds: Container[HouseKind]) -> None:
        houses = geometry.houses
        self._order = [each for each in scan_order(geometry) if houses[each].kind in kinds]

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every digit with one place, house by house."""
        size = masks.size
        for house in self._order:
            first = house * (size + 1)
            for digit in range(1, size + 1):
                place = masks.places[first + digit]
                if place and not place & (place - 1):
                    cell = Cell(masks.house_cells[house * size + place.bit_length() - 1])
                    if collector.take(Finding(((cell, Digit(digit)),), (), (house,))):
                        return


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the digit goes into that cell."""
    ((_, digit),) = finding.placements
    return (places_left(position, position.geometry.houses[finding.pattern[0]], digit),)


TECHNIQUES = (
    Technique(
        "hidden-single",
        12,
        text("Hidden single"),
        text("the only place for a digit in a house"),
        partial(HiddenSingleFinder, kinds=BOXES),
        prove,
    ),
    Technique(
        "hidden-single",
        15,
        text("Hidden single"),
        text("the only place for a digit in a house"),
        partial(HiddenSingleFinder, kinds=OTHERS),
        prove,
    ),
)
