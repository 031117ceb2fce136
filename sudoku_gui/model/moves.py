"""Moves: what people and solvers do to a sheet, as data that can be undone.

Each function below makes a move for the sheet it is given and changes nothing;
`Game.play` carries it out.  A move without changes is legal and does nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.sheet import EMPTY, CellState, Origin, Sheet


class MoveKind(Enum):
    """What a move is for."""

    TYPE_GIVEN = "type given"
    ENTER = "enter"
    ERASE = "erase"
    FILL = "fill"
    RESET = "reset"
    CLEAR_ENTRIES = "clear entries"
    NOTE = "note"
    COLOUR = "colour"
    CLEAR_NOTES = "clear notes"
    RESTORE = "restore"


NOTE_KINDS = frozenset({MoveKind.NOTE, MoveKind.COLOUR, MoveKind.CLEAR_NOTES})
"""The moves that change no digit, so that a search over the digits goes on."""


class GivenCellError(ValueError):
    """A given stands in `cell`; only typing the puzzle may change it."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(f"cell {cell} holds a given")
        self.cell = cell


@dataclass(frozen=True, slots=True)
class Change:
    """One cell before and after a move: another digit, other notes or colours, or both.

    What is the same before and after is no part of the change, and may be another by the
    time the move is done or undone: a note can be taken back from beside whatever digit a
    search has put there since.
    """

    cell: Cell
    before: CellState
    after: CellState

    @property
    def changes_digit(self) -> bool:
        """Whether the digit is another afterwards, or another's."""
        return _placed(self.before) != _placed(self.after)

    @property
    def changes_notes(self) -> bool:
        """Whether a note or a colour is another afterwards."""
        return self.before.notes != self.after.notes

    def is_due_in(self, state: CellState) -> bool:
        """Return whether `state` is as it was before, in all that changes."""
        if state == self.before:
            return True  # as nearly always
        return not (
            (self.changes_digit and _placed(state) != _placed(self.before))
            or (self.changes_notes and state.notes != self.before.notes)
        )

    def done_to(self, state: CellState) -> CellState:
        """Return `state` after the change."""
        if state == self.before:
            return self.after
        placed = self.after if self.changes_digit else state
        notes = self.after.notes if self.changes_notes else state.notes
        return CellState(placed.digit, placed.origin, notes)

    def reversed(self) -> "Change":
        """Return the change that takes this one back."""
        return Change(self.cell, self.after, self.before)


@dataclass(frozen=True, slots=True)
class Move:
    """Changes that happen, and are undone, together."""

    kind: MoveKind
    changes: tuple[Change, ...]

    @property
    def is_counted(self) -> bool:
        """Whether people number it among their moves: typing the puzzle in is none."""
        return self.kind is not MoveKind.TYPE_GIVEN

    def done_to(self, sheet: Sheet) -> Sheet:
        """Return `sheet` after the move, or raise ValueError if it was made for another sheet.

        Without the check a late move could overwrite a given, and undo restore
        what never stood there.
        """
        if not all(change.is_due_in(sheet.state_at(change.cell)) for change in self.changes):
            raise ValueError("the move was made for another sheet")
        return changed_by(sheet, self.changes)

    def undone_from(self, sheet: Sheet) -> Sheet:
        """Return `sheet` before the move."""
        return changed_by(sheet, self.reversed_changes)

    @property
    def reversed_changes(self) -> tuple[Change, ...]:
        """The changes that take the move back."""
        return tuple(change.reversed() for change in self.changes)


def changed_by(sheet: Sheet, changes: Iterable[Change]) -> Sheet:
    """Return `sheet` after changes that may be many and of the same cells, one after another."""
    states: dict[Cell, CellState] = {}
    for change in changes:
        cell = change.cell
        state = states[cell] if cell in states else sheet.state_at(cell)
        states[cell] = change.done_to(state)
    return sheet.with_states(states)


def move_to(kind: MoveKind, sheet: Sheet, states: Mapping[Cell, CellState]) -> Move:
    """Return the move after which these cells hold `states`, which changes those that do not."""
    changes = (Change(cell, sheet.state_at(cell), state) for cell, state in states.items())
    return Move(kind, tuple(change for change in changes if change.before != change.after))


def type_givens(sheet: Sheet, digits: Mapping[Cell, Digit]) -> Move:
    """Print digits (or BLANKs) in the puzzle at once, over whatever stands there.

    A printed digit takes the notes of its cell away, for there is nothing left to be noted;
    a colour stays, and a BLANK leaves both as they are.
    """
    states = {
        cell: CellState(digit, Origin.GIVEN, sheet.notes_at(cell).colours_alone())
        if digit
        else _blank_in(sheet, cell)
        for cell, digit in digits.items()
    }
    return move_to(MoveKind.TYPE_GIVEN, sheet, states)


