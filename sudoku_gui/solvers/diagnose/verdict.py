"""Whether a grid can be right: the verdict on it, found in slices.

A check can be dropped at any time and another one begun, as when somebody types.  It
never runs for ever: after a number of guesses, the same on every machine, it gives up.
"""

from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, Conflict, Grid
from sudoku_gui.solvers.diagnose.counting import GUESS_BUDGET, solver_for
from sudoku_gui.solvers.task import finish

_SLICE_GUESSES = 2_000  # between two of which a signal is heard
LIMIT = 1_000
"""How many solutions are counted before "more than" is said."""

_FEWEST_GIVENS = {Geometry.of_size(9): 17}
"""What a grid needs for a single solution (McGuire, Tugemann and Civario, 2012).

Where there are other houses fewer may be enough: 12 on 9x9 with both diagonals.
"""


class VerdictKind(Enum):
    """What can be said of a grid; the values are those of the terminal."""

    CONFLICT = "conflict"
    NONE = "none"
    UNIQUE = "unique"
    SEVERAL = "several"
    UNDECIDED = "undecided"  # yet, or for good


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of a grid."""

    kind: VerdictKind
    givens: int  # the number of cells with a digit
    is_too_few: bool  # so few givens cannot leave a single solution, whatever they are
    conflicts: tuple[Conflict, ...] = ()
    solutions: int = 0  # how many were counted
    has_more: bool = False  # there are more than these
    found: tuple[Grid, ...] = ()  # one solution, or two different ones, if there are so many
    guesses: int = 0  # how many the check has made at most


class VerdictCheck:
    """A task that finds the verdict on a grid."""

    def __init__(self, grid: Grid, limit: int = LIMIT, budget: int = GUESS_BUDGET) -> None:
        self._grid = grid
        self._limit = limit
        self._budget = budget
        self._guesses = 0
        self._conflicts = grid.conflicts()
        self._has_ended = bool(self._conflicts)  # clashing givens need no search
        self._solver = solver_for(grid.geometry)
        if not self._has_ended:
            self._solver.start(grid.digits, limit + 1)  # tells "1,000" from "more than 1,000"

    @property
    def verdict(self) -> Verdict:
        """What is known by now; UNDECIDED until `work` has returned True."""
        kind = self._kind()
        counted = self._solver.solution_count
        has_more = kind is VerdictKind.SEVERAL and (counted > self._limit or not self._has_ended)
        geometry = self._grid.geometry
        return Verdict(
            kind,
            givens=self._grid.filled_count(),
            is_too_few=has_too_few_givens(self._grid),
            conflicts=self._conflicts,
            # The last one found, beyond the limit or before giving up, is the "more".
            solutions=counted - 1 if has_more else counted,
            has_more=has_more,
            found=tuple(Grid(geometry, digits) for digits in self._solver.solutions),
            guesses=self._guesses,
        )

    @property
    def partial_result(self) -> Verdict:
        """The same."""
        return self.verdict

    @property
    def progress(self) -> float:
        """How much of what it may take at most is done, from 0 to 1."""
        return 1.0 if self._is_over() else self._guesses / self._budget

    def work(self, guesses: int) -> bool:
        """Make at most `guesses` more guesses; return whether nothing more will be found out."""
        granted = min(guesses, self._budget - self._guesses)
        if not self._has_ended:
            self._has_ended = self._solver.advance(granted)
            self._guesses += granted
        return self._is_over()

    def _is_over(self) -> bool:
        return self._has_ended or self._guesses == self._budget

    def _kind(self) -> VerdictKind:
        if self._conflicts:
            return VerdictKind.CONFLICT
        if self._is_over() and self._solver.solution_count > 1:
            return VerdictKind.SEVERAL
        if not self._has_ended:
            return VerdictKind.UNDECIDED
        return VerdictKind.UNIQUE if self._solver.solution_count else VerdictKind.NONE


def verdict_on(grid: Grid, limit: int = LIMIT) -> Verdict:
    """Return the verdict on a grid, however long it takes; signals are heard meanwhile."""
    check = VerdictCheck(grid, limit)
    finish(check, _SLICE_GUESSES)
    return check.verdict


def has_too_few_givens(grid: Grid) -> bool:
    """Return whether no grid with so few givens, or so few different digits, has a single solution.

    Two digits that are missing can trade places in every solution.
    """
    missing = grid.geometry.size - len(set(grid.digits) - {BLANK})
    return missing > 1 or grid.filled_count() < _FEWEST_GIVENS.get(grid.geometry, 0)
