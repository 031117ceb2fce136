"""Exact depths: exact to the step, and no dearer than the stretch looked at."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.depth_profile import DepthRange, PictureColumns
from sudoku_gui.playback.explorer import RecordingLimits
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS
from tests.support.playback.counting import Tally, counting
from tests.support.playback.naive import FEW, Walked, walks
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts


@settings(deadline=None, max_examples=100)
@given(walks(), st.data())
def test_columns_narrower_than_the_slices_become_exact(walked: Walked, data: st.DataObject) -> None:
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(0, 300)))
    first = data.draw(st.integers(0, timeline.explored))
    last = data.draw(st.integers(first, timeline.explored))
    count = data.draw(st.integers(1, 40))
    look = timeline.exact_depths(first, last, count)
    assert look.ranges == timeline.profile(first, last, count)

    while not look.work(data.draw(st.integers(1, 50))):
        pass

    columns = PictureColumns(first, last, count)
    exact = tuple(_range(walked, moments) for moments in columns)
    slice_width = 1
    while slice_width * FEW.slices <= timeline.explored:
        slice_width *= 2
    if slice_width * len(columns) > last - first + 1:
        assert look.ranges == exact
    else:
        assert look.ranges == timeline.profile(first, last, count)


@settings(deadline=None, max_examples=60)
@given(walks(), st.integers(0, 300), st.integers(-5, 400), st.integers(-5, 400))
def test_what_is_not_explored_is_not_looked_at(
    walked: Walked, explored: int, first: int, last: int
) -> None:
    timeline = walked.timeline()
    timeline.explore(explored)

    look = timeline.exact_depths(first, last, 1_000)
    look.work(10_000)

    within = range(max(0, first), min(last, timeline.explored) + 1)
    assert len(look.ranges) == len(timeline.profile(first, last, 1_000)) == len(within)


def test_the_start_belongs_to_the_first_column() -> None:
    timeline = Timeline(ALGORITHMS[0], SMALL, FEW)
    timeline.explore(30)
    look = timeline.exact_depths(0, 5, 2)

    look.work(1_000)

    assert look.ranges == (DepthRange(0, 2), DepthRange(3, 5))


def test_a_column_is_exact_also_where_a_checkpoint_lies_far_within_it() -> None:
    steps, count = 5_000, 8
    coarse = Timeline(
        ALGORITHMS[0], puzzle_of_counts("E"), RecordingLimits(checkpoints=8, slices=8)
    )
    fine = Timeline(ALGORITHMS[0], puzzle_of_counts("E"), RecordingLimits(slices=2 * steps))
    coarse.explore(steps)
    fine.explore(steps)
    look = coarse.exact_depths(0, steps, count)

    while not look.work(1_000):
        pass

    assert look.ranges == fine.profile(0, steps, count)


def test_the_place_looked_at_stays_where_it_is() -> None:
    timeline = Timeline(ALGORITHMS[0], puzzle_of_counts("B"), FEW)
    timeline.explore(300)
    timeline.seek(100)
    before = timeline.moment()

    timeline.exact_depths(150, 250, 50).work(1_000)

    assert timeline.moment() == before


def test_a_closer_look_replays_the_stretch_once() -> None:
    tally = Tally()
    timeline = Timeline(counting(ALGORITHMS[0], tally), puzzle_of_counts("E"))
    timeline.explore(50_000)
    look = timeline.exact_depths(30_000, 31_000, 500)
    tally.take_steps()

    done = look.work(2_000)

    assert done
    assert 1_000 <= tally.take_steps() <= 1_000 + 64


def _range(walked: Walked, moments: range) -> DepthRange:
    depths = walked.depths(moments)
    return DepthRange(min(depths), max(depths))
