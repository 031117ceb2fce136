"""What the thread of searches reports to the window, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.playback.jumps import JumpStatus
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.solvers.search import Moment, Outcome

if TYPE_CHECKING:
    from sudoku_gui.playback.depth_density import DepthDensity
    from sudoku_gui.playback.depth_picture import DepthPicture
    from sudoku_gui.playback.failure_analysis import FailureReport
    from sudoku_gui.playback.search_tree import TreeSnapshot
    from sudoku_gui.playback.subtree_rows import SubtreeRow


@dataclass(frozen=True, slots=True)
class SearchReport:
    """The moment shown, and how much is known around it."""

    number: int
    order: int  # of the newest command heard
    moment: Moment
    explored: int  # the last step known
    end: Outcome  # what the search comes to, RUNNING until known
    direction: PlayDirection
    jump_status: JumpStatus
    picture: DepthPicture
    preview: Moment | None  # the moment under the pointer, once it is reached
    tree: TreeSnapshot  # the one drawn last; without forks where none is wanted
    # What is known of the failure that was asked about, if anything.
    failure_reports: tuple[FailureReport, ...]
    # The subtrees wide enough to be told apart in the picture, depth by depth.
    subtrees: tuple[SubtreeRow, ...] = ()
    density: DepthDensity | None = None  # in the picture, where it has many steps

    @property
    def is_at_end(self) -> bool:
        """Whether nothing of the search comes after the moment; behind a solution something may."""
        return self.end is not Outcome.RUNNING and self.moment.counters.steps == self.explored

    @property
    def is_under_way(self) -> bool:
        """Whether the moment meant by a jump is still being looked for."""
        return self.direction is PlayDirection.PAUSED and self.jump_status is JumpStatus.UNDER_WAY
