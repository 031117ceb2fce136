# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Used-number tables: which digits each row, column and box has used already.

calls   one for each cell entered, givens included, and the last one that sees
        that all cells are filled
reads   1 of the cell at each call; for each digit tried, the entry of the row,
        if free that of the column, if free that of the box
tries   1 for each digit

All three entries are looked at here, for a processor that guesses a jump wrong loses
more time than with two looks; what the program spares itself by stopping at the first
that decides is taken off the count.
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class UsedTables(BacktrackingSearch):
    """The search, with `_used[house + digit]` telling whether a house has a digit."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._used = bytearray(len(self._house_cells) + 1)
        for cell, digit in enumerate(grid.digits):
            if digit:
                self._note(cell, digit, 1)
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        row = self._row[cell]
        column = self._column[cell]
        box = self._box[cell]
        spared = 0
        for digit in range(above + 1, self._size + 1):
            in_row = self._used[row + digit]
            in_column = self._used[column + digit]
            spared += in_row + (in_row | in_column)
            if not in_row | in_column | self._used[box + digit]:
                self._tries += digit - above
                self._reads += 3 * (digit - above) - spared
                return digit
        self._tries += self._size - above
        self._reads += 3 * (self._size - above) - spared
        return 0

    def _go_on(self, cell: int, digit: int) -> int:
        if digit:
            self._note(cell, digit, 1)
        for blank in range(cell + 1, self._cell_count):
            if self._digits[blank] == 0:
                self._calls += blank - cell
                self._reads += blank - cell
                return blank
        self._calls += self._cell_count - cell
        self._reads += self._cell_count - cell - 1
        return -1

    def _go_back(self, cell: int, digit: int) -> None:
        self._note(cell, digit, 0)

    def _note(self, cell: int, digit: int, used: int) -> None:
        """Note that `digit` is used by the houses of the cell (1), or not (0)."""
        self._used[self._row[cell] + digit] = used
        self._used[self._column[cell] + digit] = used
        self._used[self._box[cell] + digit] = used


ALGORITHM = Algorithm(
    "used-tables",
    text("Used-number tables"),
    text(
        "Goes through the cells row by row, tries the digits in ascending order, and looks each "
        "one up in tables of what every row, column and box has used already. "
        "It comes from a C++ program for the judge problem BOJ 2580, which has only inputs that "
        "such a search finishes within 100,000 calls."
    ),
    start=UsedTables,
    inspectors=(
        inspection.used_table,
        inspection.scan_from_the_last_blank,
        inspection.call_stack_of_cells,
    ),
    procedure=procedures.USED_TABLES,
)
