# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Used-number tables: which digits each row, column and box has used already.

calls   one for each cell entered, givens included, and the last one that sees
        that all cells are filled
reads   1 of the cell at each call; for each digit tried, the entry of the row,
        if free that of the column, if free that of the box
tries   1 for each digit

The digits of a house are the bits of a word here, so that no loop goes through them: a
processor that guesses a jump wrong loses more time than the step takes.  What the program
spares itself by stopping at the first entry that decides is taken off the count.
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm

try:
    import cython  # by this name the text knows whether it is compiled
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython


class UsedTables(BacktrackingSearch):
    """The search; the digits of the houses are all the tables it has."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        in_row = self._used[self._row[cell]]
        in_either = in_row | self._used[self._column[cell]]
        first = 2 << above
        free = self._all_digits & ~(in_either | self._used[self._box[cell]]) & -first
        if not free:
            self._note_tried(self._size - above, in_row & -first, in_either & -first)
            return 0
        passed = (free & -free) - first
        digit = _lowest(free)
        self._note_tried(digit - above, in_row & passed, in_either & passed)
        return digit

    def _note_tried(self, tries: int, in_row: int, in_either: int) -> None:
        """Count so many tries; given are the digits passed over for the row, and for either."""
        self._tries += tries
        self._reads += 3 * tries - _count(in_row | in_either << 32)

    def _go_on(self, cell: int, digit: int) -> int:
        blank = self._blank_from[cell + 1]
        self._calls += blank - cell
        self._reads += blank - cell
        if blank < self._cell_count:
            return blank
        self._reads -= 1
        return -1


def _lowest(digits: int) -> int:
    if cython.compiled:
        return lowest_bit(digits)  # type: ignore[name-defined, no-any-return] # noqa: F821
    return (digits & -digits).bit_length() - 1


def _count(bits: int) -> int:
    if cython.compiled:
        return count_bits(bits)  # type: ignore[name-defined, no-any-return] # noqa: F821
    return bits.bit_count()


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
