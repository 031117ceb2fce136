"""Counts the solutions of one grid with ever other givens added, and learns from each count.

As in `two_stage` guessing alone comes first.  The first count that it has not soon finished goes
over to the search that learns from conflicts, and so do all that follow: what it has learned of
the grid holds whatever is added.  Solutions that it has found are excluded, and remembered.
"""

from collections.abc import Iterable

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine.two_stage import TwoStageSolver

_MOST = 2  # solutions that the search remembers


class ExtensionSolver(TwoStageSolver):
    """A count that can be stopped and resumed; one object serves any extensions of a grid."""

    def __init__(self, base: Grid) -> None:
        self._base = base.digits
        self._met: dict[bytes, None] = {}  # by the search that learns
        self._known: list[bytes] = []  # those of them that have the digits asked for
        self._guessed: tuple[bytes, ...] = ()  # found by guessing before the search that learns
        self._has_learned = False
        self._is_narrowed = False  # not all solutions count
        super().__init__(base.geometry)

    @property
    def solution_count(self) -> int:
        """How many solutions were found so far, at most the limit."""
        return len(self.solutions)

    @property
    def solutions(self) -> tuple[bytes, ...]:
        """The digits of the solutions that were found."""
        if not self._is_learning:
            return self._plain.solutions
        found = (*self._known, *self._learner.solutions)
        return max(found, self._guessed, key=len)

    def start(self, digits: bytes, limit: int) -> None:
        """Begin to count the solutions of the grid with further digits; up to two at most."""
        if limit > _MOST:
            raise ValueError(f"counts up to {_MOST}, not {limit}")
        if self._is_narrowed:
            self._has_learned = self._is_narrowed = False
            self._met.clear()
        if not self._has_learned:
            super().start(digits, limit)
            return
        self._digits, self._limit, self._guessed = digits, limit, ()
        self._met.update(dict.fromkeys(self._learner.solutions))
        self._ask_the_learner()

    @property
    def has_learned(self) -> bool:
        """Whether guessing alone was not enough, so that `start_with_one_of` may be called."""
        return self._has_learned

    def start_with_one_of(self, candidates: Iterable[tuple[int, int]]) -> None:
        """Begin to look for one more solution, which has one of these cells' digits.

        As long as only this is asked, and of ever fewer, no solution is found twice.
        """
        self._is_narrowed = True
        self._guessed, self._known = (), []
        self._learner.require_one_of(candidates)
        self._learner.start_again(self._base, 1)

    def _begin_to_learn(self) -> None:
        self._guessed = self._plain.solutions
        self._learner.start(self._base, self._limit)
        self._ask_the_learner()
        self._is_learning = self._has_learned = True

    def _ask_the_learner(self) -> None:
        added = [cell for cell, digit in enumerate(self._digits) if digit != self._base[cell]]
        self._known = [
            met for met in self._met if all(met[cell] == self._digits[cell] for cell in added)
        ][: self._limit]
        self._learner.start_again(self._digits, self._limit - len(self._known))
