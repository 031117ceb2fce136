"""Which of the puzzles that were read are left in a collection, and which its file holds."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import partial
from itertools import chain, compress
from operator import ne, sub

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers.task import Resumable

_NUMBERS_AT_ONCE = 1_000  # handled while no other thread can run: a tenth of a millisecond


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
    def removed(self) -> Iterator[range]:
        """Which puzzles of the file are not left: the places there of those side by side.

        The first is counted from 0.
        """
        if not self.is_reduced:
            return
        before = -1
        for start in range(0, len(self.numbers), _NUMBERS_AT_ONCE):
            places = self._places_of(self.numbers[start : start + _NUMBERS_AT_ONCE])
            if not places:
                continue
            if places[-1] - before > len(places):  # else all are side by side
                steps = list(map(sub, places, chain((before,), places)))
                gaps = compress(zip(places, steps, strict=True), map(partial(ne, 1), steps))
                yield from (range(place - step + 1, place) for place, step in gaps)
            before = places[-1]
        if before + 1 < len(self._in_file.numbers):
            yield range(before + 1, len(self._in_file.numbers))

    def _places_of(self, numbers: Sequence[int]) -> Sequence[int]:
        """Return the places in the file of those of `numbers`, ascending, that are there."""
        in_file = self._in_file.numbers
        if isinstance(in_file, range):
            return numbers  # nothing was ever removed from the file
        places = map(partial(bisect_left, in_file), numbers)
        return [
            place
            for place, number in zip(places, numbers, strict=True)
            if list(in_file[place : place + 1]) == [number]
        ]

    def without(self, kept: Sequence[int]) -> "Resumable[RemainingPuzzles]":
        """Find the rows for which `kept` is 1, where it is 0 for the others."""
        reduced = copy(self)
        numbers = array("I")
        for start in range(0, len(kept), _NUMBERS_AT_ONCE):
            piece = slice(start, start + _NUMBERS_AT_ONCE)
            numbers.extend(compress(self.numbers[piece], kept[piece]))
            yield
        reduced.numbers = numbers
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
