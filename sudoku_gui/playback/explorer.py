"""Runs a search forward, and records checkpoints and its depth, so that it can be replayed."""

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.checkpoints import Checkpoint, Checkpoints
from sudoku_gui.playback.depth_profile import DepthProfile
from sudoku_gui.solvers.search import AdvanceResult, Condition, Moment, Outcome, Search


@dataclass(frozen=True, slots=True)
class RecordingLimits:
    """How much is recorded at most; `spacing` is what the checkpoints begin with, in steps."""

    checkpoints: int = 1_024
    slices: int = 4_096
    spacing: int = 32


class Explorer:
    """The front of what is known of a search; behind it, checkpoints and the depth profile."""

    def __init__(self, search: Search, bounds: RecordingLimits) -> None:
        self._search = search
        self._step = 0
        self._outcome = _end_of(search)
        self.checkpoints = Checkpoints(search.snapshot(), bounds.spacing, bounds.checkpoints)
        self.profile = DepthProfile(bounds.slices)

    @property
    def step(self) -> int:
        """The last step known."""
        return self._step

    @property
    def outcome(self) -> Outcome:
        """RUNNING until the end of the search is known."""
        return self._outcome

    def pass_solution(self) -> bool:
        """Go on behind the solution at which the search has ended; return whether it does."""
        if self._outcome is Outcome.SOLVED:
            self._search.pass_solutions(self._search.moment().solutions)
            self._outcome = _end_of(self._search)
        return self._outcome is Outcome.RUNNING

    def moment(self) -> Moment:
        """Return what there is to see at the front."""
        return self._search.moment()

    def checkpoint(self) -> Checkpoint:
        """Return the front, to come back to."""
        return Checkpoint(self._step, self._search.snapshot())

    def explore(self, steps: int) -> int:
        """Take at most `steps` steps; return how many (fewer: the search has ended)."""
        # Each round ends at the goal, where a checkpoint is due, or where a slice does, and
        # goes beyond none of them: so each checkpoint is taken at its step, and the extremes of
        # the search are those of one slice.
        before = self._step
        goal = before + steps
        wanted = taken = 0
        while self._step < goal and taken == wanted:
            wanted = min(goal, self.checkpoints.due) - self._step
            slices = self.profile.whole_slices(wanted)
            if slices:
                wanted = slices * self.profile.width
                taken = self._explore_slices(slices)
            else:
                wanted = min(wanted, self.profile.room)
                taken = self._search.advance(wanted)
                self._record(taken)
        self._outcome = _end_of(self._search)
        return self._step - before

    def explore_until(self, condition: Condition, steps: int) -> AdvanceResult:
        """Take at most `steps` steps, none beyond the first that fulfils the condition.

        In rounds, as in `explore`.
        """
        before = self._step
        goal = before + steps
        advance = AdvanceResult(0, is_fulfilled=False)
        while self._step < goal and not advance.is_fulfilled:
            wanted = min(goal, self.checkpoints.due, self._step + self.profile.room) - self._step
            advance = self._search.advance_until(condition, wanted)
            self._record(advance.taken)
            if advance.taken < wanted:
                break
        self._outcome = _end_of(self._search)
        return AdvanceResult(self._step - before, advance.is_fulfilled)

    def _explore_slices(self, count: int) -> int:
        """Take the steps of `count` slices yet to begin; return how many were taken."""
        survey = self._search.survey(self.profile.width, count)
        self.profile.record_slices(survey)
        self._arrive(survey.taken)
        return survey.taken

    def _record(self, steps: int) -> None:
        """Record `steps` steps just taken, which do not go beyond a slice."""
        if steps:
            low, high = self._search.take_extremes()
            self.profile.record(steps, low, high)
            self._arrive(steps)

    def _arrive(self, steps: int) -> None:
        """Be `steps` steps further on, and keep a checkpoint if one is due."""
        self._step += steps
        if self._step == self.checkpoints.due:
            self.checkpoints.add(self._search.snapshot())


def _end_of(search: Search) -> Outcome:
    """Return how the search has ended; RUNNING if it has not, even where it is at a solution."""
    return search.moment().outcome if search.has_ended else Outcome.RUNNING
