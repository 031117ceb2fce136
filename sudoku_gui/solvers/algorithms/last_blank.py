# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Last blank of a house: an attempt at BOJ 2580 as it was published, faults included.

A queue holds the blanks, each with a kind: X if its row has one blank, else Y if its column
has, else Z.  It is sorted by kind, then row, then column.  Two counts are kept: the blanks of
each row, which is never brought up to date, and those of each column.  A turn takes the first
blank of the queue, in row y and column x.

    passed over  if row y had only blanks at the start, or row x (meant was the column) has now:
                 to the end of the queue with kind Z
    kind X       if one digit is missing from row y, it is written, and the count of column x
                 falls by one
    kind Y       likewise with column x, whose count becomes 0
    not kind Y   X that did not succeed included: likewise with the box, and the count of
                 column x falls by one
    otherwise    to the end of the queue, with kind Y if column x counts one blank, else X if
                 row y has one blank now, else Z

The original loops for ever where it can write nothing.  This program is stuck when the whole
queue has gone by with no digit written and no kind changed.  The original writes a digit that
another house of the blank has; this one sees that there is no solution, for nothing was guessed.

    calls   1 for each turn
    reads   1 for the count of row y, and unless that decides, each cell of row x; each cell of
            a house of which the missing digits are listed; at the end of a turn without
            success 1 for the count of column x, and unless that is one, each cell of row y
    tries   1 for each digit that is the only one missing
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.algorithms.grid_arrays import MOST_CELLS, padded
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm, Outcome

_X = 0
_Y = 1
_Z = 2


class LastBlank(BacktrackingSearch):
    """The attempt as a search without backtracks; `_only_in` is the house that forces a digit.

    `_forced[depth]` is that house plus the digit.  The queue is a ring of `_queued` blanks from
    `_front` on; `_kinds` has their kinds by cell, `_counts` the counts of blanks by house.
    """

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._queue = padded((), MOST_CELLS)
        self._kinds = padded((), MOST_CELLS)
        self._front = 0
        self._queued = 0
        self._counts = padded((), 2 * MOST_CELLS)
        self._only_in = 0
        self._missing_digit = 0
        self._forced = padded((), MOST_CELLS + 1)
        self._is_stuck = 0
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        self._tries += 1
        used = (
            self._used[self._row[cell]]
            | self._used[self._column[cell]]
            | self._used[self._box[cell]]
        )
        return 0 if used >> self._missing_digit & 1 else self._missing_digit

    def _go_on(self, cell: int, digit: int) -> int:
        in_vain = 0
        self._is_stuck = 0
        if cell < 0:
            self._fill_queue()
        elif self._kinds[cell] == _Y:
            self._counts[self._column[cell]] = 0
        else:
            self._counts[self._column[cell]] -= 1
        while in_vain < self._queued:
            blank = self._queue[self._front]
            self._calls += 1
            kind = _Z
            if not self._is_passed_over(blank):
                if self._is_forced(blank):
                    self._take_front()
                    self._standing = blank
                    self._forced[self._depth] = self._only_in + self._missing_digit
                    self._end_if_nothing_fits()
                    return self._standing
                kind = self._kind_now(blank)
            in_vain = in_vain + 1 if kind == self._kinds[blank] else 0
            self._take_front()
            self._put_at_end(blank, kind)
        self._is_stuck = self._queued > 0
        return -1

    def _fill_queue(self) -> None:
        self._front = self._queued = 0
        for place in range(self._blank_count):
            cell = self._blanks[place]
            self._counts[self._row[cell]] = self._blanks_of(self._row[cell])
            self._counts[self._column[cell]] = self._blanks_of(self._column[cell])
        for kind in range(3):
            for place in range(self._blank_count):
                if self._kind_at_start(self._blanks[place]) == kind:
                    self._put_at_end(self._blanks[place], kind)

    def _kind_at_start(self, cell: int) -> int:
        if self._counts[self._row[cell]] == 1:
            return _X
        return _Y if self._counts[self._column[cell]] == 1 else _Z

    def _take_front(self) -> None:
        self._queued -= 1
        self._front += 1
        if self._front == self._blank_count:
            self._front = 0

    def _put_at_end(self, cell: int, kind: int) -> None:
        place = self._front + self._queued
        if place >= self._blank_count:
            place -= self._blank_count
        self._queue[place] = cell
        self._kinds[cell] = kind
        self._queued += 1

    def _is_passed_over(self, cell: int) -> int:
        """1 if the row had only blanks at the start, or that numbered as the column has now."""
        self._reads += 1
        if self._counts[self._row[cell]] == self._size:
            return 1
        self._reads += self._size
        row = self._column[cell] - self._cell_count
        return self._blanks_of(row) == self._size

    def _is_forced(self, cell: int) -> int:
        """1 if a house that the kind of the blank leads to lacks one digit, else 0."""
        if self._kinds[cell] == _Y:
            return self._lacks_one(self._column[cell])
        if self._kinds[cell] == _X and self._lacks_one(self._row[cell]):
            return 1
        return self._lacks_one(self._box[cell])

    def _lacks_one(self, house: int) -> int:
        """1 if one digit is missing from the house, which then forces it, else 0."""
        missing = self._all_digits & ~self._used[house]
        self._reads += self._size
        if missing & (missing - 1):
            return 0
        self._only_in = house
        self._missing_digit = 0
        while missing > 1:
            missing >>= 1
            self._missing_digit += 1
        return 1

    def _kind_now(self, cell: int) -> int:
        self._reads += 1
        if self._counts[self._column[cell]] == 1:
            return _Y
        self._reads += self._size
        return _X if self._blanks_of(self._row[cell]) == 1 else _Z

    def _blanks_of(self, house: int) -> int:
        blanks = 0
        for place in range(house, house + self._size):
            if self._digits[self._house_cells[place]] == 0:
                blanks += 1
        return blanks

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
        "Keeps the blanks in a queue and fills the first one if a digit is the only one missing "
        "from its row, column or box; otherwise that blank goes to the end. "
        "It is an attempt at the judge problem BOJ 2580 that failed, with its mistakes: a first "
        "row of zeros is never touched, and where it can write nothing the original runs for ever."
    ),
    start=LastBlank,
    inspectors=(inspection.blank_queue,),
    procedure=procedures.LAST_BLANK,
)
