"""Moves of notes and colours, which change no digit.

Each function below makes a move for the sheet it is given and changes nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import Change, Move, MoveKind, move_to
from sudoku_gui.model.notes import CellNotes, Colour, NoteKind
from sudoku_gui.model.sheet import CellState, Origin, Sheet


def toggle_note(sheet: Sheet, cells: Iterable[Cell], kind: NoteKind, digit: Digit) -> Move:
    """Note `digit` in all of `cells`, or take it out of them where all have that note.

    Cells with a given or an entry are left as they are, for their notes cannot be seen.
    """
    places = _open_for_notes(sheet, cells)
    are_noted = all(digit in sheet.notes_at(cell).digits_of(kind) for cell in places)

    def toggled(notes: CellNotes) -> CellNotes:
        before = notes.digits_of(kind)
        return notes.with_digits(kind, before - {digit} if are_noted else before | {digit})

    return _move_of_notes(MoveKind.NOTE, sheet, places, toggled)


def write_notes(sheet: Sheet, digits: Mapping[Cell, Iterable[Digit]], kind: NoteKind) -> Move:
    """Let the notes of one kind be `digits` in each of these cells (see `toggle_note`)."""
    states = {
        cell: replace(
            sheet.state_at(cell), notes=sheet.notes_at(cell).with_digits(kind, digits[cell])
        )
        for cell in _open_for_notes(sheet, digits)
    }
    return move_to(MoveKind.NOTE, sheet, states)


def rule_out(
    sheet: Sheet, ruled_out: Mapping[Cell, frozenset[Digit]], noted: Mapping[Cell, Iterable[Digit]]
) -> Move:
    """Take digits out of the notes of some cells, both kinds.

    noted: what is noted before in the corners, in the same move, where the notes are not all
    candidates; empty where they are.
    """
    filled = write_notes(sheet, noted, NoteKind.CORNER).done_to(sheet)
    states = {
        cell: replace(filled.state_at(cell), notes=_notes_without(filled.notes_at(cell), digits))
        for cell, digits in ruled_out.items()
    }
    cells = map(Cell, sheet.geometry.cells)
    after = filled.with_states(states)
    return move_to(MoveKind.NOTE, sheet, {cell: after.state_at(cell) for cell in cells})


def toggle_colour(sheet: Sheet, cells: Iterable[Cell], colour: Colour) -> Move:
    """Give all of `cells` a colour, or take it from them where all have it.

    Givens can have one.
    """
    places = tuple(cells)
    are_coloured = all(colour in sheet.notes_at(cell).colours for cell in places)

    def toggled(notes: CellNotes) -> CellNotes:
        before = notes.colours
        return notes.with_colours(before - {colour} if are_coloured else before | {colour})

    return _move_of_notes(MoveKind.COLOUR, sheet, places, toggled)


def toggle_note_colour(sheet: Sheet, cells: Iterable[Cell], digit: Digit, colour: Colour) -> Move:
    """Give the note of `digit` a colour in all of `cells` that have it, in place of its own.

    Where all have that colour, it is taken from them.
    """
    places = tuple(
        cell for cell in _open_for_notes(sheet, cells) if digit in sheet.notes_at(cell).digits
    )
    are_coloured = all(sheet.notes_at(cell).colour_of(digit) == colour for cell in places)
    new = None if are_coloured else colour
    return _move_of_notes(
        MoveKind.COLOUR, sheet, places, lambda notes: notes.with_note_colour(digit, new)
    )


def clear_colours(sheet: Sheet, cells: Iterable[Cell]) -> Move:
    """Take all colours out of `cells`, those of their notes too."""
    return _move_of_notes(
        MoveKind.COLOUR, sheet, cells, lambda notes: CellNotes(notes.corner, notes.centre)
    )


def clear_notes(sheet: Sheet, cells: Iterable[Cell]) -> Move:
    """Take all notes out of `cells`, those under a digit too, and leave the cells' colours."""
    return _move_of_notes(MoveKind.CLEAR_NOTES, sheet, cells, CellNotes.colours_alone)


def _notes_without(notes: CellNotes, digits: Iterable[Digit]) -> CellNotes:
    for digit in digits:
        notes = notes.without(digit)
    return notes


def _open_for_notes(sheet: Sheet, cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Return those of `cells` with no digit but one that a search has put there, if any."""
    taken = (Origin.GIVEN, Origin.ENTRY)
    return tuple(cell for cell in cells if sheet.origins[cell] not in taken)


def _move_of_notes(
    kind: MoveKind, sheet: Sheet, cells: Iterable[Cell], change: Callable[[CellNotes], CellNotes]
) -> Move:
    @cache  # for the many cells in which the same stands, which have one state in common then
    def changed(before: CellState) -> tuple[CellState, CellState]:
        return before, replace(before, notes=change(before.notes))

    states = ((cell, changed(sheet.state_at(cell))) for cell in cells)
    changes = (Change(cell, *both) for cell, both in states if both[0].notes != both[1].notes)
    return Move(kind, tuple(changes))
