"""A race: several searches side by side, on one clock or each as fast as it can.

The clock counts steps, reads or calls: each is at the last moment at which it has needed no more
of them than the clock says, and who needs fewer is first.  Otherwise each gets an equal share of
the time, and who needs less of it is first.

What is shown is where they have come to, or how all stood at an earlier moment of the clock.
"""

import math
from collections.abc import Callable, Sequence

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.race_runner import RaceRule, RaceRunner
from sudoku_gui.playback.racers import Racer
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.solvers.search import Moment
from sudoku_gui.solvers.task import Resumable

_TOGETHER_SECONDS = 0.002  # of a slice of all together, which is more than moving them costs
_MOVES = 1_000  # from the start of a race by seconds to where it has come to


@dataclass(frozen=True, slots=True)
class RaceStanding:
    """How a racer stands."""

    racer: Racer
    moment: Moment
    # Of its own work; None on one clock, where taking turns costs many times what a few steps do.
    seconds: float | None
    # 1 for the first, the same for equals; 0 while it runs, and for one that is stuck, which has
    # not come to an answer.
    place: int


class Race:
    """Searches that run side by side; raises ConflictError if cells of a grid clash.

    clock: tells the time in seconds.
    """

    def __init__(
        self, racers: Sequence[Racer], clock: Callable[[], float], rule: RaceRule = RaceRule.STEPS
    ) -> None:
        self._clock = clock
        self._rule = rule
        self._slices = TimeSlicer(clock, seconds=_TOGETHER_SECONDS)
        self._runners = [RaceRunner(racer, clock, rule) for racer in racers]
        self._reached = 0  # of the clock on which all run
        self._looked_at = math.inf  # of the clock; where they have come to if it has not come there
        self._ways: list[Resumable[None]] = []  # of those still to be moved there

    @property
    def is_over(self) -> bool:
        """Whether nobody runs any more."""
        return not any(runner.is_running for runner in self._runners)

    @property
    def front(self) -> float:
        """What the clock says where they have come to; the longest time if they are timed."""
        if self._rule is RaceRule.SECONDS or self.is_over:
            return max(runner.cost for runner in self._runners)
        return self._reached

    @property
    def shown(self) -> float:
        """What the clock said at the moment shown."""
        return min(self._looked_at, self.front)

    @property
    def is_front_shown(self) -> bool:
        """Whether it is where they have come to."""
        return self._looked_at >= self.front

    @property
    def is_on_way(self) -> bool:
        """Whether the moment to be shown is yet to be reached."""
        return bool(self._ways)

    def standings(self) -> tuple[RaceStanding, ...]:
        """Return how all racers stand, in the order in which they were entered."""
        moments = [runner.shown for runner in self._runners]
        costs = [
            runner.cost_of_answer(moment)
            for runner, moment in zip(self._runners, moments, strict=True)
        ]
        ranked = sorted(cost for cost in costs if cost < math.inf)
        places = [ranked.index(cost) + 1 if cost < math.inf else 0 for cost in costs]
        return tuple(
            RaceStanding(runner.racer, moment, self._seconds_of(runner), place)
            for runner, moment, place in zip(self._runners, moments, places, strict=True)
        )

    def run_together(self, amount: float, deadline: float) -> None:
        """Let the clock on which all run go on by `amount`, by less if `deadline` comes first."""

        def take(amount: int) -> bool:
            self._reached += amount
            for runner in self._runners:
                runner.approach(self._reached)
            return self.is_over

        if not self.is_over:
            self._slices.run(amount, take, deadline)
            for runner in self._runners:
                runner.run_to(self._reached)

    def run_apart(self, deadline: float) -> None:
        """Let each take as many steps as it can in its share of the time until `deadline`."""
        running = [runner for runner in self._runners if runner.is_running]
        for index, runner in enumerate(running):
            now = self._clock()
            runner.run((deadline - now) / (len(running) - index) + now)

    def begin_look(self, at: float) -> None:
        """Begin to show how all stood when the clock said `at`, or where they have come to."""
        self._looked_at = max(0, at) if at < self.front else math.inf
        self._ways = [runner.seek(self._looked_at) for runner in self._runners]

    def continue_look(self, deadline: float) -> bool:
        """Go on with it until `deadline`; return whether the moment is shown."""
        while self._ways:
            if next(self._ways[-1], _ARRIVED) is _ARRIVED:
                self._ways.pop()
            if self._clock() >= deadline:
                break
        return not self._ways

    def next_change(self, is_forth: bool) -> float:
        """Return what the clock says at the next moment that shows other steps.

        is_forth: after the moment shown, not before it.  Seconds are not so fine: there it is a
        thousandth of the race.
        """
        if self._rule is RaceRule.SECONDS:
            move = self.front / _MOVES
            return self.shown + (move if is_forth else -move)
        if is_forth:
            return min(runner.cost_of_next() for runner in self._runners)
        return max(runner.cost_shown() for runner in self._runners) - 1

    def _seconds_of(self, runner: RaceRunner) -> float | None:
        return min(runner.seconds, self._looked_at) if self._rule is RaceRule.SECONDS else None


_ARRIVED = object()
