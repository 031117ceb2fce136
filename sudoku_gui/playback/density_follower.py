"""Has the density of a picture found out that has many steps in each column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_gui.playback.depth_density import LOOKS, DepthDensity

if TYPE_CHECKING:
    from sudoku_gui.playback.depth_picture import DepthPicture, DepthPictureBuilder, DepthView
    from sudoku_gui.playback.timeline import Timeline

_COLUMNS = 4  # of the picture in each stretch that is looked at


class DensityFollower:
    """The density in the pictures of `artist`; that of all that is explored waits for its end."""

    def __init__(self, timeline: Timeline, artist: DepthPictureBuilder) -> None:
        self._timeline = timeline
        self._artist = artist
        self._sampler = timeline.density_sampler()
        self._seen: tuple[DepthView, int] | None = None  # the view, and the last step seen

    @property
    def density(self) -> DepthDensity | None:
        """What is known of what was looked at last."""
        return self._sampler.density

    def has_work(self, *, is_idle: bool) -> bool:
        """Return whether there is something to look at now; is_idle: nothing more is explored."""
        if self._artist.has_work or not (is_idle or self._artist.view.span):
            return False
        picture = self._artist.picture()
        if self._place_of(picture) == self._seen:
            return self._sampler.has_work
        count = _stretches_of(picture)
        return count > 0 and picture.span.length >= LOOKS * count

    def work(self, steps: int) -> bool:
        """Go on for about `steps` steps; return whether all is looked at."""
        picture = self._artist.picture()
        if self._place_of(picture) != self._seen:
            self._seen = self._place_of(picture)
            span = picture.span
            self._sampler.sample(span.first, span.last, _stretches_of(picture))
        return self._sampler.work(steps)

    def _place_of(self, picture: DepthPicture) -> tuple[DepthView, int]:
        return self._artist.view, picture.span.last


def _stretches_of(picture: DepthPicture) -> int:
    return len(picture.columns) // _COLUMNS
