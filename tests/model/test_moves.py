"""Moves: made for a sheet, done to it, undone from it."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.moves import (
    Change,
    GivenCellError,
    Move,
    MoveKind,
    clear_entries,
    enter,
    fill,
    reset,
    type_given,
    type_givens,
)
from sudoku_gui.model.sheet import EMPTY, CellState, Origin, Sheet
from tests.model.strategies import grids, moves

GIVENS = Sheet.of_givens(Grid.from_line("0200000200104000"))
SOLVED = Grid.from_line("3241143223144123")
ENTRY = CellState(Digit(3), Origin.ENTRY)
SOLVER = CellState(Digit(4), Origin.SOLVER)
MIXED = GIVENS.with_states({Cell(0): ENTRY, Cell(2): SOLVER})


def test_entering_a_digit_marks_it_as_the_players() -> None:
    move = enter(GIVENS, Cell(0), Digit(3))

    assert move == Move(MoveKind.ENTER, (Change(Cell(0), EMPTY, ENTRY),))
    assert move.done_to(GIVENS).state_at(Cell(0)) == ENTRY


def test_making_a_move_changes_nothing_by_itself() -> None:
    before = GIVENS.grid.line()

    enter(GIVENS, Cell(0), Digit(3))

    assert GIVENS.grid.line() == before


def test_entering_the_digit_that_stands_there_is_a_move_without_changes() -> None:
    assert enter(MIXED, Cell(0), Digit(3)).changes == ()


def test_entering_the_digit_a_solver_wrote_makes_it_the_players() -> None:
    move = enter(MIXED, Cell(2), Digit(4))

    assert move.done_to(MIXED).state_at(Cell(2)) == CellState(Digit(4), Origin.ENTRY)


def test_entering_a_blank_erases() -> None:
    move = enter(MIXED, Cell(0), BLANK)

    assert move.kind is MoveKind.ERASE
    assert move.done_to(MIXED).state_at(Cell(0)) == EMPTY


@pytest.mark.parametrize("digit", [BLANK, Digit(2), Digit(3)])
def test_entering_over_a_given_is_refused_with_its_cell(digit: Digit) -> None:
    with pytest.raises(GivenCellError) as refusal:
        enter(GIVENS, Cell(1), digit)

    assert refusal.value.cell == 1


@pytest.mark.parametrize("cell", [Cell(0), Cell(1), Cell(2), Cell(3)])
def test_typing_a_given_prints_over_whatever_stands_there(cell: Cell) -> None:
    after = type_given(MIXED, cell, Digit(1)).done_to(MIXED)

    assert after.state_at(cell) == CellState(Digit(1), Origin.GIVEN)


def test_typing_a_blank_takes_a_given_out() -> None:
    after = type_given(GIVENS, Cell(1), BLANK).done_to(GIVENS)

    assert after.state_at(Cell(1)) == EMPTY
    assert after.givens.line() == "0000000200104000"


def test_several_givens_are_typed_by_one_move() -> None:
    digits = {Cell(0): Digit(4), Cell(1): BLANK, Cell(4): Digit(2)}

    move = type_givens(MIXED, digits)
    sheet = move.done_to(MIXED)

    assert [sheet.state_at(Cell(cell)) for cell in (0, 1)] == [
        CellState(Digit(4), Origin.GIVEN),
        EMPTY,
    ]
    assert {change.cell for change in move.changes} == {
        cell
        for cell, digit in digits.items()
        if MIXED.state_at(cell) != (CellState(digit, Origin.GIVEN) if digit else EMPTY)
    }
    assert move.undone_from(sheet) == MIXED


def test_a_solver_fills_the_blanks_and_leaves_the_rest() -> None:
    after = fill(MIXED, SOLVED).done_to(MIXED)

    assert after.grid == SOLVED
    assert after.state_at(Cell(0)) == ENTRY
    assert after.cells_of(Origin.GIVEN) == GIVENS.cells_of(Origin.GIVEN)
    assert after.cells_of(Origin.SOLVER) == (2, 3, 4, 5, 6, 8, 9, 11, 13, 14, 15)


def test_a_solver_that_found_nothing_makes_a_move_without_changes() -> None:
    assert fill(GIVENS, GIVENS.grid).changes == ()


def test_reset_takes_out_what_solvers_wrote_and_nothing_else() -> None:
    after = reset(MIXED).done_to(MIXED)

    assert after == GIVENS.with_states({Cell(0): ENTRY})


def test_clearing_entries_leaves_the_bare_givens() -> None:
    assert clear_entries(MIXED).done_to(MIXED) == GIVENS


@pytest.mark.parametrize("make", [reset, clear_entries])
def test_there_is_nothing_to_take_out_of_the_bare_givens(make: Callable[[Sheet], Move]) -> None:
    assert make(GIVENS).changes == ()


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (type_given(GIVENS, Cell(0), Digit(1)), MoveKind.TYPE_GIVEN),
        (enter(GIVENS, Cell(0), Digit(1)), MoveKind.ENTER),
        (enter(MIXED, Cell(0), BLANK), MoveKind.ERASE),
        (fill(GIVENS, SOLVED), MoveKind.FILL),
        (reset(MIXED), MoveKind.RESET),
        (clear_entries(MIXED), MoveKind.CLEAR_ENTRIES),
    ],
)
def test_each_move_knows_what_it_is_for(move: Move, kind: MoveKind) -> None:
    assert move.kind is kind
    assert move.changes


@settings(deadline=None)
@given(st.sampled_from(SIZES), st.data())
def test_undoing_after_doing_restores_the_sheet(size: int, data: st.DataObject) -> None:
    givens = data.draw(grids((size,)))
    sheet = Sheet.of_givens(givens)
    first = data.draw(moves(Geometry.of_size(size)))(sheet).done_to(sheet)
    move = data.draw(moves(Geometry.of_size(size)))(first)

    second = move.done_to(first)

    assert move.undone_from(second) == first


def test_a_move_made_for_another_sheet_is_refused() -> None:
    late = enter(GIVENS, Cell(0), Digit(3))
    printed = type_given(GIVENS, Cell(0), Digit(1)).done_to(GIVENS)

    with pytest.raises(ValueError, match="made for another sheet"):
        late.done_to(printed)
