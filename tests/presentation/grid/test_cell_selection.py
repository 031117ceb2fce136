"""Which cells are selected together."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.note_moves import toggle_note
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.cell_selection import (
    cells_equal_to,
    cells_noting,
    cells_outside,
    nearest_of,
    rectangle_between,
    runs_in_rows,
)
from tests.model.strategies import cells

FOUR = Geometry.of_size(4)
SHEET = Sheet.of_givens(Grid.from_line("1000040001000010"))
some_cells = st.frozensets(cells(FOUR), max_size=10)


def test_cells_are_equal_that_hold_the_same_digit_and_a_blank_is_so_to_itself_alone() -> None:
    assert cells_equal_to(SHEET, Cell(0)) == {0, 9, 14}
    assert cells_equal_to(SHEET, Cell(1)) == {1}


def test_a_note_is_found_in_corner_and_centre_but_not_below_an_entry() -> None:
    two = Digit(2)
    sheet = toggle_note(SHEET, [Cell(1), Cell(3)], NoteKind.CORNER, two).done_to(SHEET)
    sheet = toggle_note(sheet, [Cell(2)], NoteKind.CENTRE, two).done_to(sheet)
    sheet = enter_in_all(sheet, (Cell(3),), Digit(4)).done_to(sheet)

    assert cells_noting(sheet, two) == {1, 2}
    assert cells_noting(sheet, Digit(3)) == cells_noting(SHEET, two) == frozenset()


@given(chosen=some_cells)
def test_what_is_outside_of_the_outside_is_what_was_inside(chosen: frozenset[Cell]) -> None:
    outside = cells_outside(FOUR, chosen)

    assert outside.isdisjoint(chosen)
    assert cells_outside(FOUR, outside) == chosen


def test_a_rectangle_lies_between_any_two_opposite_corners() -> None:
    expected = {1, 2, 5, 6, 9, 10}

    for one, other in ((1, 10), (10, 1), (2, 9), (9, 2)):
        assert rectangle_between(FOUR, Cell(one), Cell(other)) == expected


@given(chosen=some_cells.filter(bool), cell=cells(FOUR))
def test_the_nearest_cell_is_one_of_them_and_the_cell_itself_if_that_is(
    chosen: frozenset[Cell], cell: Cell
) -> None:
    nearest = nearest_of(FOUR, chosen, cell)

    assert nearest in chosen
    assert (nearest == cell) == (cell in chosen)


@given(chosen=some_cells)
def test_runs_are_within_rows_and_make_up_the_cells(chosen: frozenset[Cell]) -> None:
    runs = list(runs_in_rows(FOUR, chosen))

    made_up = [cell for first, last in runs for cell in range(first, last + 1)]
    assert made_up == sorted(chosen)
    assert all(FOUR.row_of(first) == FOUR.row_of(last) for first, last in runs)
