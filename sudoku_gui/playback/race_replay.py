"""Any moment of what a racer has done, reached again."""

import math
from collections.abc import Callable

from sudoku_gui.playback.limited_run import LimitedRun
from sudoku_gui.playback.race_marks import RaceMark, RaceMarks
from sudoku_gui.solvers.search import Counters, Moment, Search
from sudoku_gui.solvers.task import Resumable

_NEARBY_AT_MOST = 64


class RaceReplay:
    """Goes to the moments behind a search, by what a counter said then.

    search: another one, of the same.  marks: those that the race has left behind so far.
    """

    def __init__(self, search: Search, count: Callable[[Counters], int], marks: RaceMarks) -> None:
        self._search = search
        self._run = LimitedRun(search, count)
        self._marks = marks
        self._nearby: list[RaceMark] = []  # on the way to where it stands, ever closer to it

    @property
    def moment(self) -> Moment:
        """What there is to see where it stands."""
        return self._search.moment()

    @property
    def count_after_next(self) -> float:
        """What the counter said after the step that follows; infinite if none does."""
        held = self._search.snapshot()
        taken = self._search.advance(1)
        count = self._run.cost
        self._search.restore(held)
        return count if taken else math.inf

    def seek(self, count: int) -> Resumable[None]:
        """Stand at the last moment at which the counter was not above `count`, or at the start."""
        self._nearby = [mark for mark in self._nearby if mark.count <= count][-_NEARBY_AT_MOST:]
        start = max([self._marks.nearest(count), *self._nearby], key=lambda mark: mark.count)
        if not start.count <= self._run.cost <= count:
            self._search.restore(start.state)
        for _ in self._run.follow(count):
            self._nearby.append(RaceMark(self._run.cost, 0.0, self._search.snapshot()))
            yield
