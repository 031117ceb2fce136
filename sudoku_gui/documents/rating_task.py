"""Rating many puzzles one after another, as a task for a thread; no Qt."""

from collections.abc import Sequence

from sudoku_gui.documents.puzzle_rating import PuzzleRating
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.techniques.rating import Rater
from sudoku_gui.techniques.technique import Technique

_BUDGET = 20_000  # guesses at one puzzle; the next should not wait for ever


class RatingTask:
    """Ratings of puzzles in their order, None of those that have not just one solution.

    lines: the givens of each, "." for a blank.
    """

    def __init__(self, lines: Sequence[str], techniques: Sequence[Technique]) -> None:
        self._lines = lines
        self._techniques = techniques
        self._found: list[PuzzleRating | None] = []
        self._raters: dict[Geometry, Rater] = {}
        self._check: VerdictCheck | None = None  # of the next puzzle

    @property
    def partial_result(self) -> tuple[PuzzleRating | None, ...]:
        """The ratings of the first puzzles, as many as are known by now."""
        return tuple(self._found)

    @property
    def progress(self) -> float:
        """How many of the puzzles are rated, from 0 to 1."""
        return len(self._found) / max(1, len(self._lines))

    def work(self, amount: int) -> bool:
        """Make so many guesses at the next puzzle, or then rate it; return whether all are."""
        if len(self._found) == len(self._lines):
            return True
        grid = Grid.from_line(self._lines[len(self._found)])
        if self._check is None:
            self._check = VerdictCheck(grid, 1, _BUDGET)
        if self._check.work(amount):
            is_fit = self._check.verdict.kind is VerdictKind.UNIQUE
            self._found.append(self._rated(grid) if is_fit else None)
            self._check = None
        return len(self._found) == len(self._lines)

    def _rated(self, grid: Grid) -> PuzzleRating:
        geometry = grid.geometry
        if geometry not in self._raters:
            self._raters[geometry] = Rater(geometry, self._techniques)
        rating = self._raters[geometry].rate(grid)
        hardest = rating.hardest
        return PuzzleRating(
            hardest.tenths if hardest else 0,
            hardest.technique.name if hardest else "",
            hardest.technique.title if hardest else None,
            rating.level,
            rating.is_solved,
        )
