"""Used-number tables: which digits each row, column and box has used already.

calls   one for each cell entered, givens included, and the last one that sees
        that all cells are filled
reads   1 of the cell at each call; for each digit tried, the entry of the row,
        if free that of the column, if free that of the box
tries   1 for each digit
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.backtracking import Backtracking
from sudoku_gui.solvers.search import Algorithm


class UsedTables(Backtracking):
    """The search, with `_used[house + digit]` telling whether a house has a digit."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._used = bytearray(len(self._house_cells) + 1)
        for cell, digit in enumerate(grid.digits):
            if digit:
                self._write(cell, digit)
        self._begin()

    def _next_digit(self) -> int:
        cell = self._standing
        row = self._row[cell]
        column = self._column[cell]
        box = self._box[cell]
        above = self._above
        reads = 0
        for digit in range(above + 1, self._size + 1):
            reads += 1
            if self._used[row + digit]:
                continue
            reads += 1
            if self._used[column + digit]:
                continue
            reads += 1
            if self._used[box + digit]:
                continue
            self._tries += digit - above
            self._reads += reads
            return digit
        self._tries += self._size - above
        self._reads += reads
        return 0

    def _go_on(self) -> None:
        first = self._standing + 1
        for cell in range(first, self._cell_count):
            if self._digits[cell] == 0:
                self._calls += cell - first + 1
                self._reads += cell - first + 1
                self._standing = cell
                return
        self._calls += self._cell_count - first + 1
        self._reads += self._cell_count - first
        self._standing = -1

    def _write(self, cell: int, digit: int) -> None:
        self._used[self._row[cell] + digit] = 1
        self._used[self._column[cell] + digit] = 1
        self._used[self._box[cell] + digit] = 1

    def _erase(self, cell: int, digit: int) -> None:
        self._used[self._row[cell] + digit] = 0
        self._used[self._column[cell] + digit] = 0
        self._used[self._box[cell] + digit] = 0


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
)
