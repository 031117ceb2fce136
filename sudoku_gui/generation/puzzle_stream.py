"""The puzzles of a seed that meet criteria, one after another.

Each has a number, by which alone, with the seed, it is made.  So several may be made at once, and
it is known in which order they come.
"""

from collections.abc import Iterable

from sudoku_gui.generation.criteria import Criteria, CriteriaCheck
from sudoku_gui.generation.puzzle_maker import PuzzleMaker
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid


class PuzzleStream:
    """Makes the puzzles of a seed by their numbers."""

    def __init__(self, geometry: Geometry, criteria: Criteria, seed: int) -> None:
        self._maker = PuzzleMaker(geometry, criteria.symmetry.orbits(geometry))
        self._check = CriteriaCheck(geometry, criteria)
        self._seed = seed

    def puzzle(self, number: int) -> Grid | None:
        """Return the puzzle of a number, or None if it does not meet the criteria."""
        made = self._maker.make(RandomStream(f"{self._seed}/{number}"))
        return made if made is not None and self._check.accepts(made) else None

    def puzzles(self, numbers: Iterable[int]) -> list[Grid]:
        """Return the puzzles of those numbers that meet the criteria."""
        return [each for each in map(self.puzzle, numbers) if each is not None]
