# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Candidate sets: no list of blanks, so that every call looks for the next one.

calls   as for the missing digits: one for each blank, and the last one, which
        sees by its depth that none is left and looks at nothing
reads   1 for each cell looked at to find the blank, the blank included, then the
        27 of the row, column and box
tries   1 for each candidate gone through
"""

from sudoku_gui.language import text
from sudoku_gui.solvers.algorithms.missing_digits import MissingDigits
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class CandidateSets(MissingDigits):
    """The search; a call goes deeper with its own start plus one, so it starts at `_depth`."""

    def _go_on(self, cell: int, digit: int) -> int:
        self._calls += 1
        if self._depth == self._blank_count:
            return -1
        blank = self._depth
        while self._digits[blank] != 0:
            blank += 1
        self._reads += blank - self._depth + 1
        self._list_missing(blank)
        return blank


ALGORITHM = Algorithm(
    "candidate-sets",
    text("Candidate sets"),
    text(
        "Keeps no list of the blanks: each call looks through the cells for the next blank, "
        "collects the set of its candidates, and tries them in ascending order. "
        "It comes from a Java program for the judge problem BOJ 2580, and shows what looking "
        "for the blanks again and again costs."
    ),
    start=CandidateSets,
    inspectors=(inspection.scan_from_the_depth, inspection.missing_digits, inspection.call_stack),
    procedure=procedures.CANDIDATE_SETS,
)
