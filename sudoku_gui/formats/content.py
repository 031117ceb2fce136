"""What a file holds: puzzles, each with what its player has entered so far."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import Generic, TypeVar, overload

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import About, Puzzle

Item = TypeVar("Item")
Built = TypeVar("Built")


@dataclass(frozen=True, slots=True)
class Content:
    """A puzzle, and the entries of its player: a grid of the same size, blank where givens are.

    Raises ValueError if the two do not fit together.
    """

    puzzle: Puzzle
    entries: Grid

    def __post_init__(self) -> None:
        if self.entries.geometry != self.puzzle.givens.geometry:
            raise ValueError("entries of another size than the givens")
        both = zip(self.puzzle.givens.digits, self.entries.digits, strict=True)
        if any(self.entries.digits) and any(given and entry for given, entry in both):
            raise ValueError("an entry in the cell of a given")

    @classmethod
    def untouched(cls, puzzle: Puzzle) -> "Content":
        """`puzzle` with nothing entered."""
        return cls(puzzle, _blank(puzzle.givens.geometry))

    @classmethod
    def filled(cls, puzzle: Puzzle, grid: Grid) -> "Content":
        """`puzzle` with the digits of `grid` entered in all cells but the givens'."""
        both = zip(puzzle.givens.digits, grid.digits, strict=True)
        entries = bytes(0 if given else digit for given, digit in both)
        return cls(puzzle, Grid(grid.geometry, entries))

    @property
    def grid(self) -> Grid:
        """Givens and entries together."""
        givens = self.puzzle.givens
        if not any(self.entries.digits):
            return givens
        return Grid(givens.geometry, bytes(map(max, givens.digits, self.entries.digits)))


# A collection has tens of thousands of puzzles without an entry, and they can share this.
_blank = cache(Grid.empty)


class Part(Enum):
    """What a format may or may not have room for besides the givens; the texts are About's."""

    ENTRIES = "entries"
    TITLE = "title"
    AUTHOR = "author"
    DESCRIPTION = "description"
    COMMENT = "comment"
    DATE = "date"
    SOURCE = "source"
    LEVEL = "level"
    URL = "url"


def parts_that_differ(one: Content, other: Content) -> frozenset[Part]:
    """The parts in which two contents differ."""
    if one == other:
        return frozenset()
    ours, theirs = one.puzzle.about, other.puzzle.about
    names = (each.name for each in fields(About))
    differing = {Part(name) for name in names if getattr(ours, name) != getattr(theirs, name)}
    if one.entries != other.entries:
        differing.add(Part.ENTRIES)
    return frozenset(differing)


class Lazy(Sequence[Built], Generic[Item, Built]):
    """A sequence whose items are built when they are asked for, each time anew.

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
    def __getitem__(self, index: slice) -> "Lazy[Item, Built]": ...
    def __getitem__(self, index: int | slice) -> "Built | Lazy[Item, Built]":
        if isinstance(index, slice):
            return Lazy(self._items[index], self._build)
        return self._build(self._items[index])


def untouched(contents: Sequence[Content]) -> Sequence[Content]:
    """The same puzzles with nothing entered."""
    return Lazy(contents, lambda content: Content.untouched(content.puzzle))
