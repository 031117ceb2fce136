"""What a search found, kept in the game as one move however often it is found anew."""

from sudoku_gui.model import moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.grid import Grid


class Found:
    """The move that a search has left in a game, if any."""

    def __init__(self) -> None:
        self._is_last_move = False

    def keep(self, game: Game, grid: Grid) -> None:
        """Make the digits found in `grid` one move, in place of what was kept before."""
        if self._is_last_move:
            game.undo()
        move = moves.fill(game.sheet, grid)
        game.play(move)
        self._is_last_move = bool(move.changes)

    def forget(self) -> None:
        """What is found next is another search's, and a move of its own."""
        self._is_last_move = False
