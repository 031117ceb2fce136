"""Every move as a sentence."""

import pytest
from hypothesis import given, settings

from sudoku_gui.language import say
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.moves import (
    Move,
    clear_entries,
    enter_in_all,
    fill,
    reset,
    restore,
    type_givens,
)
from sudoku_gui.model.note_moves import clear_notes, toggle_colour, toggle_note, write_notes
from sudoku_gui.model.notes import Colour, NoteKind
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.wording.moves import move_sentence
from tests.model.strategies import games
from tests.support.puzzles import SMALL, SMALL_SOLVED

SHEET = Sheet.of_givens(SMALL)
FIRST, FOURTH, FIFTH = Cell(0), Cell(3), Cell(4)
CELLS = (FIRST, Cell(2), FOURTH)
ALL_BLANKS = SHEET.grid.blanks()
ENTERED = enter_in_all(SHEET, (FIRST,), Digit(3)).done_to(SHEET)
NOTED = toggle_note(SHEET, CELLS, NoteKind.CORNER, Digit(3)).done_to(SHEET)
COLOURED = toggle_colour(SHEET, [FIRST], Colour(2)).done_to(SHEET)
SOLVED = fill(SHEET, SMALL_SOLVED).done_to(SHEET)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (enter_in_all(SHEET, (FIRST,), Digit(3)), "r1c1 = 3"),
        (enter_in_all(ENTERED, (FIRST,), Digit(4)), "r1c1 = 4, was 3"),
        (enter_in_all(ENTERED, (FIRST,), BLANK), "3 erased in r1c1"),
        (type_givens(SHEET, {FIRST: Digit(3)}), "given: r1c1 = 3"),
        (type_givens(SHEET, {Cell(1): BLANK}), "given in r1c2 taken out"),
        (type_givens(SHEET, {FIRST: Digit(3), FOURTH: Digit(1)}), "2 givens changed"),
        (fill(SHEET, SMALL_SOLVED), "the solver fills 12 cells"),
        (reset(SOLVED), "the solver's digits are taken out"),
        (clear_entries(ENTERED), "back to the bare givens"),
        (toggle_note(SHEET, CELLS, NoteKind.CORNER, Digit(3)), "note 3 in r1c1 r1c3 r1c4"),
        (toggle_note(NOTED, CELLS, NoteKind.CORNER, Digit(3)), "note 3 out of r1c1 r1c3 r1c4"),
        (toggle_note(SHEET, [FIRST], NoteKind.CENTRE, Digit(3)), "centre note 3 in r1c1"),
        (
            write_notes(SHEET, {FIRST: [Digit(1), Digit(2)]}, NoteKind.CENTRE),
            "notes in r1c1",
        ),
        (
            toggle_note(SHEET, (*CELLS, FIFTH), NoteKind.CORNER, Digit(3)),
            "note 3 in r1c1 r1c3 r1c4 r2c1",
        ),
        (toggle_note(SHEET, ALL_BLANKS, NoteKind.CORNER, Digit(3)), "note 3 in 12 cells"),
        (clear_notes(NOTED, CELLS), "notes cleared in r1c1 r1c3 r1c4"),
        (toggle_colour(SHEET, [FIRST, FIFTH], Colour(2)), "colour 2 in r1c1 r2c1"),
        (toggle_colour(COLOURED, [FIRST], Colour(2)), "colour 2 out of r1c1"),
        (restore(SHEET, ENTERED), "back to another moment: 1 cell changed"),
    ],
)
def test_a_move_is_said(move: Move, sentence: str) -> None:
    assert str(move_sentence(move, SHEET.geometry)) == sentence


@settings(max_examples=100, deadline=None)
@given(game=games((4, 9)))
def test_whatever_is_done_can_be_said(game: Game) -> None:
    for timed in (*game.timed_moves, *game.undone_moves):
        assert say(move_sentence(timed.move, game.sheet.geometry))
