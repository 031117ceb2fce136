"""The puzzles of a file, the games begun with them, and what is known of each; no Qt.

A puzzle is built when it is asked for; a game lasts as long as its collection, so that
going from puzzle to puzzle loses nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from sudoku_gui.formats import PuzzleRecord, RecordPart
from sudoku_gui.formats.puzzle_record import LazySequence
from sudoku_gui.formats.puzzle_summary import PuzzleSummary, summaries_of
from sudoku_gui.formats.record_part import MADE_PARTS
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.game import Game
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import VerdictKind

if TYPE_CHECKING:
    from sudoku_gui.documents.puzzle_rating import PuzzleRating


@dataclass(frozen=True, slots=True)
class UncheckedPuzzles:
    """Puzzles without a verdict: their rows, and their givens on a line, whatever is typed later.

    The lines are made as they are asked for, in any thread.
    """

    rows: Sequence[int]
    lines: Sequence[str]


class Collection:
    """Puzzles by their row, counted from 0; at least one."""

    def __init__(self, records: Sequence[PuzzleRecord]) -> None:
        self._contents = records
        self._outlines = summaries_of(records)
        self._games: dict[int, Game] = {}
        self._verdicts: list[VerdictKind | None] = [None] * len(records)
        self._judged: dict[int, str] = {}  # the givens then, of verdicts on puzzles begun by then
        self._ratings: dict[str, PuzzleRating | None] = {}  # by the givens, on a line

    @classmethod
    def of_game(cls, game: Game) -> "Collection":
        """Return a collection of one puzzle, with which a game has begun."""
        collection = cls((_content_of(game),))
        collection._games[0] = game
        return collection

    @classmethod
    def resumed(cls, records: Sequence[PuzzleRecord], games: Mapping[int, Game]) -> "Collection":
        """Return a collection of these puzzles, with some of which games were begun."""
        collection = cls(records)
        collection._games.update(games)
        return collection

    def __len__(self) -> int:
        return len(self._contents)

    @property
    def games(self) -> Mapping[int, Game]:
        """The games that were begun, by the row of their puzzle."""
        return self._games

    @property
    def is_modified(self) -> bool:
        """Whether something a person typed would be lost with the collection."""
        return any(game.is_modified for game in self._games.values())

    @property
    def begun(self) -> Mapping[int, PuzzleRecord]:
        """The puzzles that a game was begun with, as they are now."""
        return {row: _content_of(game) for row, game in self._games.items()}

    def has_begun(self, row: int, game: Game) -> bool:
        """Return whether `game` is the one that is played with the puzzle in `row`."""
        return self._games.get(row) is game

    def game(self, row: int) -> Game:
        """Return the game with the puzzle in `row`, which begins with the first call."""
        if row not in self._games:
            self._games[row] = self._contents[row].game()
        return self._games[row]

    def record(self, row: int) -> PuzzleRecord:
        """Return the puzzle in `row` with what is entered and noted in it now."""
        game = self._games.get(row)
        return _content_of(game) if game else self._contents[row]

    def records(self) -> Sequence[PuzzleRecord]:
        """Return all puzzles as they are now, whatever is played later."""
        begun, others = self.begun, self._contents
        return LazySequence(range(len(others)), lambda row: begun.get(row) or others[row])

    def summary(self, row: int) -> PuzzleSummary:
        """Return what a list shows of the puzzle in `row`, as it is now."""
        return (
            PuzzleSummary.of_record(self.record(row)) if row in self._games else self._outlines[row]
        )

    def mark_saved(
        self, records: Sequence[PuzzleRecord], lost: frozenset[RecordPart] = frozenset()
    ) -> None:
        """`records`, as `records()` gave them, are safe in a file, but for the parts `lost`.

        A game whose notes or bookmarks are not in the file goes on being modified.
        """
        for row, game in self._games.items():
            saved, now = records[row], _content_of(game)
            is_kept = not lost & now.parts & MADE_PARTS
            if is_kept and saved.without_moves() == now.without_moves():
                game.mark_saved()

    def unchecked(self) -> UncheckedPuzzles:
        """Return the puzzles without a verdict."""
        stale = set(self._stale())
        rows = [row for row, kind in enumerate(self._verdicts) if kind is None or row in stale]
        begun, others = {row: self._givens_of(row) for row in self._games}, self._outlines
        return UncheckedPuzzles(
            rows, LazySequence(rows, lambda row: begun.get(row) or others[row].line)
        )

    def store_verdicts(
        self, unchecked: UncheckedPuzzles, first: int, verdicts: Sequence[VerdictKind]
    ) -> None:
        """Keep verdicts on puzzles of `unchecked`, from its place `first` on."""
        for place, kind in enumerate(verdicts, start=first):
            row = unchecked.rows[place]
            self._verdicts[row] = kind
            if row in self._games:
                self._judged[row] = unchecked.lines[place]

    def store_verdict(self, row: int, givens: Grid, kind: VerdictKind) -> None:
        """Keep the verdict on the puzzle in `row`, a game with which has begun."""
        self._verdicts[row] = kind
        self._judged[row] = str(givens)

    def verdict(self, row: int) -> VerdictKind | None:
        """Return the verdict on the puzzle in `row`, or None before it was checked as it is now."""
        return None if row in self._games and self._is_stale(row) else self._verdicts[row]

    def count_of(self, kind: VerdictKind) -> int:
        """Return how many puzzles have this verdict."""
        stale = [self._verdicts[row] for row in self._stale()]
        return self._verdicts.count(kind) - stale.count(kind)

    def rating(self, row: int) -> "PuzzleRating | None":
        """Return how hard the puzzle in `row` is, None if it cannot be told or was not asked."""
        return self._ratings.get(self._line_of(row)) if self._ratings else None

    def is_rated(self, row: int) -> bool:
        """Return whether it was found out how hard the puzzle in `row` is, or that it cannot be."""
        return self._line_of(row) in self._ratings

    def unrated_lines(self) -> Sequence[str]:
        """Return the givens of the puzzles of which that is not known."""
        lines = dict.fromkeys(map(self._line_of, range(len(self))))
        return tuple(line for line in lines if line not in self._ratings)

    def store_ratings(self, lines: Sequence[str], ratings: "Sequence[PuzzleRating | None]") -> None:
        """Keep how hard the puzzles with these givens are."""
        self._ratings.update(zip(lines, ratings, strict=True))

    def _line_of(self, row: int) -> str:
        return self._givens_of(row) if row in self._games else self._outlines[row].line

    def _stale(self) -> Iterator[int]:
        """Return the puzzles whose givens are others than those that were judged."""
        return filter(self._is_stale, self._games)

    def _is_stale(self, row: int) -> bool:
        judged = self._judged.get(row) or self._outlines[row].line
        return judged != self._givens_of(row)

    def _givens_of(self, row: int) -> str:
        return str(self._games[row].sheet.givens)


def _content_of(game: Game) -> PuzzleRecord:
    """Return what a file would hold of `game` as it is now."""
    return PuzzleRecord.of_game(game)
