"""What a search found, as one move of a game."""

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.search.solver_move import SolverMove
from tests.support.puzzles import SMALL, SMALL_SOLVED

HALF = SMALL.with_digits({Cell(0): Digit(3)})


def test_what_is_found_anew_replaces_what_was_kept() -> None:
    game, found = Game(Puzzle(SMALL)), SolverMove()

    found.keep(game, HALF)
    found.keep(game, SMALL_SOLVED)

    assert game.sheet.grid == SMALL_SOLVED
    game.undo()
    assert game.sheet == Sheet.of_givens(SMALL)
    assert game.next_undo is None


def test_finding_nothing_leaves_the_move_before_alone() -> None:
    game, found = Game(Puzzle(SMALL)), SolverMove()
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))

    found.keep(game, HALF)
    found.keep(game, HALF)

    assert game.sheet.grid == HALF
    assert game.next_undo is not None


def test_what_another_search_finds_is_a_move_of_its_own() -> None:
    game, found = Game(Puzzle(SMALL)), SolverMove()

    found.keep(game, HALF)
    found.forget()
    found.keep(game, SMALL_SOLVED)

    game.undo()
    assert game.sheet.grid == HALF
