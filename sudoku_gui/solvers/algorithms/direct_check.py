# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Blank list, direct check: each digit is compared with the cells, every time.

calls   one for each blank entered, and the last one that sees that none is left
reads   for each digit tried the first cell of the row, of the column and of the
        box, then the second of each, and so on up to one that holds the digit
tries   1 for each digit
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class DirectCheck(BacktrackingSearch):
    """The search; besides the grid and the list of blanks it has no tables."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        for digit in range(above + 1, self._size + 1):
            if self._fits(cell, digit):
                self._tries += digit - above
                return digit
        self._tries += self._size - above
        return 0

    def _fits(self, cell: int, digit: int) -> int:
        """1 if no cell of the row, column and box of the cell holds `digit`, else 0."""
        row = self._row[cell]
        column = self._column[cell]
        box = self._box[cell]
        if not (self._used[row] | self._used[column] | self._used[box]) >> digit & 1:
            self._reads += 3 * self._size
            return 1
        place = 0
        while True:
            if self._digits[self._house_cells[row + place]] == digit:
                self._reads += 3 * place + 1
                return 0
            if self._digits[self._house_cells[column + place]] == digit:
                self._reads += 3 * place + 2
                return 0
            if self._digits[self._house_cells[box + place]] == digit:
                self._reads += 3 * place + 3
                return 0
            place += 1

    def _go_on(self, cell: int, digit: int) -> int:
        self._calls += 1
        return self._blanks[self._depth] if self._depth < self._blank_count else -1


ALGORITHM = Algorithm(
    "direct-check",
    text("Blank list, direct check"),
    text(
        "Goes through a list of the blanks and compares each digit with all the cells of the row, "
        "column and box, every time it is tried. "
        "It comes from a C++ program for the judge problem BOJ 2239, and shows what checking "
        "again every time costs."
    ),
    start=DirectCheck,
    inspectors=(inspection.blank_list, inspection.call_stack),
    procedure=procedures.DIRECT_CHECK,
)
