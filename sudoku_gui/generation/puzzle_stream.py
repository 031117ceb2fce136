"""The puzzles of a seed that meet criteria, one after another.

Each has a number, by which alone, with the seed, it is made.  So several may be made at once, and
it is known in which order they come.  Of each filled grid at most one puzzle is given out, so that
no two are alike.  Once a puzzle comes near to the criteria, those made after it differ from it in a
few givens: of these far more meet them.
"""

from collections.abc import Iterable, Iterator

from sudoku_gui.generation.criteria import Closeness, Criteria, CriteriaCheck
from sudoku_gui.generation.filled_grids import FilledGrids
from sudoku_gui.generation.puzzle_maker import PuzzleMaker
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid

_ATTEMPTS = 40
"""Puzzles made of one filled grid until one of them meets the criteria."""

_CLIMB_ATTEMPTS = 100
"""Puzzles made in a row none of which resists more than one before: then the climb is over."""


class PuzzleStream:
    """Makes the puzzles of a seed by their numbers."""

    def __init__(self, geometry: Geometry, criteria: Criteria, seed: int) -> None:
        self._filled_grids = FilledGrids(geometry)
        self._maker = PuzzleMaker(geometry, criteria.symmetry.orbits(geometry))
        self._check = CriteriaCheck(geometry, criteria)
        self._is_climbed_to = criteria.are_climbed_to(geometry)
        self._seed = seed
        self._tried = 0

    @property
    def tried(self) -> int:
        """How many attempts were made so far."""
        return self._tried

    def puzzle(self, number: int) -> Grid | None:
        """Return the puzzle of a number, or None if none of its filled grid meets the criteria."""
        for made in self.attempts(number):
            self._tried += 1
            if made is not None:
                return made
        return None

    def attempts(self, number: int) -> Iterator[Grid | None]:
        """Yield what comes of each attempt at the puzzle of a number, which is the first found.

        None where a puzzle does not meet the criteria, or none was made.
        """
        chance = RandomStream(f"{self._seed}/{number}")
        filled = self._filled_grids.make(chance)
        if filled is None:
            yield None
            return
        if self._is_climbed_to:
            yield from self._climb(filled, chance)
            return
        nearest: Grid | None = None
        best = Closeness.FAR
        for _ in range(_ATTEMPTS):
            if nearest is None:
                made = self._maker.make(filled, chance)
            else:
                made = self._maker.vary(nearest, filled, chance)
            closeness = Closeness.FAR if made is None else self._check.closeness(made)
            yield made if closeness is Closeness.MET else None
            if closeness > Closeness.FAR and closeness >= best:
                nearest, best = made, closeness

    def _climb(self, filled: bytes, chance: RandomStream) -> Iterator[Grid | None]:
        """Yield None for each attempt but the last, which is the only one that is rated.

        Of the puzzles that differ from the last one in a few givens, those are gone on with that
        resist as much or more, until for long none has resisted more.
        """
        nearest = self._maker.make(filled, chance)
        most = in_vain = 0
        while in_vain < _CLIMB_ATTEMPTS:
            yield None
            in_vain += 1
            made = (
                self._maker.make(filled, chance)
                if nearest is None
                else self._maker.vary(nearest, filled, chance)
            )
            resistance = -1 if made is None else self._check.resistance(made)
            if resistance > most:
                in_vain = 0
            if resistance >= most:
                nearest, most = made, resistance
        yield nearest if nearest is not None and self._check.accepts(nearest) else None

    def puzzles(self, numbers: Iterable[int]) -> list[Grid]:
        """Return the puzzles of those numbers that meet the criteria."""
        return [each for each in map(self.puzzle, numbers) if each is not None]
