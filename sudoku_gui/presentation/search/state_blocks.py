"""What a program's data is drawn as: items in a table or in a list."""

from enum import Enum
from functools import lru_cache

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass


class ItemState(Enum):
    """How an item stands out; each has a shape of its own besides a colour."""

    EMPTY = "empty"
    HELD = "held"
    CURRENT = "current"  # the pointer is there
    THROUGH = "through"  # it is over with
    PASSED = "passed"  # it was there before the search, which went straight on


@dataclass(frozen=True, slots=True)
class StateItem:
    """One item of a data structure: a sign in its place."""

    sign: str
    state: ItemState = ItemState.HELD
    is_changed: bool = False  # whether the last step changed it


@dataclass(frozen=True, slots=True)
class StateTable:
    """Items in rows and columns, row by row; each row and column has a short name."""

    title: Text
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    items: tuple[StateItem, ...]


@dataclass(frozen=True, slots=True)
class StateList:
    """Items one after another, as many in a row as there is room for."""

    title: Text
    items: tuple[StateItem, ...]


StateBlock = StateTable | StateList

# The tables of a large grid share a few items, and making a new one takes longer than finding it.
shared_item = lru_cache(maxsize=4096)(StateItem)


def item_state_of(is_current: bool, *, is_set: bool) -> ItemState:
    """Return how an item stands out that the pointer may be at, and that may hold something."""
    if is_current:
        return ItemState.CURRENT
    return ItemState.HELD if is_set else ItemState.EMPTY
