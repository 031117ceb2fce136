"""Cells and sheets in lines of the program's own format.

    {"given":"5"}                  what becomes of a cell: a digit that is "given", an "entry" or of
    {"blank":true,"corner":"12"}   a "solver", or none; "corner", "centre", "colours" and
                                   "note_colours" after it; what is not named does not change

    {"givens":"53..7…","entries":"..4…","notes":{"r1c9":{"corner":"12"}}}

A digit is a sign, 1 to 9 and then A to P; so is a colour, 1 to 9.
"""

from collections.abc import Mapping
from functools import cache, lru_cache

from sudoku_gui.formats.sudoku_values import (
    LineError,
    Members,
    any_members_of,
    members_of,
    string_of,
    true_of,
    unknown,
)
from sudoku_gui.formats.text.signs import named_word
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid, digit_of, sign_of
from sudoku_gui.model.moves import Change
from sudoku_gui.model.notes import COLOURS, CellNotes, Colour
from sudoku_gui.model.sheet import CellState, Origin, Sheet

_ORIGINS = {"given": Origin.GIVEN, "entry": Origin.ENTRY, "solver": Origin.SOLVER}
_NAMES = {origin: name for name, origin in _ORIGINS.items()}
_GRIDS = {"givens": Origin.GIVEN, "entries": Origin.ENTRY, "solver": Origin.SOLVER}
_NOTES = ("corner", "centre", "colours", "note_colours")
_TEXTS_AT_HAND = 4_096


def encoded_change(change: Change) -> Members:
    """Return what becomes of a cell, as far as it changes."""
    before, after = change.before, change.after
    members: dict[str, object] = {}
    if change.changes_digit:
        is_blank = after.origin is Origin.NONE
        members["blank" if is_blank else _NAMES[after.origin]] = is_blank or sign_of(after.digit)
    if change.changes_notes:
        was = _encoded_notes(before.notes)
        members |= {
            name: value for name, value in _encoded_notes(after.notes).items() if value != was[name]
        }
    return members


def decoded_state(value: object, before: CellState, size: int, *path: str) -> CellState:
    """Return the state of a cell that was `before`, after a change; raises LineError."""
    digit, origin, notes = before.digit, before.origin, before.notes
    noted: dict[str, object] = {}
    for name, content in any_members_of(value, *path).items():
        if name in _ORIGINS:
            digit, origin = _digit(content, size, *path, name), _ORIGINS[name]
        elif name == "blank":
            true_of(content, *path, name)
            digit, origin = BLANK, Origin.NONE
        elif name in _NOTES:
            noted[name] = content
        else:
            raise unknown(name, *path)
    if noted:
        notes = _decoded_notes(noted, notes, size, *path)
    if origin is Origin.GIVEN and (notes.corner or notes.centre):
        raise LineError(text("found notes in the cell of a given"), *path)
    return CellState(digit, origin, notes)


def encoded_sheet(sheet: Sheet) -> Members:
    """Return the givens, and what else stands on `sheet`."""
    grids = {name: sheet.only({origin}).grid for name, origin in _GRIDS.items()}
    members: dict[str, object] = {
        name: str(grid) for name, grid in grids.items() if name == "givens" or any(grid.digits)
    }
    names = names_of(sheet.geometry)
    noted = {
        names[cell]: {name: value for name, value in _encoded_notes(notes).items() if value}
        for cell, notes in enumerate(sheet.notes)
        if notes
    }
    return members | {"notes": noted} if noted else members


