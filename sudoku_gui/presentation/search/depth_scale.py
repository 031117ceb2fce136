"""Which depths a timeline shows, from its foot to its top: those of what is seen."""

from collections.abc import Sequence
from operator import itemgetter

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.depth_picture import DepthPicture
from sudoku_gui.presentation.search.axis_ticks import axis_ticks, round_step

_LEVELS = 4  # at least, so that a step is never a cliff
_TICKS = 4  # about, between which the depths lie


@dataclass(frozen=True, slots=True)
class DepthScale:
    """The depth at the foot and the one at the top, which is greater."""

    low: int
    high: int

    @property
    def levels(self) -> int:
        """How many levels lie between them."""
        return self.high - self.low


def depth_scale_of(picture: DepthPicture) -> DepthScale:
    """Return the scale for what a picture shows; its foot is round, so that it moves seldom."""
    low = min(map(itemgetter(0), picture.columns), default=0)
    high = max(map(itemgetter(1), picture.columns), default=0)
    step = round_step(high - low, _TICKS)
    low -= low % step
    return DepthScale(low, max(high, low + _LEVELS))


def depth_ticks(scale: DepthScale, most: int) -> Sequence[int]:
    """Return round depths to be written beside a scale: `most`, or two where hardly one fits."""
    ticks = axis_ticks(scale.low, scale.high, round_step(scale.levels, most))
    if len(ticks) > 1:
        return ticks
    # A step is at most half of the levels then, so that there are two ticks.
    finer = axis_ticks(scale.low, scale.high, round_step(scale.levels, 5))
    return finer[0], finer[-1]
