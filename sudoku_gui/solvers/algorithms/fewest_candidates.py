# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Fewest candidates first: the blank that leaves least to guess is filled next.

calls   one for each blank entered, and the last one that sees that none is left
reads, tries   as `candidate_counts` says
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.candidate_counts import CandidateCounts
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class FewestCandidates(CandidateCounts):
    """The search."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._goes_back = 1
        self._begin()

    def _go_on(self, cell: int, digit: int) -> int:
        if digit:
            self._hold(cell, digit)
        self._calls += 1
        return self._with_fewest()

    def _go_back(self, cell: int, digit: int) -> None:
        self._release(cell, digit)


ALGORITHM = Algorithm(
    "fewest-candidates",
    text("Fewest candidates first"),
    text(
        "Always goes on at the blank with the fewest candidates, the first of them among equals, "
        "and tries these in ascending order. "
        "It is a general rule for such searches, called minimum remaining values (MRV), and "
        "needs few steps even on puzzles made to defeat a search row by row."
    ),
    start=FewestCandidates,
    inspectors=(inspection.blank_list, inspection.candidate_table, inspection.call_stack),
    procedure=procedures.FEWEST_CANDIDATES,
    heeds_extra_houses=True,
)
