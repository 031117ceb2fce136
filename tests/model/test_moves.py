"""Moves: made for a sheet, done to it, undone from it."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.moves import (
    Change,
    GivenCellError,
    Move,
    MoveKind,
    clear_entries,
    enter_each,
    enter_in_all,
    fill,
    reset,
    type_givens,
)
from sudoku_gui.model.note_moves import (
    toggle_colour,
    toggle_note,
    write_notes,
)
from sudoku_gui.model.notes import CellNotes, Colour, NoteKind
from sudoku_gui.model.sheet import EMPTY, CellState, Origin, Sheet
from tests.model.strategies import grids, moves
from tests.support.notes import NOTES, noted, notes_after
from tests.support.puzzles import SMALL, SMALL_SOLVED

GIVENS = Sheet.of_givens(SMALL)
ENTRY = CellState(Digit(3), Origin.ENTRY)
SOLVER = CellState(Digit(4), Origin.SOLVER)
MIXED = GIVENS.with_states({Cell(0): ENTRY, Cell(2): SOLVER})


def test_entering_a_digit_marks_it_as_the_players() -> None:
    move = enter_in_all(GIVENS, (Cell(0),), Digit(3))

    assert move == Move(MoveKind.ENTER, (Change(Cell(0), EMPTY, ENTRY),))
    assert move.done_to(GIVENS).state_at(Cell(0)) == ENTRY


def test_making_a_move_changes_nothing_by_itself() -> None:
    before = GIVENS.grid.line()

    enter_in_all(GIVENS, (Cell(0),), Digit(3))

    assert GIVENS.grid.line() == before


def test_entering_the_digit_that_stands_there_is_a_move_without_changes() -> None:
    assert enter_in_all(MIXED, (Cell(0),), Digit(3)).changes == ()


def test_entering_the_digit_a_solver_wrote_makes_it_the_players() -> None:
    move = enter_in_all(MIXED, (Cell(2),), Digit(4))

    assert move.done_to(MIXED).state_at(Cell(2)) == CellState(Digit(4), Origin.ENTRY)


def test_entering_a_blank_erases() -> None:
    move = enter_in_all(MIXED, (Cell(0),), BLANK)

    assert move.kind is MoveKind.ERASE
    assert move.done_to(MIXED).state_at(Cell(0)) == EMPTY


@pytest.mark.parametrize("digit", [BLANK, Digit(2), Digit(3)])
def test_entering_over_a_given_is_refused_with_its_cell(digit: Digit) -> None:
    with pytest.raises(GivenCellError) as refusal:
        enter_in_all(GIVENS, (Cell(1),), digit)

    assert refusal.value.cell == 1


@pytest.mark.parametrize("cell", [Cell(0), Cell(1), Cell(2), Cell(3)])
def test_typing_a_given_prints_over_whatever_stands_there(cell: Cell) -> None:
    after = type_givens(MIXED, {cell: Digit(1)}).done_to(MIXED)

    assert after.state_at(cell) == CellState(Digit(1), Origin.GIVEN)


def test_typing_a_blank_takes_a_given_out() -> None:
    after = type_givens(GIVENS, {Cell(1): BLANK}).done_to(GIVENS)

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
    after = fill(MIXED, SMALL_SOLVED).done_to(MIXED)

    assert after.grid == SMALL_SOLVED
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
        (type_givens(GIVENS, {Cell(0): Digit(1)}), MoveKind.TYPE_GIVEN),
        (enter_in_all(GIVENS, (Cell(0),), Digit(1)), MoveKind.ENTER),
        (enter_in_all(MIXED, (Cell(0),), BLANK), MoveKind.ERASE),
        (fill(GIVENS, SMALL_SOLVED), MoveKind.FILL),
        (reset(MIXED), MoveKind.RESET),
        (clear_entries(MIXED), MoveKind.CLEAR_ENTRIES),
        (toggle_note(GIVENS, [Cell(0)], NoteKind.CORNER, Digit(1)), MoveKind.NOTE),
        (write_notes(GIVENS, {Cell(0): [Digit(1)]}, NoteKind.CENTRE), MoveKind.NOTE),
        (toggle_colour(GIVENS, [Cell(0)], Colour(1)), MoveKind.COLOUR),
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
    late = enter_in_all(GIVENS, (Cell(0),), Digit(3))
    printed = type_givens(GIVENS, {Cell(0): Digit(1)}).done_to(GIVENS)

    with pytest.raises(ValueError, match="made for another sheet"):
        late.done_to(printed)


def test_a_digit_entered_in_several_cells_is_one_move() -> None:
    move = enter_in_all(GIVENS, [Cell(0), Cell(2)], Digit(3))

    assert [change.cell for change in move.changes] == [0, 2]
    assert {change.after for change in move.changes} == {ENTRY}
    with pytest.raises(GivenCellError):
        enter_in_all(GIVENS, [Cell(0), Cell(1)], Digit(3))


def test_tidying_takes_the_note_of_a_digit_out_of_the_peers_of_its_cells_alone() -> None:
    one, geometry = Digit(1), GIVENS.geometry
    cells = [cell for cell in map(Cell, geometry.cells) if not GIVENS.grid.digit_at(cell)]
    sheet = toggle_note(GIVENS, cells, NoteKind.CORNER, one).done_to(GIVENS)
    sheet = toggle_note(sheet, cells, NoteKind.CENTRE, Digit(2)).done_to(sheet)

    move = enter_in_all(sheet, cells[:1], one, tidies_notes=True)
    after = move.done_to(sheet)

    for cell in cells:
        is_tidied = cell in geometry.peers_of(cells[0])
        assert (one in after.notes_at(cell).corner) != is_tidied
        assert after.notes_at(cell).centre == {2}
    assert move.undone_from(after) == sheet
    assert notes_after(enter_in_all(sheet, cells[:1], BLANK, tidies_notes=True), sheet) == {
        cell: sheet.notes_at(cell) for cell in cells
    }


def test_an_entry_stands_over_the_notes_of_its_cell_and_gives_them_back_when_erased() -> None:
    sheet = noted(GIVENS, 0)

    entered = enter_in_all(sheet, (Cell(0),), Digit(3)).done_to(sheet)
    erased = enter_in_all(entered, (Cell(0),), BLANK).done_to(entered)

    assert entered.state_at(Cell(0)) == CellState(Digit(3), Origin.ENTRY, NOTES)
    assert erased == sheet


def test_what_solvers_write_and_take_out_leaves_notes_and_colours() -> None:
    sheet = noted(GIVENS, 0)

    solved = fill(sheet, SMALL_SOLVED).done_to(sheet)

    assert solved.notes == sheet.notes
    assert reset(solved).done_to(solved) == sheet
    assert fill(solved, GIVENS.grid).done_to(solved) == sheet


def test_a_printed_digit_leaves_of_notes_and_colours_the_colours() -> None:
    sheet = noted(GIVENS, 0)

    move = type_givens(sheet, {Cell(0): Digit(3)})

    assert notes_after(move, sheet) == {0: CellNotes(colours=NOTES.colours)}
    assert move.undone_from(move.done_to(sheet)) == sheet
    assert type_givens(sheet, {Cell(0): BLANK}).changes == ()


def test_clearing_entries_takes_notes_and_colours_too() -> None:
    many = noted(MIXED, 0, 3)
    sheet = toggle_colour(many, [Cell(1)], Colour(1)).done_to(many)

    assert clear_entries(sheet).done_to(sheet) == GIVENS


def test_a_note_can_be_taken_back_from_beside_a_digit_that_came_later() -> None:
    move = toggle_note(GIVENS, [Cell(0)], NoteKind.CORNER, Digit(1))
    solved = fill(GIVENS, SMALL_SOLVED).done_to(GIVENS)

    both = move.done_to(solved)

    assert both.has_same_digits(solved)
    assert move.undone_from(both) == solved


def test_a_digit_can_be_entered_beside_a_note_that_came_first() -> None:
    move, sheet = enter_in_all(GIVENS, (Cell(0),), Digit(3)), noted(GIVENS, 0)

    after = move.done_to(sheet)

    assert after.state_at(Cell(0)) == CellState(Digit(3), Origin.ENTRY, NOTES)
    assert move.undone_from(after) == sheet


def test_a_note_made_for_other_notes_is_refused() -> None:
    late = toggle_note(GIVENS, [Cell(0)], NoteKind.CORNER, Digit(1))

    with pytest.raises(ValueError, match="made for another sheet"):
        late.done_to(noted(GIVENS, 0))


def test_different_digits_are_entered_as_one_move_and_take_their_notes_out_of_peers() -> None:
    cell, noted_there = Cell(SMALL.blanks()[1]), CellNotes(frozenset({Digit(3), Digit(4)}))
    sheet = GIVENS.with_states({cell: CellState(BLANK, Origin.NONE, noted_there)})

    move = enter_each(sheet, {Cell(0): Digit(3)}, tidies_notes=True)
    both = enter_each(GIVENS, {Cell(0): Digit(3), cell: SMALL_SOLVED.digit_at(cell)})

    assert move.kind is both.kind is MoveKind.ENTER
    assert move.done_to(sheet).notes_at(cell).digits == {Digit(4)}
    assert {each.cell for each in both.changes} == {Cell(0), cell}
    assert move.undone_from(move.done_to(sheet)) == sheet
