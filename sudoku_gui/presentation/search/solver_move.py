"""The digits that a search found, kept in the game as one move however often they are replaced."""

from sudoku_gui.model import moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import MoveKind


class SolverMove:
    """The move that a search has left in a game, if any.

    In the history it has the place at which the search began.  Notes and colours written while
    the search is looked at come after it, and stay there when it is replaced.
    """

    def __init__(self) -> None:
        self._place: int | None = None  # in the moves of the game
        self._grid: Grid | None = None  # kept last

    def begin(self, game: Game) -> None:
        """A search begins over the sheet as it is."""
        self._place = len(game.moves)
        self._grid = None

    def resume(self, game: Game) -> None:
        """A search goes on that has left its move in the game, before nothing but notes."""
        self.begin(game)
        for place, move in reversed(list(enumerate(game.moves))):
            if move.kind is MoveKind.FILL:
                self._place, self._grid = place, game.sheet.grid
            if move.kind not in moves.NOTE_KINDS:
                return

    def keep(self, game: Game, grid: Grid) -> None:
        """Make the digits found in `grid` one move, in place of what was kept before."""
        if self._place is None:
            self.begin(game)
        if grid == self._grid:
            return
        undone = [game.undo() for _ in game.moves[self._place :]]
        game.play(moves.fill(game.sheet, grid))
        for move in reversed(undone):
            if move.kind is not MoveKind.FILL:
                game.play(move)
        self._grid = grid

    def is_older_than_last_move(self, game: Game) -> bool:
        """Return whether the last move was made since the search began, or there is no search."""
        return self._place is None or len(game.moves) > self._place

    def follow_undo(self, game: Game) -> None:
        """Notes were taken back, perhaps older ones than a search that has found nothing yet."""
        if self._place is not None:
            self._place = min(self._place, len(game.moves))

    def forget(self) -> None:
        """What is found next is another search's, and a move of its own."""
        self._place = self._grid = None
