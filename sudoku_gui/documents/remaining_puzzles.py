"""Which of the puzzles that were read are left in a collection, and which its file holds."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import compress

from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(slots=True)
class _FileContents:
    """Which puzzles the file holds, or what was pasted: their numbers, ascending."""

    numbers: Sequence[int]


class RemainingPuzzles:
    """The number of each row, ascending; a puzzle keeps its number while others are removed.

    What the file holds is known together with those that puzzles were removed from.
    """

    def __init__(self, count: int) -> None:
        self.numbers: Sequence[int] = range(count)
        self._in_file = _FileContents(self.numbers)

    @property
    def is_reduced(self) -> bool:
        """Whether others than these are in the file."""
        return self.numbers is not self._in_file.numbers

    @property
    def removed(self) -> Sequence[int]:
        """Which puzzles of the file are not left, by their place there, counted from 0."""
        if not self.is_reduced:
            return ()
        return tuple(self._places_removed())

    def _places_removed(self) -> Iterator[int]:
        left = iter(self.numbers)
        kept = next(left, None)
        for place, number in enumerate(self._in_file.numbers):
            while kept is not None and kept < number:
                kept = next(left, None)
            if kept != number:
                yield place

    def without(self, kept: Sequence[int]) -> "RemainingPuzzles":
        """Return the rows for which `kept` is 1, where it is 0 for the others."""
        reduced = copy(self)
        reduced.numbers = array("I", compress(self.numbers, kept))
        return reduced

    def mark_saved(self) -> None:
        """The file holds these, and no others."""
        self._in_file.numbers = self.numbers

    def row_of(self, number: int) -> int:
        """Return the row of the puzzle with that number, or of the next one if it is not left."""
        return bisect_left(self.numbers, number)

    def numbers_of(self, numbers: Iterable[int]) -> Mapping[int, int]:
        """Return those of `numbers` that are left, by their row."""
        rows = ((self.row_of(number), number) for number in numbers)
        return {
            row: number for row, number in rows if list(self.numbers[row : row + 1]) == [number]
        }