def enter_in_all(
    sheet: Sheet,
    cells: Iterable[Cell],
    digit: Digit,
    tidies_notes: bool = False,
    past: Sequence[Move] = (),
) -> Move:
    """Put the player's `digit` into `cells`, or erase what stands there with BLANK.

    With `tidies_notes`, it is no longer noted in the peers, unless it clashes with one of them.
    Other notes and colours stay: beside a digit no note is shown, and whoever erases the digit
    goes on with the notes that were there.  The notes that an entry took out of its peers come
    back when it is replaced or erased; past: the moves that led to the sheet.
    Raises GivenCellError if a given stands in one of them.
    """
    cells, states = tuple(cells), {}
    for cell in cells:
        if sheet.origins[cell] == Origin.GIVEN:
            raise GivenCellError(cell)
        if digit == BLANK:
            states[cell] = _blank_in(sheet, cell)
        else:
            states[cell] = CellState(digit, Origin.ENTRY, sheet.notes_at(cell))
    after = sheet.with_states(states)
    states |= _states_with_notes_back(after, tuple(states), past)
    after = sheet.with_states(states)
    if digit and tidies_notes and after.notes:
        fitting = [cell for cell in cells if not _is_ruled_out(after, cell, digit)]
        states |= _states_without_note(after, fitting, digit)
    return move_to(MoveKind.ENTER if digit else MoveKind.ERASE, sheet, states)


def enter_each(
    sheet: Sheet,
    digits: Mapping[Cell, Digit],
    tidies_notes: bool = False,
    past: Sequence[Move] = (),
) -> Move:
    """Put another digit of the player's into each of these cells (see `enter_in_all`)."""
    after = sheet
    for cell, digit in digits.items():
        after = enter_in_all(after, (cell,), digit, tidies_notes, past).done_to(after)
    return replace(restore(sheet, after), kind=MoveKind.ENTER)


def fill(sheet: Sheet, found: Grid) -> Move:
    """Fill all cells but the givens and entries with the digits of `found`, as a solver's.

    Notes and colours are the player's and stay.
    """
    cells = (*sheet.cells_of(Origin.NONE), *sheet.cells_of(Origin.SOLVER))
    states = {
        cell: CellState(found.digit_at(cell), Origin.SOLVER, sheet.notes_at(cell))
        if found.digit_at(cell)
        else _blank_in(sheet, cell)
        for cell in cells
    }
    return move_to(MoveKind.FILL, sheet, states)


def reset(sheet: Sheet) -> Move:
    """Take every digit of a solver out again, leaving notes and colours."""
    blanks = {cell: _blank_in(sheet, cell) for cell in sheet.cells_of(Origin.SOLVER)}
    return move_to(MoveKind.RESET, sheet, blanks)


def clear_entries(sheet: Sheet) -> Move:
    """Go back to the bare givens: notes and colours go too, as at a new beginning."""
    states = {
        Cell(cell): CellState(digit, Origin.GIVEN) if digit else EMPTY
        for cell, digit in enumerate(sheet.givens)
    }
    return move_to(MoveKind.CLEAR_ENTRIES, sheet, states)


def restore(sheet: Sheet, target: Sheet) -> Move:
    """Go back, or over, to all that stands on `target`, a sheet of the same geometry."""
    cells = map(Cell, sheet.geometry.cells)
    return move_to(MoveKind.RESTORE, sheet, {cell: target.state_at(cell) for cell in cells})


def _states_without_note(
    sheet: Sheet, cells: Iterable[Cell], digit: Digit
) -> dict[Cell, CellState]:
    """Return the peers of `cells` in which `digit` is noted, without that note."""
    peers = frozenset(peer for cell in cells for peer in sheet.geometry.peers_of(cell))
    return {
        peer: _noted(sheet, peer, sheet.notes_at(peer).without(digit))
        for peer in sorted(peers)
        if digit in sheet.notes_at(peer).digits
    }


def _states_with_notes_back(
    sheet: Sheet, cells: Iterable[Cell], past: Sequence[Move]
) -> dict[Cell, CellState]:
    """Return the peers of `cells` with the notes that the last digits entered there removed.

    A note that a digit on the sheet rules out is not restored.
    """
    states: dict[Cell, CellState] = {}
    wanted = set(cells)
    for move in reversed(past):
        if not wanted:
            break
        for placed in move.changes:
            if not placed.changes_digit or placed.cell not in wanted:
                continue
            wanted.remove(placed.cell)
            digit, peers = placed.after.digit, sheet.geometry.peers_of(placed.cell)
            for change in move.changes if move.kind is MoveKind.ENTER else ():
                before, cell = change.before.notes, change.cell
                was_taken = digit in before.digits and digit not in change.after.notes.digits
                if was_taken and cell in peers and not _is_ruled_out(sheet, cell, digit):
                    state = states.get(cell, sheet.state_at(cell))
                    states[cell] = replace(state, notes=state.notes.with_note_of(digit, before))
    return states


def _is_ruled_out(sheet: Sheet, cell: Cell, digit: Digit) -> bool:
    """Return whether a peer of `cell` has `digit`."""
    return any(sheet.grid.digit_at(peer) == digit for peer in sheet.geometry.peers_of(cell))


def _placed(state: CellState) -> tuple[Digit, Origin]:
    return state.digit, state.origin


def _noted(sheet: Sheet, cell: Cell, notes: CellNotes) -> CellState:
    return replace(sheet.state_at(cell), notes=notes)


def _blank_in(sheet: Sheet, cell: Cell) -> CellState:
    """Return what stands in `cell` without its digit."""
    return CellState(BLANK, Origin.NONE, sheet.notes_at(cell))
