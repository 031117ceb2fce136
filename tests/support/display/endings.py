"""What a program says at the end of a game."""

import re

from sudoku_gui.model.game import Game
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.wording.outcomes import solved_sentence
from tests.support.puzzles import SMALL_SOLVED


def solved_pattern() -> str:
    """A regular expression for the sentence, however long it took and whatever was asked for."""
    at_once, timed = Game(Puzzle(SMALL_SOLVED)), Game(Puzzle(SMALL_SOLVED))
    timed.add_seconds(60)
    templates = [re.escape(solved_sentence(game).template) for game in (at_once, timed)]
    either = "|".join(re.sub(r"\\{\w+\\}", ".+", template) for template in templates)
    return f"(?:{either})"
