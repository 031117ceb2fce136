"""The depth of a short part of a search, exact to the step where the profile is too coarse."""

from sudoku_gui.playback.depth_profile import DepthProfile, DepthRange, PictureColumns
from sudoku_gui.playback.replay_cursor import ReplayCursor
from sudoku_gui.solvers.task import Resumable


class ExactDepths:
    """The depth ranges of the columns of a picture, becoming exact from left to right.

    Where the columns are narrower than the slices of the profile, the stretch is
    replayed, once, and at most a spacing of checkpoints before it.  Where they are
    not, the profile shows all that a picture can, and there is nothing to do.
    """

    def __init__(
        self, cursor: ReplayCursor, profile: DepthProfile, columns: PictureColumns
    ) -> None:
        self._cursor = cursor
        self._ranges = list(profile.ranges(columns))
        self._replay = self._replay_columns(columns)
        self._is_done = profile.is_as_fine_as(columns)

    @property
    def ranges(self) -> tuple[DepthRange, ...]:
        """The depth range of each column, as well as it is known by now."""
        return tuple(self._ranges)

    def work(self, steps: int) -> bool:
        """Look at about `steps` steps more; return whether all is done."""
        self._is_done = self._is_done or self._cursor.follow(self._replay, steps)
        return self._is_done

    def _replay_columns(self, columns: PictureColumns) -> Resumable[None]:
        # A column's extremes are those of its own steps if the cursor stands at the last step
        # before it when it begins.
        yield from self._cursor.seek(max(0, columns.first - 1))
        self._cursor.take_extremes()  # what was on the way there
        for index, moments in enumerate(columns):
            # Step by step: to go on from a checkpoint would leave out what is before it.
            yield from self._cursor.run(moments.stop - 1 - self._cursor.step)
            low, high = self._cursor.take_extremes()
            if moments.start == 0:  # the start is a moment, and no step led to it
                low, high = 0, max(0, high)
            self._ranges[index] = DepthRange(low, high)
