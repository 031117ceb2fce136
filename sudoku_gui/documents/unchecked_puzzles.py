"""Which puzzles of a collection have no verdict; no Qt."""

from collections.abc import Iterator, Sequence, Set

from sudoku_gui.documents.known_verdicts import KnownVerdicts
from sudoku_gui.lazy_dataclasses import dataclass

_ROWS_AT_ONCE = 1_000


@dataclass(frozen=True, slots=True)
class UncheckedPuzzles:
    """A collection as it was when those without a verdict were asked for.

    Rows and lines can be had in any thread, whatever is typed and removed later.
    """

    lines: Sequence[str]
    """The givens of every puzzle, "." for a blank."""
    known: KnownVerdicts
    numbers: Sequence[int]
    """The number of each row, by which verdicts are known."""
    stale: Set[int]
    """Rows whose verdict is on other givens."""

    def rows_in_pieces(self) -> Iterator[Sequence[int]]:
        """Yield the rows of puzzles to be checked, ascending, after each piece that was searched.

        A piece may have none.
        """
        for start in range(0, len(self.numbers), _ROWS_AT_ONCE):
            piece = self.numbers[start : start + _ROWS_AT_ONCE]
            rows = [start + place for place in self.known.unknown(piece)]
            stale = [row for row in self.stale if start <= row < start + len(piece)]
            yield sorted({*rows, *stale}) if stale else rows
