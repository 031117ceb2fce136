"""A preview of another moment of a search, while the moment shown stays."""

from sudoku_gui.playback.replay_cursor import ReplayCursor
from sudoku_gui.solvers.search import Moment


class MomentPreview:
    """One moment in the explored part, reached in slices."""

    def __init__(self, cursor: ReplayCursor, step: int) -> None:
        self._cursor = cursor
        self._way = cursor.seek(step)
        self._has_arrived = False

    @property
    def has_arrived(self) -> bool:
        """Whether the moment is reached."""
        return self._has_arrived

    def work(self, steps: int) -> bool:
        """Go on towards it for about `steps` steps; return whether it is reached."""
        self._has_arrived = self._has_arrived or self._cursor.follow(self._way, steps)
        return self._has_arrived

    def moment(self) -> Moment:
        """Return what there is to see, once it is reached."""
        return self._cursor.moment()
