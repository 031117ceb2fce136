# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""The search for the one grid that stands for all that are essentially the same.

What two forms this file has is told in `search_base`.
"""

from array import array

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython

# Where the parts of a state begin, and how long it is.
_ORIGIN_ROW = 25
_ORIGIN_COLUMN = 51
_FIRST_LABEL = 77
_TURNED = 102
_LEVEL = 103
_ROW = 104
_POSITION = 105
_TAKEN = 106
_LABELS = 107
_STATE = 108

_COLUMNS = 5  # the bit of the first column among choices: there are no more stacks than that

_UNPLACED = -1
_WORSE = -1  # than the best grid so far
_GIVEN_UP = -1
_NO_RETURN = 1 << 20  # deeper than any state
_MOST_STEPS = 600_000  # of a search before it is given up; on 9x9 none takes a tenth of that


class CanonicalSearch:
    """Finds the first in order of all grids that are essentially the same as one.

    These come from each other by other digits, by rows in another order within their bands and
    bands in another order, by columns likewise, and, where boxes are square, by exchanging rows
    and columns.  In order means: read row by row, a blank before every digit.

    Rows are placed one after another from the top, each that may come next.  The order of the
    columns is left open as long as nothing depends on it.  A state has

        place          by column, the first position that it may have: columns of a stack with the
                       same place have had, in each row, nothing but blanks, or nothing but digits
                       that came up there; stacks with the same places, nothing but blanks
        origin         by digit, the row (counted as they are placed) and the column where it came
                       up; its label, which is written in its stead, is how many came up by then
        first label    by row, how many had come up before it
        and            whether rows and columns are exchanged, how many rows are placed, the row
                       being placed, the position in it, rows taken (as bits), labels in use

    Each choice goes on with a copy of the state, one deeper.  What is written is the best grid so
    far or better, or is given up.  Where the end is as good as the best, the choice that led to
    the one leads to the same grids as the choice that led to the other, and is left.
    """

    def __init__(self, size: int, box_rows: int, box_columns: int) -> None:
        self._size = size
        self._box_rows = box_rows
        self._box_columns = box_columns
        self._cells = bytearray(2 * size * size)  # as they are, and rows and columns exchanged
        self._best = bytearray(size * size)
        self._written = 0  # how much there is of the best grid
        self._blank_rows = array("q", [0, 0])  # as bits, of both
        depths = 2 * size + box_rows + 4  # for each row, column and stack there may be a choice
        self._states = array("i", [0]) * (depths * _STATE)
        self._path = array("i", [0]) * depths  # the choice at each depth
        self._best_path = array("i", [0]) * depths
        self._is_better = 0  # whether what is written is, than the best that was complete
        self._steps = 0
        self._blanks = 0  # before the digits of the stacks found last

    def form_of(self, digits: bytes) -> bytes:
        """Return the first grid in order; nothing if that takes too many steps.

        digits: of each cell, 0 for a blank.  No two of a row, column or box are the same.
        """
        columns = (digits[column :: self._size] for column in range(self._size))
        self._cells = bytearray(b"".join((digits, *columns)))
        return bytes(self._best) if self._search_unlocked() else b""

    def _search_unlocked(self) -> bool:
        """Search, while other threads may run too; return whether that came to an end."""
        with cython.nogil:
            return self._search()

    def _search(self) -> bool:
        self._written = self._is_better = self._steps = 0
        for turned in range(2 if self._box_rows == self._box_columns else 1):
            self._begin(turned)
            if self._choose_row(1) == _GIVEN_UP:
                return False
        return True

    def _begin(self, turned: int) -> None:
        """Have the state at depth 1 be the one before any row."""
        size = self._size
        for part in range(_STATE):
            is_origin = _ORIGIN_ROW <= part < _ORIGIN_COLUMN
            self._states[_STATE + part] = _UNPLACED if is_origin else 0
        self._states[_STATE + _TURNED] = self._path[0] = turned
        self._blank_rows[turned] = 0
        for row in range(size):
            given = 0
            for cell in range((turned * size + row) * size, (turned * size + row + 1) * size):
                given |= self._cells[cell]
            self._blank_rows[turned] |= (given == 0) << row

    def _choose_row(self, depth: int) -> int:
        """Place each row that may come next; return the depth to go back to."""
        if self._states[depth * _STATE + _LEVEL] == self._size:
            return self._end(depth)
        rows = self._first_rows(depth)
        for row in range(self._size):
            if rows >> row & 1:
                self._begin_row(self._copy(depth, row), row)
                back = self._advance(depth + 1)
                if back < depth:
                    return back
        return _NO_RETURN

    def _first_rows(self, depth: int) -> int:
        """Return, as bits, the rows that may come next, as far as one sees at once.

        To see that, each is placed up to its first choice.
        """
        rows = 0
        for row in range(self._size):
            rows |= self._may_come_next(depth * _STATE, row) << row
        left = rows if rows & (rows - 1) else 0  # a single one has no other to be compared with
        for row in range(self._size):
            if left >> row & 1:
                self._begin_row(self._copy(depth, row), row)
                if self._place_cells(depth + 1) == _WORSE:
                    rows ^= 1 << row
        return rows

    def _begin_row(self, at: int, row: int) -> None:
        self._states[at + _ROW] = row
        self._states[at + _POSITION] = 0
        self._states[at + _TAKEN] |= 1 << row
        self._states[at + _FIRST_LABEL + self._states[at + _LEVEL]] = self._states[at + _LABELS]

    def _may_come_next(self, at: int, row: int) -> bool:
        """Return whether a row is left and it is its band's turn.

        Of blank rows of a band, and of blank bands, the first stands for all.
        """
        height = self._box_rows
        band = row // height
        taken = self._states[at + _TAKEN]
        if taken >> row & 1:
            return False
        if self._states[at + _LEVEL] % height and self._states[at + _ROW] // height != band:
            return False
        blank = self._blank_rows[self._states[at + _TURNED]] & ~taken
        all_rows = (1 << height) - 1
        if not blank >> row & 1:
            return True
        if blank >> band * height & ((1 << row % height) - 1):
            return False
        if blank >> band * height & all_rows == all_rows:
            for other in range(band):
                if blank >> other * height & all_rows == all_rows:
                    return False
        return True

    def _end(self, depth: int) -> int:
        """Note a grid that is complete and the best, or as good; return the depth to go back to."""
        if self._is_better:
            self._is_better = 0
            for each in range(depth):
                self._best_path[each] = self._path[each]
            return _NO_RETURN
        parting = 0
        while self._path[parting] == self._best_path[parting]:
            parting += 1
        return parting

    def _copy(self, depth: int, choice: int) -> int:
        """Copy the state at a depth one deeper, and return where the copy begins."""
        self._path[depth] = choice
        at = depth * _STATE
        for part in range(at, at + _STATE):
            self._states[part + _STATE] = self._states[part]
        return at + _STATE

    def _advance(self, depth: int) -> int:
        """Place the rest of a row, and the rows after it; return the depth to go back to."""
        choice = self._place_cells(depth)
        if choice == _WORSE:
            return _NO_RETURN
        if self._steps > _MOST_STEPS:
            return _GIVEN_UP
        if choice == 0:
            self._states[depth * _STATE + _LEVEL] += 1
            return self._choose_row(depth)
        for each in range(_COLUMNS + self._size):
            if choice >> each & 1:
                child = self._copy(depth, each)
                if each < _COLUMNS:
                    self._put_stacks_first(child, 1 << each)
                elif not self._place_known(child, each - _COLUMNS):
                    continue
                back = self._advance(depth + 1)
                if back < depth:
                    return back
        return _NO_RETURN

    def _place_cells(self, depth: int) -> int:
        """Place the rest of a row up to the first choice.

        Return what there is to choose from, as bits: stacks, or columns from the bit _COLUMNS on;
        0 at the end of the row; or _WORSE.
        """
        at = depth * _STATE
        while self._states[at + _POSITION] < self._size:
            self._steps += 1
            if self._states[at + _POSITION] % self._box_columns == 0:
                stacks = self._first_stacks(at)
                if self._blanks < self._box_columns and stacks & (stacks - 1):
                    return stacks
                self._put_stacks_first(at, stacks)
                if self._blanks == self._box_columns:
                    self._write_blank_stacks(at, stacks)
                    continue
            choice = self._place_class(at)
            if choice:
                return choice
        return 0

    def _first_stacks(self, at: int) -> int:
        """Return, as bits, the stacks that may come at the position with most blanks before digits.

        Of as many, one goes before that has a digit with a label.  `_blanks` is how many.
        """
        position = self._states[at + _POSITION]
        stacks = 0
        most = -1
        for stack in range(self._box_rows):
            first = stack * self._box_columns
            if self._states[at + first] // self._box_columns == position // self._box_columns:
                blanks = known = 0
                for column in range(first, first + self._box_columns):
                    if self._states[at + column] == position:
                        digit = self._digit_in(at, column)
                        blanks += digit == 0
                        known |= self._states[at + _ORIGIN_ROW + digit] >= 0
                if 2 * blanks + known > most:
                    most = 2 * blanks + known
                    stacks = 0
                if 2 * blanks + known == most:
                    stacks |= 1 << stack
        self._blanks = most >> 1
        return stacks

    def _put_stacks_first(self, at: int, stacks: int) -> None:
        """Have all other stacks that may come at the position come after `stacks`."""
        width = self._box_columns
        chute = self._states[at + _POSITION] // width
        count = 0
        for stack in range(self._box_rows):
            count += stacks >> stack & 1
        for column in range(self._size):
            if not stacks >> column // width & 1 and self._states[at + column] // width == chute:
                self._states[at + column] += count * width

    def _write_blank_stacks(self, at: int, stacks: int) -> None:
        for column in range(self._size):
            if stacks >> column // self._box_columns & 1:
                self._write(at, 0)

    def _place_class(self, at: int) -> int:
        """Place the first of the columns that may come at the position, as many as are alike.

        Return 0 then, or the columns from which to choose, or _WORSE, as `_place_cells` does.
        """
        position = self._states[at + _POSITION]
        blanks = known = 0
        for column in range(self._size):
            if self._states[at + column] == position:
                digit = self._digit_in(at, column)
                blanks += digit == 0
                known += self._states[at + _ORIGIN_ROW + digit] >= 0
        for column in range(self._size):
            if self._states[at + column] == position:
                digit = self._digit_in(at, column)
                if digit and self._states[at + _ORIGIN_ROW + digit] >= 0:
                    self._states[at + column] += blanks
                elif digit:
                    self._states[at + column] += blanks + known
        if blanks:
            for _ in range(blanks):
                self._write(at, 0)
            return 0
        return self._place_first_known(at, known) if known else self._place_new(at)

    def _place_new(self, at: int) -> int:
        """Place the columns that may come, with digits that come up there; 0, or _WORSE."""
        position = self._states[at + _POSITION]
        for column in range(self._size):
            if self._states[at + column] == position:
                digit = self._digit_in(at, column)
                self._states[at + _ORIGIN_ROW + digit] = self._states[at + _LEVEL]
                self._states[at + _ORIGIN_COLUMN + digit] = column
                self._states[at + _LABELS] += 1
                if not self._write(at, self._states[at + _LABELS]):
                    return _WORSE
        return 0

    def _place_first_known(self, at: int, count: int) -> int:
        """Place that of `count` columns whose digit has the lowest label, as `_place_class` does.

        The label that a digit has if its column comes first depends on the others coming later.
        """
        position = self._states[at + _POSITION]
        apart = 1 if count > 1 else 0  # no other column has the next place then
        lowest = self._size + 1
        columns = only = 0
        for column in range(self._size):
            if self._states[at + column] == position:
                self._move_others(at, column, position, apart)
                label = self._lowest_label(at, self._digit_in(at, column))
                self._move_others(at, column, position + 1, -apart)
                if label < lowest:
                    lowest = label
                    columns = 0
                if label == lowest:
                    columns |= 1 << column
                    only = column
        if columns & (columns - 1):
            return columns << _COLUMNS
        return 0 if self._place_known(at, only) else _WORSE

    def _place_known(self, at: int, column: int) -> bool:
        """Place a column with the lowest label that its digit may have; return whether it fits."""
        self._move_others(at, column, self._states[at + column], 1)
        digit = self._digit_in(at, column)
        origin = self._states[at + _ORIGIN_COLUMN + digit]
        self._move_others(at, origin, self._states[at + origin], 1)
        return self._write(at, self._lowest_label(at, digit))

    def _move_others(self, at: int, column: int, place: int, by: int) -> None:
        """Move the other columns of a column's stack that have a place."""
        first = column - column % self._box_columns
        for other in range(first, first + self._box_columns):
            if other != column and self._states[at + other] == place:
                self._states[at + other] += by

    def _lowest_label(self, at: int, digit: int) -> int:
        """Return the label of a digit if its column is the first of those with the same place."""
        row = self._states[at + _ORIGIN_ROW + digit]
        place = self._states[at + self._states[at + _ORIGIN_COLUMN + digit]]
        label = self._states[at + _FIRST_LABEL + row] + 1
        for other in range(1, self._size + 1):
            if self._states[at + _ORIGIN_ROW + other] == row:
                column = self._states[at + _ORIGIN_COLUMN + other]
                label += self._states[at + column] < place
        return label

    def _digit_in(self, at: int, column: int) -> int:
        """Return the digit that a column has in the row that is being placed."""
        row = self._states[at + _TURNED] * self._size + self._states[at + _ROW]
        return self._cells[row * self._size + column]

    def _write(self, at: int, label: int) -> bool:
        """Write the next cell; return whether the grid may still be the best."""
        position = self._states[at + _POSITION]
        cell = self._states[at + _LEVEL] * self._size + position
        self._states[at + _POSITION] = position + 1
        if cell < self._written and label > self._best[cell]:
            return False
        if cell >= self._written or label < self._best[cell]:
            self._is_better = 1
            self._best[cell] = label
            self._written = cell + 1
        return True
