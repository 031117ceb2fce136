"""Runs a search as far as a limit of one of its counters allows, exactly.

A search stops at numbers of steps alone, and what a step costs is known only once it is taken:
so a stretch that turns out to cost too much is taken back and tried shorter.
"""

import math
from collections.abc import Callable

from sudoku_gui.solvers.search import Counters, Search
from sudoku_gui.solvers.task import Resumable, run

_FIRST_COST = 1_000  # what a step is thought to cost before any was taken; rather too much
_SHARE = 0.9  # of what is left up to the limit that is meant to be used up at once
_AT_ONCE = 200_000  # steps between two pauses


class LimitedRun:
    """Takes a search to the last step up to which `cost` does not exceed a limit.

    cost: one of its counters, which never becomes less.
    """

    def __init__(self, search: Search, cost: Callable[[Counters], int]) -> None:
        self._search = search
        self._cost = cost
        self._cost_of_step: float = _FIRST_COST  # on the stretch taken last

    @property
    def cost(self) -> int:
        """What it has cost up to where it stands."""
        return self._cost(self._search.counters)

    def approach(self, limit: int) -> None:
        """Go most of the way to `limit`, in a fraction of the time that being exact takes."""
        if self.cost < limit and not self._search.has_ended:
            self._try(limit, math.inf)

    def advance(self, limit: int) -> None:
        """Go on to `limit`; where it stands beyond already, stay there."""
        run(self.follow(limit))

    def follow(self, limit: int) -> Resumable[None]:
        """Do the same with a pause after each stretch."""
        beyond = math.inf  # so many steps from here are known to cost too much
        while beyond > 1 and not self._search.has_ended:
            taken, is_within = self._try(limit, beyond)
            beyond = beyond - taken if is_within else taken
            yield

    def _try(self, limit: int, beyond: float) -> tuple[int, bool]:
        """Take some steps, back again if they cost too much; return how many, and whether not."""
        cost, held = self.cost, self._search.snapshot()
        stride = min(_SHARE * (limit - cost) / self._cost_of_step, beyond / 2)
        taken = self._search.advance(max(1, int(min(stride, _AT_ONCE))))
        reached = self.cost
        self._cost_of_step = max(1, reached - cost) / max(1, taken)
        if reached > limit:
            self._search.restore(held)
        return taken, reached <= limit
