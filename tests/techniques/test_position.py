"""Positions: where their candidates come from, and what may be wrong with them."""

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.techniques.position import Position, has_complete_notes
from tests.support.puzzles import SMALL, SMALL_SOLVED


def test_candidates_are_what_the_rules_leave() -> None:
    position = Position.of_grid(SMALL)

    assert position.digits_left(Cell(0)) == (1, 3)
    assert position.digits_left(Cell(1)) == (2,)
    assert position.places_left(SMALL.geometry.houses[0], Digit(1)) == (0, 3)


def test_a_digit_placed_is_lost_to_its_peers() -> None:
    position = Position.of_grid(SMALL).with_digit(Cell(0), Digit(3))

    assert position.masks == Position.of_grid(SMALL.with_digit(Cell(0), Digit(3))).masks
    assert position.placed == {Cell(0)}
    assert position.without(Candidate(Cell(3), Digit(1))).placed == {Cell(0)}


def test_what_was_ruled_out_stays_ruled_out() -> None:
    position = Position.of_grid(SMALL).without(Candidate(Cell(0), Digit(1)))

    assert position.digits_left(Cell(0)) == (3,)
    assert position.with_digit(Cell(15), Digit(3)).digits_left(Cell(0)) == (3,)


def test_entries_count_and_what_a_search_has_placed_does_not() -> None:
    entered = Grid.empty(SMALL.geometry).with_digit(Cell(0), Digit(3))
    sheet = Sheet.of(SMALL, entered).with_found(SMALL_SOLVED, [Cell(2)])

    position = Position.of_sheet(sheet)
    assert position.grid == SMALL.with_digit(Cell(0), Digit(3))
    assert position.placed == {Cell(0)}
    assert position.placed_digits == (3, *[0] * 15)
    assert position.is_given(SMALL.filled()[0])
    assert not any(map(position.is_given, (Cell(0), *position.grid.blanks())))


def test_notes_of_every_blank_are_the_candidates() -> None:
    noted = _noted({cell: {1, 2, 3} for cell in SMALL.blanks()})

    assert has_complete_notes(noted)
    assert Position.of_sheet(noted).digits_left(Cell(0)) == (1, 3)


def test_notes_here_and_there_play_no_part() -> None:
    noted = _noted({SMALL.blanks()[0]: {1}})

    assert not has_complete_notes(noted)
    assert Position.of_sheet(noted) == Position.of_grid(SMALL)


def _noted(digits: dict[Cell, set[int]]) -> Sheet:
    notes = [
        CellNotes(corner=frozenset(map(Digit, digits.get(Cell(cell), ()))))
        for cell in SMALL.geometry.cells
    ]
    return Sheet.of_givens(SMALL).with_notes(notes)
