"""Rating many puzzles one after another, as a task for a thread; no Qt."""

from collections.abc import Iterator, Sequence

from sudoku_gui.documents.puzzle_rating import PuzzleRating
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.techniques.rating import Rater, Rating
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
        self._rating: Iterator[Rating | None] | None = None  # of it, if it is fit for one

    @property
    def partial_result(self) -> tuple[PuzzleRating | None, ...]:
        """The ratings of the first puzzles, as many as are known by now."""
        return tuple(self._found)

    @property
    def progress(self) -> float:
        """How many of the puzzles are rated, from 0 to 1."""
        return len(self._found) / max(1, len(self._lines))

    def work(self, amount: int) -> bool:
        """Make so many guesses at the next puzzle, or then rate it, or a part of it.

        Return whether all are rated.
        """
        if len(self._found) == len(self._lines):
            return True
        if self._rating is not None:
            self._go_on(self._rating)
            return len(self._found) == len(self._lines)
        grid = Grid.from_line(self._lines[len(self._found)])
        if self._check is None:
            self._check = VerdictCheck(grid, 1, _BUDGET)
        if self._check.work(amount):
            if self._check.verdict.kind is VerdictKind.UNIQUE:
                self._rating = self._rater_of(grid.geometry).rate_in_slices(grid)
                self._go_on(self._rating)
            else:
                self._found.append(None)
            self._check = None
        return len(self._found) == len(self._lines)

    def _rater_of(self, geometry: Geometry) -> Rater:
        if geometry not in self._raters:
            self._raters[geometry] = Rater(geometry, self._techniques)
        return self._raters[geometry]

    def _go_on(self, slices: Iterator[Rating | None]) -> None:
        """Rate the puzzle up to the next moment at which that may be given up."""
        rating = next(slices)
        if rating is not None:
            self._found.append(self._in_short(rating))
            self._rating = None

    def _in_short(self, rating: Rating) -> PuzzleRating:
        hardest = rating.hardest
        return PuzzleRating(
            hardest.tenths if hardest else 0,
            hardest.technique.name if hardest else "",
            hardest.technique.title if hardest else None,
            rating.level,
            rating.is_solved,
        )
