"""Work cut into slices of about a millisecond, so that it can end when its time is up."""

from collections.abc import Callable

_SLICE_SECONDS = 0.001


class Slices:
    """Takes steps in slices, whose size follows the speed of the machine by `clock`.

    first: the size of the first one, in steps.
    """

    def __init__(self, clock: Callable[[], float], first: int = 1) -> None:
        self._clock = clock
        self._size = first

    def take(self, steps: float, work: Callable[[int], int], deadline: float) -> None:
        """Have `work` do `steps` steps, until `deadline` at the latest.

        `work` is told how many to do and says how many it did; fewer mean that no
        more are to be done.
        """
        now = self._clock()
        while steps > 0 and now < deadline:
            wanted = int(min(steps, self._size))
            if work(wanted) < wanted:
                return
            steps -= wanted
            before, now = now, self._clock()
            if wanted == self._size:
                self._fit(now - before)

    def _fit(self, seconds: float) -> None:
        if seconds < _SLICE_SECONDS / 2:
            self._size *= 2
        elif seconds > _SLICE_SECONDS * 2:
            self._size = max(1, self._size // 2)
