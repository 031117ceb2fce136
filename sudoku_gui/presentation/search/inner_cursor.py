"""A cursor through what happens inside one step of a search, forth and back."""

from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers.explain.sub_steps import InnerMoment, SubStep, inner_moments
from sudoku_gui.solvers.procedure import Procedure, SubStepKind

_CHANGES = {SubStepKind.PLACE, SubStepKind.TAKE_BACK}


class InnerCursor:
    """Stands at one moment inside the step that led from `before` to `after`.

    At the start of a search both are the same.  with_looks: each look is such a moment.
    """

    def __init__(
        self, procedure: Procedure, before: ShownMoment, after: ShownMoment, *, with_looks: bool
    ) -> None:
        self.before, self.after = before, after
        self._moments = inner_moments(procedure, before.moment, after.moment, with_looks=with_looks)
        changes = [place for place, each in enumerate(self._moments) if _is_change(each)]
        self._first_after = changes[0] if changes else 0
        self._place = 0

    def __len__(self) -> int:
        return len(self._moments)

    @property
    def current(self) -> InnerMoment:
        """Where it stands."""
        return self._moments[self._place]

    @property
    def is_changed(self) -> bool:
        """Whether the digit is written, or taken out, by now."""
        return self._place >= self._first_after

    @property
    def shown(self) -> ShownMoment:
        """What the grid shows there."""
        return self.after if self.is_changed else self.before

    def can_go(self, moments: int) -> bool:
        """Return whether there is one so far on, or back if negative."""
        return 0 <= self._place + moments < len(self._moments)

    def go(self, moments: int) -> None:
        """Go so far on, or back."""
        self._place += moments

    def go_to_last(self) -> None:
        """Go to the last one."""
        self._place = len(self._moments) - 1


def _is_change(moment: InnerMoment) -> bool:
    return isinstance(moment.sub_step, SubStep) and moment.sub_step.kind in _CHANGES
