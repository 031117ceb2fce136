"""Notes as they are seen: on the screen, over a search, marked where a peer holds the digit."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import enter_in_all, type_givens
from sudoku_gui.model.note_moves import toggle_note, toggle_note_colour
from sudoku_gui.model.notes import Colour, NoteKind
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.grid.annotation import Annotation, CandidateRole
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource
from tests.support.ui.grid_bench import GridBench, open_grid_bench
from tests.support.ui.pictures import ONE_INK, colours_in, differing_pixels, grabbed

CELL = Cell(40)
SEVEN = Digit(7)


@pytest.fixture
def desk(qtbot: QtBot) -> GridBench:
    """An empty grid whose cursor is far from the cell that is noted."""
    return open_grid_bench(qtbot, Puzzle.empty())


def show(desk: GridBench, *makers: object) -> None:
    """Play moves made one after the other, and show the sheet."""
    for make in makers:
        assert callable(make)
        desk.game.play(make(desk.game.sheet))
    desk.overlays.show_sheet(desk.game.sheet)


def note(kind: NoteKind, digit: Digit = SEVEN) -> object:
    """Makes the move that notes a digit in the cell."""
    return lambda sheet: toggle_note(sheet, [CELL], kind, digit)


@pytest.mark.parametrize("kind", NoteKind)
def test_a_note_is_seen_and_gone_when_it_is_taken_back(kind: NoteKind, desk: GridBench) -> None:
    blank = grabbed(desk.grid)

    show(desk, note(kind))
    assert LIGHT.entry in colours_in(grabbed(desk.grid))
    desk.take_back()

    assert differing_pixels(blank, grabbed(desk.grid)) == 0


def test_corner_and_centre_notes_look_different(desk: GridBench) -> None:
    pictures = []
    for kind in NoteKind:
        show(desk, note(kind))
        pictures.append(grabbed(desk.grid))
        desk.take_back()

    assert differing_pixels(*pictures) > 0


def test_below_a_digit_no_note_is_seen(desk: GridBench) -> None:
    show(desk, lambda sheet: enter_in_all(sheet, (CELL,), Digit(1)))
    without = grabbed(desk.grid)
    desk.take_back()

    show(desk, note(NoteKind.CORNER), lambda sheet: enter_in_all(sheet, (CELL,), Digit(1)))

    assert differing_pixels(without, grabbed(desk.grid)) == 0


def test_a_note_whose_digit_a_peer_holds_is_struck_through(desk: GridBench) -> None:
    """In its shape, so that it is told without colours too, and told in words."""
    peer = Cell(36)
    show(desk, note(NoteKind.CORNER), lambda sheet: type_givens(sheet, {peer: Digit(6)}))
    fits = grabbed(desk.grid)

    show(desk, lambda sheet: type_givens(sheet, {peer: SEVEN}))

    middle = desk.grid.visualRect(desk.grid.model().index(4, 4))
    excluded = grabbed(desk.grid)
    assert LIGHT.conflict in colours_in(excluded.copy(middle))
    assert LIGHT.conflict not in colours_in(fits.copy(middle))
    desk.grid.set_theme(ONE_INK)
    shape = grabbed(desk.grid).copy(middle)
    show(desk, lambda sheet: type_givens(sheet, {peer: Digit(6)}))
    assert differing_pixels(shape, grabbed(desk.grid).copy(middle)) > 0


def test_the_colour_of_a_note_is_seen_behind_it(desk: GridBench) -> None:
    show(
        desk,
        note(NoteKind.CENTRE),
        lambda sheet: toggle_note_colour(sheet, [CELL], SEVEN, Colour(1)),
    )

    assert LIGHT.yellow_ground in colours_in(grabbed(desk.grid))


def test_candidates_of_an_explanation_take_the_place_of_notes(desk: GridBench) -> None:
    explained = Annotation(
        text("7 cannot go there."),
        candidates={Candidate(CELL, SEVEN): CandidateRole.ELIMINATED},
    )
    desk.overlays.annotate(AnnotationSource.WHY_NOT, explained)
    without = grabbed(desk.grid)

    show(desk, note(NoteKind.CORNER, Digit(3)))

    assert differing_pixels(without, grabbed(desk.grid)) == 0
