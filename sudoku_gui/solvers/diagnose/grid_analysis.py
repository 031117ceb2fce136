"""Analyses: questions about a grid that take many counts of solutions to answer.

Like a check, an analysis goes on in slices, can be dropped after any of them, and gives up
after a number of guesses that is the same on every machine.
"""

from abc import ABC, abstractmethod

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import CountingSolver, solver_for
from sudoku_gui.solvers.task import Resumable

STRIDE = 16
"""Guesses between two looks at whether the slice is over; a count costs no fewer."""

_BUDGET = 4_000_000  # guesses of an analysis: some minutes on a large grid
_BUDGET_OF_A_COUNT = 32_000  # the hardest known 9x9 puzzles need a third of it


@dataclass(frozen=True, slots=True)
class SolutionCount:
    """How many solutions there are up to a limit, some of them, and whether that is all.

    Where it is not decided, there may be more.
    """

    solutions: int
    found: tuple[bytes, ...]
    is_decided: bool

    @property
    def is_none(self) -> bool:
        """Whether there is certainly no solution."""
        return self.is_decided and not self.solutions

    @property
    def is_one(self) -> bool:
        """Whether there is certainly a single solution, the limit being two or more."""
        return self.is_decided and self.solutions == 1


class GridAnalysis(ABC):
    """A question being answered, a task; what is known by now can be read at any time."""

    def __init__(self, grid: Grid, solver: CountingSolver | None = None) -> None:
        self._grid = grid
        self._solver = solver or solver_for(grid.geometry)
        self._left = _BUDGET
        self._undecided = 0
        self._progress = 0.0
        self._has_ended = False
        self._work = self._work_out()

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1; it never falls."""
        return self._progress

    @property
    def is_complete(self) -> bool:
        """Whether the question is answered, and nothing was left undecided."""
        return self._has_ended and not self._undecided

    def work(self, guesses: int) -> bool:
        """Make about `guesses` more guesses; return whether nothing more will be found out."""
        while guesses > 0 and not self._has_ended:
            guesses -= STRIDE
            self._left -= STRIDE
            if next(self._work, self) is self:
                self._end()
            elif self._left <= 0:
                self._undecided += 1
                self._end()
        return self._has_ended

    @abstractmethod
    def _work_out(self) -> Resumable[None]:
        """Answer the question, stopping for a moment after each stride."""

    def _report_progress(self, done: int, of: int, begin: float = 0.0, end: float = 1.0) -> None:
        """So many parts of a stage that leads from `begin` to `end` are done."""
        reached = begin + (end - begin) * done / max(of, 1)
        self._progress = max(self._progress, reached)

    def _count(self, digits: bytes, limit: int) -> Resumable[SolutionCount]:
        """Count the solutions of a grid, and return how many there are."""
        self._solver.start(digits, limit)
        return (yield from self._finish_count(_BUDGET_OF_A_COUNT))

    def _finish_count(self, budget: int) -> Resumable[SolutionCount]:
        """Go on with the count that was started, and give up after so many guesses."""
        for _ in range(0, budget, STRIDE):
            has_ended = self._solver.advance(STRIDE)
            if has_ended:
                break
            yield
        else:
            self._undecided += 1
        yield
        return SolutionCount(self._solver.solution_count, self._solver.solutions, has_ended)

    def _end(self) -> None:
        self._has_ended = True
        self._progress = 1.0
        self._work.close()
