"""The subtrees follow the picture: its view, and what is explored meanwhile."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.depth_picture import DepthPictureBuilder, DepthView, StepSpan
from sudoku_gui.playback.subtree_follower import SubtreeFollower
from sudoku_gui.playback.subtree_rows import SubtreeRow
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS
from tests.support.playback.naive import Walked, walk, walks
from tests.support.solvers.corpus import puzzle_of_counts

VIEWS = st.builds(
    DepthView,
    st.one_of(st.none(), st.builds(StepSpan, st.just(0), st.integers(20, 60))),
    st.integers(20, 300),
    st.integers(0, 5),
)


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_when_it_is_idle_the_subtrees_are_those_of_the_picture(
    walked: Walked, data: st.DataObject
) -> None:
    timeline = walked.timeline()
    artist = DepthPictureBuilder(timeline, data.draw(VIEWS))
    follower = SubtreeFollower(timeline, artist)

    for _ in range(3):
        timeline.explore(data.draw(st.integers(0, 200)))
        artist.set_view(_within(data.draw(VIEWS), timeline))
        while not artist.work(50):
            pass
        while follower.has_work(is_idle=True):
            follower.work(data.draw(st.integers(1, 50)))

    if artist.view.rows:
        assert follower.rows == _rows_of(timeline, artist)


def test_while_more_is_explored_it_waits_for_a_tenth_more() -> None:
    walked = walk_of_many_steps()
    timeline = walked.timeline()
    artist = DepthPictureBuilder(timeline, DepthView(None, 100, 2))
    follower = SubtreeFollower(timeline, artist)
    timeline.explore(100)
    while follower.has_work(is_idle=False):
        follower.work(50)

    timeline.explore(5)
    assert not follower.has_work(is_idle=False)
    assert follower.has_work(is_idle=True)
    timeline.explore(5)
    assert follower.has_work(is_idle=False)


def test_where_no_rows_are_wanted_it_has_nothing_to_do() -> None:
    timeline = walk_of_many_steps().timeline()
    timeline.explore(100)
    follower = SubtreeFollower(timeline, DepthPictureBuilder(timeline, DepthView(None, 100)))

    assert not follower.has_work(is_idle=True)
    assert follower.rows == ()


def walk_of_many_steps() -> Walked:
    return walk(ALGORITHMS[0], puzzle_of_counts("B"))


def _within(view: DepthView, timeline: Timeline) -> DepthView:
    if view.span is None or view.span.last <= timeline.explored:
        return view
    return DepthView(None, view.width, view.rows)


def _rows_of(timeline: Timeline, artist: DepthPictureBuilder) -> tuple[SubtreeRow, ...]:
    fresh = SubtreeFollower(timeline, artist)
    while fresh.has_work(is_idle=True):
        fresh.work(1_000)
    return fresh.rows
