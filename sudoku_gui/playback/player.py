"""Plays a timeline at a pace: told how much time went by, it takes the steps that are due."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sudoku_gui.playback.jumps import Jump, JumpStatus, ToStep
from sudoku_gui.playback.pace import UNLIMITED_PACE, PlayDirection
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.solvers.search import Outcome, StepKind

if TYPE_CHECKING:
    from sudoku_gui.playback.timeline import Timeline


class Player:
    """A timeline with a pace in steps per second, which may change while it plays.

    What the machine could not do in time is forgotten, so that a slower pace chosen
    later acts at once.  full_speed_slices: those in which it plays without a limit, if not
    the others.
    """

    def __init__(
        self,
        timeline: Timeline,
        pace: float,
        slices: TimeSlicer,
        full_speed_slices: TimeSlicer | None = None,
    ) -> None:
        self.timeline = timeline
        self.pace = pace
        self.explores = True  # whether it runs ahead of the moment shown
        # Playing forwards it pauses, once, at the first placement from that step on after which
        # the search goes on.
        self.halt_from: int | None = None
        self._slices = slices
        self._full_speed_slices = full_speed_slices or slices
        self._motion = PlayDirection.PAUSED
        self._progress = JumpStatus.ARRIVED
        self._due = 0.0
        self._leap = 1  # steps back in one frame at full speed

    @property
    def direction(self) -> PlayDirection:
        """Whether it plays, and which way."""
        return self._motion

    @property
    def jump_status(self) -> JumpStatus:
        """What has become of the last jump."""
        return self._progress

    @property
    def is_moving(self) -> bool:
        """Whether the moment shown is going to change by itself."""
        return self._motion is not PlayDirection.PAUSED or self._is_jumping

    @property
    def can_explore(self) -> bool:
        """Whether there is more to explore, and that is wanted."""
        return self.explores and self.timeline.outcome is Outcome.RUNNING

    def play(self, motion: PlayDirection) -> None:
        """Move by itself from now on, or stand still."""
        self.timeline.cancel_jump()
        self._progress = JumpStatus.ARRIVED
        self._motion = motion
        self._due = 0.0
        self._leap = 1

    def jump(self, jump: Jump) -> None:
        """Stand still, and be on the way to the moment meant."""
        self._motion = PlayDirection.PAUSED
        self._set_out(jump)

    def move(self, elapsed: float, deadline: float) -> None:
        """Take the steps that `elapsed` seconds brought due, or go on with a jump."""
        if self._is_jumping:
            self._go_on(deadline)
        elif self._motion is PlayDirection.FORWARDS:
            self._play_on(self._steps_due(elapsed), deadline)
        elif self._motion is PlayDirection.BACKWARDS:
            self._play_back(self._steps_due(elapsed), deadline)

    def explore(self, deadline: float) -> None:
        """Run ahead until `deadline`."""
        if self.can_explore:
            self._slices.run(math.inf, self._explore, deadline)

    def _explore(self, steps: int) -> bool:
        return self.timeline.explore(steps) < steps

    @property
    def _is_jumping(self) -> bool:
        return self._progress is JumpStatus.UNDER_WAY

    def _steps_due(self, elapsed: float) -> float:
        if self.pace == UNLIMITED_PACE:
            return math.inf
        self._due += elapsed * self.pace
        steps = math.floor(self._due)
        self._due -= steps
        return steps

    def _play_on(self, steps: float, deadline: float) -> None:
        slices = self._full_speed_slices if steps == math.inf else self._slices
        slices.run(steps, self._advance, deadline)
        timeline = self.timeline
        if timeline.outcome is not Outcome.RUNNING and timeline.current_step == timeline.explored:
            self._motion = PlayDirection.PAUSED

    def _advance(self, steps: int) -> bool:
        """Look `steps` steps further on, none beyond a halt; return whether there were fewer."""
        if self.halt_from is None:
            return (
                self._motion is not PlayDirection.FORWARDS or self.timeline.advance(steps) < steps
            )
        taken = self.timeline.advance(
            min(steps, max(0, self.halt_from - self.timeline.current_step - 1))
        )
        while taken < steps and self._motion is PlayDirection.FORWARDS and self.timeline.advance(1):
            taken += 1
            self._halt_if_due(self.halt_from)
        return taken < steps

    def _halt_if_due(self, step: int) -> None:
        if self.timeline.current_step >= step:
            moment = self.timeline.moment()
            if moment.kind is StepKind.PLACE and moment.outcome is Outcome.RUNNING:
                self._motion, self.halt_from = PlayDirection.PAUSED, None

    def _play_back(self, steps: float, deadline: float) -> None:
        """Back by `steps`, or at full speed by as many as a frame has time for."""
        leap = self._leap if steps == math.inf else int(steps)
        if leap:
            self._set_out(ToStep(max(0, self.timeline.current_step - leap)))
            self._go_on(deadline)
            if steps == math.inf:
                self._leap = max(1, leap // 2) if self._is_jumping else leap * 2
        if self.timeline.current_step == 0:
            self._motion = PlayDirection.PAUSED

    def _set_out(self, jump: Jump) -> None:
        self.timeline.begin_jump(jump)
        self._progress = JumpStatus.UNDER_WAY

    def _go_on(self, deadline: float) -> None:
        def go_on(steps: int) -> bool:
            self._progress = self.timeline.continue_jump(steps)
            return not self._is_jumping

        self._slices.run(math.inf, go_on, deadline)
