"""Saved states of a racer, from which any of its moments is reached again by replaying.

They are kept at whatever steps a race has come to when one is due: a race does not stop for them.
"""

from bisect import bisect_right

from sudoku_gui.lazy_dataclasses import dataclass

_AT_MOST = 1_024
_FIRST_SPACING = 64  # steps


@dataclass(frozen=True, slots=True)
class RaceMark:
    """The snapshot of a search, what a counter of it said then, and the time it had taken."""

    count: int
    seconds: float
    state: bytes


class RaceMarks:
    """Marks about evenly spread over the steps taken; their distance doubles with their number."""

    def __init__(self, start: RaceMark) -> None:
        self._marks = [start]
        self._spacing = _FIRST_SPACING
        self._due = self._spacing

    def __len__(self) -> int:
        return len(self._marks)

    def is_due(self, step: int) -> bool:
        """Return whether a mark is to be added where the search has come to `step`."""
        return step >= self._due

    def add(self, step: int, mark: RaceMark) -> None:
        """Keep a mark, taken at `step`, behind all others."""
        self._marks.append(mark)
        if len(self._marks) > _AT_MOST:
            del self._marks[1::2]
            # Not only twice what it was: a race that has not stopped so often left them wider.
            self._spacing = max(2 * self._spacing, step // len(self._marks))
        self._due = step + self._spacing

    def nearest(self, count: int) -> RaceMark:
        """Return the last mark at which the counter was not above `count`, or the start."""
        place = bisect_right(self._marks, count, key=lambda mark: mark.count)
        return self._marks[max(0, place - 1)]

    def count_at(self, seconds: float, front: RaceMark) -> int:
        """Return what the counter said after so much time, less than up to `front`, the present.

        Between two marks it is taken to have gone on evenly.
        """
        place = bisect_right(self._marks, seconds, key=lambda mark: mark.seconds)
        before, after = self._marks[place - 1], [*self._marks, front][place]
        share = (seconds - before.seconds) / (after.seconds - before.seconds)
        return before.count + int((after.count - before.count) * share)
