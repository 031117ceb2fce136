"""One of the searches in a race: how it runs, on a clock or timed, and its past."""

import math
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property

from sudoku_gui.playback.jumps import Measure
from sudoku_gui.playback.limited_run import LimitedRun
from sudoku_gui.playback.race_marks import RaceMark, RaceMarks
from sudoku_gui.playback.race_replay import RaceReplay
from sudoku_gui.playback.racers import Racer
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.solvers.search import Moment, Outcome
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.solvers.task import Resumable

_FIRST_SLICE = 512  # steps; fewer would be timed less exactly than they take
_BRIEF_SECONDS = 5e-4  # of a search that is timed several times, of which the least counts
_TIMES = 4


class RaceRule(Enum):
    """What decides the order of finish; those that are counted are the clocks."""

    STEPS = "steps"
    READS = "reads"
    CALLS = "calls"
    SECONDS = "seconds"


_MEASURES: Mapping[RaceRule, Measure] = {
    RaceRule.STEPS: Measure.STEPS,
    RaceRule.READS: Measure.READS,
    RaceRule.CALLS: Measure.CALLS,
}


class RaceRunner:
    """A racer's search; what is shown of it is where it has come to, or a moment of its past."""

    def __init__(self, racer: Racer, clock: Callable[[], float], rule: RaceRule) -> None:
        self.racer = racer
        self.seconds = 0.0
        self._clock = clock
        self._rule = rule
        self._slices = TimeSlicer(clock, _FIRST_SLICE)
        self._search = start_search(racer.algorithm, racer.sheet.grid)
        self._count = _MEASURES.get(rule, Measure.STEPS).of
        self._limited = LimitedRun(self._search, self._count)
        self._start = RaceMark(self._limited.cost, 0.0, self._search.snapshot())
        self._marks = RaceMarks(self._start)
        self._is_past_shown = False

    @property
    def is_running(self) -> bool:
        """Whether the search has not come to its end."""
        return not self._search.has_ended

    @property
    def cost(self) -> float:
        """What it has needed so far of that by which the race is decided."""
        return self.seconds if self._rule is RaceRule.SECONDS else self._limited.cost

    @property
    def shown(self) -> Moment:
        """The moment shown."""
        return self._replay.moment if self._is_past_shown else self._search.moment()

    def cost_of_answer(self, moment: Moment) -> float:
        """Return what it took to come to the answer at `moment`, infinite where there is none."""
        return self.cost if moment.outcome in {Outcome.SOLVED, Outcome.EXHAUSTED} else math.inf

    # It runs from where it has come to.

    def approach(self, limit: int) -> None:
        """Take most of the steps that the clock allows when it says `limit`, untimed."""
        if self._rule is RaceRule.STEPS:
            self.run_to(limit)
        else:
            self._limited.approach(limit)
        self._keep_mark()

    def run_to(self, limit: int) -> None:
        """Take all that the clock allows then."""
        if self._rule is RaceRule.STEPS:
            self._search.advance(limit - self._search.counters.steps)
        else:
            self._limited.advance(limit)

    def run(self, deadline: float) -> None:
        """Take steps until `deadline`, timed."""
        self._slices.run(math.inf, self._advance_and_keep, deadline)
        if not self.is_running and self.seconds < _BRIEF_SECONDS:
            self._time_again()

    def _advance_and_keep(self, steps: int) -> bool:
        has_ended = self._advance(steps)
        self._keep_mark()
        return has_ended

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
            self._search.restore(self._start.state)
            before, self.seconds = self.seconds, 0.0
            self._advance(steps)
            self.seconds = min(before, self.seconds)
        self._marks = RaceMarks(self._start)  # the others tell of the first time

    def _keep_mark(self) -> None:
        """Save where it is, if that is due; never while it is timed."""
        step = self._search.counters.steps
        if self._marks.is_due(step):
            mark = RaceMark(self._limited.cost, self.seconds, self._search.snapshot())
            self._marks.add(step, mark)

    # Its past.

    @cached_property
    def _replay(self) -> RaceReplay:
        """A second search, for when the past is looked at."""
        search = start_search(self.racer.algorithm, self.racer.sheet.grid)
        return RaceReplay(search, self._count, self._marks)

    def seek(self, at: float) -> Resumable[None]:
        """Show where it was when it had needed no more than `at`, as soon as that is found."""
        is_past = at < self.cost
        if is_past:
            yield from self._replay.seek(self._count_at(at))
        self._is_past_shown = is_past

    def cost_of_next(self) -> float:
        """Return what it had needed after the step that follows the moment shown.

        Infinite where it has taken none.
        """
        return self._replay.count_after_next if self._is_past_shown else math.inf

    def cost_shown(self) -> int:
        """Return what it had needed for the steps up to the moment shown, 0 without any."""
        counters = self.shown.counters
        return self._count(counters) if counters.steps else 0

    def _count_at(self, at: float) -> int:
        if self._rule is not RaceRule.SECONDS:
            return int(at)
        return self._marks.count_at(at, RaceMark(self._limited.cost, self.seconds, b""))
