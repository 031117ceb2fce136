# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Depth-first search on a 9x9 grid held in bits: finds solutions, and counts them.

Where propagation is not enough, it is guessed in which minirow or minicolumn of a box a
digit stands.  Of the three bands and three stacks of boxes, the chutes, the one with least
choice is taken, and in it a digit with least choice: nearly always two arrangements, so that
either answer settles a whole chute for the digit.  (A guess at a cell with two candidates
takes more than twice as many guesses on the hardest puzzles.)  To branch so is an idea of
tdoku (T. Dillon).

Where there seem to be several solutions hardly a guess fails, so that it matters little what
is guessed, but much how often propagation goes round.  There a guess settles cells with two
candidates, one in each band, until one has failed.

What two forms this file has is told in `search_base`.
"""

from sudoku_gui.solvers.engine.propagation import Propagation

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython


class Bitboard(Propagation):
    """A search for the solutions of one 9x9 grid after another.

    `start` begins with a grid; `advance` goes on, until it says that the search has ended.
    Making a Bitboard costs more than most searches, so use one again and again.
    """

    def __init__(self) -> None:
        super().__init__()
        # The cells to go on with, once for each choice left open.  Of a digit in a chute these
        # are at most two, for the first leaves it two arrangements, and the second one; of a
        # cell, at most one: 2 * 9 * 6 + 81.
        self._stack = [0] * (48 * 189)
        self._solutions = [0] * 96  # the cells of the first two
        self._digits = bytearray(81)
        self._depth = 0
        self._limit = 0
        self._found = 0
        self._guesses = 0
        self._has_ended = 1
        self._choice = 0  # what is guessed: cells of one word
        self._word = 0
        self._given = [0] * 3  # by band: the cells with a given
        self._is_loose = 0  # whether there seem to be several solutions, and no guess has failed

    @property
    def solution_count(self) -> int:
        """How many solutions were found so far, at most the limit."""
        return self._found

    @property
    def guesses(self) -> int:
        """How often was guessed so far; a guess settles a digit, or one in each band."""
        return self._guesses

    @property
    def solutions(self) -> tuple[bytes, ...]:
        """The 81 digits of the first two solutions, or of as many as were found."""
        return tuple([self._digits_of(number) for number in range(min(self._found, 2))])

    def start(self, digits: bytes, limit: int) -> None:
        """Begin to look for the solutions of a grid, `limit` of them at most.

        digits: 81 of them, 0 for a blank.  Raises ValueError for anything else, and for
        a limit below 1.
        """
        if len(digits) != 81 or not self._begin(digits, 0, limit):
            raise ValueError("81 digits from 0 to 9 are expected, and a limit of 1 or more")

    def advance(self, guesses: int) -> bool:
        """Guess at most `guesses` times; return whether the search has ended."""
        return bool(self._run_unlocked(guesses))

    def candidates_left(self, digits: bytes) -> int:
        """Return how many candidates propagation leaves to the cells that it does not settle.

        digits: 81 of them, 0 for a blank; some solution must have them.
        """
        self.start(digits, 1)
        self._propagate()
        return self._count_left()

    def candidates_unrefuted(self, digits: bytes) -> int:
        """Return how many of these candidates are wrong, and still each leads to no contradiction.

        Each is supposed to be true, and propagation alone says what follows.
        digits: 81 of them, 0 for a blank; just one solution must have them.
        """
        self.start(digits, 1)
        self._propagate()
        right = _size(self._open[0]) + _size(self._open[1]) + _size(self._open[2])
        return self._count_possible() - right

    def _count_left(self) -> int:
        """Return how many candidates the cells have that are not settled."""
        left = 0
        for word in range(48):
            left += _size(self._cells[word] & self._open[word >> 4])
        return left

    def _count_possible(self) -> int:
        """Return how many of the candidates left propagation finds nothing against.

        The stack, which no search needs meanwhile, has them first.
        """
        possible = 0
        for word in range(48):
            self._stack[word] = self._cells[word]
            self._stack[48 + word] = self._cells[word] & self._open[word >> 4]
        for word in range(48):
            tried = self._stack[48 + word]
            while tried:
                self._word = word
                self._choice = tried & -tried
                tried &= tried - 1
                possible += self._is_possible()
        return possible

    def _is_possible(self) -> int:
        """Return whether propagation finds nothing against what is chosen, of what is kept."""
        for word in range(48):
            self._cells[word] = self._stack[word]
        self._cells[self._word] &= self._choice | ~_box_around(self._choice)
        self._forget_lines()
        self._forget_conclusions()
        return self._propagate()

    # The search.

    def _begin(self, digits: bytes | bytearray, start: int, limit: int) -> bool:
        """Let nothing be known but the digits from `start`; return False if they are none.

        Blanks are noted as if they were digits 0.
        """
        highest = 0
        for cell in range(81):
            if digits[start + cell] > highest:  # noqa: PLR1730 - max() is slow in Python
                highest = digits[start + cell]
        if highest > 9 or limit < 1:
            return False
        for digit in range(16):
            possible = 0o777777777 if 1 <= digit <= 9 else 0
            self._cells[digit] = self._cells[16 + digit] = self._cells[32 + digit] = possible
        for word in range(48):
            self._sure_cells[word] = 0
        for cell in range(27):
            self._sure_cells[digits[start + cell]] |= 1 << cell
            self._sure_cells[16 + digits[start + 27 + cell]] |= 1 << cell
            self._sure_cells[32 + digits[start + 54 + cell]] |= 1 << cell
        self._forget_lines()
        self._forget_conclusions()
        # Givens count as concluded, so that the first round of propagation takes in all of
        # them at once; digit 0, possible nowhere, is then sure nowhere either.
        for band in range(3):
            given = 0o777777777 ^ self._sure_cells[16 * band]
            self._settled[band] = self._single[band] = self._given[band] = given
        self._limit = limit
        self._depth = self._found = self._guesses = self._has_ended = self._is_loose = 0
        return True

    def _forbid(self, cell: int, digit: int) -> None:
        """Rule a digit out of a blank, before the search."""
        self._cells[16 * (cell // 27) + digit] &= ~(1 << cell % 27)

    def _run_unlocked(self, guesses: int) -> int:
        """Run, while other threads may run too; return whether the search has ended."""
        with cython.nogil:
            self._run(guesses)
        return self._has_ended

    def _run(self, guesses: int) -> None:
        """Guess at most `guesses` times, unless the search ends before."""
        # A solution not noted yet is one of the grid at hand or of one on the stack, and of no
        # two of them: none is missed or counted twice.  To propagate again where the search
        # paused changes nothing.
        while not self._has_ended:
            if not self._propagate():
                self._is_loose = 0
                self._go_back()
            elif not self._open[0] | self._open[1] | self._open[2]:
                self._note_solution()
                self._go_back()
            elif guesses > 0:
                guesses -= 1
                self._guess()
            else:
                return

    def _guess(self) -> None:
        """Go on with one digit or more, and leave on the stack the grids without each."""
        if not self._guesses:
            _see_whether_loose(self)
        if not self._is_loose or not self._guess_pairs():
            _choose(self)
            self._split()
        self._guesses += 1
        self._forget_conclusions()

    def _split(self) -> None:
        """Go on with the digit of `_word` in `_choice`, and leave on the stack the grid without."""
        # The cells are enough to keep: all else follows from them (`_forget_lines`).  What is
        # chosen lies in one band, so that the guess changes one word.
        kept = 48 * self._depth
        for each in range(48):
            self._stack[kept + each] = self._cells[each]
        self._stack[kept + self._word] &= ~self._choice
        # The digit is once in the box, so elsewhere in it it is no longer possible.
        self._cells[self._word] &= self._choice | ~_box_around(self._choice)
        self._depth += 1

    def _guess_pairs(self) -> int:
        """Settle in each band a cell with two candidates; return 0 if there is none."""
        guessed = 0
        for band in range(3):
            cells = self._pairs_in(band)
            if cells:
                self._choice = cells & -cells
                digit = 1
                while not self._cells[16 * band + digit] & self._choice:
                    digit += 1
                self._word = 16 * band + digit
                self._split()
                guessed = 1
        return guessed

    def _pairs_in(self, band: int) -> int:
        """The cells of the band that have two candidates."""
        one = two = three = 0
        for digit in range(1, 10):
            cells = self._cells[16 * band + digit]
            three |= two & cells
            two |= one & cells
            one |= cells
        return two & ~three

    def _closest_chute(self) -> int:
        """The band (0 to 2) or stack (3 to 5) that has least lines left, but a choice of them.

        Where all is settled, each of nine digits has three lines.
        """
        # There is one while a cell is open: a digit with three lines in each chute has one
        # sure minirow and one sure minicolumn in each box, and so nine sure cells.
        closest = 0
        fewest = 9 * 9 + 1
        for chute in range(6):
            total = 0
            for digit in range(1, 10):
                total += _size(_lines_in(self._lines[digit + (chute > 2) * 16], chute))
            if 9 * 3 < total < fewest:
                fewest = total
                closest = chute
        return closest

    def _go_back(self) -> None:
        """Go on with the grid on the stack, if one is left."""
        if not self._depth or self._found == self._limit:
            self._has_ended = 1
            return
        self._depth -= 1
        kept = 48 * self._depth
        for word in range(48):
            self._cells[word] = self._stack[kept + word]
        self._forget_conclusions()
        self._forget_lines()

    def _note_solution(self) -> None:
        """Count the grid, whose cells have one candidate each; the first two are kept."""
        if self._found < 2:
            for word in range(48):
                self._solutions[48 * self._found + word] = self._cells[word]
        self._found += 1

    def _digits_of(self, number: int) -> bytes:
        self._write_solution(number, self._digits, 0)
        return bytes(self._digits)

    def _write_solution(self, number: int, digits: bytearray, start: int) -> None:
        """Write the first solution (0) or the second (1) into `digits` from `start`."""
        _write(self, number, digits, start)


def _see_whether_loose(search: Bitboard) -> None:
    """Note whether the cells still open make it likely that there are several solutions."""
    # Where there is one only, more than 63 are hardly ever left; and of 30 givens or more,
    # which mostly settle all cells at once, it has not been seen that they settle next to
    # none.
    givens = _size(search._given[0]) + _size(search._given[1]) + _size(search._given[2])
    blanks = _size(search._open[0]) + _size(search._open[1]) + _size(search._open[2])
    search._is_loose = blanks > 63 or (givens >= 30 and givens + blanks >= 70)


def _choose(search: Bitboard) -> None:
    """Choose what to guess: a line in the chute and for the digit with least choice.

    The cells of the line are `_choice` then, and `_word` tells which word they are in.
    """
    # One arrangement has three lines, so a digit with more has a choice, and one of its
    # lines is not sure.  The chute has such a digit: it has more lines than 9 * 3.
    chute = search._closest_chute()
    kind = (chute > 2) * 16
    fewest = 28
    chosen = 0
    for digit in range(1, 10):
        size = _size(_lines_in(search._lines[kind + digit], chute))
        if 3 < size < fewest:
            fewest = size
            chosen = digit
    line = _lines_in(search._lines[kind + chosen] & ~search._sure_lines[kind + chosen], chute)
    line &= -line
    if chute < 3:
        search._choice = _cells_of_minirows(line)
        search._word = 16 * chute + chosen
    else:
        band = (line > 0o777) + (line > 0o777777)
        search._choice = _cells_of_minicolumns(line >> 9 * band << 3 * (chute - 3))
        search._word = 16 * band + chosen


def _write(search: Bitboard, number: int, digits: bytearray, start: int) -> None:
    """Write a solution, as `_write_solution` says.

    The bits of each digit's binary figure are put together for all cells at once.
    """
    for band in range(3):
        first = 48 * number + 16 * band
        ones = twos = fours = eights = 0
        for digit in range(1, 10):
            cells = search._solutions[first + digit]
            ones |= cells if digit & 1 else 0
            twos |= cells if digit & 2 else 0
            fours |= cells if digit & 4 else 0
            eights |= cells if digit & 8 else 0
        for cell in range(27):
            digits[start + 27 * band + cell] = (
                (ones >> cell & 1)
                | (twos >> cell & 1) << 1
                | (fours >> cell & 1) << 2
                | (eights >> cell & 1) << 3
            )


def _lines_in(lines: int, chute: int) -> int:
    """The minirows of a band or the minicolumns of a stack, moved to where those of the first are.

    How the bits of lines stand is told in `propagation`.
    """
    if chute < 3:
        return lines >> chute & 0o111111111
    return lines >> 3 * (chute - 3) & 0o007007007


def _size(lines: int) -> int:
    """How many lines these are."""
    if cython.compiled:
        # Processors count bits in one instruction; bitboard.pxd declares the function.
        return count_bits(lines)  # type: ignore[name-defined, no-any-return] # noqa: F821
    return lines.bit_count()


def _box_around(cells: int) -> int:
    """All cells of the box that these cells lie in."""
    columns = (cells | cells >> 9 | cells >> 18) & 0o777
    if columns & 0o7:
        return 0o007007007
    return 0o070070070 if columns & 0o70 else 0o700700700


def _cells_of_minirows(rows: int) -> int:
    """The cells of minirows of the first band, in a word of their own band."""
    # The bit of a minirow stands where that of its first cell does.
    return rows | rows << 1 | rows << 2


def _cells_of_minicolumns(columns: int) -> int:
    """The cells of minicolumns of the first band, likewise."""
    return columns | columns << 9 | columns << 18
