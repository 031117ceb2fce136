"""What differs from a bookmark, as a sentence."""

import pytest

from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.moves import enter_in_all, fill
from sudoku_gui.model.note_moves import toggle_note
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.wording.bookmarks import differences_sentence, differing_cells, free_name
from tests.support.puzzles import SMALL, SMALL_SOLVED

START = Sheet.of_givens(SMALL)
ENTERED = enter_in_all(START, (Cell(0),), Digit(3)).done_to(START)
CHANGED = enter_in_all(ENTERED, (Cell(0),), Digit(4)).done_to(ENTERED)
ERASED = enter_in_all(ENTERED, (Cell(0),), BLANK).done_to(ENTERED)
NOTED = toggle_note(ENTERED, [Cell(2)], NoteKind.CORNER, Digit(4)).done_to(ENTERED)
FOUND = START.with_found(SMALL_SOLVED, [Cell(0)])
SOLVED = fill(ENTERED, SMALL_SOLVED).done_to(ENTERED)


@pytest.mark.parametrize(
    ("then", "now", "sentence"),
    [
        (START, START, "Nothing differs from “A guess”."),
        (START, ENTERED, "Different from “A guess”: r1c1 = 3."),
        (ENTERED, CHANGED, "Different from “A guess”: r1c1 = 4, not 3."),
        (ENTERED, FOUND, "Different from “A guess”: r1c1 = 3."),
        (ENTERED, ERASED, "Different from “A guess”: r1c1 blank, not 3."),
        (START, NOTED, "Different from “A guess”: r1c1 = 3, notes or colours in 1 cell."),
        (
            START,
            SOLVED,
            "Different from “A guess”: r1c1 = 3, r1c3 = 4, r1c4 = 1, r2c1 = 1, r2c2 = 4, "
            "r2c3 = 3, 6 digits more.",
        ),
    ],
)
def test_what_differs_is_said(then: Sheet, now: Sheet, sentence: str) -> None:
    assert str(differences_sentence(Bookmark("A guess", then), now)) == sentence


def test_a_note_alone_is_a_difference() -> None:
    assert differing_cells(ENTERED, NOTED) == (2,)


def test_a_name_in_use_gets_a_number() -> None:
    assert free_name("Move 3", []) == "Move 3"
    assert free_name("Move 3", ["Move 3", "Move 3 (2)"]) == "Move 3 (3)"
