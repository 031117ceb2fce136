# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""Grids as rows of cells: read from lines, and written with answers.

None of it makes a Python object for each cell.  What two forms this file has is told in
`search_base`.
"""

from array import array
from collections.abc import Sequence
from enum import IntEnum

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython


class RowField(IntEnum):
    """What a row tells of a puzzle; as numbers they are beyond those of bytes.

    What follows one of the last five is written only where it is so, up to the next of them.
    """

    LINE = 256
    PUZZLE = 257
    SOLUTION = 258  # nothing, if there is none
    COUNT = 259
    IF_NONE = 260  # where there is no solution
    IF_SOME = 261
    IF_LIMIT = 262  # where as many were found as are counted
    IF_BELOW = 263
    ALWAYS = 264


_MOST_FIGURES = 20  # of a number of 64 bits


def digits_of_lines(lines: bytes, cells: int) -> bytes:
    """The digits of all cells, 0 for a blank; nothing if anything is found that is none.

    lines: each of `cells` figures, a point standing for 0, too, and a line feed.
    """
    digits = bytearray(len(lines) // (cells + 1) * cells)
    is_read = len(lines) % (cells + 1) == 0 and _read_unlocked(lines, digits, cells)
    return bytes(digits) if is_read else b""


def _read_unlocked(lines: bytes, digits: bytearray, cells: int) -> bool:
    """Read, while other threads may run too; return whether there was nothing but digits."""
    with cython.nogil:
        return _read(lines, digits, cells)


def _read(lines: bytes, digits: bytearray, cells: int) -> bool:
    # Nothing jumps for what a sign is, so that one instruction reads many of them.  The
    # eighth bit of a byte or of its sum with 118 tells that it is more than 9.
    strange = at = place = 0
    while place < len(digits):
        for cell in range(cells):
            sign = lines[at + cell]
            digit = (sign - 48) & 255 if sign != 46 else 0  # 46: a point
            digits[place + cell] = digit
            strange |= digit | (digit + 118)
        at += cells + 1
        place += cells
        strange |= (lines[at - 1] != 10) << 7
    return not strange & 128


class RowWriter:
    """Writes a row for each puzzle: bytes that are always the same, and fields between them."""

    def __init__(self, form: Sequence[bytes | RowField], limit: int = 1) -> None:
        """limit: how many solutions are counted, at most."""
        self._limit = limit
        codes = array("h")
        for part in form:
            codes.extend([part] if isinstance(part, RowField) else part)
        self._codes = codes
        self._length = len(codes)
        self._puzzles = self._solutions = b""
        self._counts = array("q")
        self._cells = 0
        self._apart = 0  # from the first sign of a puzzle to that of the next
        self._written = bytearray()
        self._at = 0

    def rows(self, line: int, puzzles: bytes, solutions: bytes, counts: Sequence[int]) -> bytes:
        """The rows about puzzles of one size that stand in successive lines, `line` the first.

        puzzles: the signs of all cells, as many for each, with or without a line feed behind
        each puzzle.  solutions: the digits.  counts: how many solutions each has.  Raises
        ValueError if these do not belong together.
        """
        number = len(counts)
        cells = len(solutions) // number if number else 0
        apart = len(puzzles) // number if number else 0
        if (len(puzzles), len(solutions)) != (number * apart, number * cells) or not (
            0 <= apart - cells <= 1
        ):
            raise ValueError("a count for each puzzle, and solutions as long as the puzzles")
        self._puzzles = puzzles
        self._solutions = solutions
        self._counts = array("q", counts)
        self._cells = cells
        self._apart = apart
        fields = len([code for code in self._codes if code > 255])
        longest = self._length + fields * max(self._cells, _MOST_FIGURES)
        if len(self._written) < number * longest:  # else what is there is written over
            self._written = bytearray(number * longest)
        self._at = 0
        self._write_unlocked(line, number)
        return bytes(memoryview(self._written)[: self._at])

    def _write_unlocked(self, line: int, number: int) -> None:
        """Write, while other threads may run too: no Python object is touched meanwhile."""
        with cython.nogil:
            for place in range(number):
                self._write_row(line + place, place)

    def _write_row(self, line: int, place: int) -> None:
        count = self._counts[place]
        shown = True
        for each in range(self._length):
            code = self._codes[each]
            if code >= 260:
                shown = self._is_so(code, count)
            elif not shown:
                continue
            elif code == 256:
                self._write_number(line)
            elif code == 257:
                self._write_puzzle(place)
            elif code == 258:
                if count:
                    self._write_solution(place)
            elif code == 259:
                self._write_number(count)
            else:
                self._written[self._at] = code
                self._at += 1

    def _is_so(self, code: int, count: int) -> bool:
        """Return whether it is so, what a code of IF_NONE and above stands for."""
        if code == 260:
            return count == 0
        if code == 261:
            return count != 0
        if code == 262:
            return count >= self._limit
        if code == 263:
            return count < self._limit
        return True

    def _write_puzzle(self, place: int) -> None:
        _copy(self._puzzles, place * self._apart, self._written, self._at, self._cells)
        self._at += self._cells

    def _write_solution(self, place: int) -> None:
        _copy_figures(self._solutions, place * self._cells, self._written, self._at, self._cells)
        self._at += self._cells

    def _write_number(self, number: int) -> None:
        """Write the figures of a number from the last to the first."""
        figures = 1
        rest = number // 10
        while rest:
            figures += 1
            rest //= 10
        self._at += figures
        for back in range(1, figures + 1):
            self._written[self._at - back] = 48 + number % 10
            number //= 10


# What is given to these is what they may change: in C a byte written through the writer could
# be one of the writer's own, and all of it would be read again after each.


def _copy(source: bytes, start: int, target: bytearray, at: int, count: int) -> None:
    for each in range(count):
        target[at + each] = source[start + each]


def _copy_figures(source: bytes, start: int, target: bytearray, at: int, count: int) -> None:
    """Write digits as figures, and as letters from A if they are above 9."""
    for each in range(count):
        digit = source[start + each]
        target[at + each] = digit + (48 if digit < 10 else 55)
