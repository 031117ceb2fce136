"""Hidden single: a house has one place left for a digit."""

from collections.abc import Container
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry, HouseKind
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.house_scans import SingleScan
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
        self._scan = SingleScan(self._order)

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every digit with one place, house by house."""
        stride = masks.size + 1
        at = self._scan.next_hidden(masks, 0)
        while at >= 0:
            rank, digit = divmod(at, stride)
            house = self._order[rank]
            place = masks.places[house * stride + digit].bit_length() - 1
            cell = Cell(masks.house_cells[house * masks.size + place])
            if collector.take(Finding(((cell, Digit(digit)),), (), (house,))):
                return
            at = self._scan.next_hidden(masks, at + 1)


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
        explainer_order=ExplainerOrder.HIDDEN_SINGLE,
    ),
    Technique(
        "hidden-single",
        15,
        text("Hidden single"),
        text("the only place for a digit in a house"),
        partial(HiddenSingleFinder, kinds=OTHERS),
        prove,
        explainer_order=ExplainerOrder.HIDDEN_SINGLE,
    ),
)
