"""The order in which the puzzles of a collection are listed; no Qt."""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from heapq import merge
from itertools import islice
from typing import Any

from sudoku_gui.documents.collection import Collection
from sudoku_gui.formats.puzzle_summary import SolvingProgress
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers.diagnose.verdict import VerdictKind


class OrderKey(Enum):
    """By what puzzles are ordered."""

    NUMBER = "number"
    TITLE = "title"
    GIVENS = "givens"
    VERDICT = "verdict"
    RATING = "rating"
    HARDEST = "hardest"
    PROGRESS = "progress"
    SAME_AS = "same_as"


_SLICE_KEYS = 1_000  # sorted or merged at once: about a millisecond
_NOWHERE = 2**32 - 1
Comparable = int | str
"""What puzzles are ordered by: numbers, or words, all of them."""


@dataclass(frozen=True, slots=True)
class CollectionOrder:
    """A key, upwards or downwards; what is equal in it stays in the order of the file."""

    key: OrderKey = OrderKey.NUMBER
    is_descending: bool = False

    def keys_of(self, collection: Collection, rows: Sequence[int]) -> Sequence[Comparable]:
        """Return what puzzles are ordered by, for each of `rows`."""
        key = _KEYS[self.key]
        return [key(collection, row) for row in rows]


_BACKWARDS = CollectionOrder(OrderKey.NUMBER, is_descending=True)


class OrderedRows:
    """Rows of a collection, put in an order bit by bit, so that nobody waits for it."""

    def __init__(self, order: CollectionOrder) -> None:
        self._order = order
        self._rows_of: dict[Comparable, array[int]] = {}
        self.rows = array("I")
        """The rows in order, as far as that has come."""
        self.places = array("I")
        """Where each row of the collection is in that order; those are all before the end."""

    def add(self, collection: Collection, rows: Sequence[int]) -> None:
        """Take in some rows, which are ascending and behind those before."""
        if self._order.key is OrderKey.NUMBER:
            self._rows_of.setdefault(0, array("I")).extend(rows)
            return
        for row, key in zip(rows, self._order.keys_of(collection, rows), strict=True):
            if key in self._rows_of:
                self._rows_of[key].append(row)
            else:
                self._rows_of[key] = array("I", (row,))

    def put_in_order(self, count: int) -> Iterator[None]:
        """Put all rows in order, of a collection of `count` puzzles; yields now and then."""
        self.places = array("I", (_NOWHERE,)) * count
        rows_of, done = self._rows_of, 0
        for keys in _sorted_in_slices(rows_of, is_descending=self._order.is_descending):
            for key in keys:
                rows = rows_of.pop(key)
                if self._order == _BACKWARDS:
                    rows.reverse()
                self.rows.extend(rows)
                for start in range(0, len(rows), _SLICE_KEYS):
                    for row in rows[start : start + _SLICE_KEYS]:
                        self.places[row] = done
                        done += 1
                    yield
            yield

    def place_of(self, row: int) -> int:
        """Return where `row` is, -1 if it is none of them."""
        place = self.places[row] if row < len(self.places) else _NOWHERE
        return place if place != _NOWHERE else -1


def _sorted_in_slices(
    keys: Iterable[Comparable], *, is_descending: bool
) -> Iterator[Sequence[Comparable]]:
    """Yield the keys in order, which are all numbers or all words; nothing at all now and then."""
    left, runs = iter(list(keys)), list[list[Any]]()
    while run := list(islice(left, _SLICE_KEYS)):
        runs.append(sorted(run, reverse=is_descending))
        yield ()
    merged = merge(*runs, reverse=is_descending)
    while piece := list(islice(merged, _SLICE_KEYS)):
        yield piece


_PROGRESS = tuple(SolvingProgress)
_VERDICTS = (None, *VerdictKind)
_UNRATED = -1
_BEYOND = 1_000  # tenths that are added where techniques alone do not lead to the solution


def _rating(collection: Collection, row: int) -> Comparable:
    rating = collection.rating(row)
    if rating is None:
        return _UNRATED
    return rating.tenths if rating.is_solved else rating.tenths + _BEYOND


def _hardest(collection: Collection, row: int) -> Comparable:
    rating = collection.rating(row)
    return "" if rating is None else rating.technique


def _first_like(collection: Collection, row: int) -> Comparable:
    first = collection.first_like(row)
    return -1 if first is None else first


_KEYS: Mapping[OrderKey, Callable[[Collection, int], Comparable]] = {
    OrderKey.NUMBER: lambda _, row: row,
    OrderKey.TITLE: lambda collection, row: collection.summary(row).title.casefold(),
    OrderKey.GIVENS: lambda collection, row: collection.summary(row).givens,
    OrderKey.VERDICT: lambda collection, row: _VERDICTS.index(collection.verdict(row)),
    OrderKey.RATING: _rating,
    OrderKey.HARDEST: _hardest,
    OrderKey.PROGRESS: lambda collection, row: _PROGRESS.index(collection.summary(row).progress),
    OrderKey.SAME_AS: _first_like,
}
