"""Which puzzles of a collection people want to see; no Qt."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from operator import attrgetter

from sudoku_gui.documents.collection import Collection
from sudoku_gui.formats.puzzle_summary import SolvingProgress
from sudoku_gui.language import Text, say
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.puzzle import METADATA_TEXTS
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.techniques.level import Level

MOST_GIVENS = 25 * 25
_LEAST_SIGNS = 9  # fewer may be a number, or a year
_LEAST_SIGNS_WITH_BLANKS = 4  # fewer occur in nearly every grid, and would find them all


class FilterKind(Enum):
    """Which puzzles are meant, by what is known of them."""

    ALL = "all"
    UNIQUE = "unique"
    SEVERAL = "several"
    NONE = "none"
    CONFLICT = "conflict"
    UNDECIDED = "undecided"
    UNCHECKED = "unchecked"
    SOLVED = "solved"
    UNSOLVED = "unsolved"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    UNFAIR = "unfair"
    EXTREME = "extreme"
    UNRATED = "unrated"
    DUPLICATE = "duplicate"


@dataclass(frozen=True, slots=True)
class CollectionFilter:
    """A kind, a number of givens, and words of the title, of a text about it, or its number.

    The name of a technique finds the puzzles of which it is the hardest.  Many signs in a row are
    looked for among the digits of the grid as well.
    """

    words: str = ""
    kind: FilterKind = FilterKind.ALL
    fewest_givens: int = 0
    most_givens: int = MOST_GIVENS

    def chosen(self, collection: Collection, rows: Sequence[int]) -> Sequence[int]:
        """Return those of `rows` whose puzzles are wanted.

        What costs most is asked last.
        """
        if self.kind is not FilterKind.ALL:
            is_of_kind = _IS_OF_KIND[self.kind]
            rows = [row for row in rows if is_of_kind(collection, row)]
        if (self.fewest_givens, self.most_givens) != (0, MOST_GIVENS):
            givens = range(self.fewest_givens, self.most_givens + 1)
            rows = [row for row in rows if collection.summary(row).givens in givens]
        wanted = self.words.strip().casefold()
        if wanted:
            rows = [row for row in rows if _finds(wanted, collection, row)]
        return rows


def _finds(wanted: str, collection: Collection, row: int) -> bool:
    if wanted == str(row + 1):
        return True
    summary = collection.summary(row)
    if any(wanted in words.casefold() for words in _TEXTS(summary.metadata) if words):
        return True
    rating = collection.rating(row)
    if rating is not None and (wanted == rating.technique or _is_called(wanted, rating.title)):
        return True
    signs = wanted.replace("0", ".")
    least = _LEAST_SIGNS if "." not in wanted else _LEAST_SIGNS_WITH_BLANKS
    return len(signs) >= least and signs in summary.line.casefold()


def _is_called(wanted: str, title: Text | None) -> bool:
    return title is not None and wanted in say(title).casefold()


def _has_level(level: Level) -> Callable[[Collection, int], bool]:
    def has_level(collection: Collection, row: int) -> bool:
        rating = collection.rating(row)
        return rating is not None and rating.level is level

    return has_level


def _has(kind: VerdictKind | None) -> Callable[[Collection, int], bool]:
    return lambda collection, row: collection.verdict(row) is kind


def _is_solved(collection: Collection, row: int) -> bool:
    return collection.summary(row).progress is SolvingProgress.SOLVED


_TEXTS = attrgetter(*METADATA_TEXTS)
_IS_OF_KIND: Mapping[FilterKind, Callable[[Collection, int], bool]] = {
    FilterKind.UNIQUE: _has(VerdictKind.UNIQUE),
    FilterKind.SEVERAL: _has(VerdictKind.SEVERAL),
    FilterKind.NONE: _has(VerdictKind.NONE),
    FilterKind.CONFLICT: _has(VerdictKind.CONFLICT),
    FilterKind.UNDECIDED: _has(VerdictKind.UNDECIDED),
    FilterKind.UNCHECKED: _has(None),
    FilterKind.SOLVED: _is_solved,
    FilterKind.UNSOLVED: lambda collection, row: not _is_solved(collection, row),
    **{FilterKind[level.name]: _has_level(level) for level in Level},
    FilterKind.UNRATED: lambda collection, row: not collection.is_rated(row),
    FilterKind.DUPLICATE: lambda collection, row: collection.first_like(row) is not None,
}
