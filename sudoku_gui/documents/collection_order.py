"""The order in which the puzzles of a collection are listed; no Qt."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from operator import itemgetter

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


Comparable = tuple[int, str]


@dataclass(frozen=True, slots=True)
class CollectionOrder:
    """A key, upwards or downwards; what is equal in it stays in the order of the file."""

    key: OrderKey = OrderKey.NUMBER
    is_descending: bool = False

    def keys_of(self, collection: Collection, rows: Sequence[int]) -> Sequence[Comparable]:
        """Return what puzzles are ordered by, for each of `rows`."""
        key = _KEYS[self.key]
        return [key(collection, row) for row in rows]

    def of(self, rows: Sequence[int], keys: Sequence[Comparable]) -> Sequence[int]:
        """Return `rows`, which are ascending, in this order, by the keys of each."""
        pairs = sorted(zip(keys, rows, strict=True), key=itemgetter(0), reverse=self.is_descending)
        return [row for _, row in pairs]


_PROGRESS = tuple(SolvingProgress)
_VERDICTS = (None, *VerdictKind)
_UNRATED = -1
_BEYOND = 1_000  # tenths that are added where techniques alone do not lead to the solution


def _rating(collection: Collection, row: int) -> Comparable:
    rating = collection.rating(row)
    if rating is None:
        return _UNRATED, ""
    return (rating.tenths if rating.is_solved else rating.tenths + _BEYOND), ""


def _hardest(collection: Collection, row: int) -> Comparable:
    rating = collection.rating(row)
    return (0, "" if rating is None else rating.technique)


def _first_like(collection: Collection, row: int) -> Comparable:
    first = collection.first_like(row)
    return (-1 if first is None else first), ""


_KEYS: Mapping[OrderKey, Callable[[Collection, int], Comparable]] = {
    OrderKey.NUMBER: lambda _, row: (row, ""),
    OrderKey.TITLE: lambda collection, row: (0, collection.summary(row).title.casefold()),
    OrderKey.GIVENS: lambda collection, row: (collection.summary(row).givens, ""),
    OrderKey.VERDICT: lambda collection, row: (_VERDICTS.index(collection.verdict(row)), ""),
    OrderKey.RATING: _rating,
    OrderKey.HARDEST: _hardest,
    OrderKey.PROGRESS: lambda collection, row: (
        _PROGRESS.index(collection.summary(row).progress),
        "",
    ),
    OrderKey.SAME_AS: _first_like,
}
