"""Sheets: digits and who put them there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.sheet import EMPTY, CellState, Origin, Sheet
from tests.model.strategies import cells, grids

GIVENS = Grid.from_line("0200000200104000")
ENTRY = CellState(Digit(3), Origin.ENTRY)
SOLVER = CellState(Digit(4), Origin.SOLVER)
MIXED = Sheet.of_givens(GIVENS).with_states({Cell(0): ENTRY, Cell(2): SOLVER})


def test_nothing_is_a_blank_by_nobody() -> None:
    assert CellState(BLANK, Origin.NONE) == EMPTY


@settings(deadline=None)
@given(grids())
def test_a_sheet_of_givens_holds_them_and_nothing_else(givens: Grid) -> None:
    sheet = Sheet.of_givens(givens)

    assert sheet.grid == sheet.givens == givens
    assert sheet.geometry == givens.geometry
    assert set(sheet.cells_of(Origin.NONE)) == set(givens.blanks())
    assert not sheet.cells_of(Origin.ENTRY)
    assert not sheet.cells_of(Origin.SOLVER)


def test_the_state_of_a_cell_tells_digit_and_origin() -> None:
    assert MIXED.state_at(Cell(0)) == ENTRY
    assert MIXED.state_at(Cell(1)) == CellState(Digit(2), Origin.GIVEN)
    assert MIXED.state_at(Cell(2)) == SOLVER
    assert MIXED.state_at(Cell(3)) == EMPTY


def test_the_cells_of_an_origin_come_in_order() -> None:
    assert MIXED.cells_of(Origin.GIVEN) == (1, 7, 10, 12)
    assert MIXED.cells_of(Origin.ENTRY) == (0,)
    assert MIXED.cells_of(Origin.SOLVER) == (2,)


def test_the_givens_leave_out_what_others_filled_in() -> None:
    assert MIXED.givens == GIVENS


def test_only_keeps_the_digits_of_the_origins_asked_for() -> None:
    assert MIXED.only({Origin.ENTRY}).grid.line() == "3" + "0" * 15
    assert MIXED.only({Origin.GIVEN, Origin.ENTRY}).grid.line() == "3200000200104000"
    assert MIXED.only(set()) == Sheet.of_givens(Grid.empty(Geometry.of_size(4)))
    assert MIXED.only(set(Origin)) == MIXED


def test_with_states_leaves_the_sheet_it_starts_from_alone() -> None:
    before = Sheet.of_givens(GIVENS)

    after = before.with_states({Cell(0): ENTRY})

    assert before == Sheet.of_givens(GIVENS)
    assert after.grid.line() == "3200000200104000"


@settings(deadline=None)
@given(grids(), st.data())
def test_putting_back_the_state_that_was_there_restores_the_sheet(
    givens: Grid, data: st.DataObject
) -> None:
    sheet = Sheet.of_givens(givens)
    cell = data.draw(cells(sheet.geometry))

    changed = sheet.with_states({cell: CellState(Digit(1), Origin.ENTRY)})

    assert changed != sheet
    assert changed.with_states({cell: sheet.state_at(cell)}) == sheet


def test_entries_stand_beside_the_givens() -> None:
    givens, entries = Grid.from_line("0200000200104000"), Grid.from_line("1000030000000000")

    sheet = Sheet.of(givens, entries)

    assert sheet.grid == Grid.from_line("1200030200104000")
    assert sheet.givens == givens
    assert sheet.cells_of(Origin.ENTRY) == (0, 5)


@pytest.mark.parametrize("entries", ["0300000000000000", "0200000000000000"])
def test_an_entry_over_a_given_is_refused(entries: str) -> None:
    givens = Grid.from_line("0200000200104000")

    with pytest.raises(ValueError, match="over the given in cell 1"):
        Sheet.of(givens, Grid.from_line(entries))


def test_wrong_entries_are_the_players_digits_that_a_solution_does_not_have() -> None:
    solution = Grid.from_line("3241143223144123")
    wrong_given = CellState(Digit(1), Origin.GIVEN)

    sheet = MIXED.with_states({Cell(3): ENTRY, Cell(4): wrong_given})

    assert sheet.entries_against(solution) == (Cell(3),)
