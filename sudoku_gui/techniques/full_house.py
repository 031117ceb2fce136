"""Full house: the last blank of a house takes the digit that the house lacks."""

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.house_scans import SingleScan
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Proof, places_left
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique, scan_order


class FullHouseFinder:
    """Finds houses with one blank; the pattern is the house."""

    def __init__(self, geometry: Geometry) -> None:
        self._order = scan_order(geometry)
        self._scan = SingleScan(self._order)

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every last blank of a house."""
        of_cell = masks.of_cell
        at = self._scan.next_full_house(masks, 0)
        while at >= 0:
            house = self._order[at]
            blank = next(cell for cell in masks.cells_in(house) if of_cell[cell])
            placed = ((Cell(blank), Digit(of_cell[blank].bit_length() - 1)),)
            if collector.take(Finding(placed, (), (house,))):
                return
            at = self._scan.next_full_house(masks, at + 1)


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the digit goes into the last blank."""
    ((_, digit),) = finding.placements
    return (places_left(position, position.geometry.houses[finding.pattern[0]], digit),)


TECHNIQUES = (
    Technique(
        "full-house",
        10,
        text("Full house"),
        text("the last blank of a house"),
        FullHouseFinder,
        prove,
        explainer_order=ExplainerOrder.HIDDEN_SINGLE,
    ),
)
