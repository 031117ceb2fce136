"""The inquiries into a puzzle or a game, as works for the thread of checks."""

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.diagnose.clash import Clash, ClashFinder
from sudoku_gui.solvers.diagnose.mistake import Mistake, MistakeFinder
from sudoku_gui.solvers.diagnose.settling import Settling, SettlingFinder
from sudoku_gui.solvers.diagnose.slips import Slip, SlipFinder

_PART_FOR_CLASH = 0.2  # of the progress


@dataclass(frozen=True, slots=True)
class TypoNews:
    """What is known of a typo by now.  progress: 0 to 1."""

    clash: Clash
    slips: tuple[Slip, ...]
    progress: float


@dataclass(frozen=True, slots=True)
class SettlingNews:
    """What is known by now of what would settle a puzzle.  progress: 0 to 1."""

    settling: Settling
    progress: float


class TypoWork:
    """First the givens that clash, then the slips that explain it."""

    def __init__(self, givens: Grid) -> None:
        self._givens = givens
        self._clashes = ClashFinder(givens)
        self._slips: SlipFinder | None = None

    @property
    def news(self) -> TypoNews:
        """The best clash so far, and the slips found so far."""
        clash, slips = self._clashes.clash, self._slips
        if slips is None:
            return TypoNews(clash, (), _PART_FOR_CLASH * self._clashes.progress)
        progress = _PART_FOR_CLASH + (1 - _PART_FOR_CLASH) * slips.progress
        return TypoNews(clash, slips.slips, progress)

    def go_on(self, amount: int) -> bool:
        """Make about so many more guesses; whether all is known."""
        if self._slips is not None:
            return self._slips.go_on(amount)
        if self._clashes.go_on(amount):
            self._slips = SlipFinder(self._givens, self._clashes.clash)
        return False


class SettlingWork:
    """Where solutions differ, and the givens that would leave one."""

    def __init__(self, givens: Grid) -> None:
        self._finder = SettlingFinder(givens)

    @property
    def news(self) -> SettlingNews:
        """What was found so far."""
        return SettlingNews(self._finder.settling, self._finder.progress)

    def go_on(self, amount: int) -> bool:
        """Make about so many more guesses; whether all is known."""
        return self._finder.go_on(amount)


class MistakeWork:
    """The first move of a game after which it could no longer be completed."""

    def __init__(self, course: Sequence[Sheet]) -> None:
        self._finder = MistakeFinder(course)

    @property
    def news(self) -> Mistake:
        """What is known by now."""
        return self._finder.mistake

    def go_on(self, amount: int) -> bool:
        """Make about so many more guesses; whether it is found."""
        return self._finder.go_on(amount)
