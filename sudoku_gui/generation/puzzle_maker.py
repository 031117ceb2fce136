"""Makes puzzles at random: a filled grid, of which givens go until each one left is needed.

The filled grid comes about from below: as long as there are several solutions, another cell is
given any digit that leaves one.
"""

from collections.abc import Sequence

from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.model.geometry import Cell, Geometry, HouseKind
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose.counting import GUESS_BUDGET, solver_for


class PuzzleMaker:
    """Makes puzzles of one geometry whose givens lie in `orbits`: all cells of a set, or none."""

    def __init__(self, geometry: Geometry, orbits: Sequence[Sequence[int]]) -> None:
        self._geometry = geometry
        self._orbits = orbits
        self._is_each_alone = all(len(orbit) == 1 for orbit in orbits)
        self._solver = solver_for(geometry)
        self._separate_boxes = _separate_boxes(geometry)

    def make(self, chance: RandomStream) -> Grid | None:
        """Return a puzzle that has one solution and is minimal.

        None where the symmetry keeps a given that is not needed, or where a count would take
        too long.
        """
        filled = self._filled(chance)
        if filled is None:
            return None
        digits = bytearray(filled)
        for orbit in chance.shuffled(self._orbits):
            for cell in orbit:
                digits[cell] = BLANK
            if self._solution_count(bytes(digits)) != 1:
                for cell in orbit:
                    digits[cell] = filled[cell]
        if not self._is_each_alone and self._has_needless(digits):
            return None
        return Grid(self._geometry, bytes(digits))

    def _filled(self, chance: RandomStream) -> bytes | None:
        """Return a filled grid; None where what it began with cannot be filled, or not soon.

        What is chosen rests on numbers of solutions alone, not on which of them a solver finds
        first, so that each solver makes the same.
        """
        digits = self._begun(chance)
        for cell in chance.shuffled(self._geometry.cells):
            count = self._solution_count(bytes(digits))
            if count < 2:
                return self._solver.solutions[0] if count else None
            if not digits[cell]:
                self._fill(Cell(cell), digits, chance)
        return None

    def _fill(self, cell: Cell, digits: bytearray, chance: RandomStream) -> None:
        """Put a digit into a blank cell that leaves a solution, as there is one."""
        used = {digits[peer] for peer in self._geometry.peers_of(cell)}
        free = [digit for digit in self._geometry.digits if digit not in used]
        for digit in chance.shuffled(free):
            digits[cell] = digit
            if self._solution_count(bytes(digits)):
                return

    def _begun(self, chance: RandomStream) -> bytearray:
        """Return a grid with digits in boxes that share no line.

        It can mostly be completed; not always where boxes are small.
        """
        digits = bytearray(self._geometry.cell_count)
        for box in self._separate_boxes:
            for cell, digit in zip(box, chance.shuffled(self._geometry.digits), strict=True):
                digits[cell] = digit
        return digits

    def _has_needless(self, digits: bytearray) -> bool:
        """Return whether a given can be left out."""
        for cell, digit in enumerate(digits):
            if digit:
                digits[cell] = BLANK
                count = self._solution_count(bytes(digits))
                digits[cell] = digit
                if count == 1:
                    return True
        return False

    def _solution_count(self, digits: bytes) -> int:
        """Return how many solutions there are, 2 at most; 0 where it takes too long to say."""
        self._solver.start(digits, 2)
        return self._solver.solution_count if self._solver.advance(GUESS_BUDGET) else 0


def _separate_boxes(geometry: Geometry) -> tuple[tuple[Cell, ...], ...]:
    """Return the cells of boxes no two of which share a row, a column or another house."""
    chosen: list[tuple[Cell, ...]] = []
    seen: set[Cell] = set()
    for box in (house.cells for house in geometry.houses if house.kind is HouseKind.BOX):
        if seen.isdisjoint(box):
            chosen.append(box)
            seen.update(peer for cell in box for peer in geometry.peers_of(cell))
    return tuple(chosen)
