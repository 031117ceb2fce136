# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Possibilities listed once: a table made from the givens, and a look at the grid.

calls   one for each cell entered, givens included; from the last cell there is
        no further one
reads   1 of the cell at each call; for each digit tried 1 of the table and, if
        the givens allow it, the column from the top, the row from the left and
        the box row by row, up to the first cell that holds the digit
tries   1 for each digit
"""

from sudoku_gui.language import text
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.algorithms.grid_arrays import MOST_CELLS, padded
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class ListedPossibilities(BacktrackingSearch):
    """The search, with `_possible[cell]` as the givens alone have it, a set as in `_used`."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._possible = padded((), MOST_CELLS)
        for cell in grid.blanks():
            for digit in candidates(grid, cell):
                self._possible[cell] |= 1 << digit
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        row = self._row[cell]
        column = self._column[cell]
        box = self._box[cell]
        possible = self._possible[cell]
        for digit in range(above + 1, self._size + 1):
            self._reads += 1
            if not possible >> digit & 1:
                continue
            if self._holds(column, digit) or self._holds(row, digit) or self._holds(box, digit):
                continue
            self._tries += digit - above
            return digit
        self._tries += self._size - above
        return 0

    def _holds(self, house: int, digit: int) -> int:
        """1 if a cell of the house holds `digit`, else 0."""
        if not self._used[house] >> digit & 1:
            self._reads += self._size
            return 0
        place = house
        while self._digits[self._house_cells[place]] != digit:
            place += 1
        self._reads += place - house + 1
        return 1

    def _go_on(self, cell: int, digit: int) -> int:
        blank = self._blank_from[cell + 1]
        self._calls += blank - cell
        self._reads += blank - cell
        if blank < self._cell_count:
            return blank
        self._calls -= 1
        self._reads -= 1
        return -1


ALGORITHM = Algorithm(
    "listed-possibilities",
    text("Possibilities listed once"),
    text(
        "Lists before the search which digits the givens allow in each blank, and compares each "
        "of those with the cells of the column, the row and the box whenever it is tried. "
        "It comes from a C++ program for the judge problem BOJ 2239, whose author's next idea "
        "is to keep tables and never look at the cells again."
    ),
    start=ListedPossibilities,
    inspectors=(
        inspection.possibility_table,
        inspection.scan_from_the_last_blank,
        inspection.call_stack_up_to_the_last_cell,
    ),
    procedure=procedures.LISTED_POSSIBILITIES,
)
