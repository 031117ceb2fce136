"""A search and what follows it, recorded so that any moment of both can be reached again."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING

from sudoku_gui.playback.checkpoints import Checkpoint, Checkpoints
from sudoku_gui.playback.needless_profile import NeedlessProfile
from sudoku_gui.solvers.task import Resumable

if TYPE_CHECKING:
    from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
    from sudoku_gui.solvers.rules.followers import Follower
    from sudoku_gui.solvers.search import Moment

_SPACING = 32  # of the checkpoints at first, in steps
_SLICES = 4_096
_NOWHERE = -1  # where a checkpoint is needed next
_BYTES_AT_MOST = 2_000_000  # of checkpoints, unless there are few


class FollowedSearch:
    """The two, standing after the same step."""

    def __init__(
        self, search: BacktrackingSearch, follow: Callable[[BacktrackingSearch], Follower]
    ) -> None:
        self._search = search
        self.follower = follow(search)
        self._state_length = len(search.snapshot())
        self.step = 0

    def moment(self) -> Moment:
        """Return what there is to see of the search."""
        return self._search.moment()

    def advance(self, steps: int) -> int:
        """Take at most `steps` steps; return how many (fewer: the search has ended)."""
        taken = self.follower.follow(steps)
        self.step += taken
        return taken

    def survey(self, width: int, slices: int) -> tuple[int, array[int]]:
        """Do the same slice by slice; return how many were taken, and the needless of each."""
        taken, counts = self.follower.survey(width, slices)
        self.step += taken
        return taken, counts

    def depths(self, width: int, slices: int) -> array[int]:
        """Take at most `slices` times `width` steps; return the lowest depth of each slice.

        The follower is left behind: it is to be moved back before it is asked anything.
        """
        survey = self._search.survey(width, slices)
        self.step = _NOWHERE
        return survey.lows

    def take_lowest(self) -> int:
        """Return the lowest depth since it was last taken."""
        return self._search.take_extremes()[0]

    def snapshot(self) -> bytes:
        """Return the state of both."""
        return self._search.snapshot() + self.follower.state().tobytes()

    def restore(self, checkpoint: Checkpoint) -> None:
        """Stand where both stood then."""
        self._search.restore(checkpoint.state[: self._state_length])
        state = array("Q")
        state.frombytes(checkpoint.state[self._state_length :])
        self.follower.resume(state)
        self.step = checkpoint.step

    def seek(self, step: int, checkpoints: Checkpoints, amount: int) -> Resumable[None]:
        """Stand after `step` steps of what is recorded; pause after about every `amount`."""
        nearest = checkpoints.nearest(step)
        if not nearest.step <= self.step <= step:
            self.restore(nearest)
        while self.step < step:
            self.advance(min(amount, step - self.step))
            yield


class FollowedRecording:
    """Follows a search to its end and keeps checkpoints and the profile of needless steps."""

    def __init__(self, begin: Callable[[], FollowedSearch]) -> None:
        self._begin = begin
        self._front = begin()
        limit = _checkpoints_at_most(self._front.moment().grid.geometry.cell_count)
        self.checkpoints = Checkpoints(self._front.snapshot(), _SPACING, limit)
        self.profile = NeedlessProfile(_SLICES)
        # The lowest depth after the steps from each checkpoint to the next.
        self.lows = array("H")

    @property
    def step(self) -> int:
        """How many steps are recorded."""
        return self._front.step

    @property
    def needless(self) -> int:
        """How many of them were needless."""
        return self._front.follower.needless()

    @property
    def own_depth(self) -> int:
        """How many blanks the search without the needless steps has filled."""
        return self._front.follower.own_depth()

    def moment(self) -> Moment:
        """Return what there is to see at the last step recorded."""
        return self._front.moment()

    def cursor(self) -> FollowedSearch:
        """Return another such search at the start, to be moved about in what is recorded."""
        return self._begin()

    def record(self, steps: int) -> int:
        """Follow at most `steps` steps more; return how many (fewer: the search has ended)."""
        # In rounds that go beyond no checkpoint and no slice, as an explorer does.
        before = self.step
        goal = before + steps
        wanted = taken = 0
        while self.step < goal and taken == wanted:
            wanted = min(goal, self.checkpoints.due) - self.step
            slices = self.profile.whole_slices(wanted)
            if slices:
                wanted = slices * self.profile.width
                taken, counts = self._front.survey(self.profile.width, slices)
                self.profile.record_slices(taken, counts)
            else:
                wanted = min(wanted, self.profile.room)
                needless = self.needless
                taken = self._front.advance(wanted)
                if taken:
                    self.profile.record(taken, self.needless - needless)
            if self.step == self.checkpoints.due:
                self._keep_checkpoint()
        return self.step - before

    def _keep_checkpoint(self) -> None:
        spacing = self.checkpoints.spacing
        self.checkpoints.add(self._front.snapshot())
        self.lows.append(self._front.take_lowest())
        if self.checkpoints.spacing > spacing:
            self.lows = array("H", map(min, self.lows[::2], self.lows[1::2]))


def _checkpoints_at_most(cells: int) -> int:
    """Return how many there may be, an even number: sets of levels are long on large grids."""
    longest = 8 * (cells // 64 + 1) * cells
    return max(64, min(1_024, _BYTES_AT_MOST // longest // 2 * 2))
