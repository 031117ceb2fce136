"""What a game keeps besides its sheet: moments, time, bookmarks, and going on with all of it."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import GameHistory, SavedState, TimedMove, WatchedStep
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import MoveKind, enter_in_all, restore
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import Origin, Sheet
from tests.model.strategies import games
from tests.support.puzzles import SMALL, SMALL_SOLVED


def _game() -> Game:
    return Game(Puzzle(SMALL, Metadata("Small")))


def test_each_move_keeps_the_moment_it_was_played_also_undone_and_redone() -> None:
    game = _game()
    game.add_seconds(1.5)
    first, second = (
        enter_in_all(game.sheet, (Cell(0),), Digit(3)),
        enter_in_all(game.sheet, (Cell(2),), Digit(1)),
    )
    game.play(first)
    game.add_seconds(2)
    game.play(second)
    game.undo()
    game.add_seconds(10)

    assert [*game.timed_moves] == [TimedMove(first, 1.5)]
    assert [*game.undone_moves] == [TimedMove(second, 3.5)]
    game.redo()
    assert [*game.timed_moves] == [TimedMove(first, 1.5), TimedMove(second, 3.5)]


@pytest.mark.parametrize("seconds", [-1.0, float("inf"), float("nan")])
def test_time_only_goes_on(seconds: float) -> None:
    game = _game()

    with pytest.raises(ValueError, match="length of time"):
        game.add_seconds(seconds)

    assert game.totals.seconds == 0


def test_hints_and_checks_are_counted() -> None:
    game = _game()

    game.count_hint()
    game.count_check()
    game.count_check()

    assert (game.totals.hints, game.totals.checks) == (1, 2)


def test_bookmarks_modify_the_game_until_they_are_saved_or_removed() -> None:
    game = _game()
    acts: list[Callable[[], object]] = [
        lambda: game.add_bookmark("Fork"),
        game.mark_saved,
        lambda: game.rename_bookmark("Fork", "The fork"),
        lambda: game.rename_bookmark("The fork", "Fork"),
        lambda: game.remove_bookmark("Fork"),
    ]
    seen = list[bool]()

    for act in acts:
        act()
        seen.append(game.is_modified)

    assert seen == [True, False, True, False, True]


def test_going_back_to_a_bookmark_is_one_move_that_undo_takes_back() -> None:
    game = _game()
    fork = game.add_bookmark("Fork")
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.play(enter_in_all(game.sheet, (Cell(2),), Digit(1)))
    later = game.sheet

    game.play(restore(game.sheet, fork.sheet))
    assert (game.sheet, game.next_undo) == (fork.sheet, MoveKind.RESTORE)

    game.undo()
    assert game.sheet == later


def test_time_and_counts_are_not_worth_asking_about() -> None:
    game = _game()

    game.add_seconds(100)
    game.count_hint()
    game.count_check()
    game.watched = WatchedStep("direct-check", 12)

    assert not game.is_modified


@settings(deadline=None, max_examples=50)
@given(games())
def test_a_game_resumed_goes_on_where_it_was(game: Game) -> None:
    resumed = Game.resumed(game.puzzle.metadata, game.snapshot)

    assert resumed.snapshot == game.snapshot
    assert (resumed.sheet, resumed.puzzle) == (game.sheet, game.puzzle)
    assert not resumed.is_modified
    while game.next_redo:
        assert resumed.redo() == game.redo()
    while game.next_undo:
        assert resumed.undo() == game.undo()
    assert resumed.sheet == game.sheet


def test_a_history_whose_moves_do_not_fit_is_refused() -> None:
    move = enter_in_all(Sheet.of_givens(SMALL), (Cell(0),), Digit(3))
    history = GameHistory(Sheet.of_givens(SMALL_SOLVED), (TimedMove(move, 0),))

    with pytest.raises(ValueError, match="another sheet"):
        Game.resumed(Metadata(), history)


def test_what_is_saved_of_a_game_can_be_told_and_resumed_with_it() -> None:
    game = Game(Puzzle(SMALL))
    blank = game.sheet.cells_of(Origin.NONE)[0]
    game.play(enter_in_all(game.sheet, (blank,), Digit(1)))

    resumed = Game.resumed(game.puzzle.metadata, game.snapshot, game.saved)

    assert resumed.is_modified
    resumed.mark_saved()
    assert resumed.saved == SavedState(game.sheet, game.puzzle.metadata)


def test_a_history_whose_moves_do_not_fit_each_other_is_refused() -> None:
    sheet = Sheet.of_givens(SMALL)
    blank = sheet.cells_of(Origin.NONE)[0]
    move = TimedMove(enter_in_all(sheet, (blank,), Digit(1)), 0.0)

    with pytest.raises(ValueError, match="another sheet"):
        _ = GameHistory(sheet, (move, move)).sheet
