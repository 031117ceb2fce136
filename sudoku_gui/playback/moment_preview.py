"""A look at another moment of a search, the place looked at staying where it is."""

from sudoku_gui.playback.replay_cursor import Walker
from sudoku_gui.solvers.search import Moment


class Glimpse:
    """One moment in the stretch explored, reached in instalments."""

    def __init__(self, walker: Walker, step: int) -> None:
        self._walker = walker
        self._way = walker.go_to(step)
        self._has_arrived = False

    @property
    def has_arrived(self) -> bool:
        """Whether the moment is reached."""
        return self._has_arrived

    def work(self, steps: int) -> bool:
        """Go on towards it for about `steps` steps; return whether it is reached."""
        self._has_arrived = self._has_arrived or self._walker.follow(self._way, steps)
        return self._has_arrived

    def moment(self) -> Moment:
        """What there is to see, once it is reached."""
        return self._walker.moment()
