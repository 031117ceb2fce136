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
from sudoku_gui.playback.race import Race, RaceStanding
from sudoku_gui.playback.race_runner import RaceRule
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
    """How all stand at the moment shown, in the order in which they were entered."""

    number: int
    standings: tuple[RaceStanding, ...]
    is_over: bool  # and its end is shown
    shown: float  # what the clock says at that moment
    front: float  # and where they have come to


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
        self._runs = False
        self._moves = 0  # to be made from the moment shown

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
        """Let all run, from the moment shown, or stand still."""
        if self._race is None:
            return
        self._due = 0.0
        self._runs = runs and not _is_end_shown(self._race)
        self._last_tick = self._told_at = time.monotonic()
        if self._runs:
            self._timer.start()
        elif not self._race.is_on_way:
            self._timer.stop()
            self._report(self._race)

    def look(self, at: float) -> None:
        """Show how all stood when the clock said `at`, and stand still there."""
        if self._race is not None:
            self._runs, self._moves = False, 0
            self._race.begin_look(at)
            self._set_out()

    def move(self, moves: int) -> None:
        """Show a moment so many changes later, or earlier if negative, and stand still there."""
        if self._race is not None:
            self._runs = False
            self._moves += moves
            self._set_out()

    def set_pace(self, pace: float) -> None:
        """So many steps, reads or calls per second from now on."""
        self._pace = pace

    def set_pause(self, seconds: float) -> None:
        """Report no sooner than `seconds` after the last time while they run."""
        self._pause = seconds

    def drop(self) -> None:
        """Give the race up."""
        super().drop()
        self._race, self._runs, self._moves = None, False, 0

    @Slot()
    def tick(self) -> None:
        """One frame's share of the work."""
        if self._race is None or self._is_ahead:
            return
        now = time.monotonic()
        elapsed, self._last_tick = now - self._last_tick, now
        if self._go_on(self._race, elapsed, self._clock() + _BUDGET_SECONDS):
            self._tell(self._race, now)

    def _go_on(self, race: Race, elapsed: float, deadline: float) -> bool:
        """Go on until `deadline`; return whether there is a moment to be shown."""
        while race.continue_look(deadline) and self._moves:
            move = 1 if self._moves > 0 else -1
            self._moves -= move
            race.begin_look(race.next_change(move > 0))
        if self._runs and not race.is_on_way:
            self._run_on(race, self._amount_due(elapsed), deadline)
        return not race.is_on_way

    def _run_on(self, race: Race, amount: float, deadline: float) -> None:
        """Run from the moment shown: the past passes again before anything new is done."""
        if not race.is_front_shown:
            race.begin_look(race.shown + amount)
            race.continue_look(deadline)
        elif self._rule is RaceRule.SECONDS:
            race.run_apart(deadline)
        else:
            race.run_together(amount, deadline)

    def _amount_due(self, elapsed: float) -> float:
        """Return by how much the clock goes on in so many seconds."""
        if self._rule is RaceRule.SECONDS:
            return elapsed
        if self._pace == UNLIMITED_PACE:
            return math.inf
        # What the machine could not do in time is forgotten, as where one search plays.
        self._due += elapsed * self._pace
        amount = math.floor(self._due)
        self._due -= amount
        return amount

    def _tell(self, race: Race, now: float) -> None:
        """Report the moment shown, unless it passes too soon; rest where nobody runs on."""
        self._runs = self._runs and not _is_end_shown(race)
        if not self._runs:
            self._timer.stop()
        if not self._runs or now - self._told_at >= self._pause:
            self._told_at = now
            self._report(race)

    def _set_out(self) -> None:
        if not self._timer.isActive():
            self._timer.start()
            self.tick()

    def _report(self, race: Race) -> None:
        is_over = _is_end_shown(race)
        self._send(RaceReport(self._number, race.standings(), is_over, race.shown, race.front))


def _is_end_shown(race: Race) -> bool:
    return race.is_over and race.is_front_shown
