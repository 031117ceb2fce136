"""Naked single: a cell has one digit left."""

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.house_scans import next_naked_single
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Proof, digits_left
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class NakedSingleFinder:
    """Finds cells with one candidate; the pattern needs no numbers."""

    def __init__(self, _: Geometry) -> None:
        pass

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every cell with one candidate, in order."""
        cell = next_naked_single(masks, 0)
        while cell >= 0:
            placed = ((Cell(cell), Digit(masks.of_cell[cell].bit_length() - 1)),)
            if collector.take(Finding(placed, (), ())):
                return
            cell = next_naked_single(masks, cell + 1)


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the cell takes that digit."""
    ((cell, _),) = finding.placements
    return (digits_left(position, cell),)


TECHNIQUES = (
    Technique(
        "naked-single",
        23,
        text("Naked single"),
        text("the only digit left to a cell"),
        NakedSingleFinder,
        prove,
        explainer_order=ExplainerOrder.NAKED_SINGLE,
    ),
)
