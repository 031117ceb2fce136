"""What there is to see of a search, as plain values for the parts of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass, field, replace
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.jumps import JumpStatus
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.solvers.search import Moment, Outcome

if TYPE_CHECKING:
    from sudoku_gui.playback.depth_density import DepthDensity
    from sudoku_gui.playback.depth_picture import DepthPicture
    from sudoku_gui.playback.subtree_rows import SubtreeRow
    from sudoku_gui.solvers.explain.attempts import StepAttempts

HIDDEN = text("Hidden until the question is answered.")
"""In place of what would tell the answer."""


@dataclass(frozen=True, slots=True)
class ShownMoment:
    """What to show of a search at one moment."""

    sheet: Sheet  # what the search began with, and its digits
    moment: Moment
    # What the last step tried, None while the steps go by too fast to be read.
    attempts: StepAttempts | None
    hides_answer: bool = False  # somebody is asked what comes next, and nothing shown may tell

    @property
    def prefilled(self) -> tuple[Cell, ...]:
        """The blanks filled before this branch began, in order; none on the main line.

        The last of them is the one with the digit put in.
        """
        return self.moment.path[: self.moment.prefilled_count]


@dataclass(frozen=True, slots=True)
class TimelineState:
    """What is known of a search: `now` of `explored` steps, and whether that is all of it."""

    now: int
    explored: int
    is_complete: bool
    is_jumping: bool
    picture: DepthPicture
    hides_answer: bool = False  # as in `ShownMoment`
    subtrees: tuple[SubtreeRow, ...] = ()  # as in the report
    density: DepthDensity | None = None  # likewise
    geometry: Geometry = field(default_factory=lambda: Geometry.of_size(9))  # of the grid searched


def shown_moment_of(
    began_with: Sheet, moment: Moment, attempts: StepAttempts | None
) -> ShownMoment:
    """Return what is shown of `moment` of a search that began with a sheet."""
    since = moment.path[moment.prefilled_count :]
    return ShownMoment(began_with.with_found(moment.grid, since), moment, attempts)


def with_answer_hidden(shown_moment: ShownMoment) -> ShownMoment:
    """Return the same, without what it tells of what comes next."""
    attempts = (
        None if shown_moment.attempts is None else replace(shown_moment.attempts, dead_end=False)
    )
    return replace(shown_moment, attempts=attempts, hides_answer=True)


def timeline_state_of(report: SearchReport, *, hides_answer: bool = False) -> TimelineState:
    """Return what `report` says about the whole of a search."""
    return TimelineState(
        report.moment.counters.steps,
        report.explored,
        report.end is not Outcome.RUNNING,
        report.direction is PlayDirection.PAUSED and report.jump_status is JumpStatus.UNDER_WAY,
        report.picture,
        hides_answer,
        report.subtrees,
        report.density,
        report.moment.grid.geometry,
    )
