# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""The candidates of a position as bit masks, by cell and by house: what finders read.

    of_cell   by cell, the candidates of a blank: bit d for the digit d; 0 where a digit stands
    placed    by cell, the digit that stands there and is no given; 0 where none is
    places    by house and digit, the blanks of the house that have the candidate: bit i for
              the cell that is the i-th of the house; at house * (size + 1) + digit

Houses are counted as the geometry has them: rows, columns, boxes, others.  Everything is kept in
flat arrays of integers, as C would have it.

The file runs in two forms, as `search_base` says.  Compiled code reads the arrays by the names
that begin with an underscore, through which it needs no objects.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.geometry_arrays import geometry_arrays

_Result = TypeVar("_Result")


class CandidateMasks:
    """Holds the candidates of one position after another, all of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        self.size = geometry.size
        self.cell_count = geometry.cell_count
        self.house_count = len(geometry.houses)
        arrays = geometry_arrays(geometry)
        self.house_cells = arrays.house_cells
        self.first_home = arrays.first_home
        self.homes = arrays.homes
        self.home_bits = arrays.home_bits
        self.first_peer = arrays.first_peer
        self.peers = arrays.peers
        self.sees = arrays.sees
        self.of_cell = zeros(self.cell_count)
        self.placed = zeros(self.cell_count)
        self.places = zeros(self.house_count * (self.size + 1))
        self._worked_out: dict[Hashable, object] = {}
        self._show_to_compiled_code()

    def _show_to_compiled_code(self) -> None:
        self._house_cells = self.house_cells
        self._first_home = self.first_home
        self._homes = self.homes
        self._home_bits = self.home_bits
        self._first_peer = self.first_peer
        self._peers = self.peers
        self._sees = self.sees
        self._of_cell = self.of_cell
        self._placed = self.placed
        self._places = self.places

    def load(self, masks: Sequence[int], placed: Sequence[int]) -> None:
        """Take the candidates of another position, and the digits placed, by cell."""
        self._worked_out.clear()
        for index in range(self.house_count * (self.size + 1)):
            self._places[index] = 0
        for cell in range(self.cell_count):
            mask = masks[cell]
            self._of_cell[cell] = mask
            self._placed[cell] = placed[cell]
            for digit in range(1, self.size + 1):
                if mask >> digit & 1:
                    self._mark(cell, digit)

    def load_digits(self, digits: Sequence[int]) -> None:
        """Take the position in which these givens stand, by cell, 0 for a blank."""
        self.load([(2 << self.size) - 2] * self.cell_count, bytes(self.cell_count))
        for cell in range(self.cell_count):
            digit = digits[cell]
            if digit:
                self.place(cell, digit)
                self._placed[cell] = 0

    def worked_out(self, key: Hashable, work_out: "Callable[[CandidateMasks], _Result]") -> _Result:
        """Return what is worked out from the candidates, which several finders share.

        It is kept under the key until the candidates change.
        """
        if key not in self._worked_out:
            self._worked_out[key] = work_out(self)
        found: _Result = self._worked_out[key]  # type: ignore[assignment]  # the key tells the type
        return found

    def worked_out_in_slices(
        self, key: Hashable, work_out: "Callable[[CandidateMasks], Resumable[_Result]]"
    ) -> "Resumable[_Result]":
        """Do the same with what takes long to work out."""
        if key not in self._worked_out:
            self._worked_out[key] = yield from work_out(self)
        found: _Result = self._worked_out[key]  # type: ignore[assignment]  # the key tells the type
        return found

    def cells_in(self, house: int) -> Sequence[int]:
        """Return the cells of a house, in order."""
        return self.house_cells[house * self.size : (house + 1) * self.size]

    def place(self, cell: int, digit: int) -> None:
        """Put a digit into a blank, and rule out what that excludes."""
        self.rule_out(cell, self._of_cell[cell])
        self._placed[cell] = digit
        for index in range(self._first_peer[cell], self._first_peer[cell + 1]):
            self.rule_out(self._peers[index], 1 << digit)

    def rule_out(self, cell: int, digits: int) -> None:
        """Take those digits of a mask from the candidates of a cell that are among them."""
        going = self._of_cell[cell] & digits
        if not going:
            return
        self._worked_out.clear()
        self._of_cell[cell] ^= going
        for digit in range(1, self.size + 1):
            if going >> digit & 1:
                self._unmark(cell, digit)

    def _mark(self, cell: int, digit: int) -> None:
        for index in range(self._first_home[cell], self._first_home[cell + 1]):
            self._places[self._homes[index] * (self.size + 1) + digit] |= self._home_bits[index]

    def _unmark(self, cell: int, digit: int) -> None:
        for index in range(self._first_home[cell], self._first_home[cell + 1]):
            self._places[self._homes[index] * (self.size + 1) + digit] &= ~self._home_bits[index]
