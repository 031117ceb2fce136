"""Fills grids at random.

A filled grid comes about from below: as long as there are several solutions, another cell is
given any digit that leaves one.
"""

from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.model.geometry import Cell, Geometry, HouseKind
from sudoku_gui.solvers.diagnose.counting import GUESS_BUDGET, solver_for


class FilledGrids:
    """Filled grids of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._solver = solver_for(geometry)
        self._separate_boxes = _separate_boxes(geometry)

    def make(self, chance: RandomStream) -> bytes | None:
        """Return a filled grid; None where what it began with cannot be filled, or not soon.

        What is chosen rests on numbers of solutions alone, not on which of them a solver finds
        first, so that each solver makes the same.
        """
        digits = self._begun(chance)
        count = self._solution_count(digits)
        for cell in chance.shuffled(self._geometry.cells):
            if count < 2:
                break
            if not digits[cell]:
                count = self._fill(Cell(cell), digits, chance)
        return self._solver.solutions[0] if count == 1 else None

    def _begun(self, chance: RandomStream) -> bytearray:
        """Return a grid with digits in boxes that share no line.

        It can mostly be completed; not always where boxes are small.
        """
        digits = bytearray(self._geometry.cell_count)
        for box in self._separate_boxes:
            for cell, digit in zip(box, chance.shuffled(self._geometry.digits), strict=True):
                digits[cell] = digit
        return digits

    def _fill(self, cell: Cell, digits: bytearray, chance: RandomStream) -> int:
        """Put a digit into a blank cell that leaves a solution; return how many there are."""
        used = {digits[peer] for peer in self._geometry.peers_of(cell)}
        free = [digit for digit in self._geometry.digits if digit not in used]
        for digit in chance.shuffled(free):
            digits[cell] = digit
            count = self._solution_count(digits)
            if count:
                return count
        return 0

    def _solution_count(self, digits: bytearray) -> int:
        """Return how many solutions there are, 2 at most; 0 where it takes too long to say."""
        self._solver.start(bytes(digits), 2)
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
