"""The notes of a cell in words, for screen readers and where not all of them fit."""

from collections.abc import Collection, Iterable

from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.presentation.grid.colour_styles import COLOUR_STYLES


def words_with_notes(words: str, notes: CellNotes, excluded: Collection[Digit]) -> str:
    """Return the `words` for a cell, and what is noted there.

    excluded: the notes of which a peer holds the digit
    """
    if notes.corner:
        words = tr("{cell}, corner notes {digits}", cell=words, digits=_signs_of(notes.corner))
    if notes.centre:
        words = tr("{cell}, centre notes {digits}", cell=words, digits=_signs_of(notes.centre))
    if excluded:
        held = _signs_of(excluded)
        words = tr("{cell}, though a peer holds {digits}", cell=words, digits=held)
    for digit, colour in sorted(notes.note_colours):
        name, sign = say(COLOUR_STYLES[colour].name), sign_of(digit)
        words = tr("{cell}, note {digit} coloured {colour}", cell=words, digit=sign, colour=name)
    return words


def _signs_of(digits: Iterable[Digit]) -> str:
    return " ".join(map(sign_of, sorted(digits)))
