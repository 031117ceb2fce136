"""Slices of a search, equally wide, of which there are never too many.

They follow each other without a gap, slice i of steps i * width + 1 and on.  When there are too
many, pairs of them become one, so that the memory is bounded however long the search.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_gui.playback.depth_profile import PictureColumns


class Slices:
    """How wide they are, and how full the last is; a subclass keeps what is known of each.

    All but the last are full, and as many as the limit are there only while the last is not.
    """

    def __init__(self, limit: int) -> None:
        if limit % 2:
            raise ValueError(f"{limit} slices cannot be merged in pairs")
        self._limit = limit
        self._width = 1
        self._missing = 0  # steps until the last slice is full

    def __len__(self) -> int:
        raise NotImplementedError

    @property
    def width(self) -> int:
        """How many steps a slice has."""
        return self._width

    @property
    def room(self) -> int:
        """How many steps the next record may be of, at most."""
        return self._missing or self._width

    @property
    def recorded(self) -> int:
        """How many steps all of them have."""
        return len(self) * self._width - self._missing

    def whole_slices(self, steps: int) -> int:
        """Return how many whole slices the next `steps` steps make, or 0 within a slice.

        No more than there is room for before pairs are merged, which changes the width.
        """
        if self._missing:
            return 0
        return min(steps // self._width, self._limit - len(self))

    def is_as_fine_as(self, columns: "PictureColumns") -> bool:
        """Return whether no slice is wider than a column."""
        return self._width * len(columns) <= columns.moments

    def _take_in(self, steps: int, slices: int) -> None:
        """Count `steps` steps just recorded, which have begun so many slices."""
        self._missing += slices * self._width - steps
        if not self._missing and len(self) >= self._limit:
            self._merge_pairs()
            self._width *= 2

    def _merge_pairs(self) -> None:
        """Let pairs of slices become one; they are full, and each has a partner."""
        raise NotImplementedError
