"""What may be wrong with a puzzle without a solution: who clashes, and which slip explains it."""

from dataclasses import dataclass, field

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.typos import Typo, TypoFinder
from sudoku_gui.solvers.diagnose.unsatisfiable_core import CoreFinder, UnsatisfiableCore

_PART_FOR_CLASH = 0.2  # of the progress


@dataclass(frozen=True, slots=True)
class TypoFindings:
    """What is known of a typo by now: the smallest clash so far, and the slips found so far."""

    core: UnsatisfiableCore = field(default_factory=UnsatisfiableCore)
    typos: tuple[Typo, ...] = ()


class TypoTask:
    """First the givens that clash, then the slips that explain it."""

    def __init__(self, givens: Grid) -> None:
        self._givens = givens
        self._clashes = CoreFinder(givens)
        self._slips: TypoFinder | None = None

    @property
    def partial_result(self) -> TypoFindings:
        """What is known by now."""
        typos = self._slips.typos if self._slips is not None else ()
        return TypoFindings(self._clashes.core, typos)

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1; it never falls."""
        if self._slips is None:
            return _PART_FOR_CLASH * self._clashes.progress
        return _PART_FOR_CLASH + (1 - _PART_FOR_CLASH) * self._slips.progress

    @property
    def is_complete(self) -> bool:
        """Whether all is known, and nothing was left undecided."""
        has_slips = self._slips is not None and self._slips.is_complete
        return has_slips and self._clashes.is_complete

    def work(self, guesses: int) -> bool:
        """Make about `guesses` more guesses; return whether nothing more will be found out."""
        if self._slips is not None:
            return self._slips.work(guesses)
        if self._clashes.work(guesses):
            self._slips = TypoFinder(self._givens, self._clashes.core)
        return False
