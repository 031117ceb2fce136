"""How the steps of a stretch of a search are spread over the depths, by looking at some of them.

A picture of so many steps that each column has the whole range of depths shows more when it tells
where in the range the search mostly is.  Each stretch is looked at as often, at steps spread
evenly over it.
"""

from collections import Counter
from collections.abc import Sequence

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.replay_cursor import ReplayCursor
from sudoku_gui.solvers.task import Resumable

LOOKS = 24
"""How often a stretch is looked at."""
_LOOK_COSTS = 300  # in steps, about


@dataclass(frozen=True, slots=True)
class DepthDensity:
    """Equal stretches of the moments from `first` to `last`: how many of LOOKS had each depth."""

    first: int
    last: int
    count: int  # of the stretches
    looks: tuple[Counter[int], ...]  # of those looked at so far, from the first on


class DensitySampler:
    """Looks at the stretches from left to right, in slices.

    The cursor is its own, and stands anywhere in the explored part.
    """

    def __init__(self, cursor: ReplayCursor) -> None:
        self._cursor = cursor
        self._way: Resumable[None] | None = None
        self.density: DepthDensity | None = None
        """What is known of what was asked for last."""

    @property
    def has_work(self) -> bool:
        """Whether stretches are yet to be looked at."""
        return self._way is not None

    def sample(self, first: int, last: int, count: int) -> None:
        """Look at `count` stretches of the moments from `first` to `last` from now on."""
        self.density = DepthDensity(first, last, count, ())
        self._way = self._look_at(self.density)

    def work(self, steps: int) -> bool:
        """Go on for about `steps` steps; return whether all is looked at."""
        if self._way is not None and self._cursor.follow(self._way, steps):
            self._way = None
        return self._way is None

    def _look_at(self, wanted: DepthDensity) -> Resumable[None]:
        looks: list[Counter[int]] = []
        for place in range(wanted.count):
            depths = []
            for step in steps_looked_at(wanted, place):
                yield from self._cursor.seek(step)
                depths.append(self._cursor.moment().counters.depth)
                self._cursor.allowance -= _LOOK_COSTS
            looks.append(Counter(depths))
            self.density = DepthDensity(wanted.first, wanted.last, wanted.count, tuple(looks))


def steps_looked_at(density: DepthDensity, place: int) -> Sequence[int]:
    """Return the steps that are looked at in a stretch, by its place from the left."""
    moments = density.last - density.first + 1
    begin = density.first + place * moments // density.count
    end = density.first + (place + 1) * moments // density.count
    # After an even number of steps the depth is even, after an odd one odd: every second look is
    # one step later, so that both are met.
    steps = [begin + (2 * look + 1) * (end - begin) // (2 * LOOKS) for look in range(LOOKS)]
    return [min(step + look % 2, end - 1) for look, step in enumerate(steps)]
