"""The work done in the thread of races: one race at a time, a frame's share at a time.

Its slots run in that thread, as answers to queued signals; once per frame at most it
reports how all stand, and it waits when the window has not caught up.
"""

import math
import time
from collections.abc import Callable

from PySide6.QtCore import Slot

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.playback.race import Race, RaceRule, RaceStanding
from sudoku_gui.playback.racers import Racer
from sudoku_gui.ui.kit.threads.reporting_thread import Reporter

RACE_FRAME_SECONDS = 0.033  # many small grids cost the window more than one
_BUDGET_SECONDS = 0.018  # of a frame; the rest is the window's
_FINE_ENOUGH = 1e-5  # seconds


def working_clock() -> Callable[[], float]:
    """Return the clock that counts only what the thread itself works, where it is fine enough."""
    if time.get_clock_info("thread_time").resolution <= _FINE_ENOUGH:
        return time.thread_time
    return time.perf_counter


@dataclass(frozen=True, slots=True)
class RaceReport:
    """How all stand, in the order in which they were entered."""

    number: int
    standings: tuple[RaceStanding, ...]
    is_over: bool


class RaceWorker(Reporter):
    """Runs one race at a time; it reports a RaceReport."""

    def __init__(self) -> None:
        super().__init__(RACE_FRAME_SECONDS)
        self._number = 0
        self._rule = RaceRule.STEPS
        self._race: Race | None = None
        self._clock = working_clock()
        self._pace = UNLIMITED_PACE
        self._due = 0.0
        self._last_tick = 0.0
        self._pause = 0.0  # seconds between two reports while they run
        self._told_at = 0.0

    def begin(self, number: int, racers: tuple[Racer, ...], rule: RaceRule, pace: float) -> None:
        """Take on a race in place of any other; all stand at the start.

        number: tells its reports from those of others.  pace: how far the clock goes in a second,
        where the rule puts all on one.
        """
        self.drop()
        self._number, self._rule, self._pace = number, rule, pace
        self._race = Race(racers, self._clock, rule)
        self._report(self._race)

    def run(self, runs: bool) -> None:
        """Let all run, or stand still."""
        if self._race is None:
            return
        self._due = 0.0
        if runs and not self._race.is_over:
            self._last_tick = self._told_at = time.monotonic()
            self._timer.start()
        else:
            self._timer.stop()
        self._report(self._race)

    def set_pace(self, pace: float) -> None:
        """So many steps, reads or calls per second from now on."""
        self._pace = pace

    def set_pause(self, seconds: float) -> None:
        """Report no sooner than `seconds` after the last time while they run."""
        self._pause = seconds

    def drop(self) -> None:
        """Give the race up."""
        super().drop()
        self._race = None

    @Slot()
    def tick(self) -> None:
        """One frame's share of the work."""
        if self._race is None or self._is_ahead:
            return
        now = time.monotonic()
        elapsed, self._last_tick = now - self._last_tick, now
        self._run_on(self._race, elapsed, self._clock() + _BUDGET_SECONDS)
        if self._race.is_over:
            self._timer.stop()
        if self._race.is_over or now - self._told_at >= self._pause:
            self._told_at = now
            self._report(self._race)

    def _run_on(self, race: Race, elapsed: float, deadline: float) -> None:
        if self._rule is RaceRule.SECONDS:
            race.run_apart(deadline)
        elif self._pace == UNLIMITED_PACE:
            race.run_together(math.inf, deadline)
        else:
            # What the machine could not do in time is forgotten, as where one search plays.
            self._due += elapsed * self._pace
            amount = math.floor(self._due)
            self._due -= amount
            race.run_together(amount, deadline)

    def _report(self, race: Race) -> None:
        standings = race.standings()
        self._send(RaceReport(self._number, standings, race.is_over))
