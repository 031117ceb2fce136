"""The depth of a short stretch, exact to the step, where the depth profile is too coarse."""

from sudoku_gui.playback.depth_profile import Columns, DepthProfile, DepthRange
from sudoku_gui.playback.replay_cursor import Walker
from sudoku_gui.solvers.task import Resumable


class CloserLook:
    """The depth ranges of the columns of a picture, becoming exact from left to right.

    Where the columns are narrower than the slices of the profile, the stretch is
    replayed, once, and at most a spacing of checkpoints before it.  Where they are
    not, the profile shows all that a picture can, and there is nothing to do.
    """

    def __init__(self, walker: Walker, profile: DepthProfile, columns: Columns) -> None:
        self._walker = walker
        self._ranges = list(profile.ranges(columns))
        self._replay = self._replay_columns(columns)
        self._is_done = profile.is_as_fine_as(columns)

    @property
    def ranges(self) -> tuple[DepthRange, ...]:
        """The depth range of each column, as well as it is known by now."""
        return tuple(self._ranges)

    def work(self, steps: int) -> bool:
        """Look at about `steps` steps more; return whether all is done."""
        self._is_done = self._is_done or self._walker.follow(self._replay, steps)
        return self._is_done

    def _replay_columns(self, columns: Columns) -> Resumable[None]:
        yield from self._walker.go_to(max(0, columns.first - 1))
        self._walker.take_extremes()  # what was on the way there
        for index, moments in enumerate(columns):
            yield from self._walker.go_to(moments.stop - 1)
            low, high = self._walker.take_extremes()
            if moments.start == 0:  # the start is a moment, and no step led to it
                low, high = 0, max(0, high)
            self._ranges[index] = DepthRange(low, high)
