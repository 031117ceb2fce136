"""What the thread of searches reports to the window, as a value."""

from dataclasses import dataclass

from sudoku_gui.playback.depth_picture import DepthPicture
from sudoku_gui.playback.failure_analysis import Explained
from sudoku_gui.playback.player import Motion
from sudoku_gui.playback.search_tree import Tree
from sudoku_gui.playback.timeline import Progress
from sudoku_gui.solvers.search import Moment, Outcome


@dataclass(frozen=True, slots=True)
class SearchReport:
    """The moment looked at, and how much is known around it.

    order: of the newest command heard.  explored: the last step known.  end: what the
    search comes to, RUNNING until known.  glimpse: the moment under the pointer, once
    it is reached.  tree: the one drawn last; without forks where none is wanted.
    explained: what is known of the failure that was asked about, if anything.
    """

    number: int
    order: int
    moment: Moment
    explored: int
    end: Outcome
    motion: Motion
    progress: Progress
    picture: DepthPicture
    glimpse: Moment | None
    tree: Tree
    explained: tuple[Explained, ...]

    @property
    def is_under_way(self) -> bool:
        """Whether the moment meant by a jump is still being looked for."""
        return self.motion is Motion.STANDING and self.progress is Progress.UNDER_WAY
