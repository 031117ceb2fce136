"""A sheet: the digits in the cells and who put each of them there.

given   printed in the puzzle
entry   put in by the player
solver  filled in by a search
"""

from dataclasses import dataclass
from enum import IntEnum
from operator import and_

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid


class Origin(IntEnum):
    """Who put a digit into a cell."""

    NONE = 0
    GIVEN = 1
    ENTRY = 2
    SOLVER = 3


@dataclass(frozen=True, slots=True)
class CellState:
    """What stands in a cell: a digit and its origin, or EMPTY."""

    digit: Digit
    origin: Origin


EMPTY = CellState(BLANK, Origin.NONE)
_ORIGINS = bytes(Origin)
_WHOLE_BYTE = 0xFF


@dataclass(frozen=True, slots=True)
class Sheet:
    """`grid` holds the digits; `origins[cell]` is the Origin of each."""

    grid: Grid
    origins: bytes

    @classmethod
    def of_givens(cls, givens: Grid) -> "Sheet":
        """A sheet on which nothing but the givens stands."""
        return cls(givens, bytes(Origin.GIVEN if digit else Origin.NONE for digit in givens))

    @classmethod
    def of(cls, givens: Grid, entries: Grid) -> "Sheet":
        """A sheet with givens and entries; raises ValueError where an entry is over a given."""
        origins = bytearray(cls.of_givens(givens).origins)
        digits = bytearray(givens.digits)
        for cell, digit in enumerate(entries.digits):
            if digit and digits[cell]:
                raise ValueError(f"an entry over the given in cell {cell}")
            if digit:
                digits[cell], origins[cell] = digit, Origin.ENTRY
        return cls(Grid(givens.geometry, bytes(digits)), bytes(origins))

    @property
    def geometry(self) -> Geometry:
        """The shape of the grid."""
        return self.grid.geometry

    @property
    def givens(self) -> Grid:
        """The grid with the givens alone."""
        return self.only({Origin.GIVEN}).grid

    def state_at(self, cell: Cell) -> CellState:
        """What stands in `cell`."""
        return CellState(self.grid.digit_at(cell), Origin(self.origins[cell]))

    def cells_of(self, origin: Origin) -> tuple[Cell, ...]:
        """The cells whose digit has that origin."""
        return tuple(Cell(cell) for cell, found in enumerate(self.origins) if found == origin)

    def entries_against(self, solution: Grid) -> tuple[Cell, ...]:
        """The cells where the player's digit is not that of `solution`."""
        return tuple(
            cell
            for cell in self.cells_of(Origin.ENTRY)
            if self.grid.digit_at(cell) != solution.digit_at(cell)
        )

    def only(self, kept: set[Origin]) -> "Sheet":
        """This sheet with the digits of other origins taken out."""
        # Bytes against bytes: this is asked many times for every digit that is typed.
        masks = bytes(_WHOLE_BYTE if origin in kept else 0 for origin in Origin)
        mask = self.origins.translate(bytes.maketrans(_ORIGINS, masks))
        digits = bytes(map(and_, self.grid.digits, mask))
        return Sheet(Grid(self.geometry, digits), bytes(map(and_, self.origins, mask)))

    def with_states(self, states: dict[Cell, CellState]) -> "Sheet":
        """This sheet with other states in some cells."""
        origins = bytearray(self.origins)
        for cell, state in states.items():
            origins[cell] = state.origin
        digits = {cell: state.digit for cell, state in states.items()}
        return Sheet(self.grid.with_digits(digits), bytes(origins))
