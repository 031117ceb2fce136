"""Failure analysis: which placements made a search fail, and how many steps that could save.

The search alone knows when it will come to take out the digit to which one could jump back
at once: when it has explored so far.
"""

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.playback.explorer import Explorer
from sudoku_gui.playback.replay_cursor import ReplayCursor
from sudoku_gui.solvers.explain.blame import BlameFinder
from sudoku_gui.solvers.explain.why_not import Blame
from sudoku_gui.solvers.procedure import Procedure
from sudoku_gui.solvers.search import Condition, Moment, Outcome, StepKind
from sudoku_gui.solvers.task import Resumable

UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class FailureReport:
    """What is known of the failure at `moment`."""

    moment: Moment
    blame: Blame
    # How many steps a search would save that jumped back at once, beside taking back what was
    # placed since; UNKNOWN until the search has been seen to come there, and for ever where it
    # never does: a branch takes nothing back that was there before it.
    saved: int = UNKNOWN


class FailureAnalysis:
    """Makes the report in slices.  Raises ValueError if the search has not failed at `moment`.

    The cursor is its own, and stands anywhere in the explored part.
    """

    def __init__(
        self, procedure: Procedure, moment: Moment, cursor: ReplayCursor, explorer: Explorer
    ) -> None:
        self._moment = moment
        self._finder = BlameFinder(procedure, moment)
        self._cursor = cursor
        self._explorer = explorer
        self._found: tuple[FailureReport, ...] = ()
        self._way: Resumable[None] | None = None
        self._seen = UNKNOWN  # the step up to which all is looked at, while it waits for more
        self._is_done = False

    @property
    def found(self) -> tuple[FailureReport, ...]:
        """What is known by now, or nothing while nobody is blamed yet."""
        return self._found

    @property
    def has_work(self) -> bool:
        """Whether there is something to find out now, and not only when more is explored."""
        is_all_seen = self._explorer.step == self._seen
        waits = is_all_seen and self._explorer.outcome is Outcome.RUNNING
        return not self._is_done and not waits

    def work(self, amount: int) -> bool:
        """Do about so much more of it; return whether there is nothing to do now."""
        if self._is_done:
            return True
        if self._way is None:
            if self._finder.work(amount):
                (blame,) = self._finder.found
                self._found = (FailureReport(self._moment, blame),)
                self._way = self._look_for_the_jump(blame)
            return False
        if self.has_work:
            self._is_done = self._cursor.follow(self._way, amount)
        return not self.has_work

    def _look_for_the_jump(self, blame: Blame) -> Resumable[None]:
        """Find the step that takes out the digit to which one could jump back."""
        since = self._moment.path[self._moment.prefilled_count :]
        steps = self._moment.counters.steps
        failed_at = steps - (self._moment.kind is StepKind.BACKTRACK)
        if blame.conflict_set and not blame.skipped and failed_at < steps:
            self._save(0)  # it has just been taken out
        elif blame.jump_to in since:
            below = Condition.depth_below(since.index(blame.jump_to) + 1)
            if (yield from self._find(below, steps)):
                self._save(self._cursor.step - failed_at - blame.skipped - 1)

    def _find(self, below: Condition, step: int) -> Resumable[bool]:
        """Stand at the first step after `step` that fulfils it; return whether there is one."""
        while True:
            known = self._explorer.step
            step = self._explorer.profile.skip_above(below.depth, step)
            if step < known:
                yield from self._cursor.seek(step)
                if (yield from self._cursor.find(below, known)):
                    return True
                step = known
            elif self._explorer.outcome is not Outcome.RUNNING:
                return False
            else:
                self._seen = known
                yield

    def _save(self, steps: int) -> None:
        self._found = (replace(self._found[0], saved=steps),)
