"""The puzzles of a seed that meet criteria, one after another.

Each has a number, by which alone, with the seed, it is made.  So several may be made at once, and
it is known in which order they come.  Of each filled grid at most one puzzle is given out, so that
no two are alike.  Once a puzzle comes near to the criteria, those made after it differ from it in a
few givens: of these far more meet them.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sudoku_gui.generation.climb import Climb
from sudoku_gui.generation.criteria import Closeness, Criteria, CriteriaCheck
from sudoku_gui.generation.filled_grids import FilledGrids
from sudoku_gui.generation.puzzle_maker import PuzzleMaker
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.task import Resumable

_ATTEMPTS = 40
"""Puzzles made of one filled grid until one of them meets the criteria."""

_ADDED = 4
"""Givens that one which comes near gets before others go."""


class PuzzleAttempt(NamedTuple):
    """What comes of an attempt to make a puzzle."""

    puzzle: Grid | None
    """None where it does not meet the criteria, or none was made."""


class PuzzleStream:
    """Makes the puzzles of a seed by their numbers."""

    def __init__(self, geometry: Geometry, criteria: Criteria, seed: int) -> None:
        self._filled_grids = FilledGrids(geometry)
        self._maker = PuzzleMaker(geometry, criteria.symmetry.orbits(geometry))
        self._check = CriteriaCheck(geometry, criteria)
        self._climbed = criteria.climb(geometry)
        self._seed = seed
        self._tried = 0

    @property
    def tried(self) -> int:
        """How many attempts were made so far."""
        return self._tried

    def puzzle(self, number: int) -> Grid | None:
        """Return the puzzle of a number, or None if none of its filled grid meets the criteria."""
        for attempt in filter(None, self.attempts(number)):
            self._tried += 1
            if attempt.puzzle is not None:
                return attempt.puzzle
        return None

    def attempts(self, number: int) -> Iterator[PuzzleAttempt | None]:
        """Yield what comes of each attempt at the puzzle of a number, which is the first found.

        Between them comes None where they may be given up.
        """
        chance = RandomStream(f"{self._seed}/{number}")
        filled = self._filled_grids.make(chance)
        if filled is None:
            yield PuzzleAttempt(None)
            return
        if self._climbed is not None:
            yield from self._climb(self._climbed, filled, chance)
            return
        nearest: Grid | None = None
        best = Closeness.FAR
        for _ in range(_ATTEMPTS):
            made = yield from self._next(nearest, filled, chance)
            closeness = Closeness.FAR
            if made is not None:
                closeness = yield from self._check.closeness(made)
            yield PuzzleAttempt(made if closeness is Closeness.MET else None)
            if closeness > Closeness.FAR and closeness >= best:
                nearest, best = made, closeness

    def _climb(
        self, climb: Climb, filled: bytes, chance: RandomStream
    ) -> Iterator[PuzzleAttempt | None]:
        """Yield each attempt as one in vain but the last, until for long none has resisted more.

        Of the puzzles that differ from the last one in a few givens, those are gone on with that
        resist as much or more.  Rated are those that resist enough, or else, where the climb rates
        none on the way, the last one that was gone on with.
        """
        nearest = yield from self._maker.make(filled, chance)
        most = in_vain = 0
        rated: set[Grid] = set()
        while in_vain < climb.attempts_at(most):
            yield PuzzleAttempt(None)
            in_vain += 1
            made = yield from self._next(nearest, filled, chance, climb.added)
            resistance = -1 if made is None else self._check.resistance(made)
            if resistance > most:
                in_vain = 0
            if resistance >= most:
                nearest, most = made, resistance
            if made is not None and climb.rates(resistance) and made not in rated:
                rated.add(made)
                if (yield from self._check.closeness(made)) is Closeness.MET:
                    yield PuzzleAttempt(made)
                    return
        closeness = Closeness.FAR
        if nearest is not None and climb.rated_from is None:
            closeness = yield from self._check.closeness(nearest)
        yield PuzzleAttempt(nearest if closeness is Closeness.MET else None)

    def _next(
        self, nearest: Grid | None, filled: bytes, chance: RandomStream, added: int = _ADDED
    ) -> Resumable[Grid | None]:
        """Return a puzzle that differs little from the nearest, or any one while there is none."""
        if nearest is None:
            return self._maker.make(filled, chance)
        return self._maker.vary(nearest, filled, chance, added)

    def puzzles(self, numbers: Iterable[int]) -> list[Grid]:
        """Return the puzzles of those numbers that meet the criteria."""
        return [each for each in map(self.puzzle, numbers) if each is not None]
