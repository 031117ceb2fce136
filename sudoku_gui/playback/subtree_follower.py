"""Keeps the rows of subtrees below a picture of the depth up to date while a search is explored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_gui.playback.depth_profile import PictureColumns
from sudoku_gui.playback.subtree_rows import SubtreeRow

if TYPE_CHECKING:
    from sudoku_gui.playback.depth_picture import DepthPicture, DepthPictureBuilder, DepthView
    from sudoku_gui.playback.timeline import Timeline

_PERCENT = 110  # of what was explored the last time, while it becomes more


class SubtreeFollower:
    """The subtrees in the pictures of `artist`; those of an earlier one until they are found."""

    def __init__(self, timeline: Timeline, artist: DepthPictureBuilder) -> None:
        self._timeline = timeline
        self._artist = artist
        self._finder = timeline.subtree_finder()
        self._seen: tuple[DepthView, int] | None = None  # the view, and how much was explored

    @property
    def rows(self) -> tuple[SubtreeRow, ...]:
        """Those found last."""
        return self._finder.rows

    def has_work(self, *, is_idle: bool) -> bool:
        """Return whether there is something to find now; is_idle: nothing more is explored."""
        return self._finder.has_work or self._is_outdated(is_idle)

    def work(self, steps: int) -> bool:
        """Go on for about `steps` steps; return whether all is found."""
        if not self._finder.has_work:
            self._begin()
        return self._finder.work(steps)

    def _is_outdated(self, is_idle: bool) -> bool:
        if self._artist.view.rows == 0 or self._artist.has_work:
            return False
        explored = self._timeline.explored
        if self._seen is None or self._seen[0] != self._artist.view:
            return True
        known = self._seen[1]
        return known != explored and (is_idle or 100 * explored >= _PERCENT * known)

    def _begin(self) -> None:
        view, explored = self._artist.view, self._timeline.explored
        self._seen = view, explored
        picture = self._artist.picture()
        self._finder.find(picture.columns, _edges(picture), view.rows, explored)


def _edges(picture: DepthPicture) -> list[int]:
    span = picture.span
    return PictureColumns(span.first, span.last, len(picture.columns)).edges()
