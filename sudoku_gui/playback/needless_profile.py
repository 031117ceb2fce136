"""How many steps of a search were needless, in slices, bounded however long the search is."""

from array import array

from sudoku_gui.playback.depth_profile import PictureColumns


class NeedlessProfile:
    """The needless steps of slices equally wide; slice i is of steps i * width + 1 and on."""

    def __init__(self, limit: int) -> None:
        if limit % 2:
            raise ValueError(f"{limit} slices cannot be merged in pairs")
        self._limit = limit
        self._counts = array("q")
        self._width = 1
        self._missing = 0  # steps until the last slice is full

    @property
    def width(self) -> int:
        """How many steps a slice has."""
        return self._width

    @property
    def room(self) -> int:
        """How many steps the next record may be of, at most."""
        return self._missing or self._width

    def whole_slices(self, steps: int) -> int:
        """Return how many whole slices the next `steps` steps make, or 0 within a slice."""
        if self._missing:
            return 0
        return min(steps // self._width, self._limit - len(self._counts))

    def record(self, steps: int, needless: int) -> None:
        """So many of the next steps, `room` at most, were needless."""
        if self._missing:
            self._counts[-1] += needless
        else:
            self._counts.append(needless)
            self._missing = self._width
        self._missing -= steps
        self._make_room()

    def record_slices(self, steps: int, counts: "array[int]") -> None:
        """Add as many whole slices as there was room for; the last may not be full."""
        self._counts += counts
        self._missing = len(counts) * self._width - steps
        self._make_room()

    def shares(self, columns: PictureColumns) -> tuple[float, ...]:
        """Return which part of the steps of each column is needless, as well as slices tell.

        None is known of moments that are not recorded yet: their part is 0.
        """
        edges, width, recorded = columns.edges(), self._width, self._recorded
        begins = [max(0, edge - 1) // width for edge in edges[:-1]]
        ends = [max(0, edge - 2) // width + 1 for edge in edges[1:]]
        return tuple(
            sum(self._counts[begin:end]) / max(1, min(end * width, recorded) - begin * width)
            for begin, end in zip(begins, ends, strict=True)
        )

    def is_as_fine_as(self, columns: PictureColumns) -> bool:
        """Return whether no slice is wider than a column."""
        return self._width * len(columns) <= columns.moments

    def copy(self) -> "NeedlessProfile":
        """Return what is recorded by now, to be kept while more is."""
        copied = NeedlessProfile(self._limit)
        copied._counts = self._counts[:]
        copied._width, copied._missing = self._width, self._missing
        return copied

    @property
    def _recorded(self) -> int:
        return len(self._counts) * self._width - self._missing

    def _make_room(self) -> None:
        """Let pairs of slices become one when the last there may be is full."""
        if self._missing or len(self._counts) < self._limit:
            return
        self._counts = array("q", map(sum, zip(self._counts[::2], self._counts[1::2], strict=True)))
        self._width *= 2
