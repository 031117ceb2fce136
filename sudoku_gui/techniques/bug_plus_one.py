"""BUG + 1: every blank has two candidates but one, which has three.

Without one of the three, each digit would have two places or none in every house, and all blanks
could take their other digit: two solutions.  So this one is true, and the other two are not.
"""

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.techniques.proof import Cases, Exclusion, Proof, two_solutions
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class BugPlusOneFinder:
    """Finds the cell with three candidates; the pattern is the one that is true."""

    def __init__(self, geometry: Geometry) -> None:
        self._cell_count = geometry.cell_count

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report what is ruled out, if the grid is of that kind."""
        counts = [masks.of_cell[cell].bit_count() for cell in range(self._cell_count)]
        if max(counts) != 3 or counts.count(3) != 1 or 1 in counts:
            return
        cell = counts.index(3)
        for digit in digits_in(masks.of_cell[cell]):
            if _is_even_without(cell, digit, masks):
                lost = masks.of_cell[cell] & ~(1 << digit)
                collector.take(Finding((), ((Cell(cell), lost),), (digit,)))
                return


def prove(position: Position, finding: Finding) -> Proof:
    """Return why the digit is true: all other candidates could change places."""
    digit, targets = Digit(finding.pattern[0]), finding.ruled_out()
    true = Candidate(targets[0].cell, digit)
    pairs = []
    for cell in position.grid.blanks():
        digits = (each for each in position.digits_left(cell) if Candidate(cell, each) != true)
        one, other = digits
        pairs.append((cell, one, other))
    reason = two_solutions(position, tuple(pairs))
    return (Cases(reason, ((Exclusion(true, targets),),), targets),)


def _is_even_without(cell: int, digit: Digit, masks: CandidateMasks) -> bool:
    """Return whether but for a candidate every digit has two places or none in each house."""
    homes = masks.homes[masks.first_home[cell] : masks.first_home[cell + 1]]
    for house in range(masks.house_count):
        for each in range(1, masks.size + 1):
            count = masks.places[house * (masks.size + 1) + each].bit_count()
            if count - (each == digit and house in homes) not in (0, 2):
                return False
    return True


TECHNIQUES = (
    Technique(
        "bug-plus-one",
        56,
        text("BUG + 1"),
        text("two candidates in every blank but one, which has three"),
        BugPlusOneFinder,
        prove,
        needs_uniqueness=True,
        explainer_order=ExplainerOrder.BUG,
    ),
)
