# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""List the missing digits: what is missing around a blank is listed once per call.

calls   one for each blank entered, and the last one that sees that none is left
reads   at each call the cells of the row and of the column in pairs, then those
        of the box: 27 on 9x9; none on coming back to a blank
tries   1 for each missing digit gone through; each of them fits
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class MissingDigits(BacktrackingSearch):
    """The search, with a list of `_size + 1` flags in `_missing` for each depth."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._missing = bytearray((self._size + 1) * self._blank_count)
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        listed = (self._size + 1) * self._depth
        for digit in range(above + 1, self._size + 1):
            if self._missing[listed + digit]:
                self._tries += 1
                return digit
        return 0

    def _go_on(self, cell: int, digit: int) -> int:
        self._calls += 1
        if self._depth == self._blank_count:
            return -1
        blank = self._blanks[self._depth]
        self._list_missing(blank)
        return blank

    def _list_missing(self, cell: int) -> None:
        """List the digits missing around the blank `cell`."""
        row = self._row[cell]
        column = self._column[cell]
        box = self._box[cell]
        size = self._size
        listed = (size + 1) * self._depth
        for digit in range(1, size + 1):
            self._missing[listed + digit] = 1
        for place in range(size):  # blanks fall on the flag of 0, which nobody asks for
            self._missing[listed + self._digits[self._house_cells[row + place]]] = 0
            self._missing[listed + self._digits[self._house_cells[column + place]]] = 0
        for place in range(size):
            self._missing[listed + self._digits[self._house_cells[box + place]]] = 0
        self._reads += 3 * size


ALGORITHM = Algorithm(
    "missing-digits",
    text("List the missing digits"),
    text(
        "Reads the whole row, column and box of a blank once on arrival, lists the digits that "
        "are missing there, and tries only those. "
        "It comes from a Python program for the judge problem BOJ 2580, which does not list them "
        "again on coming back to a blank."
    ),
    start=MissingDigits,
    inspectors=(inspection.blank_list, inspection.missing_digits, inspection.call_stack),
    procedure=procedures.MISSING_DIGITS,
)
