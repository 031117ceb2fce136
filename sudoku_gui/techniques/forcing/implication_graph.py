# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""The candidates of a position, and the constraints that they are in: where implications run.

    candidate     cell * size + digit - 1
    constraint    a cell, by its number; or the places of a digit in a house, at
                  cell_count + house * size + digit - 1.  Of its candidates, one is true
    node          a statement: 2 * candidate + 1 that it is true, 2 * candidate that it is false

    members       by constraint, `size` candidates, whether they are left or not
    constraints   by candidate, `width` constraints: its cell, then its houses, boxes first, then
                  rows, columns and others; -1 where there are no more
    present       the candidates of the position, in order
    left          by constraint, how many of its candidates are left
    total         by constraint, the sum of those; so where two are left, one tells the other
    excluded      by candidate, those left that it excludes: in its cell, then in its houses

A true candidate makes those false that it excludes, and a false one makes the last true that is
left to a constraint.  The order is that of Sudoku Explainer, for its length of a chain depends on
which way to a statement is found first.

The file runs in two forms, as `search_base` says.
"""

from collections.abc import Sequence

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.forcing.implication_tables import implication_tables


class ImplicationGraph:
    """Holds one position after another, all of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        size = geometry.size
        self._size = size
        self._cell_count = geometry.cell_count
        self._candidate_count = geometry.cell_count * size
        self._constraint_count = geometry.cell_count + len(geometry.houses) * size
        members, constraints, neighbours, first_neighbour = implication_tables(geometry)
        self._width = len(constraints) // self._candidate_count
        self._members, self._constraints = members, constraints
        self._neighbours, self._first_neighbour = neighbours, first_neighbour
        self._is_left = bytearray(self._candidate_count)
        self._present = zeros(self._candidate_count)
        self._present_count = 0
        self._left = zeros(self._constraint_count)
        self._total = zeros(self._constraint_count)
        # As in the position, whatever is supposed to be false meanwhile.
        self._left_before = zeros(self._constraint_count)
        self._total_before = zeros(self._constraint_count)
        self._first_excluded = zeros(self._candidate_count)
        self._after_cell = zeros(self._candidate_count)
        self._after_excluded = zeros(self._candidate_count)
        self._excluded = zeros(len(neighbours))

    def load(self, of_cell: Sequence[int]) -> None:
        """Take the candidates of another position, as `CandidateMasks` has them by cell."""
        self._present_count = 0
        for constraint in range(self._constraint_count):
            self._left[constraint] = 0
            self._total[constraint] = 0
        for cell in range(self._cell_count):
            mask = of_cell[cell]
            for place in range(self._size):
                candidate = cell * self._size + place
                self._is_left[candidate] = 0
                if mask >> (place + 1) & 1:
                    self._put_back(candidate)
                    self._present[self._present_count] = candidate
                    self._present_count += 1
        for constraint in range(self._constraint_count):
            self._left_before[constraint] = self._left[constraint]
            self._total_before[constraint] = self._total[constraint]
        self._list_excluded()

    def _list_excluded(self) -> None:
        """List for each candidate those that it excludes; those of its cell end at `after_cell`."""
        count = 0
        for place in range(self._present_count):
            candidate = self._present[place]
            self._first_excluded[candidate] = count
            first = self._first_neighbour[candidate]
            for index in range(first, self._first_neighbour[candidate + 1]):
                if index == first + self._size - 1:
                    self._after_cell[candidate] = count
                if self._is_left[self._neighbours[index]]:
                    self._excluded[count] = self._neighbours[index]
                    count += 1
            self._after_excluded[candidate] = count

    def _put_back(self, candidate: int) -> None:
        self._is_left[candidate] = 1
        for index in range(candidate * self._width, (candidate + 1) * self._width):
            constraint = self._constraints[index]
            if constraint < 0:
                break
            self._left[constraint] += 1
            self._total[constraint] += candidate
