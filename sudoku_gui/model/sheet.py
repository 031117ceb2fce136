"""A sheet: what stands in the cells, and who put each digit there.

given   printed in the puzzle
entry   put in by the player
solver  filled in by a search

Beside a digit a cell has room for what its player writes there: notes and colours.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from operator import and_

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.notes import NO_NOTES, CellNotes


class Origin(IntEnum):
    """Who put a digit into a cell."""

    NONE = 0
    GIVEN = 1
    ENTRY = 2
    SOLVER = 3


@dataclass(frozen=True, slots=True)
class CellState:
    """What stands in a cell: a digit and its origin, or a blank; and notes and colours."""

    digit: Digit
    origin: Origin
    notes: CellNotes = NO_NOTES


EMPTY = CellState(BLANK, Origin.NONE)
_ORIGINS = bytes(Origin)
_ORIGIN_OF = tuple(Origin)  # by value; sooner than making one
_WHOLE_BYTE = 0xFF


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands in all cells.  Two are equal if digits, origins, notes and colours are.

    Whoever asks for the digits alone compares with `has_same_digits`.
    """

    grid: Grid
    """The digits."""
    origins: bytes
    """The Origin of the digit in each cell."""
    notes: tuple[CellNotes, ...] = ()
    """The notes and colours of each cell; empty where no cell has any.

    So a sheet without them, of which a search makes one for each frame, costs nothing for them.
    """

    def __post_init__(self) -> None:
        if self.notes:
            if len(self.notes) != self.geometry.cell_count:
                raise ValueError("notes for another number of cells")
            if not any(self.notes):
                object.__setattr__(self, "notes", ())

    @classmethod
    def of_givens(cls, givens: Grid) -> "Sheet":
        """Return a sheet on which nothing but the givens stands."""
        return cls(givens, bytes(Origin.GIVEN if digit else Origin.NONE for digit in givens))

    @classmethod
    def of(cls, givens: Grid, entries: Grid) -> "Sheet":
        """Return a sheet with givens and entries, or raise ValueError if an entry is on a given."""
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
        """Return what stands in `cell`."""
        origin = _ORIGIN_OF[self.origins[cell]]
        return CellState(self.grid.digit_at(cell), origin, self.notes_at(cell))

    def notes_at(self, cell: Cell) -> CellNotes:
        """Return the notes and colours of `cell`."""
        return self.notes[cell] if self.notes else NO_NOTES

    def has_same_digits(self, other: "Sheet") -> bool:
        """Return whether the same digits of the same origins stand in both, whatever is noted."""
        return self.grid == other.grid and self.origins == other.origins

    def has_same_digit_at(self, cell: Cell, other: "Sheet") -> bool:
        """Return whether the same digit of the same origin stands in `cell` of both."""
        return (
            self.grid.digits[cell] == other.grid.digits[cell]
            and self.origins[cell] == other.origins[cell]
        )

    def cells_of(self, origin: Origin) -> tuple[Cell, ...]:
        """Return the cells whose digit has that origin."""
        return tuple(Cell(cell) for cell, found in enumerate(self.origins) if found == origin)

    def entries_against(self, solution: Grid) -> tuple[Cell, ...]:
        """Return the cells where the player's digit is not that of `solution`."""
        return tuple(
            cell
            for cell in self.cells_of(Origin.ENTRY)
            if self.grid.digit_at(cell) != solution.digit_at(cell)
        )

    def only(self, kept: set[Origin]) -> "Sheet":
        """Return this sheet without the digits of other origins, leaving notes and colours."""
        # Bytes against bytes: this is asked many times for every digit that is typed.
        masks = bytes(_WHOLE_BYTE if origin in kept else 0 for origin in Origin)
        mask = self.origins.translate(bytes.maketrans(_ORIGINS, masks))
        digits = bytes(map(and_, self.grid.digits, mask))
        return Sheet(Grid(self.geometry, digits), bytes(map(and_, self.origins, mask)), self.notes)

    def with_all_entered(self) -> "Sheet":
        """Return this sheet with the digits of solvers as the player's."""
        entered = self.origins.replace(bytes([Origin.SOLVER]), bytes([Origin.ENTRY]))
        return Sheet(self.grid, entered, self.notes)

    def with_notes(self, notes: Sequence[CellNotes]) -> "Sheet":
        """Return this sheet with `notes` as notes and colours, one for each cell or none at all."""
        return Sheet(self.grid, self.origins, tuple(notes))

    def with_found(self, grid: Grid, cells: Iterable[Cell]) -> "Sheet":
        """Return this sheet with the digits that a search has put into `cells`, those of `grid`.

        What is noted there stays: the digits are gone with the search.
        """
        digits, origins = bytearray(self.grid.digits), bytearray(self.origins)
        for cell in cells:
            digits[cell] = grid.digits[cell]
            origins[cell] = Origin.SOLVER
        return Sheet(Grid(self.geometry, bytes(digits)), bytes(origins), self.notes)

    def with_states(self, states: Mapping[Cell, CellState]) -> "Sheet":
        """Return this sheet with other states in some cells."""
        origins = bytearray(self.origins)
        for cell, state in states.items():
            origins[cell] = state.origin
        grid = self.grid.with_digits({cell: state.digit for cell, state in states.items()})
        return Sheet(grid, bytes(origins), self._notes_with(states))

    def _notes_with(self, states: Mapping[Cell, CellState]) -> tuple[CellNotes, ...]:
        if not self.notes and not any(state.notes for state in states.values()):
            return ()
        notes = list(self.notes or (NO_NOTES,) * self.geometry.cell_count)
        for cell, state in states.items():
            notes[cell] = state.notes
        return tuple(notes)
