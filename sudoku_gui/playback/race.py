"""A race: several searches side by side, on one clock of steps or each as fast as it can.

On one clock all take the same steps in the same time, and who needs fewer is first.
Otherwise each gets an equal share of the time, and who needs less of it is first.
"""

import math
from collections.abc import Callable, Sequence
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.racers import Racer
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.solvers.search import Moment, Outcome
from sudoku_gui.solvers.search_start import start_search

_FIRST_SLICE = 512  # steps; fewer would be timed less exactly than they take
_BRIEF_SECONDS = 5e-4  # of a search that is timed several times, of which the least counts
_TIMES = 4


class RaceRule(Enum):
    """What decides the order of finish."""

    STEPS = "steps"
    SECONDS = "seconds"


@dataclass(frozen=True, slots=True)
class RaceStanding:
    """How a racer stands."""

    racer: Racer
    moment: Moment
    # Of its own work; None in a race by steps, where taking turns costs many times what a few
    # steps do.
    seconds: float | None
    # 1 for the first, the same for equals; 0 while it runs, and for one that is stuck, which has
    # not come to an answer.
    place: int


class Race:
    """Searches that run side by side; raises ConflictError if cells of a grid clash.

    clock: tells the time in seconds.
    """

    def __init__(self, racers: Sequence[Racer], clock: Callable[[], float]) -> None:
        self._clock = clock
        self._slices = TimeSlicer(clock)
        self._runners = [_Runner(racer, clock) for racer in racers]

    @property
    def is_over(self) -> bool:
        """Whether nobody runs any more."""
        return not any(runner.is_running for runner in self._runners)

    def standings(self, rule: RaceRule) -> tuple[RaceStanding, ...]:
        """Return how all racers stand, in the order in which they were entered."""
        costs = [runner.cost(rule) for runner in self._runners]
        ranked = sorted(cost for cost in costs if cost < math.inf)
        places = [ranked.index(cost) + 1 if cost < math.inf else 0 for cost in costs]
        is_timed = rule is RaceRule.SECONDS
        return tuple(
            RaceStanding(runner.racer, runner.moment, runner.seconds if is_timed else None, place)
            for runner, place in zip(self._runners, places, strict=True)
        )

    def run_together(self, steps: float, deadline: float) -> int:
        """Let all take the same `steps` steps, fewer if `deadline` comes first; return how many."""
        taken = 0

        def take(steps: int) -> bool:
            nonlocal taken
            for runner in self._runners:
                runner.take(steps)
            taken += steps
            return self.is_over

        if not self.is_over:
            self._slices.run(steps, take, deadline)
        return taken

    def run_apart(self, deadline: float) -> None:
        """Let each take as many steps as it can in its share of the time until `deadline`."""
        running = [runner for runner in self._runners if runner.is_running]
        for index, runner in enumerate(running):
            now = self._clock()
            runner.run((deadline - now) / (len(running) - index) + now)


class _Runner:
    """One of the searches in a race."""

    def __init__(self, racer: Racer, clock: Callable[[], float]) -> None:
        self.racer = racer
        self.seconds = 0.0
        self._clock = clock
        self._slices = TimeSlicer(clock, _FIRST_SLICE)
        self._search = start_search(racer.algorithm, racer.sheet.grid)
        self._start = self._search.snapshot()
        self.moment = self._search.moment()

    @property
    def is_running(self) -> bool:
        """Whether the search has not come to its end."""
        return self.moment.outcome is Outcome.RUNNING

    def cost(self, rule: RaceRule) -> float:
        """Return what it took to come to an answer, infinite where there is none (yet)."""
        if self.moment.outcome not in {Outcome.SOLVED, Outcome.EXHAUSTED}:
            return math.inf
        return self.seconds if rule is RaceRule.SECONDS else self.moment.counters.steps

    def take(self, steps: int) -> None:
        """Take `steps` steps, or those that are left, untimed."""
        if self.is_running:
            self._search.advance(steps)
            self.moment = self._search.moment()

    def run(self, deadline: float) -> None:
        """Take steps until `deadline`, timed."""
        self._slices.run(math.inf, self._advance, deadline)
        self.moment = self._search.moment()
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
        for _ in range(_TIMES):
            self._search.restore(self._start)
            before, self.seconds = self.seconds, 0.0
            self._advance(self.moment.counters.steps)
            self.seconds = min(before, self.seconds)
