"""Makes puzzles of filled grids: givens go until each one left is needed."""

from collections.abc import Sequence

from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import suits_bitboard
from sudoku_gui.solvers.diagnose.given_removal import remover_for
from sudoku_gui.solvers.task import Resumable

_TRIED_AT_ONCE = 8
"""Sets of givens after which the making may be given up, but for where it takes no time at all."""


class PuzzleMaker:
    """Makes puzzles of one geometry whose givens lie in `orbits`: all cells of a set, or none."""

    def __init__(self, geometry: Geometry, orbits: Sequence[Sequence[int]]) -> None:
        self._geometry = geometry
        self._orbits = [bytes(orbit) for orbit in orbits]
        self._cells = [bytes([cell]) for cell in geometry.cells]
        self._is_each_alone = all(len(orbit) == 1 for orbit in orbits)
        self._remover = remover_for(geometry)
        self._at_once = len(orbits) if suits_bitboard(geometry) else _TRIED_AT_ONCE

    def make(self, filled: bytes, chance: RandomStream) -> Resumable[Grid | None]:
        """Return a puzzle with that solution and no other, which is minimal.

        None where the symmetry keeps a given that is not needed.
        """
        return self._reduced(filled, filled, chance.shuffled(self._orbits))

    def vary(
        self, puzzle: Grid, filled: bytes, chance: RandomStream, added: int
    ) -> Resumable[Grid | None]:
        """Return a puzzle with the same solution that differs in a few givens, if at all.

        None as before.
        added: givens, or a few more where several go together, that it gets before others go.
        """
        orbits = chance.shuffled(self._orbits)
        digits = bytearray(puzzle.digits)
        for orbit in orbits:
            if added <= 0:
                break
            if not digits[orbit[0]]:
                added -= len(orbit)
                for cell in orbit:
                    digits[cell] = filled[cell]
        orbits.reverse()  # so that those added are the last to go
        return self._reduced(bytes(digits), filled, orbits)

    def _reduced(
        self, digits: bytes, filled: bytes, orbits: Sequence[bytes]
    ) -> Resumable[Grid | None]:
        left = yield from self._without(digits, filled, orbits)
        if not self._is_each_alone:
            least = yield from self._without(left, filled, self._cells)
            if least != left:
                return None
        return Grid(self._geometry, left)

    def _without(self, digits: bytes, filled: bytes, groups: Sequence[bytes]) -> Resumable[bytes]:
        for first in range(0, len(groups), self._at_once):
            yield
            digits = self._remover.reduced(digits, filled, groups[first : first + self._at_once])
        return digits
