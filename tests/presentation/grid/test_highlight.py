"""Highlights: which cells they are about, and what is seen of them."""

import pytest

from sudoku_gui.language import say
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.note_moves import write_notes
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.cell_look import CellBackground
from sudoku_gui.presentation.grid.grid_layers import GridLayers, grid_look_of
from sudoku_gui.presentation.grid.highlight import (
    PAIR,
    CountHighlight,
    DigitHighlight,
    Highlight,
    highlight_sentence,
    highlighted_cells,
    next_highlight,
)

ONE, TWO = Digit(1), Digit(2)
# 1 . . .   The 1 rules its row, its column and its box.
SHEET = Sheet.of_givens(Grid.from_line("1000" + "0020" + "0000" + "0000"))


def test_a_digit_is_highlighted_where_it_stands_and_in_its_houses() -> None:
    cells = highlighted_cells(DigitHighlight(ONE), SHEET)

    assert cells.strong == {0}
    assert cells.weak == {1, 2, 3, 4, 5, 8, 12}
    assert not cells.is_rest_shaded


def test_a_filter_leaves_the_blanks_in_which_the_digit_still_fits() -> None:
    cells = highlighted_cells(DigitHighlight(ONE, is_filter=True), SHEET)

    assert cells.strong == {7, 9, 10, 11, 13, 14, 15}
    assert cells.is_rest_shaded


def test_a_filter_goes_by_the_notes_of_a_cell_that_has_some() -> None:
    noted = write_notes(SHEET, {Cell(7): [TWO], Cell(9): [ONE]}, NoteKind.CENTRE).done_to(SHEET)

    cells = highlighted_cells(DigitHighlight(ONE, is_filter=True), noted)

    assert cells.strong == {9, 10, 11, 13, 14, 15}


def test_cells_with_so_many_candidates_are_found() -> None:
    noted = write_notes(SHEET, {Cell(15): [ONE, TWO]}, NoteKind.CORNER).done_to(SHEET)

    pairs = highlighted_cells(CountHighlight(PAIR), noted).strong

    assert pairs == {2, 3, 4, 5, 15}
    assert highlighted_cells(CountHighlight(PAIR), SHEET).strong == pairs - {15}


def test_asking_again_filters_and_once_more_ends_it() -> None:
    first = next_highlight(None, ONE)
    second = next_highlight(first, ONE)

    assert (first, second) == (DigitHighlight(ONE), DigitHighlight(ONE, is_filter=True))
    assert next_highlight(second, ONE) is None
    assert next_highlight(second, TWO) == DigitHighlight(TWO)
    assert next_highlight(CountHighlight(2), TWO) == DigitHighlight(TWO)


def test_a_highlight_stands_in_for_what_the_cursor_would_tint() -> None:
    layers = GridLayers(SHEET, highlight=DigitHighlight(ONE, is_filter=True))

    looks = grid_look_of(layers, Cell(6)).cells

    assert looks[6].ground is CellBackground.SELECTED
    assert (looks[7].ground, looks[7].is_highlighted) == (CellBackground.EQUAL, True)
    assert (looks[0].ground, looks[0].is_highlighted) == (CellBackground.SHADED, False)


@pytest.mark.parametrize(
    ("highlight", "sentence"),
    [
        (DigitHighlight(ONE), "1 stands in 1 cell"),
        (DigitHighlight(ONE, is_filter=True), "1 still fits in 7 cells"),
        (CountHighlight(2), "4 cells with exactly 2 candidates"),
        (CountHighlight(1), "0 cells with a single candidate"),
    ],
)
def test_what_is_highlighted_is_said_with_the_number_of_cells(
    highlight: Highlight, sentence: str
) -> None:
    words = say(highlight_sentence(highlight, highlighted_cells(highlight, SHEET)))

    assert words == sentence
