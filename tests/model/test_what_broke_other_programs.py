"""Faults that people met in other Sudoku programs, each asked of this model by name."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.moves import (
    GivenCellError,
    MoveKind,
    clear_entries,
    enter_in_all,
    fill,
    reset,
    type_givens,
)
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from tests.model.strategies import MoveMaker, grids, moves
from tests.support.puzzles import SMALL, SMALL_SOLVED

PUZZLE = Puzzle(SMALL)


@pytest.mark.parametrize("digit", [BLANK, *map(Digit, SMALL.geometry.digits)])
def test_a_given_is_never_overwritten_by_an_entry(digit: Digit) -> None:
    game = Game(PUZZLE)

    for cell in game.sheet.cells_of(Origin.GIVEN):
        with pytest.raises(GivenCellError):
            game.play(enter_in_all(game.sheet, (cell,), digit))

    assert game.sheet == Sheet.of_givens(SMALL)


@settings(deadline=None)
@given(grids((4, 9)), st.data())
def test_a_given_is_never_overwritten_by_a_solver_a_reset_or_clearing(
    givens: Grid, data: st.DataObject
) -> None:
    game = Game(Puzzle(givens))
    found = data.draw(grids((givens.geometry.size,)))

    game.play(fill(game.sheet, found))
    assert game.puzzle.givens == givens
    game.play(reset(game.sheet))
    assert game.puzzle.givens == givens
    game.play(clear_entries(game.sheet))
    assert game.puzzle.givens == givens


def test_an_entry_is_never_overwritten_by_a_solver() -> None:
    game = Game(PUZZLE)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(1)))

    game.play(fill(game.sheet, SMALL_SOLVED))

    assert game.sheet.state_at(Cell(0)).digit == 1
    assert game.sheet.state_at(Cell(0)).origin is Origin.ENTRY


def test_undo_never_goes_back_into_the_previous_puzzle() -> None:
    previous = Game(PUZZLE)
    previous.play(enter_in_all(previous.sheet, (Cell(0),), Digit(3)))
    previous.play(enter_in_all(previous.sheet, (Cell(2),), Digit(4)))
    previous.undo()

    game = Game(previous.puzzle)

    assert (game.next_undo, game.next_redo) == (None, None)
    with pytest.raises(IndexError):
        game.undo()
    assert game.sheet == Sheet.of_givens(SMALL)


@settings(deadline=None, max_examples=50)
@given(st.lists(moves(SMALL.geometry), max_size=8))
def test_a_grid_is_not_dead_after_undo(makers: list[MoveMaker]) -> None:
    game = Game(PUZZLE)
    for make in makers:
        game.play(make(game.sheet))
    while game.next_undo:
        game.undo()

    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.play(type_givens(game.sheet, {Cell(3): Digit(1)}))
    game.play(fill(game.sheet, SMALL_SOLVED))

    assert game.sheet.grid == SMALL_SOLVED
    assert game.next_undo is MoveKind.FILL


def test_conflicts_count_typed_digits() -> None:
    game = Game(PUZZLE)
    assert not game.sheet.grid.conflicts()

    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(2)))

    clashes = {(conflict.first, conflict.second) for conflict in game.sheet.grid.conflicts()}
    assert clashes == {(0, 1)}


def test_candidates_count_typed_digits() -> None:
    game = Game(PUZZLE)
    assert candidates(game.sheet.grid, Cell(0)) == (1, 3)

    game.play(enter_in_all(game.sheet, (Cell(3),), Digit(3)))

    assert candidates(game.sheet.grid, Cell(0)) == (1,)


def test_correcting_a_wrong_entry_brings_back_what_was_there_through_undo() -> None:
    game = Game(PUZZLE)
    game.play(fill(game.sheet, SMALL_SOLVED))
    before = game.sheet

    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(2)))
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.undo()
    game.undo()

    assert game.sheet == before
    assert game.sheet.state_at(Cell(0)).origin is Origin.SOLVER


def test_correcting_a_mistyped_given_brings_back_what_was_there_through_undo() -> None:
    game = Game(PUZZLE)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    before = game.sheet

    game.play(type_givens(game.sheet, {Cell(0): Digit(1)}))
    game.play(type_givens(game.sheet, {Cell(0): BLANK}))
    game.undo()
    game.undo()

    assert game.sheet == before


def test_clearing_the_entries_by_mistake_can_be_undone() -> None:
    game = Game(PUZZLE)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.play(fill(game.sheet, SMALL_SOLVED))

    game.play(clear_entries(game.sheet))
    assert game.sheet == Sheet.of_givens(SMALL)
    game.undo()

    assert game.sheet.grid == SMALL_SOLVED


def test_saving_does_not_lose_the_undo_history() -> None:
    game = Game(PUZZLE)
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))

    game.mark_saved()
    game.undo()

    assert game.sheet == Sheet.of_givens(SMALL)


@pytest.mark.parametrize("size", SIZES)
def test_an_empty_grid_is_not_solved(size: int) -> None:
    assert not Grid.empty(Geometry.of_size(size)).is_solved()


def test_a_second_solve_of_a_solved_grid_finds_nothing_to_fill_and_no_fault() -> None:
    game = Game(PUZZLE)
    game.play(fill(game.sheet, SMALL_SOLVED))

    game.play(fill(game.sheet, SMALL_SOLVED))

    assert game.sheet.grid.is_solved()
    game.undo()
    assert game.sheet == Sheet.of_givens(SMALL)


@settings(deadline=None)
@given(grids((4, 6, 9)))
def test_a_grid_of_typing_errors_does_not_crash_the_analysis(grid: Grid) -> None:
    assert grid.is_solved() == (grid.is_complete() and not grid.conflicts())
    for cell in map(Cell, grid.geometry.cells):
        assert set(candidates(grid, cell)) <= set(grid.geometry.digits)
