"""The moves of a game in words."""

from collections.abc import Callable, Mapping, Sequence

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Digit, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.moves import Change, Move, MoveKind
from sudoku_gui.model.notes import CellNotes, NoteKind
from sudoku_gui.model.sheet import Origin

_CELLS_NAMED = 4  # more are counted


def move_sentence(move: Move, geometry: Geometry) -> Text:
    """Return what `move`, which changes something, does in a grid of that geometry."""
    return _SENTENCES[move.kind](move, geometry)


def _given_sentence(move: Move, geometry: Geometry) -> Text:
    digits = _digits_changed(move)
    if len(digits) != 1:
        return text_n("{n} given changed", "{n} givens changed", n=len(digits))
    cell, after = geometry.name(digits[0].cell), digits[0].after.digit
    if after:
        return text("given: {cell} = {digit}", cell=cell, digit=sign_of(after))
    return text("given in {cell} taken out", cell=cell)


def _entry_sentence(move: Move, geometry: Geometry) -> Text:
    """Return what became of the digit; the notes that it took out of other cells go unsaid."""
    changes = _digits_changed(move)
    if any(change.after.origin is Origin.SOLVER for change in changes):
        return _fill_sentence(move, geometry)
    if len(changes) != 1:
        return text_n("{n} cell changed", "{n} cells changed", n=len(changes))
    change = changes[0]
    cell, before, after = geometry.name(change.cell), change.before.digit, change.after.digit
    if not after:
        return text("{digit} erased in {cell}", cell=cell, digit=sign_of(before))
    if not before or before == after:
        return text("{cell} = {digit}", cell=cell, digit=sign_of(after))
    return text(
        "{cell} = {digit}, was {before}", cell=cell, digit=sign_of(after), before=sign_of(before)
    )


def _note_sentence(move: Move, geometry: Geometry) -> Text:
    """Return the note where there is one, or in how many cells others were written."""
    cells = _cells(move, geometry)
    noted = {_note_changed(change) for change in move.changes}
    (first, *others) = noted
    if others or first is None:
        return text("notes in {cells}", cells=cells)
    kind, digit, is_added = first
    said = {"digit": sign_of(digit), "cells": cells}
    if kind is NoteKind.CENTRE:
        return (
            text("centre note {digit} in {cells}", **said)
            if is_added
            else text("centre note {digit} out of {cells}", **said)
        )
    return (
        text("note {digit} in {cells}", **said)
        if is_added
        else text("note {digit} out of {cells}", **said)
    )


def _note_changed(change: Change) -> tuple[NoteKind, Digit, bool] | None:
    """Return the one note that is another afterwards and whether it is added, None of several."""
    changed = [
        (kind, digit, digit in change.after.notes.digits_of(kind))
        for kind in NoteKind
        for digit in change.before.notes.digits_of(kind) ^ change.after.notes.digits_of(kind)
    ]
    return changed[0] if len(changed) == 1 else None


def _colour_sentence(move: Move, geometry: Geometry) -> Text:
    cells = _cells(move, geometry)
    changed = {_colours_changed(change.before.notes, change.after.notes) for change in move.changes}
    (first, *others) = changed
    if others or len(first) != 1:
        return text("colours in {cells}", cells=cells)
    (colour,) = first
    if colour in move.changes[0].after.notes.colours:
        return text("colour {colour} in {cells}", colour=colour, cells=cells)
    return text("colour {colour} out of {cells}", colour=colour, cells=cells)


def _colours_changed(before: CellNotes, after: CellNotes) -> frozenset[int]:
    return frozenset(before.colours ^ after.colours)


def _cells(move: Move, geometry: Geometry) -> Text:
    names = [geometry.name(change.cell) for change in move.changes]
    if len(names) > _CELLS_NAMED:
        return text_n("{n} cell", "{n} cells", n=len(names))
    return text("{names}", names=" ".join(names))


def _digits_changed(move: Move) -> Sequence[Change]:
    return [change for change in move.changes if change.changes_digit]


def _fill_sentence(move: Move, _: Geometry) -> Text:
    filled = sum(1 for change in move.changes if change.after.digit)
    return text_n("the solver fills {n} cell", "the solver fills {n} cells", n=filled)


def _clear_notes_sentence(move: Move, geometry: Geometry) -> Text:
    return text("notes cleared in {cells}", cells=_cells(move, geometry))


def _restore_sentence(move: Move, _: Geometry) -> Text:
    cells = len(move.changes)
    return text_n(
        "back to another moment: {n} cell changed",
        "back to another moment: {n} cells changed",
        n=cells,
    )


_SENTENCES: Mapping[MoveKind, Callable[[Move, Geometry], Text]] = {
    MoveKind.TYPE_GIVEN: _given_sentence,
    MoveKind.ENTER: _entry_sentence,
    MoveKind.ERASE: _entry_sentence,
    MoveKind.FILL: _fill_sentence,
    MoveKind.RESET: lambda _move, _: text("the solver's digits are taken out"),
    MoveKind.CLEAR_ENTRIES: lambda _move, _: text("back to the bare givens"),
    MoveKind.NOTE: _note_sentence,
    MoveKind.COLOUR: _colour_sentence,
    MoveKind.CLEAR_NOTES: _clear_notes_sentence,
    MoveKind.RESTORE: _restore_sentence,
}
