"""The linked lists that a search with dancing links begins with: made once for each grid.

They are no part of `dancing_links` because nothing here is worth compiling.
"""

from array import array
from functools import lru_cache

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid


class CoverLinks:
    """The columns that the givens leave to come true, and the options, before anything is covered.

    `dancing_links` says what the arrays mean.
    """

    def __init__(self, grid: Grid) -> None:
        self._geometry = grid.geometry
        size, cell_count = grid.geometry.size, grid.geometry.cell_count
        options = [(cell, digit) for cell in grid.blanks() for digit in candidates(grid, cell)]
        self.column_count = cell_count + len(grid.geometry.houses) * size
        self.option_cell = array("i", [cell for cell, _ in options])
        self.option_digit = array("i", [digit for _, digit in options])
        self.node_of = array("i", [0] * (size * cell_count + 1))
        nodes = range(self.column_count + 1 + 4 * len(options))
        self.left = array("i", nodes[: self.column_count + 1])
        self.right = array("i", nodes[: self.column_count + 1])
        self.up = array("i", nodes)
        self.down = array("i", nodes)
        self.head = array("i", nodes)
        self.options_in = array("i", [0] * (self.column_count + 1))
        for column in self._columns_of(grid):
            self._append_column(column)
        for first, (cell, digit) in zip(nodes[self.column_count + 1 :: 4], options, strict=True):
            self._append_option(first, cell, digit)

    def _columns_of(self, grid: Grid) -> list[int]:
        """In their order: the blanks, then for each house the digits missing there."""
        columns = [1 + cell for cell in grid.blanks()]
        for house, each in enumerate(grid.geometry.houses):
            met = {grid.digits[cell] for cell in each.cells}
            missing = [digit for digit in grid.geometry.digits if digit not in met]
            columns += [self._column_of(house, digit) for digit in missing]
        return columns

    def _column_of(self, house: int, digit: int) -> int:
        return self._geometry.cell_count + self._geometry.size * house + digit

    def _append_column(self, column: int) -> None:
        last = self.left[0]
        self.left[column], self.right[column] = last, 0
        self.right[last] = self.left[0] = column

    def _append_option(self, first: int, cell: Cell, digit: Digit) -> None:
        geometry = self._geometry
        self.node_of[geometry.size * cell + digit] = first
        row, column, box = (house.index for house in geometry.houses_of(cell))
        houses = (row, geometry.size + column, 2 * geometry.size + box)
        columns = [1 + cell, *(self._column_of(house, digit) for house in houses)]
        for node, head in enumerate(columns, first):
            last = self.up[head]
            self.head[node] = head
            self.up[node], self.down[node] = last, head
            self.down[last] = self.up[head] = node
            self.options_in[head] += 1


links_of = lru_cache(maxsize=2)(CoverLinks)  # a timeline has several searches over the same grid
