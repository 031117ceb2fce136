# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Last blank of a house: fills what is forced by one house alone, and never guesses.

Passes go over the cells row by row.  A blank that is the only one left in its row,
column or box gets the digit missing there.  After a pass that filled nothing the
method is stuck.  If the missing digit stands in another house of the blank already,
the puzzle has no solution, for nothing was ever guessed.

    calls   one for each pass begun; none if no cell is blank
    reads   1 for each cell that a pass comes to; at a blank the row from the left,
            the column from the top and the box row by row, each up to another blank,
            the blank itself included; a house without another blank ends the search
            for one and gives the missing digit with the same reads.  To try it, the
            other two houses are read in the same order, up to a cell that holds it
    tries   1 for each missing digit
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.algorithms.grid_arrays import MOST_CELLS, padded
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm, Outcome


class LastBlank(BacktrackingSearch):
    """The method as a search without backtracks; `_only_in` is the house that forces a digit.

    `_forced[depth]` is that house plus the digit.
    """

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._met = [0] * 26
        self._only_in = 0
        self._missing_digit = 0
        self._depth_at_pass = 0
        self._forced = padded((), MOST_CELLS + 1)
        self._is_stuck = 0
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        digit = self._missing_digit
        self._tries += 1
        if self._clashes(self._row[cell], digit):
            return 0
        if self._clashes(self._column[cell], digit):
            return 0
        if self._clashes(self._box[cell], digit):
            return 0
        return digit

    def _go_on(self, cell: int, digit: int) -> int:
        place = cell + 1
        self._is_stuck = 0
        if self._depth == self._blank_count:
            return -1
        if place == 0:
            self._begin_pass()
        while True:
            if place == self._cell_count:
                if self._depth == self._depth_at_pass:
                    self._is_stuck = 1
                    return -1
                self._begin_pass()
                place = 0
            self._reads += 1
            if self._digits[place] == 0 and self._is_last_blank(place):
                self._standing = place
                self._forced[self._depth] = self._only_in + self._missing_digit
                self._end_if_nothing_fits()
                return self._standing
            place += 1

    def _begin_pass(self) -> None:
        self._calls += 1
        self._depth_at_pass = self._depth

    def _is_last_blank(self, cell: int) -> int:
        """1 if the row, the column or the box has no other blank, else 0."""
        if self._has_no_other_blank(self._row[cell], cell):
            return 1
        if self._has_no_other_blank(self._column[cell], cell):
            return 1
        return self._has_no_other_blank(self._box[cell], cell)

    def _has_no_other_blank(self, house: int, cell: int) -> int:
        """1 if `cell` is the only blank of the house, which then forces a digit, else 0."""
        for digit in range(1, self._size + 1):
            self._met[digit] = 0
        for place in range(house, house + self._size):
            other = self._house_cells[place]
            self._reads += 1
            self._met[self._digits[other]] = 1
            if self._digits[other] == 0 and other != cell:
                return 0
        digit = 1
        while self._met[digit]:
            digit += 1
        self._only_in = house
        self._missing_digit = digit
        return 1

    def _clashes(self, house: int, digit: int) -> int:
        """1 if a house other than the one that forces the digit has it already, else 0."""
        if house == self._only_in:
            return 0
        for place in range(house, house + self._size):
            self._reads += 1
            if self._digits[self._house_cells[place]] == digit:
                return 1
        return 0

    def _sought_at(self, depth: int) -> int:
        return self._forced[depth]

    def pass_solutions(self, count: int) -> None:
        """Stay at the solution: it never takes a digit back."""

    def _outcome(self) -> Outcome:
        return Outcome.STUCK if self._is_stuck else super()._outcome()


ALGORITHM = Algorithm(
    "last-blank",
    text("Last blank of a house"),
    text(
        "Fills a blank whenever it is the only one left in its row, column or box, again and "
        "again, and stops when there is no such blank. "
        "It is an attempt at the judge problem BOJ 2580 that failed: its author found that it "
        "runs for ever on a first row of zeros."
    ),
    start=LastBlank,
    inspectors=(inspection.scan_in_passes,),
    procedure=procedures.LAST_BLANK,
)
