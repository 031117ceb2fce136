"""A search that can be looked at after any of its steps, however many, in bounded memory.

The explorer runs ahead and records checkpoints and the depth profile; the viewer
stands at the moment shown.  A moment finder goes to the moment that a jump means, and only
when it has arrived becomes the viewer.

Whatever may take long is done in bits of about as many steps as one says.  One
jump is under way at a time.  However long the search, there are some 1,000 checkpoints
and 4,000 slices of the profile: about 0.3 MB on 9x9, and less than 1 MB on 25x25.
"""

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.checkpoints import Checkpoint, NearbyCheckpoints
from sudoku_gui.playback.depth_density import DensitySampler
from sudoku_gui.playback.depth_profile import DepthRange, PictureColumns
from sudoku_gui.playback.exact_depths import ExactDepths
from sudoku_gui.playback.explorer import Explorer, RecordingLimits
from sudoku_gui.playback.failure_analysis import FailureAnalysis
from sudoku_gui.playback.jumps import Jump, JumpStatus, ToStep
from sudoku_gui.playback.moment_finder import MomentFinder
from sudoku_gui.playback.moment_preview import MomentPreview
from sudoku_gui.playback.replay_cursor import ReplayCursor
from sudoku_gui.playback.search_tree import TreeBuilder
from sudoku_gui.playback.subtree_rows import SubtreeFinder
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, Search, StepKind
from sudoku_gui.solvers.search_start import start_search

_BOUNDS = RecordingLimits()
_ALL_SOLUTIONS = 2**62
_AT_ONCE = 100_000  # steps between two moments at which Ctrl+C is heard, also by compiled code


