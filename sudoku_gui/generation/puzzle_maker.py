"""Makes puzzles of filled grids: givens go until each one left is needed."""

from collections.abc import Sequence

from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.given_removal import remover_for


class PuzzleMaker:
    """Makes puzzles of one geometry whose givens lie in `orbits`: all cells of a set, or none."""

    def __init__(self, geometry: Geometry, orbits: Sequence[Sequence[int]]) -> None:
        self._geometry = geometry
        self._orbits = [bytes(orbit) for orbit in orbits]
        self._cells = [bytes([cell]) for cell in geometry.cells]
        self._is_each_alone = all(len(orbit) == 1 for orbit in orbits)
        self._remover = remover_for(geometry)

    def make(self, filled: bytes, chance: RandomStream) -> Grid | None:
        """Return a puzzle with that solution and no other, which is minimal.

        None where the symmetry keeps a given that is not needed.
        """
        digits = self._remover.reduced(filled, filled, chance.shuffled(self._orbits))
        if not self._is_each_alone and self._remover.reduced(digits, filled, self._cells) != digits:
            return None
        return Grid(self._geometry, digits)
