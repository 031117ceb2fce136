"""How many steps of a search were needless, slice by slice."""

from array import array

from sudoku_gui.playback.depth_profile import PictureColumns
from sudoku_gui.playback.slices import Slices


class NeedlessProfile(Slices):
    """The needless steps of each slice."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self._counts = array("q")

    def __len__(self) -> int:
        return len(self._counts)

    def record(self, steps: int, needless: int) -> None:
        """So many of the next steps, `room` at most, were needless."""
        begins = not self._missing
        if begins:
            self._counts.append(needless)
        else:
            self._counts[-1] += needless
        self._take_in(steps, begins)

    def record_slices(self, steps: int, counts: "array[int]") -> None:
        """Add as many whole slices as there was room for; the last may not be full."""
        self._counts += counts
        self._take_in(steps, len(counts))

    def shares(self, columns: PictureColumns) -> tuple[float, ...]:
        """Return which part of the steps of each column is needless, as well as slices tell.

        None is known of moments that are not recorded yet: their part is 0.
        """
        edges, width, recorded = columns.edges(), self._width, self.recorded
        begins = [max(0, edge - 1) // width for edge in edges[:-1]]
        ends = [max(0, edge - 2) // width + 1 for edge in edges[1:]]
        return tuple(
            sum(self._counts[begin:end]) / max(1, min(end * width, recorded) - begin * width)
            for begin, end in zip(begins, ends, strict=True)
        )

    def copy(self) -> "NeedlessProfile":
        """Return what is recorded by now, to be kept while more is."""
        copied = NeedlessProfile(self._limit)
        copied._counts = self._counts[:]
        copied._width, copied._missing = self._width, self._missing
        return copied

    def _merge_pairs(self) -> None:
        self._counts = array("q", map(sum, zip(self._counts[::2], self._counts[1::2], strict=True)))
