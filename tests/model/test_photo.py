"""The photo of a puzzle: what is taken for one, and what the game has of it."""

from math import inf, nan

import pytest

from sudoku_gui.model.game import Game
from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.photo import LONGEST_SIDE, MOST_BYTES, Photo
from sudoku_gui.model.puzzle import Puzzle
from tests.support.kept_photos import CORNERS, jpeg, photo
from tests.support.puzzles import SMALL


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG\r\n\x1a\n",
        jpeg()[:-2],
        jpeg()[:12],
        jpeg(width=0),
        jpeg(height=LONGEST_SIDE + 1),
        jpeg(bytes(MOST_BYTES)),
    ],
    ids=["nothing", "another format", "cut", "cut in its head", "empty", "too high", "too large"],
)
def test_what_is_no_picture_of_the_kind_that_is_kept_is_refused(data: bytes) -> None:
    assert Photo(jpeg(), jpeg(), CORNERS)
    with pytest.raises(ValueError, match="picture"):
        Photo(data, jpeg(), CORNERS)
    with pytest.raises(ValueError, match="picture"):
        Photo(jpeg(), data, CORNERS)


@pytest.mark.parametrize("number", [inf, nan])
def test_corners_are_somewhere(number: float) -> None:
    with pytest.raises(ValueError, match="nowhere"):
        Photo(jpeg(), jpeg(), ((number, 0.0), *CORNERS[1:]))


def test_undo_leaves_the_photo_where_it_is() -> None:
    game = Game(Puzzle(SMALL))
    game.play(enter_in_all(game.sheet, (Cell(0),), Digit(3)))
    game.photo = photo()

    game.undo()

    assert game.photo == photo()
    assert game.next_redo is not None


def test_a_photo_that_no_file_has_is_a_change_and_so_is_one_that_was_removed() -> None:
    game = Game(Puzzle(SMALL))
    game.photo = photo()
    assert game.is_modified

    game.mark_saved()
    again = Game.resumed(game.puzzle.metadata, game.snapshot, game.saved)
    assert not again.is_modified

    again.photo = None
    assert again.is_modified


def test_a_game_goes_on_with_its_photo() -> None:
    game = Game(Puzzle(SMALL))
    game.photo = photo()

    again = Game.resumed(game.puzzle.metadata, game.snapshot)

    assert again.photo == photo()
    assert not again.is_modified


def test_a_search_that_was_watched_over_a_photo_is_all_there_is() -> None:
    game = Game(Puzzle(SMALL))
    game.photo = photo()
    assert not game.snapshot.is_bare
    assert not game.snapshot.has_only_watched

    game.watched = WatchedStep("direct-check", 7)

    assert game.snapshot.has_only_watched
