# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Digits descending: the search with used-number tables, the highest digit first.

The counters are those of `used_tables`, with the digits in the opposite order.
"""

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Digit
from sudoku_gui.solvers.algorithms.used_tables import UsedTables
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class Descending(UsedTables):
    """The search; what comes after a digit taken out are the digits below it."""

    def _next_digit(self, cell: int, above: int) -> int:
        row = self._row[cell]
        column = self._column[cell]
        box = self._box[cell]
        highest = above - 1 if above else self._size
        spared = 0
        for digit in range(highest, 0, -1):
            in_row = self._used[row + digit]
            in_column = self._used[column + digit]
            spared += in_row + (in_row | in_column)
            if not in_row | in_column | self._used[box + digit]:
                self._tries += highest - digit + 1
                self._reads += 3 * (highest - digit + 1) - spared
                return digit
        self._tries += highest
        self._reads += 3 * highest - spared
        return 0

    def _in_order(self) -> tuple[Digit, ...]:
        return super()._in_order()[::-1]


ALGORITHM = Algorithm(
    "descending",
    text("Digits descending"),
    text(
        "Does what the search with used-number tables does, but tries the digits of each blank "
        "from the highest to the lowest. "
        "It finds the solution that comes last row by row, and shows how much of the cost of "
        "such a search is luck."
    ),
    start=Descending,
    inspectors=(
        inspection.used_table,
        inspection.scan_from_the_last_blank,
        inspection.call_stack_of_cells,
    ),
    procedure=procedures.DESCENDING,
)
