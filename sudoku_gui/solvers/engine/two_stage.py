"""Counts the solutions of a grid of any shape: plain guessing first, learning if that fails.

Guessing alone is soon over on most grids.  What it has not finished after some guesses, as on
large grids with few givens, is begun anew by a search that learns from each conflict.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.engine.general import GeneralSolver

if TYPE_CHECKING:
    from sudoku_gui.solvers.engine.clause_learning import ClauseLearner

_PLAIN_GUESSES = 500
_GUESSES_EACH = 50  # granted for each solution that was found, beside those


class TwoStageSolver:
    """A count that can be stopped and resumed; one object serves any number of grids."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._plain = GeneralSolver(geometry)
        self.start(bytes(geometry.cell_count), 0)

    @property
    def solution_count(self) -> int:
        """How many solutions were found so far, at most the limit."""
        return self._farther.solution_count

    @property
    def solutions(self) -> tuple[bytes, ...]:
        """The digits of the first two solutions, or as many as were found."""
        return self._farther.solutions

    def start(self, digits: bytes, limit: int) -> None:
        """Begin to count the solutions of a grid, and stop at `limit` of them."""
        self._digits = digits
        self._limit = limit
        self._guesses = 0
        self._is_learning = False
        self._plain.start(digits, limit)

    def advance(self, guesses: int) -> bool:
        """Make at most `guesses` guesses; return whether the count has ended."""
        if not self._is_learning:
            granted = min(guesses, self._plain_guesses_left())
            if self._plain.advance(granted):
                return True
            self._guesses += granted
            guesses -= granted
            if self._plain_guesses_left() > 0:
                return False
            self._begin_to_learn()
        return self._learner.advance(guesses)

    def _begin_to_learn(self) -> None:
        self._learner.start(self._digits, self._limit)
        self._is_learning = True

    def _plain_guesses_left(self) -> int:
        return _PLAIN_GUESSES + _GUESSES_EACH * self._plain.solution_count - self._guesses

    @cached_property
    def _learner(self) -> "ClauseLearner":
        # Loaded, and made, when the first grid needs it; few do.
        from sudoku_gui.solvers.engine.clause_learning import ClauseLearner  # noqa: PLC0415

        return ClauseLearner(self._geometry)

    @property
    def _farther(self) -> "GeneralSolver | ClauseLearner":
        """The search that has found more; the second begins with none."""
        if self._is_learning and self._learner.solution_count >= self._plain.solution_count:
            return self._learner
        return self._plain
