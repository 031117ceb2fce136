"""The span of a search that a timeline shows: zoomed, moved, and held by the frame in the overview.

The whole, all that is explored, grows meanwhile; who asks says how much it is.
"""

from collections.abc import Callable

from sudoku_gui.playback.depth_picture import StepSpan


class TimelineZoom:
    """What is shown of the whole.  changed: told when that is something else."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._span: StepSpan | None = None
        self._held_at = 0  # the step of the frame that is held, from its first

    @property
    def is_zoomed(self) -> bool:
        """Whether less than the whole is shown."""
        return self._span is not None

    @property
    def span(self) -> StepSpan | None:
        """What is shown, None for all that is explored."""
        return self._span

    def span_of(self, whole: StepSpan) -> StepSpan:
        """Return what is shown of `whole`."""
        return self._span or whole

    def look_at(self, span: StepSpan | None) -> None:
        """Show `span` from now on, or (None) the whole."""
        if span != self._span:
            self._span = span
            self._changed()

    def zoom(self, factor: float, around: int, whole: StepSpan) -> None:
        """Show `factor` times as many steps, `around` keeping its place."""
        zoomed = self.span_of(whole).zoomed(factor, around, whole)
        self.look_at(None if zoomed == whole else zoomed)

    def zoom_to(self, span: StepSpan, whole: StepSpan) -> None:
        """Show `span`, or more where it is too short to be shown alone."""
        least = span.zoomed(1.0, (span.first + span.last) // 2, whole)
        self.look_at(None if least == whole else least)

    def follow(self, step: int, whole: StepSpan) -> None:
        """Move what is shown no further than needed to show `step`."""
        if self._span is not None:
            self.look_at(self._span.showing(step, whole))

    def move_by(self, steps: int, whole: StepSpan) -> None:
        """Show what lies so many steps further on, or back."""
        if self._span is not None:
            moved = StepSpan(self._span.first + steps, self._span.last + steps)
            self.look_at(moved.within(whole))

    def hold(self, step: int, whole: StepSpan) -> None:
        """Hold the frame at a step within it, or else bring its middle there and hold that."""
        if self._span is None:
            return
        is_within = self._span.first <= step <= self._span.last
        self._held_at = step - self._span.first if is_within else self._span.length // 2
        self.drag_to(step, whole)

    def drag_to(self, step: int, whole: StepSpan) -> None:
        """Bring the frame with what is held of it to a step."""
        if self._span is not None:
            self.move_by(step - self._held_at - self._span.first, whole)
