"""Sheets: digits and who put them there."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.notes import NO_NOTES, CellNotes, Colour
from sudoku_gui.model.sheet import EMPTY, CellState, Origin, Sheet
from tests.model.strategies import cells, grids, note_moves
from tests.support.puzzles import SMALL, SMALL_SOLVED

ENTRY = CellState(Digit(3), Origin.ENTRY)
SOLVER = CellState(Digit(4), Origin.SOLVER)
NOTED = CellNotes(frozenset({Digit(1)}), frozenset({Digit(2)}), frozenset({Colour(3)}))
MIXED = Sheet.of_givens(SMALL).with_states({Cell(0): ENTRY, Cell(2): SOLVER})


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
    assert MIXED.givens == SMALL


def test_only_keeps_the_digits_of_the_origins_asked_for() -> None:
    assert MIXED.only({Origin.ENTRY}).grid.line() == "3" + "0" * 15
    assert MIXED.only({Origin.GIVEN, Origin.ENTRY}).grid.line() == "3200000200104000"
    assert MIXED.only(set()) == Sheet.of_givens(Grid.empty(Geometry.of_size(4)))
    assert MIXED.only(set(Origin)) == MIXED


def test_with_states_leaves_the_sheet_it_starts_from_alone() -> None:
    before = Sheet.of_givens(SMALL)

    after = before.with_states({Cell(0): ENTRY})

    assert before == Sheet.of_givens(SMALL)
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
    sheet = Sheet.of(SMALL, Grid.from_line("1000030000000000"))

    assert sheet.grid == Grid.from_line("1200030200104000")
    assert sheet.givens == SMALL
    assert sheet.cells_of(Origin.ENTRY) == (0, 5)


@pytest.mark.parametrize("entries", ["0300000000000000", "0200000000000000"])
def test_an_entry_over_a_given_is_refused(entries: str) -> None:
    with pytest.raises(ValueError, match="over the given in cell 1"):
        Sheet.of(SMALL, Grid.from_line(entries))


def test_wrong_entries_are_the_players_digits_that_a_solution_does_not_have() -> None:
    wrong_given = CellState(Digit(1), Origin.GIVEN)

    sheet = MIXED.with_states({Cell(3): ENTRY, Cell(4): wrong_given})

    assert sheet.entries_against(SMALL_SOLVED) == (Cell(3),)


def test_notes_and_colours_stand_beside_a_digit_or_a_blank() -> None:
    states = {Cell(0): replace(ENTRY, notes=NOTED), Cell(3): replace(EMPTY, notes=NOTED)}

    sheet = MIXED.with_states(states)

    assert {cell: sheet.state_at(cell) for cell in states} == states
    assert sheet.notes_at(Cell(1)) == NO_NOTES


def test_a_sheet_without_notes_holds_none_of_any_cell() -> None:
    noted = MIXED.with_states({Cell(3): replace(EMPTY, notes=NOTED)})

    taken_out = noted.with_states({Cell(3): EMPTY})

    assert (MIXED.notes, taken_out.notes, len(noted.notes)) == ((), (), 16)
    assert taken_out == MIXED == noted.with_notes(())
    assert MIXED.with_notes([NO_NOTES] * 16) == MIXED


def test_notes_of_another_number_of_cells_are_refused() -> None:
    with pytest.raises(ValueError, match="another number of cells"):
        MIXED.with_notes([NOTED] * 15)


def test_sheets_that_differ_in_notes_alone_have_the_same_digits() -> None:
    noted = MIXED.with_states({Cell(3): replace(EMPTY, notes=NOTED)})

    assert noted != MIXED
    assert noted.has_same_digits(MIXED)
    assert all(noted.has_same_digit_at(Cell(cell), MIXED) for cell in MIXED.geometry.cells)


@pytest.mark.parametrize(
    "state",
    [CellState(Digit(4), Origin.ENTRY), CellState(Digit(3), Origin.SOLVER)],
    ids=["another digit", "of another origin"],
)
def test_digits_are_not_the_same_where_one_is_another_or_another_origins(state: CellState) -> None:
    other = MIXED.with_states({Cell(0): state})

    assert not other.has_same_digits(MIXED)
    assert [cell for cell in range(16) if not other.has_same_digit_at(Cell(cell), MIXED)] == [0]


def test_taking_digits_out_leaves_notes_and_colours() -> None:
    noted = MIXED.with_states({Cell(0): replace(ENTRY, notes=NOTED)})

    assert noted.only({Origin.GIVEN}).state_at(Cell(0)) == replace(EMPTY, notes=NOTED)


@settings(deadline=None)
@given(st.data())
def test_what_a_search_found_stands_over_the_notes(data: st.DataObject) -> None:
    geometry = Geometry.of_size(4)
    sheet = Sheet.of_givens(data.draw(grids((4,))))
    noted = data.draw(note_moves(geometry))(sheet).done_to(sheet)
    found = data.draw(grids((4,)))

    shown = noted.with_found(found, sheet.grid.blanks())

    assert shown.notes is noted.notes
    assert shown.givens == sheet.givens
    for cell in sheet.grid.blanks():
        assert shown.grid.digit_at(cell) == found.digit_at(cell)
        assert shown.origins[cell] == Origin.SOLVER


def test_digits_of_solvers_can_be_taken_for_the_players() -> None:
    entered = MIXED.with_all_entered()

    assert entered.grid == MIXED.grid
    assert entered.cells_of(Origin.ENTRY) == (0, 2)
    assert entered.givens == SMALL
