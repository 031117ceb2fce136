"""What there is to see of a search, as plain values for the parts of the window."""

from dataclasses import dataclass, replace

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.depth_picture import DepthPicture
from sudoku_gui.playback.player import Motion
from sudoku_gui.playback.timeline import Progress
from sudoku_gui.presentation.search_report import SearchReport
from sudoku_gui.solvers.explain.attempts import Trial
from sudoku_gui.solvers.search import Moment, Outcome

HIDDEN = text("Hidden until the question is answered.")
"""In place of what would tell the answer."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What to show of a search at one moment.

    sheet: what the search began with, and its digits.  trial: what the last step
    tried, None while the steps go by too fast to be read.  is_question: somebody is asked what
    comes next, and nothing shown may tell.
    """

    sheet: Sheet
    moment: Moment
    trial: Trial | None
    is_question: bool = False

    @property
    def came_with(self) -> tuple[Cell, ...]:
        """The blanks filled before this branch began, in order; none on the main line.

        The last of them is the one with the digit put in.
        """
        return self.moment.path[: self.moment.came_with]


@dataclass(frozen=True, slots=True)
class Survey:
    """What is known of a search: `now` of `explored` steps, and whether that is all of it.

    is_question: as in a scene.
    """

    now: int
    explored: int
    is_complete: bool
    is_jumping: bool
    picture: DepthPicture
    is_question: bool = False


def scene_of(began_with: Sheet, moment: Moment, trial: Trial | None) -> Scene:
    """The scene at `moment` of a search that began with a sheet."""
    since = moment.path[moment.came_with :]
    return Scene(began_with.with_found(moment.grid, since), moment, trial)


def as_question(scene: Scene) -> Scene:
    """The same, without what it tells of what comes next."""
    trial = None if scene.trial is None else replace(scene.trial, dead_end=False)
    return replace(scene, trial=trial, is_question=True)


def survey_of(report: SearchReport, *, is_question: bool = False) -> Survey:
    """What `report` says about the whole of a search."""
    return Survey(
        report.moment.counters.steps,
        report.explored,
        report.end is not Outcome.RUNNING,
        report.motion is Motion.STANDING and report.progress is Progress.UNDER_WAY,
        report.picture,
        is_question,
    )
