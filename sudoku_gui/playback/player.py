"""Plays a search at a pace: told how much time went by, it takes the steps that are due."""

import math
from collections.abc import Callable

from sudoku_gui.solvers.search import Moment, Outcome, Search

AS_FAST_AS_IT_GOES = math.inf
SLOWEST, FASTEST = 1.0, 100_000.0  # steps per second that can be chosen, besides the above

_SLICE_SECONDS = 0.001  # how often a run looks at the clock


class Player:
    """A search with a pace in steps per second, which may change while it plays."""

    def __init__(self, search: Search, pace: float) -> None:
        self._search = search
        self.pace = pace
        self._due = 0.0
        self._slice = 1

    @property
    def moment(self) -> Moment:
        """Where the search stands now."""
        return self._search.moment()

    @property
    def has_ended(self) -> bool:
        """Whether no step is left to take."""
        return self.moment.outcome is not Outcome.RUNNING

    def step(self) -> None:
        """Take one step, whatever the pace."""
        self._search.advance(1)

    def play_for(self, elapsed: float, budget: float, clock: Callable[[], float]) -> bool:
        """Take the steps that `elapsed` seconds brought due; whether there were any.

        Stops after `budget` seconds by `clock`.  What the machine could not do by
        then is forgotten, so that a slower pace chosen later acts at once.
        """
        if self.pace == AS_FAST_AS_IT_GOES:
            self._run(math.inf, clock() + budget, clock)
            return True
        self._due += elapsed * self.pace
        steps = math.floor(self._due)
        self._due -= steps
        self._run(steps, clock() + budget, clock)
        return steps > 0

    def _run(self, steps: float, deadline: float, clock: Callable[[], float]) -> None:
        """Take `steps` steps in slices of about a millisecond, until `deadline` at the latest."""
        now = clock()
        while steps > 0 and now < deadline:
            wanted = int(min(steps, self._slice))
            if self._search.advance(wanted) < wanted:
                return
            steps -= wanted
            before, now = now, clock()
            self._slice = _fitted(self._slice, now - before) if wanted == self._slice else wanted


def _fitted(slice_: int, seconds: float) -> int:
    """A slice that takes about _SLICE_SECONDS, where `slice_` steps took `seconds`."""
    if seconds < _SLICE_SECONDS / 2:
        return slice_ * 2
    if seconds > _SLICE_SECONDS * 2:
        return max(1, slice_ // 2)
    return slice_