def decoded_sheet(value: object, geometry: Geometry, *path: str) -> Sheet:
    """Return the sheet that `encoded_sheet` has made such a value of; raises LineError."""
    members = members_of(value, ("givens",), ("entries", "solver", "notes"), *path)
    digits, origins = bytearray(geometry.cell_count), bytearray(geometry.cell_count)
    for name, origin in _GRIDS.items():
        for cell in _filled(members, name, geometry, digits, *path):
            if origins[cell]:
                problem = text("found two digits in {cell}", cell=names_of(geometry)[cell])
                raise LineError(problem, *path, name)
            origins[cell] = origin
    sheet = Sheet(Grid(geometry, bytes(digits)), bytes(origins))
    where = (*path, "notes")
    states: dict[Cell, CellState] = {}
    for name, notes in any_members_of(members.get("notes", {}), *where).items():
        cell = cell_named(name, geometry, *where)
        members_of(notes, (), _NOTES, *where, name)
        states[cell] = decoded_state(notes, sheet.state_at(cell), geometry.size, *where, name)
    return sheet.with_states(states)


def _filled(
    members: Members, name: str, geometry: Geometry, digits: bytearray, *path: str
) -> list[int]:
    """Put the digits of one grid of a sheet into `digits`; return in which cells they are."""
    signs = string_of(members.get(name, "." * geometry.cell_count), *path, name)
    if len(signs) != geometry.cell_count:
        problem = text("expected {count} signs, one for each cell", count=geometry.cell_count)
        raise LineError(problem, *path, name)
    found = [cell for cell, sign in enumerate(signs) if sign != "."]
    for cell in found:
        digits[cell] = _digit(signs[cell], geometry.size, *path, name)
    return found


def cell_named(name: str, geometry: Geometry, *path: str) -> Cell:
    """Return the cell that is called so, such as r1c9; raises LineError."""
    cell = _cells_of(geometry).get(name)
    if cell is None:
        problem = text("found {found}, expected a cell such as r1c9", found=named_word(name))
        raise LineError(problem, *path, name)
    return cell


@cache
def names_of(geometry: Geometry) -> tuple[str, ...]:
    """Return how each cell is called."""
    return tuple(map(geometry.name, map(Cell, geometry.cells)))


@cache
def _cells_of(geometry: Geometry) -> Mapping[str, Cell]:
    return {name: Cell(cell) for cell, name in enumerate(names_of(geometry))}


@lru_cache(_TEXTS_AT_HAND)
def _encoded_notes(notes: CellNotes) -> Members:
    return {
        "corner": "".join(map(sign_of, sorted(notes.corner))),
        "centre": "".join(map(sign_of, sorted(notes.centre))),
        "colours": "".join(map(str, sorted(notes.colours))),
        "note_colours": {
            sign_of(digit): str(colour) for digit, colour in sorted(notes.note_colours)
        },
    }


def _decoded_notes(members: Members, before: CellNotes, size: int, *path: str) -> CellNotes:
    parts: dict[str, frozenset[Digit]] = {"corner": before.corner, "centre": before.centre}
    for name in parts:
        if name in members:
            signs = string_of(members[name], *path, name)
            parts[name] = frozenset(_digit(sign, size, *path, name) for sign in signs)
    colours = before.colours
    if "colours" in members:
        signs = string_of(members["colours"], *path, "colours")
        colours = frozenset(_colour(sign, *path, "colours") for sign in signs)
    coloured = before.note_colours
    if "note_colours" in members:
        where = (*path, "note_colours")
        coloured = frozenset(
            (_digit(sign, size, *where, sign), _colour(colour, *where, sign))
            for sign, colour in any_members_of(members["note_colours"], *where).items()
        )
    try:
        return CellNotes(parts["corner"], parts["centre"], colours, coloured)
    except ValueError:
        problem = text("found the colour of a note that is not there")
        raise LineError(problem, *path) from None


def _digit(sign: object, size: int, *path: str) -> Digit:
    digit = digit_of(sign) if isinstance(sign, str) else None
    if not digit or digit > size:
        last = sign_of(Digit(size))
        raise LineError(text("expected the sign of a digit, 1 to {last}", last=last), *path)
    return digit


def _colour(sign: object, *path: str) -> Colour:
    for colour in COLOURS:
        if sign == str(colour):
            return colour
    raise LineError(text("expected the number of a colour, 1 to 9"), *path)
