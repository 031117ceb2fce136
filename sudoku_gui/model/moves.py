"""Moves: what people and solvers do to a sheet, as data that can be undone.

Each function below makes a move for the sheet it is given and changes nothing;
`Game.play` carries it out.  A move without changes is legal and does nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.sheet import EMPTY, CellState, Origin, Sheet


class MoveKind(Enum):
    """What a move is for."""

    TYPE_GIVEN = "type given"
    ENTER = "enter"
    ERASE = "erase"
    FILL = "fill"
    RESET = "reset"
    CLEAR_ENTRIES = "clear entries"


class GivenCellError(ValueError):
    """A given stands in `cell`; only typing the puzzle may change it."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(f"cell {cell} holds a given")
        self.cell = cell


@dataclass(frozen=True, slots=True)
class Change:
    """One cell before and after a move."""

    cell: Cell
    before: CellState
    after: CellState


@dataclass(frozen=True, slots=True)
class Move:
    """Changes that happen, and are undone, together."""

    kind: MoveKind
    changes: tuple[Change, ...]

    def done_to(self, sheet: Sheet) -> Sheet:
        """`sheet` after the move; raises ValueError if the move was made for another sheet.

        Without the check a late move could overwrite a given, and undo restore
        what never stood there.
        """
        if any(sheet.state_at(change.cell) != change.before for change in self.changes):
            raise ValueError("the move was made for another sheet")
        return sheet.with_states({change.cell: change.after for change in self.changes})

    def undone_from(self, sheet: Sheet) -> Sheet:
        """`sheet` before the move."""
        return sheet.with_states({change.cell: change.before for change in self.changes})


def type_given(sheet: Sheet, cell: Cell, digit: Digit) -> Move:
    """Print `digit` (or BLANK) in the puzzle, over whatever stands in `cell`."""
    return type_givens(sheet, {cell: digit})


def type_givens(sheet: Sheet, digits: Mapping[Cell, Digit]) -> Move:
    """Print several digits (or BLANKs) in the puzzle at once, over whatever stands there."""
    states = {
        cell: CellState(digit, Origin.GIVEN) if digit else EMPTY for cell, digit in digits.items()
    }
    return _move(MoveKind.TYPE_GIVEN, sheet, states)


def enter(sheet: Sheet, cell: Cell, digit: Digit) -> Move:
    """The player puts `digit` into `cell`, or erases it with BLANK.

    Raises GivenCellError if a given stands there.
    """
    if sheet.origins[cell] == Origin.GIVEN:
        raise GivenCellError(cell)
    if digit == BLANK:
        return _move(MoveKind.ERASE, sheet, {cell: EMPTY})
    return _move(MoveKind.ENTER, sheet, {cell: CellState(digit, Origin.ENTRY)})


def fill(sheet: Sheet, found: Grid) -> Move:
    """A solver's digits become those of `found`, in all cells but the givens and entries."""
    free = sheet.cells_of(Origin.NONE) + sheet.cells_of(Origin.SOLVER)
    states = {
        cell: CellState(found.digit_at(cell), Origin.SOLVER) if found.digit_at(cell) else EMPTY
        for cell in free
    }
    return _move(MoveKind.FILL, sheet, states)


def reset(sheet: Sheet) -> Move:
    """Take every digit of a solver out again."""
    return _move(MoveKind.RESET, sheet, dict.fromkeys(sheet.cells_of(Origin.SOLVER), EMPTY))


def clear_entries(sheet: Sheet) -> Move:
    """Back to the bare givens."""
    filled = sheet.cells_of(Origin.ENTRY) + sheet.cells_of(Origin.SOLVER)
    return _move(MoveKind.CLEAR_ENTRIES, sheet, dict.fromkeys(filled, EMPTY))


def _move(kind: MoveKind, sheet: Sheet, states: dict[Cell, CellState]) -> Move:
    changes = tuple(
        Change(cell, sheet.state_at(cell), state)
        for cell, state in states.items()
        if sheet.state_at(cell) != state
    )
    return Move(kind, changes)
