"""A search walked step by step, every moment of it kept: what a timeline must agree with."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.playback.explorer import RecordingLimits
from sudoku_gui.playback.jumps import (
    Jump,
    ToDeepest,
    ToEnd,
    ToNext,
    ToNextSolution,
    ToPrevious,
    ToStep,
    ToSubtreeEnd,
)
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.search import Algorithm, Condition, ConditionKind, Moment, Outcome, StepKind
from tests.support.solvers.corpus import puzzle_of_counts, solved_rows
from tests.support.solvers.strategies import ROW_BY_ROW, algorithms, puzzles

NOWHERE = -1
FEW = RecordingLimits(checkpoints=4, slices=6, spacing=2)
"""So few that the shortest search fills them several times."""

_LONGEST = 1_000


@dataclass(frozen=True)
class Walked:
    """A whole search: every moment, from the start to the end."""

    algorithm: Algorithm
    grid: Grid
    moments: tuple[Moment, ...]

    @property
    def end(self) -> int:
        """The last step."""
        return len(self.moments) - 1

    def timeline(self, bounds: RecordingLimits = FEW) -> Timeline:
        """A timeline over the same search."""
        return Timeline(self.algorithm, self.grid, bounds)

    def depths(self, moments: Iterable[int]) -> list[int]:
        """The depths at these moments."""
        return [self.moments[step].counters.depth for step in moments]

    def meant_by(self, jump: Jump, at: int, explored: int) -> int:
        """The step that a jump from `at` leads to, or NOWHERE."""
        match jump:
            case ToStep(step):
                return step if 0 <= step <= self.end else NOWHERE
            case ToEnd() | ToNextSolution():  # it has not gone on behind the first
                return self.end
            case ToNext(condition):
                return self._first(range(at + 1, self.end + 1), condition)
            case ToPrevious(condition):
                return self._first(range(at - 1, 0, -1), condition)
            case ToDeepest():
                depths = self.depths(range(explored + 1))
                return depths.index(max(depths))
            case ToSubtreeEnd():
                above = Condition.depth_below(self.moments[at].counters.depth)
                return self._first(range(at + 1, self.end + 1), above)
        raise AssertionError(jump)

    def _first(self, steps: range, condition: Condition) -> int:
        met = (step for step in steps if fulfils(self.moments[step], condition))
        return next(met, NOWHERE)


def walk(algorithm: Algorithm, grid: Grid, longest: int = _LONGEST) -> Walked:
    """Walk a search to its end, or `longest` steps."""
    search = algorithm.start(grid)
    moments = [search.moment()]
    while len(moments) <= longest and search.advance(1):
        moments.append(search.moment())
    return Walked(algorithm, grid, tuple(moments))


def last_within(algorithm: Algorithm, grid: Grid, counter: str, limit: int) -> Moment:
    """The last moment of a search at which a counter is not above `limit`, or the start."""
    search = algorithm.start(grid)
    reached = search.moment()
    while search.advance(1) and getattr(search.moment().counters, counter) <= limit:
        reached = search.moment()
    return reached


def fulfils(moment: Moment, condition: Condition) -> bool:
    """Whether the step that led to `moment` is one that the condition means."""
    is_there = moment.cell == condition.cell
    return {
        ConditionKind.BACKTRACK: moment.kind is StepKind.BACKTRACK,
        ConditionKind.PLACEMENT: moment.kind is StepKind.PLACE,
        ConditionKind.DEAD_END: moment.kind is StepKind.PLACE and is_dead_end(moment),
        ConditionKind.CELL_CHANGES: is_there,
        ConditionKind.CELL_HOLDS: is_there
        and moment.grid.digit_at(condition.cell) == condition.digit,
        ConditionKind.DEPTH_BELOW: moment.counters.depth < condition.depth,
        ConditionKind.DEPTH_ABOVE: moment.counters.depth > condition.depth,
    }[condition.kind]


def walks() -> st.SearchStrategy[Walked]:
    """Searches of 4x4, 6x6 and 9x9 grids by every algorithm, up to some hundred steps long."""
    searches = st.tuples(algorithms(), st.one_of(puzzles(), st.sampled_from(_printed())))
    return searches.filter(lambda drawn: _ends(*drawn)).map(lambda drawn: walk(*drawn))


def walks_that(fit: Callable[[Walked], bool]) -> st.SearchStrategy[Walked]:
    """Those of `walks` that `fit`, and in place of each other one a search with many failures.

    For what few searches have, so that hypothesis does not give up looking for it.
    """
    printed = st.tuples(st.sampled_from(ROW_BY_ROW), st.sampled_from(_printed()))
    ended = printed.filter(lambda drawn: _ends(*drawn)).map(lambda drawn: walk(*drawn))
    instead = ended.filter(fit)
    return walks().flatmap(lambda walked: st.just(walked) if fit(walked) else instead)


def conditions(grid: Grid) -> st.SearchStrategy[Condition]:
    """Conditions of every kind that may come true in a search of `grid`."""
    cells = st.sampled_from([*grid.blanks(), Cell(0)])
    digits = st.sampled_from([BLANK, *map(Digit, grid.geometry.digits)])
    depths = st.integers(0, len(grid.blanks()) + 1)
    return st.one_of(
        st.sampled_from([Condition.backtrack(), Condition.placement(), Condition.dead_end()]),
        st.builds(Condition.cell_changes, cells),
        st.builds(Condition.cell_holds, cells, digits),
        st.builds(Condition.depth_below, depths),
        st.builds(Condition.depth_above, depths),
    )


def jumps(walked: Walked) -> st.SearchStrategy[Jump]:
    """Jumps of every kind, a few of them to where there is nothing."""
    wanted = conditions(walked.grid)
    return st.one_of(
        st.builds(ToStep, st.integers(-1, walked.end + 2)),
        st.builds(ToNext, wanted),
        st.builds(ToPrevious, wanted),
        st.sampled_from([ToEnd(), ToDeepest(), ToSubtreeEnd()]),
    )


def _ends(algorithm: Algorithm, grid: Grid) -> bool:
    """Whether a search is walked to its end: known sooner than all its moments."""
    search = algorithm.start(grid)
    search.advance(_LONGEST)
    return search.moment().outcome is not Outcome.RUNNING


def _printed() -> list[Grid]:
    """Puzzles with much to take back, of 4x4, 6x6 and 9x9."""
    small = [row.puzzle for row in solved_rows() if row.puzzle.geometry.size < 9]
    return [*small, puzzle_of_counts("B"), Grid.empty(Geometry.of_size(9))]
