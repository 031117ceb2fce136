"""The puzzles of a file, the games begun with them, and what is known of each; no Qt.

A puzzle is built when it is asked for; a game lasts as long as its collection, so that
going from puzzle to puzzle loses nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from sudoku_gui.formats import Content
from sudoku_gui.formats.content import Lazy
from sudoku_gui.model.game import Game
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.verdict import VerdictKind


class Progress(Enum):
    """How far the player has come with a puzzle."""

    UNTOUCHED = "untouched"
    BEGUN = "begun"
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a puzzle; verdict: None before it was checked."""

    title: str
    givens: int
    verdict: VerdictKind | None
    progress: Progress


class Collection:
    """Puzzles by their row, counted from 0; at least one."""

    def __init__(self, contents: Sequence[Content]) -> None:
        self._contents = contents
        self._games: dict[int, Game] = {}
        self._verdicts: dict[int, tuple[bytes, VerdictKind]] = {}

    @classmethod
    def of_game(cls, game: Game) -> "Collection":
        """A collection of one puzzle, with which a game has begun."""
        collection = cls((Content.filled(game.puzzle, game.sheet.grid),))
        collection._games[0] = game
        return collection

    def __len__(self) -> int:
        return len(self._contents)

    @property
    def is_modified(self) -> bool:
        """Whether something a person typed would be lost with the collection."""
        return any(game.is_modified for game in self._games.values())

    @property
    def begun(self) -> Mapping[int, Content]:
        """The puzzles that a game was begun with, as they are now."""
        return {
            row: Content.filled(game.puzzle, game.sheet.grid) for row, game in self._games.items()
        }

    def has_begun(self, row: int, game: Game) -> bool:
        """Whether `game` is the one that is played with the puzzle in `row`."""
        return self._games.get(row) is game

    def game(self, row: int) -> Game:
        """The game with the puzzle in `row`, which begins with the first call."""
        if row not in self._games:
            content = self._contents[row]
            self._games[row] = Game(content.puzzle, content.entries)
        return self._games[row]

    def content(self, row: int) -> Content:
        """The puzzle in `row` with what is entered in it now."""
        game = self._games.get(row)
        return Content.filled(game.puzzle, game.sheet.grid) if game else self._contents[row]

    def contents(self) -> Sequence[Content]:
        """All puzzles as they are now, whatever is played later."""
        begun, others = self.begun, self._contents
        return Lazy(range(len(others)), lambda row: begun.get(row) or others[row])

    def untouched(self) -> Sequence[Content]:
        """All puzzles as they are now, without anything entered in them."""
        return Lazy(self.contents(), lambda content: Content.untouched(content.puzzle))

    def givens(self, row: int) -> Grid:
        """The givens of the puzzle in `row`, as they are typed now."""
        game = self._games.get(row)
        return game.sheet.givens if game else self._contents[row].puzzle.givens

    def keep_saved(self, contents: Sequence[Content]) -> None:
        """`contents`, as `contents()` gave them, are safe in a file."""
        for row, game in self._games.items():
            saved = contents[row]
            if (saved.grid, saved.puzzle.about) == (game.sheet.grid, game.puzzle.about):
                game.mark_saved()

    def learn(self, row: int, givens: Grid, verdict: VerdictKind) -> None:
        """Keep the verdict on the puzzle in `row`, as long as its givens are these."""
        self._verdicts[row] = (givens.digits, verdict)

    def verdict(self, row: int) -> VerdictKind | None:
        """The verdict on the puzzle in `row`; None before it was checked."""
        digits, verdict = self._verdicts.get(row, (b"", None))
        is_stale = row in self._games and self.givens(row).digits != digits
        return None if is_stale else verdict

    def summary(self, row: int) -> Summary:
        """What a list shows of the puzzle in `row`."""
        content = self.content(row)
        about = content.puzzle.about
        return Summary(
            about.title or about.comment,
            content.puzzle.givens.filled_count(),
            self.verdict(row),
            _progress_of(content),
        )


def _progress_of(content: Content) -> Progress:
    if not any(content.entries.digits):
        return Progress.UNTOUCHED
    return Progress.SOLVED if content.grid.is_solved() else Progress.BEGUN
