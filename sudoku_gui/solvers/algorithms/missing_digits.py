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
from sudoku_gui.solvers.algorithms.grid_arrays import MOST_CELLS, padded
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm

try:
    import cython  # by this name the text knows whether it is compiled
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython


class MissingDigits(BacktrackingSearch):
    """The search; `_missing[depth]` is the list, a set of digits as in `_used`."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._missing = padded((), MOST_CELLS)
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        left = self._missing[self._depth] & -(2 << above)
        if not left:
            return 0
        self._tries += 1
        return _lowest(left)

    def _go_on(self, cell: int, digit: int) -> int:
        self._calls += 1
        if self._depth == self._blank_count:
            return -1
        blank = self._blanks[self._depth]
        self._list_missing(blank)
        return blank

    def _list_missing(self, cell: int) -> None:
        """List the digits missing around the blank `cell`."""
        # What the program reads from the cells is known without a look at them.
        used = self._used[self._row[cell]] | self._used[self._column[cell]]
        self._missing[self._depth] = self._all_digits & ~(used | self._used[self._box[cell]])
        self._reads += 3 * self._size


def _lowest(digits: int) -> int:
    if cython.compiled:
        return lowest_bit(digits)  # type: ignore[name-defined, no-any-return] # noqa: F821
    return (digits & -digits).bit_length() - 1


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
