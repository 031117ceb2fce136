# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Solves many 9x9 grids in one call, without a Python object for each of them.

What two forms this file has is told in `search_base`.
"""

from array import array
from collections.abc import Sequence

from sudoku_gui.solvers.engine.bitboard import Bitboard

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython


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
