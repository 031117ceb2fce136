"""What a file holds: puzzles, each with what its player has entered and noted so far.

Games are loaded with the first puzzle that one was begun with: most commands need none.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import accumulate, chain, zip_longest
from typing import TYPE_CHECKING, Generic, TypeVar, overload

from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.lazy_dataclasses import dataclass, fields, replace
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle

if TYPE_CHECKING:
    from sudoku_gui.model.game import Game
    from sudoku_gui.model.game_history import GameHistory
    from sudoku_gui.model.notes import CellNotes
    from sudoku_gui.model.sheet import Sheet

Item = TypeVar("Item")
Built = TypeVar("Built")


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """A puzzle, and what its player has made of it.  Raises ValueError where they do not fit."""

    puzzle: Puzzle
    entries: Grid
    """A grid of the same size, blank where givens are."""
    notes: tuple[CellNotes, ...] = ()
    """Notes and colours as a sheet has them: of each cell, or of none."""
    history: GameHistory | None = None
    """How entries and notes came to be, None where that is not known or there is nothing to say."""

    def __post_init__(self) -> None:
        givens = self.puzzle.givens
        if self.entries.geometry != givens.geometry:
            raise ValueError("entries of another size than the givens")
        both = zip(givens.digits, self.entries.digits, strict=True)
        if any(self.entries.digits) and any(given and entry for given, entry in both):
            raise ValueError("an entry in the cell of a given")
        if self.notes:
            self._check_notes()
        if self.history and self.history.is_bare:
            object.__setattr__(self, "history", None)

    def _check_notes(self) -> None:
        if not any(self.notes):
            raise ValueError("notes of every cell that are none")
        for given, notes in zip(self.puzzle.givens.digits, self.notes, strict=True):
            if given and (notes.corner or notes.centre):
                raise ValueError("a note in the cell of a given")

    @classmethod
    def without_entries(cls, puzzle: Puzzle) -> PuzzleRecord:
        """Return `puzzle` with nothing entered."""
        return cls(puzzle, _blank(puzzle.givens.geometry))

    @classmethod
    def of_sheet(cls, sheet: Sheet, metadata: Metadata) -> PuzzleRecord:
        """Return what stands on `sheet`, what a solver has put there counting as entered."""
        return replace(
            cls.with_filled(Puzzle(sheet.givens, metadata), sheet.grid), notes=sheet.notes
        )

    @classmethod
    def of_history(cls, metadata: Metadata, history: GameHistory) -> PuzzleRecord:
        """Return what a game with this history has come to.

        Raises ValueError where its moves do not fit.
        """
        return replace(cls.of_sheet(history.sheet, metadata), history=history)

    @classmethod
    def of_game(cls, game: Game) -> PuzzleRecord:
        """Return all of a game as it is now."""
        record = cls.of_sheet(game.sheet, game.puzzle.metadata)
        return replace(record, history=game.snapshot)

    @classmethod
    def with_filled(cls, puzzle: Puzzle, grid: Grid) -> PuzzleRecord:
        """Return `puzzle` with the digits of `grid` entered in all cells but the givens'."""
        both = zip(puzzle.givens.digits, grid.digits, strict=True)
        entries = bytes(0 if given else digit for given, digit in both)
        return cls(puzzle, Grid(grid.geometry, entries))

    def without_moves(self) -> PuzzleRecord:
        """Return the same as if it had been played just now: without moves, time and counts."""
        if self.history is None:
            return self
        from sudoku_gui.model.game_history import GameHistory
        from sudoku_gui.model.sheet import Sheet

        start = Sheet.of(self.puzzle.givens, self.entries).with_notes(self.notes)
        kept = GameHistory(start, bookmarks=self.history.bookmarks, photo=self.history.photo)
        return replace(self, history=kept)

    @property
    def sheet(self) -> Sheet:
        """The same as a sheet to go on with."""
        if self.history:
            return self.history.sheet
        from sudoku_gui.model.sheet import Sheet

        return Sheet.of(self.puzzle.givens, self.entries).with_notes(self.notes)

    def game(self) -> Game:
        """Return a game to go on with, which has the history if there is one."""
        from sudoku_gui.model.game import Game

        if self.history:
            return Game.resumed(self.puzzle.metadata, self.history)
        return Game(self.puzzle, self.sheet)

    @property
    def parts(self) -> frozenset[RecordPart]:
        """What there is besides the puzzle."""
        return parts_that_differ(self, PuzzleRecord.without_entries(self.puzzle))

    @property
    def is_untouched(self) -> bool:
        """Whether nothing is entered, noted or coloured."""
        return not self.notes and not any(self.entries.digits)

    @property
    def grid(self) -> Grid:
        """Givens and entries together."""
        givens = self.puzzle.givens
        if not any(self.entries.digits):
            return givens
        return Grid(givens.geometry, bytes(map(max, givens.digits, self.entries.digits)))