class Timeline:
    """A search of a grid by an algorithm, and the moment of it that is shown.

    begins_at: the grid of the moment at which a branch of such a search begins (see
    Search.begin_at), None for the whole search.  Raises ConflictError if two cells of the
    grid clash.
    """

    def __init__(
        self,
        algorithm: Algorithm,
        grid: Grid,
        bounds: RecordingLimits = _BOUNDS,
        begins_at: Grid | None = None,
    ) -> None:
        self._algorithm = algorithm
        self._grid = grid
        self._begins_at = begins_at
        self._explorer = Explorer(self._new_search(), bounds)
        self._nearby_checkpoints = NearbyCheckpoints()
        self._viewer = self._new_cursor(self._nearby_checkpoints)
        self._reserve = self._new_cursor(self._nearby_checkpoints)
        # The moment shown is that of the explorer; or the viewer is there; or it can be put
        # there by `_held`, taken before the explorer went on.  `_finder` uses the
        # reserve.
        self._at = 0
        self._held = self._explorer.checkpoint()
        self._finder = MomentFinder(self._reserve, self._explorer)
        self._way = self._finder.find_step(0)
        self._progress = JumpStatus.ARRIVED

    @property
    def current_step(self) -> int:
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

    @property
    def full_depth(self) -> int:
        """The depth at which all blanks are filled."""
        moment = self._explorer.moment()
        return moment.counters.depth + len(moment.grid.blanks())

    @property
    def is_front_dead_end(self) -> bool:
        """Whether nothing fits after the last step known, a placement."""
        moment = self._explorer.moment()
        return moment.kind is StepKind.PLACE and is_dead_end(moment)

    def moment(self) -> Moment:
        """Return what there is to see at the moment shown."""
        return self._explorer.moment() if self._is_at_front else self._looked_at().moment()

    def explore(self, steps: int) -> int:
        """Explore at most `steps` steps more; return how many (fewer: the search has ended)."""
        self._hold_place()
        return self._explorer.explore(steps)

    def advance(self, steps: int) -> int:
        """Look at most `steps` steps further on; return how many there were."""
        known = min(steps, self.explored - self._at)
        if known:
            self._at += self._looked_at().advance(known)
        if known == steps:
            return known
        taken = self._explorer.explore(steps - known)
        self._at += taken
        return known + taken

    def begin_jump(self, jump: Jump) -> None:
        """Begin a jump from the moment shown; one that is under way is given up."""
        here = self.moment()
        self._nearby_checkpoints.keep(self._here())
        self._finder = MomentFinder(self._reserve, self._explorer)
        self._way = jump.find(self._finder, here)
        self._progress = JumpStatus.UNDER_WAY

    def continue_jump(self, steps: int) -> JumpStatus:
        """Go on with the jump under way for about `steps` steps; return what became of it."""
        if self._progress is JumpStatus.UNDER_WAY:
            self._hold_place()
            self._reserve.allowance = steps
            try:
                next(self._way)
            except StopIteration as end:
                self._progress = self._arrive() if end.value else JumpStatus.NO_SUCH_MOMENT
        return self._progress

    def cancel_jump(self) -> None:
        """Stay at the moment shown."""
        if self._progress is JumpStatus.UNDER_WAY:
            self._progress = JumpStatus.GIVEN_UP

    def jump(self, jump: Jump) -> JumpStatus:
        """Go there, however long it takes, and return what became of the jump."""
        self.begin_jump(jump)
        while self.continue_jump(_AT_ONCE) is JumpStatus.UNDER_WAY:
            pass
        return self._progress

    def seek(self, step: int) -> JumpStatus:
        """Go to a step, however long it takes, and return what became of the jump."""
        return self.jump(ToStep(step))

    def profile(self, first: int, last: int, count: int) -> tuple[DepthRange, ...]:
        """Return the depth from step `first` to `last`, as far as explored, in columns.

        There are `count` of them at most.  A column is as exact as the
        slices of which the profile consists.
        """
        return self._explorer.profile.ranges(self._columns(first, last, count))

    def exact_depths(self, first: int, last: int, count: int) -> ExactDepths:
        """Return the same, to be made exact where the columns are narrower than the slices."""
        cursor = self._new_cursor(NearbyCheckpoints())
        return ExactDepths(cursor, self._explorer.profile, self._columns(first, last, count))

    def preview(self, step: int) -> MomentPreview:
        """Return a preview of a step of the explored part, to be found in slices.

        The moment shown stays.
        """
        return MomentPreview(self._new_cursor(NearbyCheckpoints()), step)

    def analyse_failure(self, moment: Moment) -> FailureAnalysis:
        """Return the analysis, still to be run, of who is to blame for the failure at a moment.

        Raises ValueError if the search has not failed there.
        """
        cursor = self._new_cursor(NearbyCheckpoints())
        return FailureAnalysis(self._algorithm.procedure, moment, cursor, self._explorer)

    def density_sampler(self) -> DensitySampler:
        """Return what looks how the steps of the explored part are spread over the depths."""
        return DensitySampler(self._new_cursor(NearbyCheckpoints()))

    def subtree_finder(self) -> SubtreeFinder:
        """Return what finds subtrees in the explored part."""
        return SubtreeFinder(self._new_cursor(NearbyCheckpoints()), self._explorer.profile)

    def tree_builder(self) -> TreeBuilder:
        """Return what builds the tree around moments of the explored part.

        The moment shown stays.
        """
        return TreeBuilder(self._new_cursor(NearbyCheckpoints()), self._explorer.profile)

    @property
    def _is_at_front(self) -> bool:
        return self._at == self._explorer.step

    def _here(self) -> Checkpoint:
        return self._explorer.checkpoint() if self._is_at_front else self._looked_at().checkpoint()

    def _looked_at(self) -> ReplayCursor:
        """Return the viewer, at the moment shown behind the front."""
        if self._viewer.step != self._at:
            self._viewer.restore(self._held)
        return self._viewer

    def _hold_place(self) -> None:
        """Be able to come back to the moment shown when the front has moved on from there."""
        if self._is_at_front:
            self._held = self._explorer.checkpoint()

    def _arrive(self) -> JumpStatus:
        """Move to the moment that the finder has found, and return that the jump has arrived."""
        # The reserve stands there, unless the explorer does; it becomes the viewer, and the old
        # viewer is the reserve for the next jump.
        self._at = self._finder.step
        if not self._is_at_front:
            self._viewer, self._reserve = self._reserve, self._viewer
        return JumpStatus.ARRIVED

    def _columns(self, first: int, last: int, count: int) -> PictureColumns:
        return PictureColumns(max(0, first), min(last, self.explored), count)

    def _new_cursor(self, nearby: NearbyCheckpoints) -> ReplayCursor:
        search = self._new_search()
        search.pass_solutions(_ALL_SOLUTIONS)  # behind which ones it is gone on, the explorer knows
        return ReplayCursor(search, self._explorer.checkpoints, nearby)

    def _new_search(self) -> Search:
        search = start_search(self._algorithm, self._grid)
        if self._begins_at is not None:
            search.begin_at(self._begins_at)
        return search
