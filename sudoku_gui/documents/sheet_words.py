"""The cells of a sheet as the words of a journal.

A cell is a short word, the same for equal states, so that thousands of moves are read in no time.
"""

from functools import lru_cache
from math import isqrt
from typing import Any

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import NO_NOTES, CellNotes, Colour
from sudoku_gui.model.sheet import CellState, Origin, Sheet

_ORIGINS = "_ges"  # none, given, entry, solver
_STATES_REMEMBERED = 2**16


def sheet_words(sheet: Sheet) -> str:
    """Return all cells of `sheet`, a word each."""
    return " ".join(state_word(sheet.state_at(Cell(cell))) for cell in sheet.geometry.cells)


def sheet_of(words: str) -> Sheet:
    """Return the sheet that the words tell of; raises ValueError for none."""
    states = [state_of(word) for word in words.split(" ")]
    geometry = Geometry.of_size(isqrt(len(states)))
    grid = Grid(geometry, bytes(state.digit for state in states))
    origins = bytes(state.origin for state in states)
    return Sheet(grid, origins, tuple(state.notes for state in states))


def state_word(state: CellState) -> str:
    """Return digit and origin, then notes and colours, each kind behind a slash."""
    word = f"{state.digit}{_ORIGINS[state.origin]}"
    notes = state.notes
    if notes == NO_NOTES:
        return word
    of_notes = [f"{digit}:{colour}" for digit, colour in sorted(notes.note_colours)]
    kinds = [_numbers(each) for each in (notes.corner, notes.centre, notes.colours)]
    return "/".join((word, *kinds, ",".join(of_notes)))


@lru_cache(_STATES_REMEMBERED)
def state_of(word: str) -> CellState:
    """Return what a word tells of a cell; raises ValueError for what no cell can hold."""
    head, *kinds = word.split("/")
    notes = _notes_of(*kinds) if kinds else NO_NOTES
    origin = Origin(_ORIGINS.index(head[-1]))
    if origin is Origin.GIVEN and notes.digits:
        raise ValueError(f"a note in the cell of a given: {word}")
    return CellState(Digit(int(head[:-1])), origin, notes)


def _notes_of(corner: str, centre: str, colours: str, of_notes: str) -> CellNotes:
    pairs = (each.split(":") for each in of_notes.split(",") if each)
    return CellNotes(
        frozenset(map(Digit, _numbers_in(corner))),
        frozenset(map(Digit, _numbers_in(centre))),
        frozenset(map(Colour, _numbers_in(colours))),
        frozenset((Digit(int(digit)), Colour(int(colour))) for digit, colour in pairs),
    )


def _numbers(numbers: frozenset[Any]) -> str:
    return ",".join(map(str, sorted(numbers)))


def _numbers_in(words: str) -> list[int]:
    return [int(each) for each in words.split(",") if each]
