"""A search that can be moved to any moment explored, in slices.

Whoever has only a part of a second runs a generator of this module for as many steps
as that allows, and goes on with it later.
"""

from sudoku_gui.playback.checkpoints import Checkpoint, Checkpoints, NearbyCheckpoints
from sudoku_gui.solvers.search import Condition, Moment, Search
from sudoku_gui.solvers.task import Resumable

_RESTORING_COSTS = 100  # in steps, about: all that is filled is filled again
_LEAST_GAP = 8  # between nearby checkpoints


class ReplayCursor:
    """A search, and where it stands; `allowance` is how many steps it may still take now."""

    def __init__(self, search: Search, checkpoints: Checkpoints, nearby: NearbyCheckpoints) -> None:
        self._search = search
        self._checkpoints = checkpoints
        self._nearby_checkpoints = nearby
        self._step = 0
        self.allowance = 0

    @property
    def step(self) -> int:
        """How many steps from the start it stands."""
        return self._step

    def moment(self) -> Moment:
        """Return what there is to see where it stands."""
        return self._search.moment()

    def checkpoint(self) -> Checkpoint:
        """Return where it stands, to come back to."""
        return Checkpoint(self._step, self._search.snapshot())

    def restore(self, checkpoint: Checkpoint) -> None:
        """Be there at once."""
        self._search.restore(checkpoint.state)
        self._step = checkpoint.step
        self.allowance -= _RESTORING_COSTS

    def advance(self, steps: int) -> int:
        """Take at most `steps` steps at once; return how many were taken."""
        taken = self._search.advance(steps)
        self._step += taken
        self.allowance -= taken
        return taken

    def take_extremes(self) -> tuple[int, int]:
        """Return the lowest and the highest depth since they were last taken or it was moved."""
        return self._search.take_extremes()

    def follow(self, way: Resumable[None], steps: int) -> bool:
        """Go on with `way` for about `steps` steps; return whether it has come to its end."""
        self.allowance = steps
        return next(way, True) is True

    def run(self, steps: int) -> Resumable[None]:
        """Take `steps` steps, none of them beyond the end of the search."""
        goal = self._step + steps
        while self._step < goal:
            yield from self.await_allowance()
            self.advance(min(goal - self._step, self.allowance))

    def await_allowance(self) -> Resumable[None]:
        """Wait until there is an allowance."""
        while self.allowance <= 0:
            yield

    def seek(self, step: int) -> Resumable[None]:
        """Move to a step of the explored part."""
        start = self._nearest(step)
        if not start.step - _RESTORING_COSTS <= self._step <= step:
            self.restore(start)
            yield from self._climb(step)
        yield from self.run(step - self._step)

    def find(self, condition: Condition, last: int) -> Resumable[bool]:
        """Stand at the first step from here that fulfils the condition, or else at `last`.

        Return whether there was one; `last` is in the explored part.
        """
        while self._step < last:
            yield from self.await_allowance()
            steps = min(last - self._step, self.allowance)
            advance = self._search.advance_until(condition, steps)
            self._step += advance.taken
            self.allowance -= advance.taken
            if advance.is_fulfilled:
                return True
        return False

    def find_previous(self, condition: Condition, before: int) -> Resumable[bool]:
        """Stand at the last step before `before` that fulfils the condition.

        Return whether there is one.  Goes back stretch by stretch, each about twice as long
        as the one before.
        """
        last = before - 1
        step_range = 1
        while last > 0:
            start = self._nearest(max(0, last - step_range))
            self.restore(start)
            if (yield from self.find(condition, last)):
                yield from self._go_to_last(condition, last)
                return True
            last = start.step
            step_range *= 2
        return False

    def _go_to_last(self, condition: Condition, last: int) -> Resumable[None]:
        """Go from a step that fulfils the condition to the last one that does, `last` at most.

        Halves the stretch in which it may be, so that no more than twice the stretch is
        run, however many such steps it has.
        """
        found = self.checkpoint()
        while found.step < last:
            middle = (found.step + last) // 2
            yield from self.run(middle - self._step)
            checkpoint = self.checkpoint()
            if (yield from self.find(condition, last)):
                self._nearby_checkpoints.keep(checkpoint)
                found = self.checkpoint()
            else:
                last = middle
                self.restore(found)

    def _climb(self, step: int) -> Resumable[None]:
        """Leave a checkpoint where half of the way to `step` is left, again and again."""
        while step - self._step > 2 * _LEAST_GAP:
            yield from self.run((step - self._step) // 2)
            self._nearby_checkpoints.keep(self.checkpoint())

    def _nearest(self, step: int) -> Checkpoint:
        return self._nearby_checkpoints.nearest(step, otherwise=self._checkpoints.nearest(step))
