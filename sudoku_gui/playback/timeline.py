"""Any moment of a search, of whatever length, in bounded memory.

The explorer runs ahead and records checkpoints and the depth profile; the viewer
stands at the place looked at.  A scout goes to the moment that a jump means, and only
when it has arrived becomes the viewer.

Whatever may take long is done in instalments of about as many steps as one says.  One
jump is under way at a time.  However long the search, there are some 1,000 checkpoints
and 4,000 slices of the profile: about 0.3 MB on 9x9, and less than 1 MB on 25x25.
"""

from enum import Enum

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.checkpoints import Checkpoint, Ladder
from sudoku_gui.playback.depth_profile import Columns, DepthRange
from sudoku_gui.playback.exact_depths import CloserLook
from sudoku_gui.playback.explorer import Bounds, Explorer
from sudoku_gui.playback.failure_analysis import Explanation
from sudoku_gui.playback.jumps import Jump, ToStep
from sudoku_gui.playback.moment_finder import Scout
from sudoku_gui.playback.moment_preview import Glimpse
from sudoku_gui.playback.replay_cursor import Walker
from sudoku_gui.playback.search_tree import SearchTree
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, Search, start_search

_BOUNDS = Bounds()
_AT_ONCE = 100_000  # steps between two moments at which Ctrl+C is heard, also by compiled code


class Progress(Enum):
    """What has become of the last jump."""

    UNDER_WAY = "under way"
    ARRIVED = "arrived"
    NO_SUCH_MOMENT = "no such moment"  # the place looked at is as it was
    GIVEN_UP = "given up"  # likewise


class Timeline:
    """A search of a grid by an algorithm, and the place in it that is looked at.

    begins_at: the grid of the moment at which a branch of such a search begins (see
    Search.begin_at), None for the whole search.  Raises ConflictError if two cells of the
    grid clash.
    """

    def __init__(
        self,
        algorithm: Algorithm,
        grid: Grid,
        bounds: Bounds = _BOUNDS,
        begins_at: Grid | None = None,
    ) -> None:
        self._algorithm = algorithm
        self._grid = grid
        self._begins_at = begins_at
        self._explorer = Explorer(self._new_search(), bounds)
        self._ladder = Ladder()
        self._viewer = self._new_walker(self._ladder)
        self._reserve = self._new_walker(self._ladder)
        self._at = 0
        self._held = self._explorer.here()
        self._scout = Scout(self._reserve, self._explorer)
        self._way = self._scout.find_step(0)
        self._progress = Progress.ARRIVED

    @property
    def at(self) -> int:
        """The step looked at."""
        return self._at

    @property
    def explored(self) -> int:
        """The last step known."""
        return self._explorer.step

    @property
    def outcome(self) -> Outcome:
        """RUNNING until the end is known; then `explored` is the last step there is."""
        return self._explorer.outcome

    def moment(self) -> Moment:
        """What there is to see at the place looked at."""
        return self._explorer.moment() if self._is_at_front else self._looked_at().moment()

    def explore(self, steps: int) -> int:
        """Explore at most `steps` steps more; how many there were (fewer: the search has ended)."""
        self._hold_place()
        return self._explorer.explore(steps)

    def advance(self, steps: int) -> int:
        """Look at most `steps` steps further on; how many there were."""
        known = min(steps, self.explored - self._at)
        if known:
            self._at += self._looked_at().advance(known)
        if known == steps:
            return known
        taken = self._explorer.explore(steps - known)
        self._at += taken
        return known + taken

    def set_out(self, jump: Jump) -> None:
        """Begin a jump from the place looked at; one that is under way is given up."""
        here = self.moment()
        self._ladder.keep(self._here())
        self._scout = Scout(self._reserve, self._explorer)
        self._way = jump.find(self._scout, here)
        self._progress = Progress.UNDER_WAY

    def go_on(self, steps: int) -> Progress:
        """Go on with the jump under way for about `steps` steps; what has become of it."""
        if self._progress is Progress.UNDER_WAY:
            self._hold_place()
            self._reserve.allowance = steps
            try:
                next(self._way)
            except StopIteration as end:
                self._progress = self._arrive() if end.value else Progress.NO_SUCH_MOMENT
        return self._progress

    def give_up(self) -> None:
        """Stay at the place looked at."""
        if self._progress is Progress.UNDER_WAY:
            self._progress = Progress.GIVEN_UP

    def jump(self, jump: Jump) -> Progress:
        """Go there, however long it takes."""
        self.set_out(jump)
        while self.go_on(_AT_ONCE) is Progress.UNDER_WAY:
            pass
        return self._progress

    def seek(self, step: int) -> Progress:
        """Go to a step, however long it takes."""
        return self.jump(ToStep(step))

    def profile(self, first: int, last: int, count: int) -> tuple[DepthRange, ...]:
        """The depth from step `first` to `last`, as far as explored, in `count` columns at most.

        A column is as exact as the slices of which the profile consists.
        """
        return self._explorer.profile.ranges(self._columns(first, last, count))

    def look_closer(self, first: int, last: int, count: int) -> CloserLook:
        """The same, to be made exact where the columns are narrower than the slices."""
        walker = self._new_walker(Ladder())
        return CloserLook(walker, self._explorer.profile, self._columns(first, last, count))

    def glimpse(self, step: int) -> Glimpse:
        """A look at a step of the stretch explored, in instalments; the place looked at stays."""
        return Glimpse(self._new_walker(Ladder()), step)

    def explain(self, moment: Moment) -> Explanation:
        """Who is to blame at a moment of it where nothing was left, to be found out.

        Raises ValueError if the search has not failed there.
        """
        walker = self._new_walker(Ladder())
        return Explanation(self._algorithm.procedure, moment, walker, self._explorer)

    def search_tree(self) -> SearchTree:
        """The tree around moments of the stretch explored; the place looked at stays."""
        return SearchTree(self._new_walker(Ladder()), self._explorer.profile)

    @property
    def _is_at_front(self) -> bool:
        return self._at == self._explorer.step

    def _here(self) -> Checkpoint:
        return self._explorer.here() if self._is_at_front else self._looked_at().here()

    def _looked_at(self) -> Walker:
        """The viewer, at the place looked at behind the front."""
        if self._viewer.step != self._at:
            self._viewer.stand_at(self._held)
        return self._viewer

    def _hold_place(self) -> None:
        """Be able to come back to the place looked at when the front has moved on from there."""
        if self._is_at_front:
            self._held = self._explorer.here()

    def _arrive(self) -> Progress:
        """Look at what the scout has found."""
        self._at = self._scout.step
        if not self._is_at_front:
            self._viewer, self._reserve = self._reserve, self._viewer
        return Progress.ARRIVED

    def _columns(self, first: int, last: int, count: int) -> Columns:
        return Columns(max(0, first), min(last, self.explored), count)

    def _new_walker(self, ladder: Ladder) -> Walker:
        return Walker(self._new_search(), self._explorer.checkpoints, ladder)

    def _new_search(self) -> Search:
        search = start_search(self._algorithm, self._grid)
        if self._begins_at is not None:
            search.begin_at(self._begins_at)
        return search
