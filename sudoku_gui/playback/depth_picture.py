"""Pictures of the depth of a search over a span of it, as plain values, kept up to date."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.playback.step_marks import StepMark, step_marks
from sudoku_gui.solvers.search import Outcome

if TYPE_CHECKING:
    from sudoku_gui.playback.depth_profile import DepthRange
    from sudoku_gui.playback.exact_depths import ExactDepths
    from sudoku_gui.playback.timeline import Timeline

_SHORTEST = 20  # steps that fill the width at the strongest zoom
_FRESHNESS = 100  # an overview lacks less than one of so many steps
MARKS_FROM = 4  # columns of the view for a moment, from which on each of them is marked


@dataclass(frozen=True, slots=True)
class StepSpan:
    """The moments from step `first` to step `last`, both included."""

    first: int
    last: int

    @property
    def length(self) -> int:
        """How many steps lie between its ends; at least 1, so that it has a width."""
        return max(1, self.last - self.first)

    def share_of(self, step: int) -> float:
        """Return where the middle of the moment after `step` lies, between 0 and 1."""
        return (step - self.first + 0.5) / (self.last - self.first + 1)

    def step_at(self, share: float) -> int:
        """Return the step whose moment `share` of the span falls into, held within the span."""
        step = self.first + math.floor(share * (self.last - self.first + 1))
        return min(max(step, self.first), self.last)

    def zoomed(self, factor: float, around: int, whole: StepSpan) -> StepSpan:
        """Return a span `factor` times as long, `around` keeping its place, within `whole`."""
        length = max(_SHORTEST, round(self.length * factor))
        if length >= whole.length:
            return whole
        first = round(around + 0.5 - self.share_of(around) * (length + 1))
        return StepSpan(first, first + length).within(whole)

    def showing(self, step: int, whole: StepSpan) -> StepSpan:
        """Return the span moved, no further than needed, so that `step` lies in it."""
        if self.first <= step <= self.last:
            return self
        first = step if step < self.first else step - self.length
        return StepSpan(first, first + self.length).within(whole)

    def within(self, whole: StepSpan) -> StepSpan:
        """Return the span moved, and cut where it is longer, so that `whole` contains it."""
        if self.length >= whole.length:
            return whole
        first = min(max(self.first, whole.first), whole.last - self.length)
        return StepSpan(first, first + self.length)


@dataclass(frozen=True, slots=True)
class DepthView:
    """What a picture is wanted of: `span`, or (None) all explored; in `width` columns."""

    span: StepSpan | None
    width: int
    rows: int = 0  # of subtrees below it, at most


@dataclass(frozen=True, slots=True)
class DepthPicture:
    """The depth over a span, in equally wide columns from left to right."""

    span: StepSpan
    columns: tuple[DepthRange, ...]
    marks: tuple[StepMark, ...] = ()  # one a column, where there is room to tell them apart
    overview: DepthPicture | None = None  # the whole, or nearly so, where this is a part of it


class DepthPictureBuilder:
    """Draws the view that is wanted, ever more exactly."""

    def __init__(self, timeline: Timeline, view: DepthView) -> None:
        self._timeline = timeline
        self._view = view
        self._look: ExactDepths | None = None
        self._overview: DepthPicture | None = None
        self._range = (0, 0)  # the first and the last moment of that
        self._whole: DepthPicture | None = None  # the last one of all that was explored
        self._is_done = True
        self.set_view(view)

    @property
    def view(self) -> DepthView:
        """What is drawn."""
        return self._view

    @property
    def has_work(self) -> bool:
        """Whether the picture is going to become more exact."""
        return not self._is_done

    def set_view(self, view: DepthView) -> None:
        """Draw `view` from now on."""
        self._view = view
        self._look = self._whole = None
        self._is_done = True
        if view.span is not None:
            self._range = self._looked_at(view.span)
            self._look = self._timeline.exact_depths(*self._range, view.width)
            self._is_done = False

    def work(self, steps: int) -> bool:
        """Look at about `steps` steps more; return whether all is drawn."""
        if self._look is not None and not self._is_done:
            self._is_done = self._look.work(steps)
        return self._is_done

    def picture(self) -> DepthPicture:
        """Return the picture as far as it is drawn."""
        span = self._view.span
        if span is None:
            return self._picture_of_all()
        if self._range != self._looked_at(span):
            self.set_view(self._view)  # there is a step now that tells what the last one was
        assert self._look is not None, "there is one of every span"
        picture = self._picture_of(span, self._look.ranges, self._range)
        return replace(picture, overview=self._fresh_overview())

    def _picture_of_all(self) -> DepthPicture:
        whole = StepSpan(0, self._timeline.explored)
        if self._whole is None or self._whole.span != whole:
            columns = self._timeline.profile(0, whole.last, self._view.width)
            self._whole = self._picture_of(whole, columns, (0, whole.last))
        return self._whole

    def _fresh_overview(self) -> DepthPicture:
        """Return a picture of all that is explored, or of nearly all while that becomes more."""
        known, width = self._timeline.explored, self._view.width
        overview = self._overview
        if overview is not None and len(overview.columns) == min(width, overview.span.last + 1):
            behind = known - overview.span.last
            may_wait = self._timeline.outcome is Outcome.RUNNING
            if behind == 0 or (may_wait and 0 < behind * _FRESHNESS < known):
                return overview
        columns = self._timeline.profile(0, known, width)
        self._overview = DepthPicture(StepSpan(0, known), columns)
        return self._overview

    def _looked_at(self, span: StepSpan) -> tuple[int, int]:
        """Return the first and the last moment that tell what is to be drawn of a span."""
        if not self._has_marks(span):
            return span.first, span.last
        return max(0, span.first - 1), min(self._timeline.explored, span.last + 1)

    def _has_marks(self, span: StepSpan) -> bool:
        return MARKS_FROM * (span.last - span.first + 1) <= self._view.width

    def _picture_of(
        self, span: StepSpan, columns: tuple[DepthRange, ...], looked_at: tuple[int, int]
    ) -> DepthPicture:
        """Return the picture of a span, from the columns of all that was looked at."""
        first, last = looked_at
        begin = span.first - first
        own = slice(begin, begin + span.last - span.first + 1)
        # They tell what the steps were only once they are exact.
        if not self._has_marks(span) or any(low != high for low, high in columns):
            return DepthPicture(span, columns[own])
        is_at_front = last == self._timeline.explored
        marks = step_marks(
            [high for _, high in columns],
            self._timeline.full_depth,
            is_at_start=first == 0,
            ends_dead=is_at_front and self._timeline.is_front_dead_end,
        )
        return DepthPicture(span, columns[own], marks[own] if first == 0 else marks[: own.stop - 1])