# A collection has tens of thousands of puzzles without an entry, and they can share this.
_blank = cache(Grid.empty)


def parts_that_differ(one: PuzzleRecord, other: PuzzleRecord) -> frozenset[RecordPart]:
    """Return the parts in which two records differ."""
    if one == other:
        return frozenset()
    ours, theirs = one.puzzle.metadata, other.puzzle.metadata
    names = (each.name for each in fields(Metadata))
    differing = {RecordPart(name) for name in names if getattr(ours, name) != getattr(theirs, name)}
    if one.entries != other.entries:
        differing.add(RecordPart.ENTRIES)
    differing.update(_notes_that_differ(one, other))
    differing.update(_history_that_differs(one.history, other.history))
    return frozenset(differing)


def _notes_that_differ(one: PuzzleRecord, other: PuzzleRecord) -> Iterator[RecordPart]:
    """Yield the kinds of notes that are not the same in every cell."""
    if not one.notes and not other.notes:
        return
    from sudoku_gui.model.notes import NO_NOTES

    for ours, theirs in zip_longest(one.notes, other.notes, fillvalue=NO_NOTES):
        if ours.corner != theirs.corner:
            yield RecordPart.CORNER_NOTES
        if ours.centre != theirs.centre:
            yield RecordPart.CENTRE_NOTES
        if ours.colours != theirs.colours:
            yield RecordPart.COLOURS
        if ours.note_colours != theirs.note_colours:
            yield RecordPart.NOTE_COLOURS


def _history_that_differs(
    one: GameHistory | None, other: GameHistory | None
) -> Iterator[RecordPart]:
    """Yield what is not the same; how a puzzle was typed in is not worth a word."""
    ours, theirs = one and one.bookmarks, other and other.bookmarks
    if (ours or ()) != (theirs or ()):
        yield RecordPart.BOOKMARKS
    if (one and one.photo) != (other and other.photo):
        yield RecordPart.PHOTO
    is_told = any(each and not each.has_only_givens_typed for each in (one, other))
    if is_told and _played(one) != _played(other):
        yield RecordPart.HISTORY


def _played(history: GameHistory | None) -> GameHistory | None:
    return history and replace(history, bookmarks=(), photo=None)


class LazySequence(Sequence[Built], Generic[Item, Built]):
    """A sequence whose items are built each time they are asked for.

    A file of many thousand lines is open as soon as it is known which lines are good.
    """

    def __init__(self, items: Sequence[Item], build: Callable[[Item], Built]) -> None:
        self._items = items
        self._build = build

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[Built]:
        return map(self._build, self._items)

    @overload
    def __getitem__(self, index: int) -> Built: ...
    @overload
    def __getitem__(self, index: slice) -> LazySequence[Item, Built]: ...
    def __getitem__(self, index: int | slice) -> Built | LazySequence[Item, Built]:
        if isinstance(index, slice):
            return LazySequence(self._items[index], self._build)
        return self._build(self._items[index])


class JoinedSequence(Sequence[Built]):
    """Several sequences one behind the other."""

    def __init__(self, parts: Sequence[Sequence[Built]]) -> None:
        self.parts = parts
        self._ends = tuple(accumulate(map(len, parts)))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[Built]:
        return chain.from_iterable(self.parts)

    @overload
    def __getitem__(self, index: int) -> Built: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Built]: ...
    def __getitem__(self, index: int | slice) -> Built | Sequence[Built]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        place = index if index >= 0 else index + len(self)
        if not 0 <= place < len(self):
            raise IndexError("there are fewer items")
        part = bisect_right(self._ends, place)
        return self.parts[part][place - self._ends[part]]


def without_entries(records: Sequence[PuzzleRecord]) -> Sequence[PuzzleRecord]:
    """Return the same puzzles with nothing entered or noted."""
    return LazySequence(records, lambda record: PuzzleRecord.without_entries(record.puzzle))
