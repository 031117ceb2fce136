"""Work cut into slices, mostly of about a millisecond, so that it can end when its time is up."""

from collections.abc import Callable

SLICE_SECONDS = 0.001


class TimeSlicer:
    """Has work done in slices, whose size follows the speed of the machine by `clock`.

    first: the size of the first one.  seconds: about how long one takes.
    """

    def __init__(
        self, clock: Callable[[], float], first: int = 1, seconds: float = SLICE_SECONDS
    ) -> None:
        self._clock = clock
        self._size = first
        self._seconds = seconds

    def run(self, amount: float, work: Callable[[int], bool], deadline: float) -> None:
        """Have `work` do so much, until `deadline` at the latest.

        `work` is that of a task: told how much to do, it says whether there is no more.
        """
        now = self._clock()
        while amount > 0 and now < deadline:
            wanted = int(min(amount, self._size))
            if work(wanted):
                return
            amount -= wanted
            before, now = now, self._clock()
            if wanted == self._size:
                self._fit(now - before)

    def _fit(self, seconds: float) -> None:
        if seconds < self._seconds / 2:
            self._size *= 2
        elif seconds > self._seconds * 2:
            self._size = max(1, self._size // 2)
