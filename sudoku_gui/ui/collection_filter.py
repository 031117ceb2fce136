"""Which puzzles of a collection people want to see; no Qt."""

from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass
from enum import Enum

from sudoku_gui.solvers.verdict import VerdictKind
from sudoku_gui.ui.collection import Collection, Progress, Summary

MOST_GIVENS = 25 * 25
_LEAST_SIGNS = 9  # fewer occur in nearly every grid, and would find them all


class Kind(Enum):
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


@dataclass(frozen=True, slots=True)
class Filter:
    """A kind, a number of givens, and words of the title, of a text about it, or its number.

    Many signs in a row are looked for among the digits of the grid as well.
    """

    words: str = ""
    kind: Kind = Kind.ALL
    fewest_givens: int = 0
    most_givens: int = MOST_GIVENS

    def lets_through(self, collection: Collection, row: int) -> bool:
        """Whether the puzzle in `row` is wanted."""
        if self == _EVERYTHING:
            return True
        summary = collection.summary(row)
        return (
            self.fewest_givens <= summary.givens <= self.most_givens
            and _IS_OF_KIND[self.kind](summary)
            and self._finds_words(collection, row)
        )

    def _finds_words(self, collection: Collection, row: int) -> bool:
        wanted = self.words.strip().casefold()
        if not wanted or wanted == str(row + 1):
            return True
        content = collection.content(row)
        if any(wanted in words.casefold() for words in astuple(content.puzzle.about)):
            return True
        signs = wanted.replace("0", ".")
        return len(signs) >= _LEAST_SIGNS and signs in str(content.puzzle.givens).casefold()


_EVERYTHING = Filter()
_IS_OF_KIND: Mapping[Kind, Callable[[Summary], bool]] = {
    Kind.ALL: lambda _: True,
    Kind.UNIQUE: lambda summary: summary.verdict is VerdictKind.UNIQUE,
    Kind.SEVERAL: lambda summary: summary.verdict is VerdictKind.SEVERAL,
    Kind.NONE: lambda summary: summary.verdict is VerdictKind.NONE,
    Kind.CONFLICT: lambda summary: summary.verdict is VerdictKind.CONFLICT,
    Kind.UNDECIDED: lambda summary: summary.verdict is VerdictKind.UNDECIDED,
    Kind.UNCHECKED: lambda summary: summary.verdict is None,
    Kind.SOLVED: lambda summary: summary.progress is Progress.SOLVED,
    Kind.UNSOLVED: lambda summary: summary.progress is not Progress.SOLVED,
}
