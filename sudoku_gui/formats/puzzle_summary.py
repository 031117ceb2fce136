"""What a list shows of a puzzle: its cells and what is known of it, and how far it has come.

A list of many thousand puzzles, and a filter tried on each, cannot wait for the puzzles
to be built: formats that put a puzzle on a line know the summary without.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Generic

from sudoku_gui.formats.puzzle_record import Item, JoinedSequence, LazySequence, PuzzleRecord
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.puzzle import Metadata


class SolvingProgress(Enum):
    """How far the player has come with a puzzle."""

    UNTOUCHED = "untouched"
    BEGUN = "begun"
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class PuzzleSummary:
    """A puzzle in short."""

    line: str  # its givens on one line of signs, "." for a blank
    metadata: Metadata
    progress: SolvingProgress = SolvingProgress.UNTOUCHED

    @classmethod
    def of_record(cls, record: PuzzleRecord) -> "PuzzleSummary":
        """Return the summary of a puzzle that is built.

        Raises ValueError if it is not of plain houses: its line would be of another puzzle.
        """
        if not record.puzzle.givens.geometry.is_plain:
            raise ValueError("a line of signs says nothing of other houses than the usual ones")
        return cls(str(record.puzzle.givens), record.puzzle.metadata, _progress_of(record))

    @property
    def title(self) -> str:
        """What the puzzle is called, or else a comment on it; "" if there is neither."""
        return self.metadata.title or self.metadata.comment

    @property
    def givens(self) -> int:
        """How many cells have a given."""
        return len(self.line) - self.line.count(".")


class SummarisedRecords(LazySequence[Item, PuzzleRecord], Generic[Item]):
    """Records without entries, built when they are asked for, and their summaries, built sooner."""

    def __init__(
        self,
        items: Sequence[Item],
        build: Callable[[Item], PuzzleRecord],
        summary: Callable[[Item], PuzzleSummary],
    ) -> None:
        super().__init__(items, build)
        self.items = items
        self.outlines = LazySequence(items, summary)
        self._ways = build, summary

    def is_built_like(self, other: "SummarisedRecords[Any]") -> bool:
        """Return whether records and summaries of both are made of their items in the same way."""
        return self._ways == other._ways


class PartlySummarisedRecords(LazySequence[int, PuzzleRecord]):
    """Records that are built when they are asked for, and what is known of them without.

    outline: the summary of a record that has no entries; None where it may have some.
    """

    def __init__(
        self,
        items: Sequence[int],
        build: Callable[[int], PuzzleRecord],
        outline: Callable[[int], PuzzleSummary | None],
    ) -> None:
        super().__init__(items, build)
        self.outlines = LazySequence(items, outline)


def known_outlines(records: Sequence[PuzzleRecord]) -> Sequence[PuzzleSummary | None]:
    """Return what is known of `records` without building them, None where that is nothing.

    Two of which the same is known are equal.
    """
    if isinstance(records, SummarisedRecords | PartlySummarisedRecords):
        return records.outlines
    if isinstance(records, JoinedSequence):
        return JoinedSequence([known_outlines(part) for part in records.parts])
    return LazySequence(range(len(records)), lambda _: None)


def chosen(records: Sequence[PuzzleRecord], rows: Sequence[int]) -> Sequence[PuzzleRecord]:
    """Return those of `records` in these rows, and what is known of them."""
    outlines = known_outlines(records)
    return PartlySummarisedRecords(rows, records.__getitem__, outlines.__getitem__)


def summaries_of(records: Sequence[PuzzleRecord]) -> Sequence[PuzzleSummary]:
    """Return the summaries of `records`, without building them where that can be."""
    if isinstance(records, SummarisedRecords):
        return records.outlines
    if isinstance(records, JoinedSequence):
        return JoinedSequence([summaries_of(part) for part in records.parts])
    return LazySequence(records, PuzzleSummary.of_record)


def _progress_of(record: PuzzleRecord) -> SolvingProgress:
    if record.is_untouched:
        return SolvingProgress.UNTOUCHED
    return SolvingProgress.SOLVED if record.grid.is_solved() else SolvingProgress.BEGUN
