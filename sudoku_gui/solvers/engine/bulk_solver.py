# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""Solves many 9x9 grids in one call, without a Python object for each of them.

Either they are all known from the start, or each is the one before with another given left out.

What two forms this file has is told in `search_base`.
"""

from array import array
from collections.abc import Sequence
from itertools import accumulate

from sudoku_gui.solvers.engine.bitboard import Bitboard

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython

_NO_END = 1 << 60
"""Guesses, more than any search of one solution makes."""


class BulkSolver:
    """A search for the solutions of one grid after another, at most `limit` of each.

    grids: the digits of all grids, 81 of each, 0 for a blank.  `advance` goes on, until
    it says that the search has ended; only then are the answers complete.  Raises
    ValueError if the grids are no such digits, or the limit is below 1.
    """

    def __init__(self, grids: bytes, limit: int) -> None:
        self._grids = grids
        if len(grids) % 81 or limit < 1 or not self._are_digits(len(grids)):
            raise ValueError("81 digits from 0 to 9 for each grid, and a limit of 1 or more")
        self._limit = limit
        self._number = len(grids) // 81
        self._solutions = bytearray(len(grids))
        self._counts = array("q", [0]) * self._number
        self._search = Bitboard()
        self._at = 0  # the grid being answered; all before it are
        self._is_searching = 0  # whether the search has begun with that grid

    @property
    def answered(self) -> int:
        """How many grids have been answered, from the first on."""
        return self._at

    @property
    def solutions(self) -> bytes:
        """The first solution of each grid, 81 digits as in `grids`; zeros if there is none."""
        return bytes(self._solutions)

    @property
    def counts(self) -> Sequence[int]:
        """How many solutions each grid has, at most the limit."""
        return array("q", bytes(self._counts))

    def advance(self, guesses: int) -> bool:
        """Guess about `guesses` digits, each grid counting as one; return whether all is done."""
        self._run_unlocked(guesses)
        return self._at == self._number

    def _are_digits(self, number: int) -> bool:
        """Return whether all is digits; other threads may run while that is found out."""
        highest = 0
        with cython.nogil:
            for cell in range(number):
                if self._grids[cell] > highest:  # noqa: PLR1730 - max() is slow in Python
                    highest = self._grids[cell]
        return highest < 10

    def _run_unlocked(self, guesses: int) -> None:
        """Run, while other threads may run too: no Python object is touched meanwhile."""
        with cython.nogil:
            self._run(guesses)

    def _run(self, guesses: int) -> None:
        # A grid costs one even where nothing is guessed, so that a call on many easy grids
        # ends in time too.  A search given no guess still propagates, and may end by that.
        while guesses > 0 and self._at < self._number:
            if not self._is_searching:
                self._search._begin(self._grids, 81 * self._at, self._limit)
                self._is_searching = 1
                guesses -= 1
            guessed_before = self._search._guesses
            self._search._run(guesses)
            guesses -= self._search._guesses - guessed_before
            if self._search._has_ended:
                self._note_answer()

    def _note_answer(self) -> None:
        """Write down what was found, and turn to the next grid."""
        self._counts[self._at] = self._search._found
        if self._search._found:
            self._search._write_solution(0, self._solutions, 81 * self._at)
        self._is_searching = 0
        self._at += 1


class GivenRemover:
    """Takes givens out of 9x9 grids with one solution, as long as they have no second one.

    A given can go if no solution has another digit in its cell.  As long as there are many givens,
    it is mostly a single; otherwise that takes one short search, which mostly ends in a
    contradiction at once.

    The cells in which a second solution differs are an unavoidable set: whatever has just the first
    one has a given there.  The sets are kept for further puzzles with the same solution, for they
    answer a third to half of the questions without a search.
    """

    def __init__(self) -> None:
        self._search = Bitboard()
        self._digits = bytearray(81)
        self._solution = self._cells = self._ends = b""
        self._solved = b""  # the solution, as it was given
        self._places = [0] * 48  # of its digits, as the search has them: at 16 * band + digit
        self._givens = [0] * 3  # by band: the cells with a given
        self._sees = [0] * 243  # by cell and band: the cells that it sees
        self._note_peers()
        self._sets = [0] * 1536  # by set and band: its cells; so 512 sets at most
        self._set_count = 0

    def reduced(self, digits: bytes, solution: bytes, groups: Sequence[bytes]) -> bytes:
        """Return a grid without the groups of givens that are not needed, tried in that order.

        digits: 81 of them, 0 for a blank, whose only solution is `solution`.  groups: cells, no
        cell twice, which keep their givens together or lose them together; those whose first
        cell is blank are passed over.
        """
        self._digits = bytearray(digits)
        self._cells = b"".join(groups)
        self._ends = bytes(accumulate(map(len, groups)))
        if solution != self._solved:
            self._solution = self._solved = solution
            self._set_count = 0
            self._note_places()
        self._remove_unlocked(len(groups))
        return bytes(self._digits)

    def _note_peers(self) -> None:
        for cell in range(81):
            for place in range(9):
                for kind in range(3):
                    other = self._member(cell, kind, place)
                    if other != cell:
                        self._sees[3 * cell + other // 27] |= 1 << other % 27

    def _member(self, cell: int, kind: int, place: int) -> int:
        """Return a cell of the row, the column or the box of a cell."""
        if kind == 0:
            return cell // 9 * 9 + place
        if kind == 1:
            return cell % 9 + 9 * place
        return cell // 27 * 27 + cell % 9 // 3 * 3 + place // 3 * 9 + place % 3

    def _note_places(self) -> None:
        for word in range(48):
            self._places[word] = 0
        for cell in range(81):
            self._places[16 * (cell // 27) + self._solution[cell]] |= 1 << cell % 27

    def _remove_unlocked(self, group_count: int) -> None:
        with cython.nogil:
            self._remove(group_count)

    def _remove(self, group_count: int) -> None:
        for band in range(3):
            self._givens[band] = 0
        for cell in range(81):
            if self._digits[cell]:
                self._givens[cell // 27] |= 1 << cell % 27
        first = 0
        for group in range(group_count):
            end = self._ends[group]
            if self._digits[self._cells[first]]:
                self._remove_group(first, end)
            first = end

    def _remove_group(self, first: int, end: int) -> None:
        """Take the givens of a group out, all of them or none."""
        for at in range(first, end):
            cell = self._cells[at]
            self._digits[cell] = 0
            self._givens[cell // 27] ^= 1 << cell % 27
            if self._has_other_digit(cell):
                for each in range(first, at + 1):
                    cell = self._cells[each]
                    self._digits[cell] = self._solution[cell]
                    self._givens[cell // 27] ^= 1 << cell % 27
                return

    def _has_other_digit(self, cell: int) -> bool:
        """Return whether a blank may have another digit than in the solution known."""
        if self._is_single(cell):
            return False
        for at in range(0, 3 * self._set_count, 3):
            if not (
                self._sets[at] & self._givens[0]
                | self._sets[at + 1] & self._givens[1]
                | self._sets[at + 2] & self._givens[2]
            ):
                return True
        self._search._begin(self._digits, 0, 1)
        self._search._forbid(cell, self._solution[cell])
        self._search._run(_NO_END)
        if not self._search._found:
            return False
        if self._set_count < 512:
            self._note_set()
        return True

    def _is_single(self, cell: int) -> bool:
        """Return whether the givens exclude all other digits, or this one elsewhere in a house."""
        digit = self._solution[cell]
        other = 1
        while other < 10 and (other == digit or self._is_excluded(cell, other)):
            other += 1
        if other == 10:
            return True
        for kind in range(3):
            place = 0
            while place < 9:
                each = self._member(cell, kind, place)
                if each != cell and not self._digits[each] and not self._is_excluded(each, digit):
                    break
                place += 1
            if place == 9:
                return True
        return False

    def _is_excluded(self, cell: int, digit: int) -> bool:
        """Return whether a cell sees a given of a digit."""
        for band in range(3):
            if self._sees[3 * cell + band] & self._places[16 * band + digit] & self._givens[band]:
                return True
        return False

    def _note_set(self) -> None:
        """Note in which cells the solution that was found differs."""
        for band in range(3):
            different = 0o777777777
            for word in range(16 * band + 1, 16 * band + 10):
                different &= ~(self._search._solutions[word] & self._places[word])
            self._sets[3 * self._set_count + band] = different
        self._set_count += 1
