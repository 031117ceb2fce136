# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Constraint propagation on a 9x9 grid: what its digits force, found for all cells at once.

    band            three rows of boxes: its 27 cells are the bits of a word, row by row
                    from the lowest; in octal a row is 777
    minirow         the three cells of a row that lie in one box; 27 of them in the grid
    minicolumn      the three cells of a column that lie in one box; 27 as well
    line            a minirow or a minicolumn
    arrangement     in a band a digit takes one minirow of each row and of each box, which
                    can be done in six ways; likewise one minicolumn of each column and of
                    each box in three boxes one above the other
    sure            a cell or line that has the digit in every arrangement that is left

For each digit, words tell in which cells (a word per band), minirows and minicolumns (a
word each) it is still possible, and in which of them it is sure.  Propagation goes round
until nothing changes, in two halves:

1.  `_narrow` looks at each digit alone.  What belongs to no arrangement of the digit is
    impossible: those are all hidden singles and locked candidates.
2.  `_compare_cells` and `_compare_lines` look at each place across the digits: a cell has
    one of them (naked singles), a line has exactly three.

Words of 27 cells, and counting candidates bit by bit across them, are known from JCZSolve;
reasoning about lines (there "triads") and the arrangements of a band from tdoku (T. Dillon).

In the loops of `_narrow` the digits do not meet, nothing jumps, only flat arrays are indexed,
and what is the same for all digits is read before: so a C compiler has one instruction work on
four digits where registers have 128 bits, on eight where they have 256.  Some do that only
where the digits of a loop are so many, therefore the ninth has loops of its own.
Which two forms this file has is told in `search_base`.
"""


class Propagation:
    """The candidates of a grid, and what the last comparison of the digits found.

    Arrays of words are indexed by digit, in sixteens, of which only 1 to 9 tell anything: those
    of the upper band come first, then those of the middle one, then those of the lower one; or
    those of the minirows, then those of the minicolumns.
    """

    def __init__(self) -> None:
        self._cells = [0] * 48  # where a digit is possible
        self._sure_cells = [0] * 48  # where it is sure; a part of `_cells` after `_narrow`
        self._lines = [0] * 32
        self._sure_lines = [0] * 32
        self._settled = [0] * 3  # by band: the cells where a digit is sure,
        self._single = [0] * 3  # ... with one candidate,
        self._open = [0] * 3  # ... with more
        self._full = [0] * 2  # the minirows, and minicolumns, where three digits are sure,
        self._tight = [0] * 2  # ... where no more than three are possible
        self._moved = 0  # 0: to narrow again with the same conclusions would change nothing
        self._news = 0  # not 0: what the last comparison found may change more

    def _propagate(self) -> bool:
        """Draw all conclusions; return False if they contradict each other."""
        # Candidates are only taken away, and none that a solution has.  News make the next
        # round take one away or make one sure, so the rounds come to an end.  Then a cell has
        # one candidate exactly where a digit is sure, and a line three exactly where three
        # are: whatever is not decided is in `_open`.
        #
        # Lines cost more to compare than cells and rarely tell more, so they have their turn
        # where cells bring no news.  What was found of them before then stays true: candidates
        # only vanish, and what is sure stays sure.
        while True:
            _narrow(self)
            if self._compare_cells():
                return False
            if self._news:
                continue
            if not self._open[0] | self._open[1] | self._open[2]:
                return True  # in each cell one digit is sure, which is then a solution
            if self._compare_lines():
                return False
            if not self._moved | self._news:
                return True

    def _forget_lines(self) -> None:
        """Let every minirow and minicolumn be possible."""
        # Nothing is lost: a line ruled out for a digit has none of its candidates left, so
        # `_narrow` rules it out again from the cells.
        for word in range(32):
            self._lines[word] = 0o777777777

    def _forget_conclusions(self) -> None:
        """Conclude anew from the cells and lines that are possible."""
        # The words of what is sure may be out of date from now on: `_narrow` heeds them only
        # in settled cells and full lines, of which there are none until it has set them anew.
        for band in range(3):
            self._settled[band] = self._single[band] = 0
        for kind in range(2):
            self._full[kind] = self._tight[kind] = 0

    def _compare_cells(self) -> int:
        """Compare the digits in all cells; return the cells of contradictions of any band."""
        self._news = 0
        contradictions = 0
        for band in range(3):
            contradictions |= self._compare_cells_of(band)
        return contradictions

    def _compare_lines(self) -> int:
        """The same in all lines."""
        contradictions = 0
        for kind in range(2):
            contradictions |= self._compare_lines_of(kind)
        return contradictions

    def _compare_cells_of(self, band: int) -> int:
        """Compare the digits in the cells of a band; return the cells of contradictions."""
        # After each digit `one` and `two` are the cells where so many or more are possible,
        # and `settled` those where one is sure: 27 counts that stop at two, kept as words.
        one = two = settled = clashing = 0
        for digit in range(1, 10):
            cells = self._cells[16 * band + digit]
            sure = self._sure_cells[16 * band + digit]
            two |= one & cells
            one |= cells
            clashing |= settled & sure
            settled |= sure
        self._open[band] = two
        self._single[band] = one & ~two
        self._settled[band] = settled
        # News: a lone candidate that is not sure yet, or others beside one that is sure.
        self._news |= (one & ~two & ~settled) | (settled & two)
        # Two digits are sure in one cell, or none is possible.
        return clashing | one ^ 0o777777777

    def _compare_lines_of(self, kind: int) -> int:
        """The same in all minirows (kind 0), or all minicolumns (1)."""
        # As in cells; but a line has three digits, so that the counts go on to four.
        one = two = three = four = 0
        sure_one = sure_two = sure_three = sure_four = 0
        for digit in range(1, 10):
            lines = self._lines[16 * kind + digit]
            sure = self._sure_lines[16 * kind + digit]
            four |= three & lines
            three |= two & lines
            two |= one & lines
            one |= lines
            sure_four |= sure_three & sure
            sure_three |= sure_two & sure
            sure_two |= sure_one & sure
            sure_one |= sure
        self._full[kind] = sure_three
        self._tight[kind] = three & ~four
        # News: others beside three that are sure, or three candidates that are not sure yet.
        self._news |= (sure_three & four) | (three & ~four & ~sure_three)
        # Four digits are sure in one line, or fewer than three are possible.
        return sure_four | three ^ 0o777777777


def _narrow(grid: Propagation) -> None:
    """Keep for each digit what the last comparison allows and an arrangement has."""
    # Only what the minicolumns take away counts: what the minirows take away is in none
    # of those that are kept, and the minicolumns are found from what is left then.
    _narrow_minirows(grid, 1, 9)
    _narrow_minirows(grid, 9, 10)
    grid._moved = 0
    _narrow_minicolumns(grid, 1, 9)
    _narrow_minicolumns(grid, 9, 10)


def _narrow_minirows(grid: Propagation, first: int, end: int) -> None:
    """Keep for the digits from `first` to before `end` what arrangements of minirows have."""
    settled_upper, settled_middle, settled_lower = grid._settled
    single_upper, single_middle, single_lower = grid._single
    full, tight = grid._full[0], grid._tight[0]
    for digit in range(first, end):
        # A settled cell keeps only the digit that is sure in it.
        upper = grid._cells[digit] & (grid._sure_cells[digit] | ~settled_upper)
        middle = grid._cells[16 + digit] & (grid._sure_cells[16 + digit] | ~settled_middle)
        lower = grid._cells[32 + digit] & (grid._sure_cells[32 + digit] | ~settled_lower)

        # A full minirow keeps only the digits that are sure in it.  One that holds the digit,
        # because a cell of it has no other candidate or it has only three candidates in
        # all, leaves the digit to no other minirow of the box.
        rows = grid._lines[digit]
        held = _minirows(upper & single_upper, middle & single_middle, lower & single_lower)
        held |= rows & tight
        rows &= grid._sure_lines[digit] | ~full
        rows &= _minirows(upper, middle, lower)
        rows &= ~(_next_nine(held) | _previous_nine(held))
        rows = _arranged(rows, _next_minirow(rows), _previous_minirow(rows))
        grid._cells[digit] = upper & _cells_of_minirows(rows)
        grid._cells[16 + digit] = middle & _cells_of_minirows(rows >> 1)
        grid._cells[32 + digit] = lower & _cells_of_minirows(rows >> 2)
        grid._lines[digit] = rows
        # Each arrangement takes one minirow of a row, so the only one left is in all.
        grid._sure_lines[digit] = rows & ~(_next_minirow(rows) | _previous_minirow(rows))


def _narrow_minicolumns(grid: Propagation, first: int, end: int) -> None:
    """Do the same for minicolumns; the cells that this takes away have moved."""
    moved = 0
    single_upper, single_middle, single_lower = grid._single
    full, tight = grid._full[1], grid._tight[1]
    for digit in range(first, end):
        upper = grid._cells[digit]
        middle = grid._cells[16 + digit]
        lower = grid._cells[32 + digit]
        columns = grid._lines[16 + digit]
        held = _minicolumns(upper & single_upper, middle & single_middle, lower & single_lower)
        held |= columns & tight
        columns &= grid._sure_lines[16 + digit] | ~full
        columns &= _minicolumns(upper, middle, lower)
        columns &= ~(_next_nine(held) | _previous_nine(held))
        columns = _arranged(columns, _next_minicolumn(columns), _previous_minicolumn(columns))
        sure = columns & ~(_next_minicolumn(columns) | _previous_minicolumn(columns))
        left_upper = upper & _cells_of_minicolumns(columns)
        left_middle = middle & _cells_of_minicolumns(columns >> 9)
        left_lower = lower & _cells_of_minicolumns(columns >> 18)
        moved |= upper ^ left_upper | middle ^ left_middle | lower ^ left_lower
        grid._cells[digit] = left_upper
        grid._cells[16 + digit] = left_middle
        grid._cells[32 + digit] = left_lower
        grid._lines[16 + digit] = columns
        grid._sure_lines[16 + digit] = sure
        # In a box a sure minirow and a sure minicolumn have one cell in common.
        rows = grid._sure_lines[digit]
        grid._sure_cells[digit] = (
            left_upper & _cells_of_minirows(rows) & _cells_of_minicolumns(sure)
        )
        grid._sure_cells[16 + digit] = (
            left_middle & _cells_of_minirows(rows >> 1) & _cells_of_minicolumns(sure >> 9)
        )
        grid._sure_cells[32 + digit] = (
            left_lower & _cells_of_minirows(rows >> 2) & _cells_of_minicolumns(sure >> 18)
        )
    grid._moved |= moved


# Words of minirows: bit 9 * row + 3 * box + band, `row` being that in the band and `box` that
# in the row.  Words of minicolumns: bit 9 * band + 3 * box + column, `column` being that in
# the box.  In both a digit takes one bit of three that lie nine apart.


def _minirows(upper: int, middle: int, lower: int) -> int:
    """The minirows that have any of the cells."""
    return (
        (upper | upper >> 1 | upper >> 2) & 0o111111111
        | ((middle | middle >> 1 | middle >> 2) & 0o111111111) << 1
        | ((lower | lower >> 1 | lower >> 2) & 0o111111111) << 2
    )


def _minicolumns(upper: int, middle: int, lower: int) -> int:
    """The minicolumns that have any of the cells."""
    return (
        (upper | upper >> 9 | upper >> 18) & 0o777
        | ((middle | middle >> 9 | middle >> 18) & 0o777) << 9
        | ((lower | lower >> 9 | lower >> 18) & 0o777) << 18
    )


def _cells_of_minirows(rows: int) -> int:
    """The cells of those minirows that lie in the upper band."""
    firsts = rows & 0o111111111
    return firsts | firsts << 1 | firsts << 2


def _cells_of_minicolumns(columns: int) -> int:
    """The cells of those minicolumns that lie in the upper band."""
    tops = columns & 0o777
    return tops | tops << 9 | tops << 18


def _arranged(lines: int, following: int, previous: int) -> int:
    """Those minirows, or minicolumns, that take part in an arrangement.

    following, previous: the same, each in the place of the one that follows it, or that it
    follows, in its own nine.
    """
    # A minirow is in two of the six arrangements of its band: with the next box in the next
    # row and the previous box in the previous row, or the other way round (in circles).
    return lines & (
        _next_nine(following) & _previous_nine(previous)
        | _previous_nine(following) & _next_nine(previous)
    )


def _next_nine(lines: int) -> int:
    """Each one moved nine bits up, the last nine to the front; bits above 26 mean nothing."""
    return lines << 9 | lines >> 18


def _previous_nine(lines: int) -> int:
    """Each one moved nine bits down, the first nine to the end; bits above 26 mean nothing."""
    return lines >> 9 | lines << 18


def _next_minirow(rows: int) -> int:
    """Each one in the place of the next of its row, the last in that of the first."""
    return (rows << 3) & 0o770770770 | (rows >> 6) & 0o007007007


def _previous_minirow(rows: int) -> int:
    return (rows >> 3) & 0o077077077 | (rows << 6) & 0o700700700


def _next_minicolumn(columns: int) -> int:
    """Each one in the place of the next of its box, the last in that of the first."""
    return (columns << 1) & 0o666666666 | (columns >> 2) & 0o111111111


def _previous_minicolumn(columns: int) -> int:
    return (columns >> 1) & 0o333333333 | (columns << 2) & 0o444444444
