"""The density of a picture: what is seen at the steps looked at, which lie evenly in it."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.density_follower import DensityFollower
from sudoku_gui.playback.depth_density import LOOKS, DepthDensity, steps_looked_at
from sudoku_gui.playback.depth_picture import DepthPictureBuilder, DepthView, StepSpan
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS
from tests.support.playback.naive import Walked, walk, walks
from tests.support.solvers.corpus import puzzle_of_counts


@settings(deadline=None, max_examples=40)
@given(walks(), st.data())
def test_each_stretch_is_told_as_a_search_kept_whole_has_it(
    walked: Walked, data: st.DataObject
) -> None:
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(0, 400)))
    first = data.draw(st.integers(0, timeline.explored))
    last = data.draw(st.integers(first, timeline.explored))
    count = data.draw(st.integers(1, last - first + 1))
    sampler = timeline.density_sampler()

    sampler.sample(first, last, count)
    while not sampler.work(data.draw(st.integers(1, 3_000))):
        assert sampler.has_work

    density = sampler.density
    assert density is not None
    assert density.looks == tuple(
        Counter(walked.depths(steps_looked_at(density, place))) for place in range(count)
    )


@given(st.integers(0, 10**9), st.integers(1, 60), st.integers(2 * LOOKS, 10**6), st.data())
def test_a_stretch_is_looked_at_evenly_and_after_odd_and_even_steps(
    first: int, count: int, length: int, data: st.DataObject
) -> None:
    density = DepthDensity(first, first + count * length - 1, count, ())
    place = data.draw(st.integers(0, count - 1))

    steps = steps_looked_at(density, place)

    begin = first + place * length
    assert len(steps) == LOOKS
    assert [*steps] == sorted(steps)
    for look, step in enumerate(steps):
        assert begin + look * length // LOOKS <= step <= begin + (look + 1) * length // LOOKS
        assert step < begin + length


def test_odd_and_even_depths_are_both_seen() -> None:
    density = DepthDensity(0, 64 * LOOKS * 10 - 1, 10, ())

    odd = [step % 2 for step in steps_looked_at(density, 3)]

    assert sum(odd) == LOOKS // 2


def test_the_density_of_all_is_found_once_nothing_more_is_explored() -> None:
    timeline = _explored(2_000)
    follower = DensityFollower(timeline, DepthPictureBuilder(timeline, DepthView(None, 40)))

    assert not follower.has_work(is_idle=False)
    while follower.has_work(is_idle=True):
        follower.work(500)

    density = follower.density
    assert density is not None
    assert (density.first, density.last, density.count) == (0, 2_000, 10)
    assert len(density.looks) == 10


def test_the_density_of_a_part_is_found_at_once_and_few_steps_have_none() -> None:
    timeline = _explored(2_000)
    artist = DepthPictureBuilder(timeline, DepthView(StepSpan(500, 1_500), 40))
    follower = DensityFollower(timeline, artist)
    while not artist.work(500):
        pass

    while follower.has_work(is_idle=False):
        follower.work(500)
    assert follower.density is not None

    artist.set_view(DepthView(StepSpan(500, 600), 40))
    while not artist.work(500):
        pass
    assert not follower.has_work(is_idle=True)


def _explored(steps: int) -> Timeline:
    timeline = walk(ALGORITHMS[0], puzzle_of_counts("E"), 1).timeline()
    timeline.explore(steps)
    return timeline
