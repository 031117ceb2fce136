"""What may be wrong with a puzzle without a solution: its core, and the typo that explains it."""

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.typos import Typo, TypoFinder
from sudoku_gui.solvers.diagnose.unsatisfiable_core import CoreFinder, UnsatisfiableCore

_PART_FOR_CORE = 0.2  # of the progress


@dataclass(frozen=True, slots=True)
class TypoFindings:
    """What is known of a typo by now: the smallest core and the typos found so far."""

    core: UnsatisfiableCore = field(default_factory=UnsatisfiableCore)
    typos: tuple[Typo, ...] = ()


class TypoTask:
    """First an unsatisfiable core, then the typos that explain it."""

    def __init__(self, givens: Grid) -> None:
        self._givens = givens
        self._cores = CoreFinder(givens)
        self._typos: TypoFinder | None = None

    @property
    def partial_result(self) -> TypoFindings:
        """What is known by now."""
        typos = self._typos.typos if self._typos is not None else ()
        return TypoFindings(self._cores.core, typos)

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1; it never falls."""
        if self._typos is None:
            return _PART_FOR_CORE * self._cores.progress
        return _PART_FOR_CORE + (1 - _PART_FOR_CORE) * self._typos.progress

    @property
    def is_complete(self) -> bool:
        """Whether all is known, and nothing was left undecided."""
        has_typos = self._typos is not None and self._typos.is_complete
        return has_typos and self._cores.is_complete

    def work(self, guesses: int) -> bool:
        """Make about `guesses` more guesses; return whether nothing more will be found out."""
        if self._typos is not None:
            return self._typos.work(guesses)
        if self._cores.work(guesses):
            self._typos = TypoFinder(self._givens, self._cores.core)
        return False
