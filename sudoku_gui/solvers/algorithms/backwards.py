# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Backwards: the search with used-number tables, from the last cell to the first.

The counters are those of `used_tables`, with the cells in the opposite order.
"""

from sudoku_gui.language import text
from sudoku_gui.solvers.algorithms.used_tables import UsedTables
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class Backwards(UsedTables):
    """The search; it enters the cell before the one just filled."""

    def _go_on(self, cell: int, digit: int) -> int:
        if not digit:
            cell = self._cell_count  # the start, from which the last cell comes next
        if self._depth == self._blank_count:
            self._calls += cell + 1
            self._reads += cell
            return -1
        blank = self._blanks[self._blank_count - 1 - self._depth]
        self._calls += cell - blank
        self._reads += cell - blank
        return blank


ALGORITHM = Algorithm(
    "backwards",
    text("Row by row, backwards"),
    text(
        "Does what the search with used-number tables does, but begins at the last cell and goes "
        "towards the first. "
        "The order changes nothing but the luck, and so shows how much of the cost of such a "
        "search is luck."
    ),
    start=Backwards,
    inspectors=(
        inspection.used_table,
        inspection.scan_back_from_the_last_blank,
        inspection.call_stack_of_cells_back,
    ),
    procedure=procedures.BACKWARDS,
)
