"""The layers of the grid, the uppermost last: what is seen of them."""

from dataclasses import replace

import pytest

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.note_moves import toggle_colour, toggle_note, toggle_note_colour
from sudoku_gui.model.notes import Colour, NoteKind
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.annotation import Annotation, CellRole
from sudoku_gui.presentation.grid.cell_look import CellBackground, Findings
from sudoku_gui.presentation.grid.grid_layers import GridLayers, grid_look_of, search_layer_of
from tests.support.puzzles import SMALL
from tests.support.ui.shown_moments import first_shown_moment, is_step_back

GIVENS = Sheet.of_givens(SMALL)
CONFLICTING = Sheet.of_givens(Grid.from_line("1010" + "0" * 12))
SCENE = first_shown_moment(is_step_back)
WRONG = Findings(wrong=frozenset({SCENE.moment.cell}))
ANNOTATION = Annotation(text("Look here."), {Cell(0): CellRole.IN_QUESTION})


def test_the_sheet_alone_is_seen_with_its_conflicts_and_the_cursor() -> None:
    look = grid_look_of(GridLayers(CONFLICTING), cursor=Cell(5))

    assert look.geometry == CONFLICTING.geometry
    assert [cell for cell, each in enumerate(look.cells) if each.is_conflict] == [0, 2]
    assert look.cells[5].ground is CellBackground.SELECTED
    assert look.annotation is None


def test_a_search_covers_the_sheet_and_findings_are_marked_over_it() -> None:
    layers = GridLayers(GIVENS, search_layer_of(SCENE), WRONG, ANNOTATION)

    look = grid_look_of(layers)

    shown = "".join(each.sign or "0" for each in look.cells)
    assert shown == SCENE.sheet.grid.line()
    emptied = look.cells[SCENE.moment.cell]
    assert (emptied.ground, emptied.is_wrong) == (CellBackground.TAKEN_BACK, True)
    assert look.annotation is ANNOTATION


def test_colours_are_seen_over_a_search_too_until_they_are_hidden() -> None:
    sheet = toggle_colour(GIVENS, [Cell(0), Cell(1)], Colour(2)).done_to(GIVENS)
    layers = GridLayers(sheet, search_layer_of(SCENE))

    shown, hidden = (
        grid_look_of(replace(layers, shows_colours=shows_colours))
        for shows_colours in (True, False)
    )

    assert [look.colours for look in shown.cells[:3]] == [(2,), (2,), ()]
    assert hidden == grid_look_of(GridLayers(GIVENS, layers.search))


def test_heat_lies_over_a_search_in_the_cells_that_have_cost_something() -> None:
    layers = GridLayers(GIVENS, search_layer_of(SCENE))

    look = grid_look_of(replace(layers, heat=(0, 40, *([0] * 14))))

    assert [cell.heat for cell in look.cells[:3]] == [0, 40, 0]
    assert grid_look_of(replace(layers, heat=(0,) * 16)) == grid_look_of(layers)


def test_heat_is_not_seen_where_another_moment_is_previewed() -> None:
    layers = GridLayers(GIVENS, preview=GIVENS)

    assert grid_look_of(replace(layers, heat=(9,) * 16)) == grid_look_of(layers)


def test_hidden_colours_are_taken_off_the_notes_and_leave_them() -> None:
    noted = toggle_note(GIVENS, [Cell(0)], NoteKind.CORNER, Digit(1)).done_to(GIVENS)
    red = toggle_note_colour(noted, [Cell(0)], Digit(1), Colour(4)).done_to(noted)

    shown = grid_look_of(GridLayers(red)).cells[0].notes
    hidden = grid_look_of(GridLayers(red, shows_colours=False))

    assert shown is not None
    assert shown.notes.colour_of(Digit(1)) == 4
    assert hidden == grid_look_of(GridLayers(noted))


def test_over_a_grid_of_another_shape_colours_stay_hidden() -> None:
    large = GridLayers(Sheet.of_givens(Grid.empty(Geometry.of_size(9))), shows_colours=False)

    assert not large.over(GIVENS).shows_colours


def test_the_search_gone_the_sheet_is_seen_again() -> None:
    assert grid_look_of(GridLayers(GIVENS, None)) == grid_look_of(GridLayers(GIVENS))


@pytest.mark.parametrize("sheet", [GIVENS, CONFLICTING])
def test_over_another_sheet_of_the_same_shape_the_layers_stay(sheet: Sheet) -> None:
    layers = GridLayers(GIVENS, search_layer_of(SCENE), WRONG, ANNOTATION)

    assert layers.over(sheet) == GridLayers(sheet, layers.search, WRONG, ANNOTATION)


def test_what_lay_over_a_grid_of_another_shape_is_gone() -> None:
    large = Sheet.of_givens(Grid.empty(Geometry.of_size(9)))
    findings = Findings(preview={Cell(80): Digit(7)})

    layers = GridLayers(large, None, findings, ANNOTATION).over(GIVENS)

    assert layers == GridLayers(GIVENS)
