"""The depth of a search over time, in slices: the lowest and the highest of each."""

from array import array
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise, starmap
from typing import NamedTuple

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.slices import Slices
from sudoku_gui.solvers.search import DepthSurvey


class DepthRange(NamedTuple):
    """The lowest and the highest depth in a stretch of a search."""

    low: int
    high: int


_shared_range = lru_cache(maxsize=4096)(DepthRange)  # a search comes to the same ones again


@dataclass(frozen=True, slots=True)
class PictureColumns:
    """The moments from `first` to `last`, divided among at most `count` columns of a picture.

    As many columns as moments where there are fewer of them, otherwise exactly
    `count`, whose widths differ by one moment at most.
    """

    first: int
    last: int
    count: int

    @property
    def moments(self) -> int:
        """How many moments there are; none if `last` is before `first`."""
        return max(0, self.last - self.first + 1)

    def __len__(self) -> int:
        return min(self.count, self.moments)

    def __iter__(self) -> Iterator[range]:
        """Yield the moments of each column."""
        return starmap(range, pairwise(self.edges()))

    def edges(self) -> list[int]:
        """Return the first moment of each column, and that behind the last column."""
        first, moments, columns = self.first, self.moments, len(self)
        return [first + index * moments // columns for index in range(columns)] + [first + moments]


class DepthProfile(Slices):
    """The depth ranges of a search while it runs."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self._lows = array("H")  # by slice
        self._highs = array("H")

    def __len__(self) -> int:
        return len(self._lows)

    def record(self, steps: int, low: int, high: int) -> None:
        """Between `low` and `high` was the depth after each of the next steps, `room` at most."""
        begins = not self._missing
        if begins:
            self._lows.append(low)
            self._highs.append(high)
        else:
            self._lows[-1] = min(self._lows[-1], low)
            self._highs[-1] = max(self._highs[-1], high)
        self._take_in(steps, begins)

    def record_slices(self, survey: DepthSurvey) -> None:
        """Add the slices of a depth survey in as many whole ones as there was room for."""
        self._lows += survey.lows
        self._highs += survey.highs
        self._take_in(survey.taken, len(survey.lows))

    def ranges(self, columns: PictureColumns) -> tuple[DepthRange, ...]:
        """Return the depth range of each column, a slice that it shares with another included."""
        # Hundreds of columns in every frame: what is done for each of them is done by functions of
        # the interpreter's own, and no objects are gathered that it would look through for garbage.
        edges, width = columns.edges(), self._width
        # The moment after step m > 0 is in slice (m - 1) // width.
        begins = [(edge - 1) // width for edge in edges]
        ends = [(edge - 2) // width + 1 for edge in edges[1:]]
        start: tuple[DepthRange, ...] = ()
        if columns.first == 0 and ends:  # the start, at depth 0, belongs to no slice
            start = (_shared_range(0, max(self._highs[: ends[0]], default=0)),)
            del begins[0], ends[0]
        if columns.moments == len(columns):  # each of them is in one slice
            lows, highs = self._lows.__getitem__, self._highs.__getitem__
            return (*start, *map(_shared_range, map(lows, begins[:-1]), map(highs, begins[:-1])))
        lowest = map(min, map(self._lows.__getitem__, map(slice, begins, ends)))
        highest = map(max, map(self._highs.__getitem__, map(slice, begins, ends)))
        return (*start, *map(_shared_range, lowest, highest))

    def highest(self) -> int:
        """Return the greatest depth recorded, or 0 where no step was."""
        return max(self._highs, default=0)

    def first_up_to(self, depth: int) -> int:
        """Return the first step of the first slice in which the depth rises to `depth`."""
        slices = enumerate(self._highs)
        return next(1 + index * self._width for index, high in slices if high >= depth)

    def skip_above(self, depth: int, step: int) -> int:
        """Return the last step known to be reached from `step` without a depth below `depth`."""
        # The next step is in slice step // width.  Where in a slice the depth falls below is not
        # known, so such a slice is not gone into, unless `step` is in it already.
        for index in range(step // self._width, len(self)):
            if self._lows[index] < depth:
                return max(step, index * self._width)
        return max(step, self.recorded)

    def skip_above_backwards(self, depth: int, step: int) -> int:
        """Return the first step known such that from it to `step` no depth is below `depth`.

        `step` itself is known to be such.
        """
        # A slice in which the depth falls below is not gone into, as in `skip_above`.
        index = (step - 1) // self._width
        while index >= 0 and self._lows[index] >= depth:
            index -= 1
        return min(step, (index + 1) * self._width + 1)

    def _merge_pairs(self) -> None:
        self._lows = array("H", map(min, self._lows[::2], self._lows[1::2]))
        self._highs = array("H", map(max, self._highs[::2], self._highs[1::2]))
