"""The explorer: what it records of its way, however it is told to go."""

import tracemalloc
from array import array

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.depth_profile import DepthRange, PictureColumns
from sudoku_gui.playback.explorer import Explorer, RecordingLimits
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import AdvanceResult, Condition, Counters, DepthSurvey, Moment
from sudoku_gui.solvers.search_start import start_search
from tests.support.playback.naive import FEW, Walked, conditions, fulfils, walks

LARGE = Grid.empty(Geometry.of_size(25))
SNAPSHOT_SIZE = len(ALGORITHMS[0].start(LARGE).snapshot())
STRIDES = st.lists(st.integers(0, 60), max_size=12)


class Endless:
    """A search of the largest grid that takes any number of steps in no time."""

    def advance(self, steps: int) -> int:
        return steps

    def advance_until(self, condition: Condition, steps: int) -> AdvanceResult:
        return AdvanceResult(steps, is_fulfilled=False)

    def survey(self, width: int, slices: int) -> DepthSurvey:
        return DepthSurvey(width * slices, array("H", [0] * slices), array("H", [1] * slices))

    def take_extremes(self) -> tuple[int, int]:
        return 0, 1

    def begin_at(self, grid: Grid) -> None:
        raise NotImplementedError

    @property
    def has_ended(self) -> bool:
        return False

    @property
    def counters(self) -> Counters:
        raise NotImplementedError

    def pass_solutions(self, count: int) -> None:
        raise NotImplementedError

    def snapshot(self) -> bytes:
        return bytes(SNAPSHOT_SIZE)

    def restore(self, saved: bytes) -> None:
        """Be where it is."""

    def moment(self) -> Moment:
        return ALGORITHMS[0].start(LARGE).moment()


@settings(deadline=None, max_examples=60)
@given(walks(), STRIDES)
def test_every_checkpoint_is_the_state_after_its_steps(walked: Walked, strides: list[int]) -> None:
    explorer = _explored(walked, strides)
    fresh = walked.algorithm.start(walked.grid)

    for step in range(explorer.step + 1):
        checkpoint = explorer.checkpoints.nearest(step)
        assert step - checkpoint.step < explorer.checkpoints.spacing
        fresh.restore(checkpoint.state)
        assert fresh.moment() == walked.moments[checkpoint.step]


@settings(deadline=None, max_examples=60)
@given(walks(), STRIDES)
def test_no_more_is_recorded_than_the_bounds_allow(walked: Walked, strides: list[int]) -> None:
    explorer = _explored(walked, strides)

    assert len(explorer.checkpoints) <= FEW.checkpoints
    assert len(explorer.profile) <= FEW.slices


@settings(deadline=None, max_examples=60)
@given(walks(), STRIDES)
def test_the_profile_is_that_of_all_steps_explored(walked: Walked, strides: list[int]) -> None:
    explorer = _explored(walked, strides)
    depths = walked.depths(range(explorer.step + 1))

    (whole,) = explorer.profile.ranges(PictureColumns(0, explorer.step, 1))

    assert whole == DepthRange(min(depths), max(depths))


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_exploring_up_to_a_condition_stops_there_and_records_the_same(
    walked: Walked, data: st.DataObject
) -> None:
    strides = data.draw(STRIDES)
    condition = data.draw(conditions(walked.grid))
    explorer, plain = _explored(walked, strides), _explored(walked, strides)
    before = explorer.step

    advance = explorer.explore_until(condition, data.draw(st.integers(0, 60)))
    plain.explore(advance.taken)

    looked_at = range(before + 1, explorer.step + 1)
    met = [step for step in looked_at if fulfils(walked.moments[step], condition)]
    assert met == ([explorer.step] if advance.is_fulfilled else [])
    assert advance.taken == explorer.step - before
    assert explorer.checkpoint() == plain.checkpoint()
    assert explorer.outcome is plain.outcome is walked.moments[explorer.step].outcome
    columns = PictureColumns(0, explorer.step, 50)
    assert explorer.profile.ranges(columns) == plain.profile.ranges(columns)


def test_what_is_recorded_of_a_search_without_end_is_small() -> None:
    tracemalloc.start()
    explorer = Explorer(Endless(), RecordingLimits())
    explorer.explore(10**10)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert explorer.step == 10**10
    assert 512 < len(explorer.checkpoints) <= 1_024
    assert 2_048 <= len(explorer.profile) < 4_096
    assert held < 1_000_000


def _explored(walked: Walked, strides: list[int]) -> Explorer:
    explorer = Explorer(start_search(walked.algorithm, walked.grid), FEW)
    for stride in strides:
        before = explorer.step
        assert explorer.explore(stride) == min(walked.end, before + stride) - before
    return explorer
