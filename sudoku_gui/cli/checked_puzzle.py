"""A puzzle of a list, and what a check of the list finds out about it."""

from functools import cached_property

from sudoku_gui.formats.text.puzzle_lines import PuzzleLine
from sudoku_gui.generation.duplicates import DuplicateFinder, Likeness
from sudoku_gui.generation.minimization import LARGEST, Minimizer
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictKind, verdict_on
from sudoku_gui.techniques.rating import Rater


@dataclass(frozen=True)
class CheckedPuzzle:
    """A puzzle, where it stands, its verdict, and what else was asked for."""

    file: str
    line: int
    signs: str
    grid: Grid
    verdict: VerdictKind
    solution: Grid | None
    minimizer: Minimizer
    is_rated: bool
    tenths: int
    """The difficulty of the hardest step, 0 where there is none or techniques do not suffice."""
    technique: str
    is_compared: bool
    first_like: tuple[str, int] | None
    """File and line of the first puzzle that is the same; None if this is the first."""

    @cached_property
    def is_minimal(self) -> bool:
        """Whether there is exactly one solution, for which each given is needed."""
        if self.solution is None or self.grid.geometry.size > LARGEST:
            return False
        return self.minimizer.minimal(self.grid, self.solution) == self.grid


class PuzzleChecker:
    """Checks puzzle after puzzle; what that takes is kept.

    likeness: of puzzles that are told to be the same; None: they are not compared.
    """

    def __init__(self, likeness: Likeness | None, *, is_rating: bool) -> None:
        self._duplicates = DuplicateFinder(likeness) if likeness else None
        self._is_rating = is_rating
        self._places: list[tuple[str, int]] = []
        self._minimizer = Minimizer()
        self._raters: dict[Geometry, Rater] = {}

    def checked(self, file: str, line: int, puzzle: PuzzleLine) -> CheckedPuzzle:
        """Return what is found out about the next puzzle."""
        grid = puzzle.record().grid
        verdict = verdict_on(grid, limit=1)
        solution = verdict.found[0] if verdict.kind is VerdictKind.UNIQUE else None
        tenths, technique = self._rating_of(grid) if solution and self._is_rating else (0, "")
        return CheckedPuzzle(
            file,
            line,
            puzzle.signs,
            grid,
            verdict.kind,
            solution,
            self._minimizer,
            self._is_rating,
            tenths,
            technique,
            self._duplicates is not None,
            self._first_like(grid, (file, line)),
        )

    def _first_like(self, grid: Grid, place: tuple[str, int]) -> tuple[str, int] | None:
        if self._duplicates is None:
            return None
        self._places.append(place)
        first = self._duplicates.first_like(grid)
        return None if first is None else self._places[first]

    def _rating_of(self, grid: Grid) -> tuple[int, str]:
        if grid.geometry not in self._raters:
            self._raters[grid.geometry] = Rater(grid.geometry)
        rating = self._raters[grid.geometry].rate(grid)
        if not rating.is_solved or rating.hardest is None:
            return 0, ""
        return rating.hardest.tenths, rating.hardest.technique.name
