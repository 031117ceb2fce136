"""What a file holds: puzzles, each with what its player has entered and noted so far."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cache
from itertools import zip_longest
from typing import Generic, TypeVar, overload

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import NO_NOTES, CellNotes
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.model.sheet import Sheet

Item = TypeVar("Item")
Built = TypeVar("Built")


class RecordPart(Enum):
    """What a format may have room for besides the givens; the texts are those of `Metadata`."""

    ENTRIES = "entries"
    CORNER_NOTES = "corner notes"
    CENTRE_NOTES = "centre notes"
    COLOURS = "colours"
    TITLE = "title"
    AUTHOR = "author"
    DESCRIPTION = "description"
    COMMENT = "comment"
    DATE = "date"
    SOURCE = "source"
    LEVEL = "level"
    URL = "url"


NOTE_PARTS = frozenset({RecordPart.CORNER_NOTES, RecordPart.CENTRE_NOTES, RecordPart.COLOURS})
SHEET_PARTS = NOTE_PARTS | {RecordPart.ENTRIES}
"""What a player adds to a puzzle; the other parts are texts about it."""


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """A puzzle, and what its player has made of it.  Raises ValueError where they do not fit."""

    puzzle: Puzzle
    entries: Grid
    """A grid of the same size, blank where givens are."""
    notes: tuple[CellNotes, ...] = ()
    """Notes and colours as a sheet has them: of each cell, or of none."""

    def __post_init__(self) -> None:
        givens = self.puzzle.givens
        if self.entries.geometry != givens.geometry:
            raise ValueError("entries of another size than the givens")
        both = zip(givens.digits, self.entries.digits, strict=True)
        if any(self.entries.digits) and any(given and entry for given, entry in both):
            raise ValueError("an entry in the cell of a given")
        if self.notes:
            self._check_notes()

    def _check_notes(self) -> None:
        if not any(self.notes):
            raise ValueError("notes of every cell that are none")
        for given, notes in zip(self.puzzle.givens.digits, self.notes, strict=True):
            if given and (notes.corner or notes.centre):
                raise ValueError("a note in the cell of a given")

    @classmethod
    def without_entries(cls, puzzle: Puzzle) -> "PuzzleRecord":
        """Return `puzzle` with nothing entered."""
        return cls(puzzle, _blank(puzzle.givens.geometry))

    @classmethod
    def of_sheet(cls, sheet: Sheet, metadata: Metadata) -> "PuzzleRecord":
        """Return what stands on `sheet`, what a solver has put there counting as entered."""
        return replace(
            cls.with_filled(Puzzle(sheet.givens, metadata), sheet.grid), notes=sheet.notes
        )

    @classmethod
    def with_filled(cls, puzzle: Puzzle, grid: Grid) -> "PuzzleRecord":
        """Return `puzzle` with the digits of `grid` entered in all cells but the givens'."""
        both = zip(puzzle.givens.digits, grid.digits, strict=True)
        entries = bytes(0 if given else digit for given, digit in both)
        return cls(puzzle, Grid(grid.geometry, entries))

    @property
    def sheet(self) -> Sheet:
        """The same as a sheet to go on with."""
        return Sheet.of(self.puzzle.givens, self.entries).with_notes(self.notes)

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
    return frozenset(differing)


def _notes_that_differ(one: PuzzleRecord, other: PuzzleRecord) -> Iterator[RecordPart]:
    """Yield the kinds of notes that are not the same in every cell."""
    for ours, theirs in zip_longest(one.notes, other.notes, fillvalue=NO_NOTES):
        if ours.corner != theirs.corner:
            yield RecordPart.CORNER_NOTES
        if ours.centre != theirs.centre:
            yield RecordPart.CENTRE_NOTES
        if ours.colours != theirs.colours:
            yield RecordPart.COLOURS


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
    def __getitem__(self, index: slice) -> "LazySequence[Item, Built]": ...
    def __getitem__(self, index: int | slice) -> "Built | LazySequence[Item, Built]":
        if isinstance(index, slice):
            return LazySequence(self._items[index], self._build)
        return self._build(self._items[index])


def without_entries(records: Sequence[PuzzleRecord]) -> Sequence[PuzzleRecord]:
    """Return the same puzzles with nothing entered or noted."""
    return LazySequence(records, lambda record: PuzzleRecord.without_entries(record.puzzle))
