"""A race: several searches side by side, on one clock or each as fast as it can.

The clock counts steps, reads or calls: each is at the last moment at which it has needed no more
of them than the clock says, and who needs fewer is first.  Otherwise each gets an equal share of
the time, and who needs less of it is first.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.limited_run import LimitedRun
from sudoku_gui.playback.racers import Racer
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.solvers.search import Counters, Moment, Outcome
from sudoku_gui.solvers.search_start import start_search

_FIRST_SLICE = 512  # steps; fewer would be timed less exactly than they take
_BRIEF_SECONDS = 5e-4  # of a search that is timed several times, of which the least counts
_TIMES = 4
_TOGETHER_SECONDS = 0.002  # of a slice of all together, which is more than moving them costs


class RaceRule(Enum):
    """What decides the order of finish; those that are counted are the clocks."""

    STEPS = "steps"
    READS = "reads"
    CALLS = "calls"
    SECONDS = "seconds"


def _steps(counters: Counters) -> int:
    return counters.steps


_COUNTS: Mapping[RaceRule, Callable[[Counters], int]] = {
    RaceRule.STEPS: _steps,
    RaceRule.READS: lambda counters: counters.reads,
    RaceRule.CALLS: lambda counters: counters.calls,
}


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
        self._runners = [_Runner(racer, clock, rule) for racer in racers]
        self._reached = 0  # of the clock on which all run

    @property
    def is_over(self) -> bool:
        """Whether nobody runs any more."""
        return not any(runner.is_running for runner in self._runners)

    def standings(self) -> tuple[RaceStanding, ...]:
        """Return how all racers stand, in the order in which they were entered."""
        moments = [runner.moment for runner in self._runners]
        costs = [
            runner.cost_of_answer(moment)
            for runner, moment in zip(self._runners, moments, strict=True)
        ]
        ranked = sorted(cost for cost in costs if cost < math.inf)
        places = [ranked.index(cost) + 1 if cost < math.inf else 0 for cost in costs]
        is_timed = self._rule is RaceRule.SECONDS
        return tuple(
            RaceStanding(runner.racer, moment, runner.seconds if is_timed else None, place)
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


class _Runner:
    """One of the searches in a race."""

    def __init__(self, racer: Racer, clock: Callable[[], float], rule: RaceRule) -> None:
        self.racer = racer
        self.seconds = 0.0
        self._clock = clock
        self._rule = rule
        self._slices = TimeSlicer(clock, _FIRST_SLICE)
        self._search = start_search(racer.algorithm, racer.sheet.grid)
        self._start = self._search.snapshot()
        self._count = _COUNTS.get(rule, _steps)
        self._limited = LimitedRun(self._search, self._count)

    @property
    def is_running(self) -> bool:
        """Whether the search has not come to its end."""
        return not self._search.has_ended

    @property
    def moment(self) -> Moment:
        """What there is to see of it now."""
        return self._search.moment()

    def cost_of_answer(self, moment: Moment) -> float:
        """Return what it took to come to the answer at `moment`, infinite where there is none."""
        if moment.outcome not in {Outcome.SOLVED, Outcome.EXHAUSTED}:
            return math.inf
        return self.seconds if self._rule is RaceRule.SECONDS else self._count(moment.counters)

    def approach(self, limit: int) -> None:
        """Take most of the steps that the clock allows when it says `limit`, untimed."""
        if self._rule is RaceRule.STEPS:
            self.run_to(limit)
        else:
            self._limited.approach(limit)

    def run_to(self, limit: int) -> None:
        """Take all that the clock allows then."""
        if self._rule is RaceRule.STEPS:
            self._search.advance(limit - self._search.counters.steps)
        else:
            self._limited.advance(limit)

    def run(self, deadline: float) -> None:
        """Take steps until `deadline`, timed."""
        self._slices.run(math.inf, self._advance, deadline)
        if not self.is_running and self.seconds < _BRIEF_SECONDS:
            self._time_again()

    def _advance(self, steps: int) -> bool:
        """Take `steps` steps, timed; return whether there were fewer."""
        began = self._clock()
        taken = self._search.advance(steps)
        self.seconds += self._clock() - began
        return taken < steps

    def _time_again(self) -> None:
        """Know how long it takes a machine that has just done it: the first time takes longer."""
        steps = self._search.counters.steps
        for _ in range(_TIMES):
            self._search.restore(self._start)
            before, self.seconds = self.seconds, 0.0
            self._advance(steps)
            self.seconds = min(before, self.seconds)
