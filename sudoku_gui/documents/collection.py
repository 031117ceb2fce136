"""The puzzles of a file, the games begun with them, and what is known of each; no Qt.

A puzzle is built when it is asked for; a game lasts as long as its collection, so that
going from puzzle to puzzle loses nothing.  Removing puzzles gives another collection, which knows
the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING

from sudoku_gui.documents.known_verdicts import KnownVerdicts
from sudoku_gui.documents.remaining_puzzles import RemainingPuzzles
from sudoku_gui.formats.puzzle_record import LazySequence, PuzzleRecord
from sudoku_gui.formats.record_part import MADE_PARTS
from sudoku_gui.model.game import Game
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.task import run
from sudoku_gui.split_dict import SplitDict

# What functions import has to do with several puzzles: mostly there is one.
if TYPE_CHECKING:
    from sudoku_gui.documents.duplicate_groups import DuplicateGroups
    from sudoku_gui.documents.puzzle_rating import PuzzleRating
    from sudoku_gui.documents.unchecked_puzzles import UncheckedPuzzles
    from sudoku_gui.formats.puzzle_summary import PuzzleSummary
    from sudoku_gui.formats.record_part import RecordPart
    from sudoku_gui.solvers.diagnose.verdict import VerdictKind
    from sudoku_gui.solvers.task import Resumable


class Collection:
    """Puzzles by their row, counted from 0; at least one.

    Each has a number that it keeps while others are removed: all that is known of the puzzles is
    kept by it, and is shared with the collection that others were removed from.
    """

    def __init__(self, records: Sequence[PuzzleRecord]) -> None:
        self._contents = records
        self._remaining = RemainingPuzzles(len(records))
        self._numbers = self._remaining.numbers
        self._before: Collection | None = None  # the one that puzzles were removed from
        self._games: dict[int, Game] = {}
        self._verdicts = KnownVerdicts(len(records))
        self._judged: dict[int, str] = {}  # the givens then, of verdicts on puzzles begun by then
        self._ratings = SplitDict[str, "PuzzleRating | None"]()  # by the givens, on a line

    @cached_property
    def _outlines(self) -> Sequence[PuzzleSummary]:
        from sudoku_gui.formats.puzzle_summary import summaries_of  # noqa: PLC0415

        return summaries_of(self._contents)

    @cached_property
    def _duplicates(self) -> DuplicateGroups:
        from sudoku_gui.documents.duplicate_groups import DuplicateGroups  # noqa: PLC0415

        return DuplicateGroups()

    @classmethod
    def of_game(cls, game: Game) -> Collection:
        """Return a collection of one puzzle, with which a game has begun."""
        collection = cls((PuzzleRecord.of_game(game),))
        collection._games[0] = game
        return collection

    @classmethod
    def resumed(cls, records: Sequence[PuzzleRecord], games: Mapping[int, Game]) -> Collection:
        """Return a collection of these puzzles, with some of which games were begun."""
        collection = cls(records)
        collection._games.update(games)
        return collection

    def __len__(self) -> int:
        return len(self._numbers)

    @property
    def games(self) -> Mapping[int, Game]:
        """The games that were begun, by the row of their puzzle."""
        if isinstance(self._numbers, range):
            return self._games  # nothing was removed: each row is the number
        numbers = self._remaining.numbers_of(self._games)
        return {row: self._games[number] for row, number in numbers.items()}

    @property
    def is_modified(self) -> bool:
        """Whether something a person did would be lost with the collection."""
        return self._remaining.is_reduced or any(game.is_modified for game in self.games.values())

    @property
    def is_as_saved(self) -> bool:
        """Whether the file holds all that is shown, the digits of solvers included."""
        games = self.games.values()
        return not self.is_modified and all(game.sheet == game.saved.sheet for game in games)

    @property
    def begun(self) -> Mapping[int, PuzzleRecord]:
        """The puzzles that a game was begun with, as they are now."""
        return {row: PuzzleRecord.of_game(game) for row, game in self.games.items()}

    @property
    def before(self) -> Collection | None:
        """What puzzles were removed from, None where the file has no more than these."""
        return self._before if self._remaining.is_reduced else None

    @property
    def removed(self) -> Iterator[range]:
        """Which of the puzzles in the file were removed: the places there of those side by side."""
        return self._remaining.removed

    def without(self, rows: Sequence[int]) -> Collection:
        """Return the puzzles but those in `rows`, with the games and all that is known of them.

        Raises ValueError if none would be left.
        """
        from sudoku_gui.documents.puzzle_removal import PuzzleRemoval  # noqa: PLC0415

        removal = PuzzleRemoval(self, rows)
        run(removal.find_begun())
        return run(removal.take_out())

    def reduced_to(self, kept: bytearray) -> Resumable[Collection]:
        """Make what `without` returns bit by bit; `kept` is 1 for the rows that stay."""
        if 1 not in kept:
            raise ValueError("a collection has at least one puzzle")
        reduced = copy(self)
        reduced._before = self
        reduced._remaining = yield from self._remaining.without(kept)
        reduced._numbers = reduced._remaining.numbers
        reduced._duplicates = yield from self._duplicates.among(kept)
        return reduced

    def shares_games_with(self, other: Collection) -> bool:
        """Return whether both are of the same puzzles, whatever was removed from either."""
        return self._games is other._games

    def is_taken_from(self, other: Collection) -> bool:
        """Return whether it is the other one, or what is left of it."""
        found: Collection | None = self
        while found is not None and found is not other:
            found = found._before
        return found is other

    def row_from(self, other: Collection, row: int) -> int:
        """Return the row here of what has `row` in `other`, with the same file, or follows it."""
        return self._remaining.row_of(other._numbers[row])

    @property
    def played(self) -> Iterator[int]:
        """The rows in whose puzzle something was entered or noted since it was read."""
        return (row for row, game in self.games.items() if _is_played(game))

    @property
    def has_entries(self) -> bool:
        """Whether puzzles may have been read with something entered or noted."""
        from sudoku_gui.formats.puzzle_summary import SummarisedRecords  # noqa: PLC0415

        return not isinstance(self._contents, SummarisedRecords)

    def is_begun(self, row: int) -> bool:
        """Return whether the puzzle in `row` was read with something entered or noted."""
        return not self._contents[self._numbers[row]].is_untouched

    def has_begun(self, row: int, game: Game) -> bool:
        """Return whether `game` is the one that is played with the puzzle in `row`."""
        return self._games.get(self._numbers[row]) is game

    def game(self, row: int) -> Game:
        """Return the game with the puzzle in `row`, which begins with the first call."""
        number = self._numbers[row]
        if number not in self._games:
            self._games[number] = self._contents[number].game()
        return self._games[number]

    def record(self, row: int) -> PuzzleRecord:
        """Return the puzzle in `row` with what is entered and noted in it now."""
        game = self._games.get(self._numbers[row])
        return PuzzleRecord.of_game(game) if game else self._contents[self._numbers[row]]

    def records(self) -> Sequence[PuzzleRecord]:
        """Return all puzzles as they are now, whatever is played later."""
        from sudoku_gui.formats.puzzle_summary import (  # noqa: PLC0415
            PartlySummarisedRecords,
            known_outlines,
        )

        begun, others, numbers = self.begun, self._contents, self._numbers
        outlines = known_outlines(others)
        return PartlySummarisedRecords(
            range(len(self)),
            lambda row: begun.get(row) or others[numbers[row]],
            lambda row: None if row in begun else outlines[numbers[row]],
        )

    def summary(self, row: int) -> PuzzleSummary:
        """Return what a list shows of the puzzle in `row`, as it is now."""
        game = self._games.get(self._numbers[row])
        if game is not None:
            from sudoku_gui.formats.puzzle_summary import PuzzleSummary  # noqa: PLC0415

            sheet, about = game.sheet_without_guesses, game.puzzle.metadata
            return PuzzleSummary.of_record(PuzzleRecord.of_sheet(sheet, about))
        return self._outlines[self._numbers[row]]

    def mark_saved(
        self, records: Sequence[PuzzleRecord], lost: frozenset[RecordPart] = frozenset()
    ) -> None:
        """`records`, as `records()` gave them, are safe in a file, but for the parts `lost`.

        A game whose notes or bookmarks are not in the file goes on being modified.
        """
        self._remaining.mark_saved()
        for row, game in self.games.items():
            saved, now = records[row], PuzzleRecord.of_game(game)
            is_kept = not lost & now.parts & MADE_PARTS
            if is_kept and saved.without_moves() == now.without_moves():
                game.mark_saved()

    def lines(self) -> Sequence[str]:
        """Return the givens of each puzzle on a line, whatever is typed later.

        The lines are made as they are asked for, in any thread.
        """
        begun, others = {row: self._givens_of(row) for row in self.games}, self._outlines
        numbers = self._numbers
        return LazySequence(
            range(len(self)), lambda row: begun.get(row) or others[numbers[row]].line
        )

    def unchecked(self) -> UncheckedPuzzles:
        """Return the puzzles without a verdict, as they are now."""
        from sudoku_gui.documents.unchecked_puzzles import UncheckedPuzzles  # noqa: PLC0415

        return UncheckedPuzzles(
            self.lines(), self._verdicts.copy(), self._numbers, frozenset(self._stale())
        )

    def store_verdicts(
        self, unchecked: UncheckedPuzzles, rows: Sequence[int], verdicts: Sequence[VerdictKind]
    ) -> None:
        """Keep verdicts on puzzles of `unchecked`."""
        for row, kind in zip(rows, verdicts, strict=True):
            number = self._numbers[row]
            self._verdicts[number] = kind
            if number in self._games:
                self._judged[number] = unchecked.lines[row]

    def store_verdict(self, row: int, givens: Grid, kind: VerdictKind) -> None:
        """Keep the verdict on the puzzle in `row`, a game with which has begun."""
        self._verdicts[self._numbers[row]] = kind
        self._judged[self._numbers[row]] = str(givens)

    def verdict(self, row: int) -> VerdictKind | None:
        """Return the verdict on the puzzle in `row`, or None before it was checked as it is now."""
        return None if self._is_stale(row) else self._verdicts[self._numbers[row]]

    def count_of(self, kind: VerdictKind) -> Resumable[int]:
        """Count the puzzles that have this verdict."""
        count = yield from self._verdicts.count_of(kind, self._numbers)
        stale = [self._verdicts[self._numbers[row]] for row in self._stale()]
        return count - stale.count(kind)

    def store_duplicates(self, groups: DuplicateGroups, lines: Sequence[str]) -> None:
        """Keep which puzzles are alike.

        lines: those that were compared, as `lines()` gave them.
        """
        self._duplicates = groups.with_compared({row: lines[row] for row in self.games})

    @property
    def duplicate_count(self) -> int:
        """How many puzzles were found to be like an earlier one."""
        return self._duplicates.count

    def first_like(self, row: int) -> int | None:
        """Return the row of the first puzzle like the one in `row`, None if it is that itself.

        It is None as well where nothing was compared, or other givens were typed since.
        """
        first = self._duplicates.first_like(row)
        compared = self._duplicates.compared
        if first is None or any(self._differs(each, compared.get(each)) for each in (row, first)):
            return None
        return first

    def rating(self, row: int) -> PuzzleRating | None:
        """Return how hard the puzzle in `row` is, None if it cannot be told or was not asked."""
        return self._ratings.get(self._line_of(row)) if self._ratings else None

    def is_rated(self, row: int) -> bool:
        """Return whether it was found out how hard the puzzle in `row` is, or that it cannot be."""
        return self._line_of(row) in self._ratings

    @property
    def rated_lines(self) -> SplitDict[str, PuzzleRating | None]:
        """How hard puzzles are, by their givens: always what is known now, in any thread."""
        return self._ratings

    def store_ratings(self, ratings: Iterable[tuple[str, PuzzleRating | None]]) -> None:
        """Keep how hard puzzles are, by their givens."""
        self._ratings.update(ratings)

    def _line_of(self, row: int) -> str:
        number = self._numbers[row]
        return self._givens_of(row) if number in self._games else self._outlines[number].line

    def _stale(self) -> Iterator[int]:
        """Return the puzzles whose givens are others than those that were judged."""
        return filter(self._is_stale, self.games)

    def _is_stale(self, row: int) -> bool:
        return self._differs(row, self._judged.get(self._numbers[row]))

    def _differs(self, row: int, line: str | None) -> bool:
        """Return whether the givens in `row` are others by now than `line`, or than the file's."""
        number = self._numbers[row]
        return number in self._games and self._givens_of(row) != (
            line or self._outlines[number].line
        )

    def _givens_of(self, row: int) -> str:
        return str(self._games[self._numbers[row]].sheet.givens)


def _is_played(game: Game) -> bool:
    return bool(game.moves) or game.is_modified
