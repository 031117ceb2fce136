"""Finds a moment of a search in slices, while the moment shown stays."""

from collections.abc import Callable

from sudoku_gui.playback.depth_profile import DepthProfile
from sudoku_gui.playback.explorer import Explorer
from sudoku_gui.playback.replay_cursor import ReplayCursor
from sudoku_gui.solvers.search import Condition, ConditionKind, Counters, Outcome
from sudoku_gui.solvers.task import Resumable


class MomentFinder:
    """A cursor in the explored part, and the explorer beyond it.

    What it is asked to find it either finds, and `step` says where, or there is no
    such moment.
    """

    def __init__(self, cursor: ReplayCursor, explorer: Explorer) -> None:
        self._cursor = cursor
        self._explorer = explorer
        self._is_at_front = False

    @property
    def step(self) -> int:
        """Where the moment was found."""
        return self._explorer.step if self._is_at_front else self._cursor.step

    @property
    def profile(self) -> DepthProfile:
        """The depth of all that is explored."""
        return self._explorer.profile

    def find_step(self, step: int) -> Resumable[bool]:
        """Find the moment after `step` steps, exploring up to there; return whether it exists."""
        while self._explorer.step < step and self._explorer.outcome is Outcome.RUNNING:
            yield from self._cursor.await_allowance()
            self._explore(step - self._explorer.step)
        self._is_at_front = self._explorer.step == step
        if not 0 <= step <= self._explorer.step:
            return False
        if not self._is_at_front:
            yield from self._cursor.seek(step)
        return True

    def find_end(self) -> Resumable[bool]:
        """Find the end of the search, and return True."""
        while self._explorer.outcome is Outcome.RUNNING:
            yield from self._cursor.await_allowance()
            self._explore(self._cursor.allowance)
        self._is_at_front = True
        return True

    def find_next(self, condition: Condition, after: int) -> Resumable[bool]:
        """Find the first step after `after` that meets `condition`; return whether one does."""
        looked_at = after
        while looked_at < self._explorer.step or self._explorer.outcome is Outcome.RUNNING:
            yield from self._cursor.await_allowance()
            known = self._explorer.step  # others may have explored since
            if looked_at < known:
                yield from self._cursor.seek(self._skip(condition, looked_at))
                if (yield from self._cursor.find(condition, known)):
                    return True
                looked_at = known
            else:
                self._is_at_front = self._explore_until(condition)
                if self._is_at_front:
                    return True
                looked_at = self._explorer.step
        return False

    def find_solution(self, depth: int, after: int) -> Resumable[bool]:
        """Find the first moment after `after` with `depth` blanks filled, or else the end.

        depth: all of them.  The search goes on behind a solution at which it has ended.
        """
        has_all_filled = Condition.depth_above(depth - 1)
        found = yield from self.find_next(has_all_filled, after)
        if not found and self._explorer.pass_solution():
            found = yield from self.find_next(has_all_filled, max(after, self._explorer.step))
        return found or (yield from self.find_end())

    def find_count(self, count_of: Callable[[Counters], int], count: int) -> Resumable[bool]:
        """Find the last moment at which a counter, which never falls, is at most `count`."""
        while self._explorer.outcome is Outcome.RUNNING and self._count_at_front(count_of) <= count:
            yield from self._cursor.await_allowance()
            self._explore(self._cursor.allowance)
        self._is_at_front = self._count_at_front(count_of) <= count
        if self._is_at_front:
            return True
        # At `last` it is not above `count`, at `beyond` it is.
        last, beyond = 0, self._explorer.step
        while beyond - last > 1:
            middle = (last + beyond) // 2
            yield from self._cursor.seek(middle)
            if count_of(self._cursor.moment().counters) <= count:
                last = middle
            else:
                beyond = middle
        yield from self._cursor.seek(last)
        return True

    def _count_at_front(self, count_of: Callable[[Counters], int]) -> int:
        return count_of(self._explorer.moment().counters)

    def find_previous(self, condition: Condition, before: int) -> Resumable[bool]:
        """Find the last step before `before` that meets `condition`; return whether one does."""
        return self._cursor.find_previous(condition, before)

    def _skip(self, condition: Condition, step: int) -> int:
        """Return a step up to which the depth profile shows that no step fulfils the condition."""
        if condition.kind is ConditionKind.DEPTH_BELOW:
            return self.profile.skip_above(condition.depth, step)
        return step

    def _explore(self, steps: int) -> None:
        self._cursor.allowance -= self._explorer.explore(min(steps, self._cursor.allowance))

    def _explore_until(self, condition: Condition) -> bool:
        advance = self._explorer.explore_until(condition, self._cursor.allowance)
        self._cursor.allowance -= advance.taken
        return advance.is_fulfilled
