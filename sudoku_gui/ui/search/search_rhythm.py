"""How often a search is worked at, and told of, by how fast it is played."""

import os
import time

from sudoku_gui.playback.pace import READABLE_PACE, UNLIMITED_PACE, PlayDirection
from sudoku_gui.playback.player import Player
from sudoku_gui.playback.time_slicer import SLICE_SECONDS, TimeSlicer
from sudoku_gui.solvers.engine import compilation

FRAME_SECONDS = 0.016
FAST_FRAME_SECONDS = 0.030
"""At least between two reports of steps that go by too fast to be read."""
REST_SECONDS = 0.050
"""After a jump before more is explored: longer than from one jump to the next where one drags."""
_EASY_PACE = 1_000.0  # steps per second up to which a frame has time for those of two
_LONG_SLICE_SECONDS = 0.004
_AT_ONCE = 1  # milliseconds: they are over before a share of the work is done


class SearchRhythm:
    """The times between two shares of the work, and between two reports.

    fast_frame_seconds: those between reports where nobody could read each step
    rest_seconds: those from a jump to exploring
    """

    def __init__(
        self,
        fast_frame_seconds: float = FAST_FRAME_SECONDS,
        rest_seconds: float = REST_SECONDS,
    ) -> None:
        self._fast_frame_seconds = fast_frame_seconds
        self._rest_seconds = rest_seconds
        self._rests_until = 0.0  # by the clock of `begin_rest`
        self._is_beside_window = runs_beside_window()
        self.pause = 0.0  # seconds between two reports while it moves by itself, if that is more

    def full_speed_slices(self) -> TimeSlicer:
        """Return the slices in which a search is played without a limit.

        Between two of them the interpreter's lock is asked for, for which the window may have
        the search wait.
        """
        seconds = _LONG_SLICE_SECONDS if self._is_beside_window else SLICE_SECONDS
        return TimeSlicer(time.monotonic, seconds=seconds)

    def is_at_full_speed(self, player: Player) -> bool:
        """Return whether `player` may take all the time there is."""
        is_unlimited = player.pace == UNLIMITED_PACE
        is_forwards = player.direction is PlayDirection.FORWARDS
        return self._is_beside_window and is_unlimited and is_forwards

    def begin_rest(self, now: float) -> None:
        """Somebody jumps, and may again: leave the interpreter's lock to the window."""
        self._rests_until = now + self._rest_seconds

    def may_explore(self, now: float) -> bool:
        """Return whether nobody has jumped lately."""
        return now >= self._rests_until

    def tick_milliseconds(self, player: Player) -> int:
        """Return the time from one share of the work to the next."""
        if self.is_at_full_speed(player):
            return _AT_ONCE
        # Of two frames only one would be told of.
        is_told_seldom = self.report_seconds(player) > FRAME_SECONDS
        is_easy = player.pace <= _EASY_PACE and not player.can_explore
        return round(FRAME_SECONDS * 1000) * (2 if is_told_seldom and is_easy else 1)

    def report_seconds(self, player: Player) -> float:
        """Return the least time between two reports of what `player` does by itself."""
        if player.direction is PlayDirection.PAUSED:
            return 0.0
        return max(self.pause, self._fast_frame_seconds if player.pace > READABLE_PACE else 0.0)


def runs_beside_window() -> bool:
    """Return whether a search leaves the window a processor, and the interpreter's lock."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return compilation.is_compiled() and (usable or 1) > 1
