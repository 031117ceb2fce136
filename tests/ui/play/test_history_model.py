"""The rows of the history: what it costs to follow a long game."""

import sys
from types import FrameType

import pytest

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.play.history_model import HistoryModel

pytestmark = pytest.mark.usefixtures("qapp")


def test_one_more_move_takes_as_many_calls_in_a_long_game_as_in_a_short_one() -> None:
    short, long = (_calls_of_one_more_move(after) for after in (10, 2_000))

    assert long == short


def test_another_move_in_place_of_those_undone_is_told_of_alone() -> None:
    game = _game_of(5)
    model = HistoryModel(game, LIGHT)
    inserted: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _parent, first, last: inserted.append((first, last)))
    game.undo()
    game.undo()

    _enter(game, 7)
    model.show_game(game)

    assert inserted == [(4, 4)]
    assert (model.rowCount(), model.present) == (5, 4)


def _calls_of_one_more_move(before: int) -> int:
    """Return how many calls, resumed generators among them, it takes to follow one more move."""
    game = _game_of(before)
    model = HistoryModel(game, LIGHT)
    _enter(game, before)
    calls = 0

    def count(_frame: FrameType, event: str, _value: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        model.show_game(game)
    finally:
        sys.setprofile(None)
    return calls


def _game_of(moves: int) -> Game:
    game = Game(Puzzle.empty(9))
    for number in range(moves):
        _enter(game, number)
    return game


def _enter(game: Game, number: int) -> None:
    """Put another digit into a cell."""
    cell, digit = Cell(number % 81), Digit(1 + (number + number // 81) % 9)
    game.play(enter_in_all(game.sheet, (cell,), digit))
