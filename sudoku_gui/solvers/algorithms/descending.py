# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Digits descending: the search with used-number tables, the highest digit first.

The counters are those of `used_tables`, with the digits in the opposite order.
"""

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Digit
from sudoku_gui.solvers.algorithms.used_tables import UsedTables
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm

try:
    import cython  # by this name the text knows whether it is compiled
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython


class Descending(UsedTables):
    """The search; what comes after a digit taken out are the digits below it."""

    def _next_digit(self, cell: int, above: int) -> int:
        in_row = self._used[self._row[cell]]
        in_either = in_row | self._used[self._column[cell]]
        end = above if above else self._size + 1
        below = (1 << end) - 1
        # 0 is in no house, so it is found where nothing fits.
        digit = _highest(~(in_either | self._used[self._box[cell]]) & below)
        passed = below & -(2 << digit)
        spared = _count(in_row & passed | (in_either & passed) << 32)
        tries = end - digit if digit else end - 1
        self._tries += tries
        self._reads += 3 * tries - spared
        return digit

    def _in_order(self) -> tuple[Digit, ...]:
        return super()._in_order()[::-1]


def _highest(digits: int) -> int:
    if cython.compiled:
        return highest_bit(digits)  # type: ignore[name-defined, no-any-return] # noqa: F821
    return digits.bit_length() - 1


def _count(bits: int) -> int:
    if cython.compiled:
        return count_bits(bits)  # type: ignore[name-defined, no-any-return] # noqa: F821
    return bits.bit_count()


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
