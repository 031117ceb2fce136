"""Plays, explores and replays a search in a thread of its own, for a few milliseconds a frame.

Its slots run in that thread, as answers to queued signals; once per frame at most it
reports the newest moment, and it waits when the window has not caught up.  At full speed
it searches on meanwhile, where there is a processor for it besides that of the window.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Slot

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.depth_picture import DepthPictureBuilder, DepthView
from sudoku_gui.playback.jumps import Jump
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.playback.player import Player
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.solvers.search import Moment
from sudoku_gui.solvers.task import Task
from sudoku_gui.ui.kit.threads.reporting_thread import Reporter
from sudoku_gui.ui.search.search_rhythm import FRAME_SECONDS, SearchRhythm

if TYPE_CHECKING:
    from sudoku_gui.playback.density_follower import DensityFollower
    from sudoku_gui.playback.failure_analysis import FailureAnalysis
    from sudoku_gui.playback.moment_preview import MomentPreview
    from sudoku_gui.playback.subtree_follower import SubtreeFollower
    from sudoku_gui.playback.timeline import Timeline
    from sudoku_gui.playback.tree_follower import TreeFollower

_BUDGET_SECONDS = 0.010  # of a frame; the rest is the window's


@dataclass(frozen=True, slots=True)
class SearchJob:
    """A search to look at."""

    number: int  # tells its reports from those of others
    timeline: Timeline
    pace: float  # steps per second
    view: DepthView


class SearchWorker(Reporter):
    """Looks at one search at a time; it reports a SearchReport."""

    def __init__(self, rhythm: SearchRhythm | None = None) -> None:
        super().__init__(FRAME_SECONDS)
        self._rhythm = rhythm or SearchRhythm()
        self._number = 0  # of the job
        self._order = 0  # of the newest command to move that has come
        self._player: Player | None = None
        self._artist: DepthPictureBuilder | None = None
        self._subtrees: SubtreeFollower | None = None
        self._density: DensityFollower | None = None
        self._preview: MomentPreview | None = None
        self._follower: TreeFollower | None = None
        self._wants_tree = False
        self._explanation: FailureAnalysis | None = None
        self._slices = TimeSlicer(time.monotonic)
        self._full_speed_slices = self._rhythm.full_speed_slices()
        self._slices_of_blame = TimeSlicer(time.monotonic)  # of another size: it takes no steps
        self._last_tick = 0.0
        self._told_at = 0.0
        self._last_report: tuple[object, ...] | None = None  # what it was about; None: send any
        # It times out when no command is waiting: of many jumps, as while somebody drags,
        # only the last is worth the way.
        self._setting_out = QTimer(self)
        self._setting_out.setSingleShot(True)
        self._setting_out.timeout.connect(self.continue_jump)

    def begin(self, job: SearchJob) -> None:
        """Take on a search in place of any other, and show its start."""
        # Imported late: the window opens without a search.
        from sudoku_gui.playback.density_follower import DensityFollower  # noqa: PLC0415
        from sudoku_gui.playback.subtree_follower import SubtreeFollower  # noqa: PLC0415
        from sudoku_gui.playback.tree_follower import TreeFollower  # noqa: PLC0415

        self.drop()
        self._number = job.number
        self._player = Player(job.timeline, job.pace, self._slices, self._full_speed_slices)
        self._artist = DepthPictureBuilder(job.timeline, job.view)
        self._subtrees = SubtreeFollower(job.timeline, self._artist)
        self._density = DensityFollower(job.timeline, self._artist)
        self._follower = TreeFollower(self._player)
        self._follower.set_wanted(self._wants_tree)
        self._show_change()

    def play(self, motion: PlayDirection, order: int) -> None:
        """Move by itself from now on, or (STANDING) stand still."""
        self._order = order
        if self._player is not None:
            self._player.play(motion)
            self._show_change()

    def jump(self, jump: Jump, order: int) -> None:
        """Stand still at the moment meant, as soon as it is reached."""
        self._order = order
        if self._player is not None:
            self._player.jump(jump)
            self._rhythm.begin_rest(time.monotonic())
            self._setting_out.start()

    @Slot()
    def continue_jump(self) -> None:
        """Go a frame's share of the way of the newest jump."""
        if self._player is not None:
            self._player.move(0, time.monotonic() + _BUDGET_SECONDS)
            self._show_change()

    def set_exploring(self, explores: bool) -> None:
        """Whether to run ahead of the moment shown."""
        if self._player is not None:
            self._player.explores = explores
            self._show_change()

    def set_pace(self, pace: float) -> None:
        """Steps per second from now on."""
        if self._player is not None:
            self._player.pace = pace

    def halt_from(self, step: int | None) -> None:
        """Come to stand at the first placement from `step` on that is played to; None: nowhere."""
        if self._player is not None:
            self._player.halt_from = step

    def set_pause(self, seconds: float) -> None:
        """Report no sooner than `seconds` after the last time while it moves by itself."""
        self._rhythm.pause = seconds

    def set_view(self, view: DepthView) -> None:
        """Draw this view of the depth from now on."""
        if self._artist is not None:
            self._artist.set_view(view)
            # Mostly it is exact at once, so that a coarse one does not flicker before it.
            deadline = time.monotonic() + _BUDGET_SECONDS
            self._slices.run(math.inf, self._artist.work, deadline)
            self._show_change()

    def preview_moment(self, step: int) -> None:
        """Report, once, what there is to see after `step` steps."""
        if self._player is not None and 0 <= step <= self._player.timeline.explored:
            self._preview = self._player.timeline.preview(step)
            self._show_change()

    def analyse_failure(self, moment: Moment) -> None:
        """Report what is found out about the failure at `moment`, in place of any other."""
        if self._player is not None:
            self._explanation = self._player.timeline.analyse_failure(moment)
            self._show_change()

    def stop_failure_analysis(self) -> None:
        """Find out no more about a failure."""
        self._explanation = None

    def want_tree(self, wanted: bool) -> None:
        """Whether reports are to bring the tree around the moment looked at."""
        self._wants_tree = wanted
        if self._follower is not None:
            self._follower.set_wanted(wanted)
            self._show_change()

    def unfold(self, node: int, wanted: bool) -> None:
        """Whether the tree is to show what is below a branch that failed."""
        if self._follower is not None:
            self._follower.unfold(node, wanted)
            self._show_change()

    def drop(self) -> None:
        """Give the search up."""
        super().drop()
        self._setting_out.stop()
        self._player = self._artist = self._subtrees = self._density = None
        self._preview = self._follower = self._explanation = None

    @Slot()
    def tick(self) -> None:
        """One frame's share of the work."""
        # While the window has yet to paint, the tick is let pass, and its time with it: the
        # next that is not moves by all that has elapsed, so that the pace is kept.
        # A search at full speed goes on, where that keeps the window from nothing.
        if self._player is None or self._artist is None:
            return
        if self._is_ahead and not self._rhythm.is_at_full_speed(self._player):
            return
        now = time.monotonic()
        elapsed, self._last_tick = now - self._last_tick, now
        # One deadline for all: what comes first is served first, and exploring gets the rest.
        deadline = now + _BUDGET_SECONDS
        self._player.move(elapsed, deadline)
        if self._artist.has_work:
            self._slices.run(math.inf, self._artist.work, deadline)
        if self._preview is not None and not self._preview.has_arrived:
            self._slices.run(math.inf, self._preview.work, deadline)
        if self._follower is not None and self._follower.has_work:
            self._slices.run(math.inf, self._follower.work, deadline)
        if self._explanation is not None:
            self._slices_of_blame.run(math.inf, self._explanation.work, deadline)
        for part in self._at_leisure():
            # Each takes half of what is left at most, or exploring would seem to halt.
            halfway = (time.monotonic() + deadline) / 2
            self._slices.run(math.inf, part.work, halfway)
        if self._rhythm.may_explore(now):
            self._player.explore(deadline)
        if self._is_ahead:
            return
        if now - self._told_at >= self._rhythm.report_seconds(self._player):
            self._report(self._player, self._artist)
        self._set_timer(self._player, self._artist)

    def _set_timer(self, player: Player, artist: DepthPictureBuilder) -> None:
        """Go on every frame, or at once, as long as there is more to do."""
        if not self._has_work(player, artist):
            self._timer.stop()
        elif self._has_set_out(self._rhythm.tick_milliseconds(player)):
            self._last_tick = time.monotonic()

    def _has_work(self, player: Player, artist: DepthPictureBuilder) -> bool:
        if self._preview is not None or (self._follower and self._follower.has_work):
            return True
        if self._explanation is not None and self._explanation.has_work:
            return True
        return player.is_moving or player.can_explore or artist.has_work or any(self._at_leisure())

    def _at_leisure(self) -> Iterator[Task]:
        """Yield what has work of which the picture of the depth can do without for a while."""
        if self._player is None or self._subtrees is None or self._density is None:
            return
        is_idle = not (self._player.is_moving or self._player.can_explore)
        for part in (self._subtrees, self._density):
            if part.has_work(is_idle=is_idle):
                yield part

    def _show_change(self) -> None:
        """Report at once, and go on every frame if there is more to do."""
        # An answer to a command does not wait until the last report has been painted: commands
        # come from the window, no faster than it can take.
        assert self._player is not None
        assert self._artist is not None
        self._last_report = None
        self._report(self._player, self._artist)
        self._set_timer(self._player, self._artist)

    def _report(self, player: Player, artist: DepthPictureBuilder) -> None:
        """Send what there is to see, unless it is what was sent last."""
        assert self._follower is not None, "there is one wherever there is a player"
        assert self._subtrees is not None, "likewise"
        assert self._density is not None, "likewise"
        timeline, preview = player.timeline, self._preview_reached()
        place = (timeline.current_step, timeline.explored, player.direction, player.jump_status)
        tree = self._follower.tree
        failure_report = self._explanation.found if self._explanation is not None else ()
        leisurely = self._subtrees.rows, self._density.density
        partial_result = (*place, preview, tree, artist.has_work, failure_report, *leisurely)
        if partial_result == self._last_report and not artist.has_work:
            return
        self._last_report = partial_result
        self._told_at = time.monotonic()
        self._send(
            SearchReport(
                self._number,
                self._order,
                timeline.moment(),
                timeline.explored,
                timeline.outcome,
                player.direction,
                player.jump_status,
                artist.picture(),
                preview,
                tree,
                failure_report,
                *leisurely,
            )
        )

    def _preview_reached(self) -> Moment | None:
        if self._preview is None or not self._preview.has_arrived:
            return None
        moment, self._preview = self._preview.moment(), None
        return moment
