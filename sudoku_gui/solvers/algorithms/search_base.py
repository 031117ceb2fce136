# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Depth-first search with backtracking, step by step: what all algorithms to watch share.

    standing   the blank where the search stands, NO_CELL (-1) when it has ended
    above      the digit taken out last at that blank, 0 on arrival: only the digits
               that come after it are still to be tried, which are those above it
               unless an algorithm has another order
    path       the blanks filled so far, a stack of `depth` cells; after a backtrack the
               cell just taken out still stands above them

An algorithm says which digit to try next (`_next_digit`) and which blank comes after a
filled one (`_go_on`).  If it keeps tables, it notes there the digit written or, in
`_go_back`, taken out.  Which digits each house has is kept for all of them.

    used       by house, the digits that stand in it: bit 1 for the digit 1, and so on

This file, `backtracking` and the algorithms run in two forms: as they stand here, and
compiled to C with the types in the .pxd file beside each of them.  The first line of
each tells the compiler to go by those types alone and to index as C does.  So that one
text serves both, whatever runs in every step uses only integers and arrays set up in
`__init__`.  In C the arrays lie within the search, as long as the largest grid needs
(`padded`): so a C compiler knows that what is written into one changes no other, and keeps
the rest in registers.  And -1 is written out where the search ends, because NO_CELL is a
Python object.
"""

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.grid_arrays import (
    MOST_CELLS,
    first_blanks,
    house_arrays,
    padded,
)
from sudoku_gui.solvers.search import ConditionKind

# The kinds of conditions as integers, for the loop that looks after every step.
_BACKTRACK = ConditionKind.BACKTRACK.value
_PLACEMENT = ConditionKind.PLACEMENT.value
_DEAD_END = ConditionKind.DEAD_END.value
_CELL_CHANGES = ConditionKind.CELL_CHANGES.value
_CELL_HOLDS = ConditionKind.CELL_HOLDS.value
_DEPTH_BELOW = ConditionKind.DEPTH_BELOW.value


class SearchBase:
    """A search that fills one blank after another and takes back what leads nowhere.

    A subclass prepares its tables in `__init__` and then calls `_begin`.  Houses are
    named by where their cells start in `_house_cells`: `_row[cell]`, `_column[cell]`
    and `_box[cell]`, each a multiple of `_size`, so that a table with an entry for
    each house and digit may be indexed by their sum with a digit.
    """

    def __init__(self, grid: Grid) -> None:
        geometry = grid.geometry
        size = geometry.size
        self._givens = grid
        self._size = size
        self._cell_count = geometry.cell_count
        self._digits = padded(grid.digits, MOST_CELLS)
        self._blanks = padded(grid.blanks(), MOST_CELLS)
        self._blank_count = len(grid.blanks())
        self._blank_from = first_blanks(grid)
        self._path = padded((), MOST_CELLS)
        houses = house_arrays(geometry)
        self._house_cells = houses.cells
        self._row = houses.row
        self._column = houses.column
        self._box = houses.box
        self._all_digits = (2 << size) - 2
        self._used = padded((), 3 * MOST_CELLS)
        for cell, digit in enumerate(grid.digits):
            if digit:
                self._note_used(cell, digit)
        self._goes_back = 0  # 1 where `_go_back` does something: a call less in every step back
        self._depth = 0
        self._root = 0  # the depth it began at: what was filled before is never taken back
        # The extremes of the depth after the steps since `_begin_extremes`.
        self._lowest = 1
        self._highest = -1
        self._standing = -1
        self._above = 0  # not 0 exactly after a backtrack
        self._tried_at = -1  # the blank that had nothing left at the last backtrack
        self._ended_at = -1  # where it ended because nothing was left to try
        self._passed = 0  # solutions that it has gone on behind
        self._to_pass = 0  # solutions that it goes on behind
        self._placements = 0
        self._backtracks = 0
        self._tries = 0
        self._reads = 0
        self._calls = 0

    def _begin(self) -> None:
        """Stand at the first blank of the givens, nothing counted but the way there.

        The tables must be those of the givens.
        """
        self._placements = self._backtracks = 0
        self._tries = self._reads = self._calls = 0
        self._above = 0
        self._ended_at = -1
        self._standing = self._go_on(-1, 0)
        if self._standing >= 0:
            self._end_if_nothing_fits()

    # What each algorithm does in its own way.  Raising NotImplementedError would take the
    # interpreter's lock, which is released while a search runs.

    def _next_digit(self, cell: int, above: int) -> int:
        """Return the first digit after `above` that fits `cell`, 0 if none does; counted."""
        return 0

    def _go_on(self, cell: int, digit: int) -> int:
        """From `cell`, now filled with `digit`, to the next blank, -1 if none is left; counted.

        The start is -1, filled with 0.
        """
        return -1

    def _go_back(self, cell: int, digit: int) -> None:
        """To `cell`, where `digit` no longer stands.

        An algorithm that goes through the places of a digit moves `_standing` on from there,
        and has a `_run` that heeds it.
        """

    def _sought_at(self, depth: int) -> int:
        """The house plus the digit whose place is sought at `depth`, 0 where it is a blank's."""
        return 0

    def _note_used(self, cell: int, digit: int) -> None:
        self._used[self._row[cell]] |= 1 << digit
        self._used[self._column[cell]] |= 1 << digit
        self._used[self._box[cell]] |= 1 << digit

    def _note_unused(self, cell: int, digit: int) -> None:
        self._used[self._row[cell]] &= ~(1 << digit)
        self._used[self._column[cell]] &= ~(1 << digit)
        self._used[self._box[cell]] &= ~(1 << digit)

    # The two steps, and the run made of them.

    def _run(self, steps: int, kind: int, cell: int, digit: int, depth: int) -> int:
        """Take at most `steps` steps, up to one that fulfils the condition.

        Return how many were taken.
        """
        # At the root something fits as long as the search stands anywhere (`_take_back` ends
        # it otherwise), so where nothing fits there is a digit to take back.
        taken = 0
        standing = self._standing
        above = self._above
        while taken < steps and self._standing >= 0:
            next_digit = self._next_digit(standing, above)
            if next_digit:
                self._place(standing, next_digit)
                standing = self._standing
                above = 0
            else:
                standing = self._path[self._depth - 1]
                above = self._digits[standing]
                self._take_back(standing, above)
            taken += 1
            if kind and self._fulfils(kind, cell, digit, depth):
                break
        return taken

    def _run_on(self, steps: int, kind: int, cell: int, digit: int, depth: int) -> int:
        """Run as `_run` does, and on behind the solutions that are to be passed."""
        taken = self._run(steps, kind, cell, digit, depth)
        while taken < steps and self._can_pass():
            if taken and kind and self._fulfils(kind, cell, digit, depth):
                break
            self._pass_solution()
            taken += 1
            if kind and self._fulfils(kind, cell, digit, depth):
                break
            taken += self._run(steps - taken, kind, cell, digit, depth)
        return taken

    def _is_solved(self) -> bool:
        return self._standing < 0 and self._depth == self._blank_count

    def _can_pass(self) -> bool:
        """Whether it stands at a solution that it goes on behind."""
        return self._passed < self._to_pass and self._is_solved() and self._depth > self._root

    def _pass_solution(self) -> None:
        """Take out the digit placed last, to go on with what comes after it."""
        self._passed += 1
        cell = self._path[self._depth - 1]
        self._take_back(cell, self._digits[cell])

    def _fulfils(self, kind: int, cell: int, digit: int, depth: int) -> bool:
        """Whether the step just taken fulfils the condition."""
        if kind == _BACKTRACK:
            return self._above != 0
        if kind == _PLACEMENT:
            return self._above == 0
        if kind == _DEAD_END:
            return self._above == 0 and self._standing >= 0 and self._peek() == 0
        if kind == _CELL_CHANGES:
            return self._changed() == cell
        if kind == _CELL_HOLDS:
            return self._changed() == cell and self._digits[cell] == digit
        return self._depth < depth if kind == _DEPTH_BELOW else self._depth > depth

    def _changed(self) -> int:
        """The cell that the step just taken wrote or took out."""
        return self._path[self._depth] if self._above else self._path[self._depth - 1]

    def _place(self, cell: int, digit: int) -> None:
        self._path[self._depth] = cell
        self._depth += 1
        self._placements += 1
        if self._depth > self._highest:  # noqa: PLR1730 - a call less in every step
            self._highest = self._depth
        self._above = 0
        self._digits[cell] = digit
        self._note_used(cell, digit)
        self._standing = self._go_on(cell, digit)

    def _take_back(self, cell: int, digit: int) -> None:
        self._depth -= 1
        self._backtracks += 1
        if self._depth < self._lowest:  # noqa: PLR1730
            self._lowest = self._depth
        self._tried_at = self._standing
        self._standing = cell
        self._above = digit
        self._digits[cell] = 0
        self._note_unused(cell, digit)
        if self._goes_back:
            self._go_back(cell, digit)
        if self._depth == self._root:
            self._end_if_nothing_fits()

    def _end_if_nothing_fits(self) -> None:
        """End where no digit is left; only then does trying them count."""
        if self._peek() == 0:
            self._next_digit(self._standing, self._above)
            self._ended_at = self._standing
            self._standing = -1

    def _peek(self) -> int:
        """What `_next_digit` would return; looking ahead does not show in the counters."""
        tries = self._tries
        reads = self._reads
        digit = self._next_digit(self._standing, self._above)
        self._tries = tries
        self._reads = reads
        return digit

    def _begin_extremes(self) -> None:
        """Such that the next step makes its depth both: one comparison a step is then enough.

        A placement exceeds the highest and meets the lowest; a backtrack does the opposite.
        From then on only a placement can exceed the highest, only a backtrack fall below the
        lowest.  A lowest above the highest says that no step was taken.
        """
        self._lowest = self._depth + 1
        self._highest = self._depth - 1
