"""What screen readers are told of notes."""

from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.notes import CellNotes, Colour
from sudoku_gui.presentation.grid.note_words import words_with_notes

NOTES = CellNotes(frozenset({Digit(9), Digit(1)}), frozenset({Digit(12)}))


def test_notes_of_both_kinds_are_told_in_order() -> None:
    assert words_with_notes("r1c1: blank", NOTES, ()) == (
        "r1c1: blank, corner notes 1 9, centre notes C"
    )
    assert words_with_notes("r1c1: blank", CellNotes(), ()) == "r1c1: blank"


def test_notes_that_a_peer_excludes_and_their_colours_are_told() -> None:
    coloured = NOTES.with_note_colour(Digit(9), Colour(1))

    assert words_with_notes("r1c1", coloured, [Digit(1)]) == (
        "r1c1, corner notes 1 9, centre notes C, though a peer holds 1, note 9 coloured yellow"
    )
