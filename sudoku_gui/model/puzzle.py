"""A puzzle: the givens, and what is known about them."""

from collections.abc import Mapping
from typing import Any

from sudoku_gui.lazy_dataclasses import dataclass, fields, replace
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a file says about a puzzle besides its digits, word for word; "" where it says nothing.

    date and level are whatever people write there: files agree on no form for them.
    others: what else a table says, by the names of its columns.
    """

    title: str = ""
    author: str = ""
    description: str = ""
    comment: str = ""
    date: str = ""
    source: str = ""
    level: str = ""
    url: str = ""
    others: tuple[tuple[str, str], ...] = ()

    def with_texts(self, texts: Mapping[str, str]) -> "Metadata":
        """Return the same with these texts in place of others; each name is of METADATA_TEXTS."""
        return replace(self, **dict[str, Any](texts))


METADATA_TEXTS = tuple(each.name for each in fields(Metadata) if each.name != "others")
"""The names of the texts about a puzzle that every file may have."""

NO_METADATA = Metadata()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Givens, and what is known about them."""

    givens: Grid
    metadata: Metadata = NO_METADATA

    @classmethod
    def empty(cls, size: int = 9) -> "Puzzle":
        """Return a puzzle without givens, to be typed in."""
        return cls(Grid.empty(Geometry.of_size(size)))
