"""What a task has found by now, handed to another thread without copying it."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from sudoku_gui.lazy_dataclasses import dataclass

Item_co = TypeVar("Item_co", covariant=True)


@dataclass(frozen=True, slots=True)
class FirstItems(Generic[Item_co]):
    """The first items of a sequence that only grows, and so a value that never changes.

    To have it again and again takes no longer where there are more.
    """

    growing: Sequence[Item_co]
    count: int

    def since(self, first: int) -> Sequence[Item_co]:
        """Return the items from the place `first` on."""
        return self.growing[first : self.count]
