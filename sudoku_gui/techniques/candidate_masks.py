"""The candidates of a position as bit masks, by cell and by house: what finders read.

    of_cell   by cell, the candidates of a blank: bit d for the digit d; 0 where a digit stands
    places    by house and digit, the blanks of the house that have the candidate: bit i for
              the cell that is the i-th of the house; at house * (size + 1) + digit

Houses are counted as the geometry has them: rows, columns, boxes, others.  Everything is kept in
flat arrays of integers, as C would have it.
"""

from array import array
from collections.abc import Sequence
from itertools import chain

from sudoku_gui.model.geometry import Cell, Geometry


class CandidateMasks:
    """Holds the candidates of one position after another, all of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        index_of = {house: index for index, house in enumerate(geometry.houses)}
        self.size = geometry.size
        self.cell_count = geometry.cell_count
        self.house_count = len(geometry.houses)
        # The cells of each house, `size` of them, one house after the other.
        self.house_cells = array("i", chain.from_iterable(each.cells for each in geometry.houses))
        # The houses of each cell, and the bit that the cell has in the masks of each.
        self.first_home = array("i", [0])
        self.homes = array("i")
        self.home_bits = array("i")
        # The cells that share a house with each cell.
        self.first_peer = array("i", [0])
        self.peers = array("i")
        for cell in map(Cell, geometry.cells):
            for house in geometry.houses_of(cell):
                self.homes.append(index_of[house])
                self.home_bits.append(1 << house.cells.index(cell))
            self.first_home.append(len(self.homes))
            self.peers.extend(geometry.peers_of(cell))
            self.first_peer.append(len(self.peers))
        self.of_cell = array("i", bytes(4 * self.cell_count))
        self.places = array("i", bytes(4 * self.house_count * (self.size + 1)))

    def load(self, masks: Sequence[int]) -> None:
        """Take the candidates of another position, by cell."""
        for index in range(len(self.places)):
            self.places[index] = 0
        for cell in range(self.cell_count):
            self.of_cell[cell] = masks[cell]
            for digit in range(1, self.size + 1):
                if masks[cell] >> digit & 1:
                    self._mark(cell, digit)

    def cells_in(self, house: int) -> Sequence[int]:
        """Return the cells of a house, in order."""
        return self.house_cells[house * self.size : (house + 1) * self.size]

    def place(self, cell: int, digit: int) -> None:
        """Put a digit into a blank, and rule out what that excludes."""
        self.rule_out(cell, self.of_cell[cell])
        for index in range(self.first_peer[cell], self.first_peer[cell + 1]):
            self.rule_out(self.peers[index], 1 << digit)

    def rule_out(self, cell: int, digits: int) -> None:
        """Take those digits of a mask from the candidates of a cell that are among them."""
        going = self.of_cell[cell] & digits
        self.of_cell[cell] ^= going
        for digit in range(1, self.size + 1):
            if going >> digit & 1:
                self._unmark(cell, digit)

    def _mark(self, cell: int, digit: int) -> None:
        for index in range(self.first_home[cell], self.first_home[cell + 1]):
            self.places[self.homes[index] * (self.size + 1) + digit] |= self.home_bits[index]

    def _unmark(self, cell: int, digit: int) -> None:
        for index in range(self.first_home[cell], self.first_home[cell + 1]):
            self.places[self.homes[index] * (self.size + 1) + digit] &= ~self.home_bits[index]
