"""What is said at the end of a game."""

import pytest

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.moves import enter_in_all, fill
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.wording.outcomes import solved_sentence
from tests.support.puzzles import SMALL, SMALL_SOLVED

BLANKS = SMALL.blanks()


def game_with(entries: int, seconds: float = 750, checks: int = 0, hints: int = 0) -> Game:
    """A solved game in which so many digits are the player's, and the others the solver's."""
    game = Game(Puzzle(SMALL))
    for cell in BLANKS[:entries]:
        game.play(enter_in_all(game.sheet, (Cell(cell),), SMALL_SOLVED.digit_at(cell)))
    game.play(fill(game.sheet, SMALL_SOLVED))
    game.add_seconds(seconds)
    for _ in range(checks):
        game.count_check()
    for _ in range(hints):
        game.count_hint()
    return game


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (game_with(12), "Solved in 12:30, without checks and without hints."),
        (game_with(12, checks=1), "Solved in 12:30, with 1 check and without hints."),
        (game_with(12, checks=2, hints=3), "Solved in 12:30, with 2 checks and with 3 hints."),
        (game_with(12, seconds=0), "Solved, without checks and without hints."),
        (game_with(11), "Complete, but 1 cell was filled in for you."),
        (game_with(3, checks=1), "Complete, but 9 cells were filled in for you."),
    ],
)
def test_the_end_tells_what_was_asked_for_and_nothing_else(game: Game, sentence: str) -> None:
    assert str(solved_sentence(game)) == sentence


@pytest.mark.parametrize("game", [game_with(12), game_with(12, seconds=0), game_with(3)])
def test_the_end_tells_that_there_are_other_solutions(game: Game) -> None:
    several = str(solved_sentence(game, has_several=True))

    assert several == f"{solved_sentence(game)} It is one of several solutions of the puzzle."
