"""Rating many puzzles one after another, as a task for a thread; no Qt."""

from array import array
from collections.abc import Container, Iterator, Sequence
from typing import overload

from sudoku_gui.documents.first_items import FirstItems
from sudoku_gui.documents.puzzle_rating import PuzzleRating
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.techniques.rating import Rater, Rating
from sudoku_gui.techniques.technique import Technique

_BUDGET = 20_000  # guesses at one puzzle; the next should not wait for ever
_PASSED_AT_ONCE = 1_000  # puzzles that are rated already: less than a millisecond


class RatingTask:
    """Ratings of puzzles in their order, None of those that have not just one solution.

    lines: the givens of each, "." for a blank.
    rated: those that are passed over.
    """

    def __init__(
        self, lines: Sequence[str], rated: Container[str], techniques: Sequence[Technique]
    ) -> None:
        self._lines = lines
        self._rated = rated
        self._techniques = techniques
        self._place = 0  # of the next puzzle
        self._found = _Ratings(lines)
        self._kinds: dict[tuple[object, ...], PuzzleRating] = {}  # of which there are few
        self._raters: dict[Geometry, Rater] = {}
        self._check: VerdictCheck | None = None  # of the next puzzle
        self._rating: Iterator[Rating | None] | None = None  # of it, if it is fit for one

    @property
    def partial_result(self) -> FirstItems[tuple[str, PuzzleRating | None]]:
        """The givens of the puzzles that are rated by now, and how hard each is."""
        return FirstItems(self._found, len(self._found))

    @property
    def progress(self) -> float:
        """How many of the puzzles are rated, from 0 to 1."""
        return self._place / max(1, len(self._lines))

    def work(self, amount: int) -> bool:
        """Make so many guesses at the next puzzle, or then rate it, or a part of it.

        Return whether all are rated.
        """
        if self._rating is not None:
            self._go_on(self._rating)
        elif self._check is not None or not self._pass_over_rated():
            self._go_on_checking(amount)
        return self._place == len(self._lines)

    def _pass_over_rated(self) -> bool:
        """Go to the next puzzle without a rating; return whether it was not reached by now."""
        end = min(self._place + _PASSED_AT_ONCE, len(self._lines))
        while self._place < end and self._lines[self._place] in self._rated:
            self._place += 1
        return self._place == end

    def _go_on_checking(self, amount: int) -> None:
        grid = Grid.from_line(self._lines[self._place])
        if self._check is None:
            self._check = VerdictCheck(grid, 1, _BUDGET)
        if self._check.work(amount):
            is_fit = self._check.verdict.kind is VerdictKind.UNIQUE
            self._check = None
            if is_fit:
                self._rating = self._rater_of(grid.geometry).rate_in_slices(grid)
                self._go_on(self._rating)
            else:
                self._keep(None)

    def _rater_of(self, geometry: Geometry) -> Rater:
        if geometry not in self._raters:
            self._raters[geometry] = Rater(geometry, self._techniques)
        return self._raters[geometry]

    def _go_on(self, slices: Iterator[Rating | None]) -> None:
        """Rate the puzzle up to the next moment at which that may be given up."""
        rating = next(slices)
        if rating is not None:
            self._keep(self._in_short(rating))
            self._rating = None

    def _keep(self, rating: PuzzleRating | None) -> None:
        self._found.append(self._place, rating)
        self._place += 1

    def _in_short(self, rating: Rating) -> PuzzleRating:
        hardest = rating.hardest
        tenths, technique = (hardest.tenths, hardest.technique) if hardest else (0, None)
        name, title = (technique.name, technique.title) if technique else ("", None)
        short = PuzzleRating(tenths, name, title, rating.level, rating.is_solved)
        return self._kinds.setdefault((tenths, name, rating.level, rating.is_solved), short)


class _Ratings(Sequence[tuple[str, PuzzleRating | None]]):
    """Givens and ratings of puzzles, maybe a million: pairs are made when they are asked for.

    lines: the givens of all puzzles.
    """

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._places = array("I")
        self._ratings: list[PuzzleRating | None] = []

    def append(self, place: int, rating: PuzzleRating | None) -> None:
        """Add the rating of the puzzle at `place`."""
        self._places.append(place)
        self._ratings.append(rating)

    def __len__(self) -> int:
        return len(self._ratings)

    @overload
    def __getitem__(self, index: int) -> tuple[str, PuzzleRating | None]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[str, PuzzleRating | None]]: ...
    def __getitem__(
        self, index: int | slice
    ) -> tuple[str, PuzzleRating | None] | Sequence[tuple[str, PuzzleRating | None]]:
        if isinstance(index, slice):
            both = zip(self._places[index], self._ratings[index], strict=True)
            return [(self._lines[place], rating) for place, rating in both]
        return self._lines[self._places[index]], self._ratings[index]
