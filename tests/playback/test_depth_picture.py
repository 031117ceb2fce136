"""Stretches of a search, zoomed and moved, and the pictures of them."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.depth_picture import DepthArtist, DepthPicture, Stretch, View
from sudoku_gui.playback.depth_profile import Columns, DepthRange
from sudoku_gui.playback.explorer import Bounds
from sudoku_gui.playback.timeline import Timeline
from tests.playback.naive import Walked, walks

FINE = Bounds(checkpoints=4, slices=4_096, spacing=2)  # a slice of its own for every step
SHORTEST = 20
LONGEST = 10**12

wholes = st.builds(Stretch, st.just(0), st.integers(0, LONGEST))
factors = st.floats(0.01, 100)


@st.composite
def stretches(draw: st.DrawFn) -> tuple[Stretch, Stretch]:
    """A whole, and a stretch that it contains."""
    whole = draw(wholes)
    first = draw(st.integers(0, whole.last))
    return whole, Stretch(first, draw(st.integers(first, whole.last)))


@given(stretches(), factors, st.data())
def test_zooming_stays_within_the_whole(
    both: tuple[Stretch, Stretch], factor: float, data: st.DataObject
) -> None:
    whole, stretch = both
    around = data.draw(st.integers(stretch.first, stretch.last))

    zoomed = stretch.zoomed(factor, around, whole)

    assert whole.first <= zoomed.first <= zoomed.last <= whole.last
    assert zoomed.first <= around <= zoomed.last
    assert zoomed == whole or zoomed.length >= SHORTEST


@given(stretches(), st.floats(0.01, 1.25), st.data())  # farther out it is held at an end
def test_zooming_keeps_the_step_zoomed_around_at_its_place(
    both: tuple[Stretch, Stretch], factor: float, data: st.DataObject
) -> None:
    whole, stretch = both
    around = data.draw(st.integers(stretch.first, stretch.last))

    zoomed = stretch.zoomed(factor, around, whole)

    assume(whole.first < zoomed.first and zoomed.last < whole.last)  # not held at an end
    off_by = zoomed.share_of(around) - stretch.share_of(around)
    assert abs(off_by * zoomed.length) <= 0.5 + LONGEST * 1e-15


@given(stretches(), factors)
def test_zooming_makes_a_stretch_so_many_times_as_long(
    both: tuple[Stretch, Stretch], factor: float
) -> None:
    whole, stretch = both

    zoomed = stretch.zoomed(factor, stretch.first, whole)

    wanted = max(SHORTEST, round(stretch.length * factor))
    assert zoomed.length == min(wanted, whole.length)


@given(stretches(), st.data())
def test_a_stretch_is_moved_no_further_than_needed_to_show_a_step(
    both: tuple[Stretch, Stretch], data: st.DataObject
) -> None:
    whole, stretch = both
    step = data.draw(st.integers(whole.first, whole.last))

    showing = stretch.showing(step, whole)

    assert whole.first <= showing.first <= step <= showing.last <= whole.last
    assert showing.length == stretch.length
    if stretch.first <= step <= stretch.last:
        assert showing == stretch
    elif stretch.first < stretch.last:
        assert step in (showing.first, showing.last)


@given(stretches(), st.integers(-LONGEST, LONGEST))
def test_a_stretch_moved_anywhere_is_brought_back_within_the_whole(
    both: tuple[Stretch, Stretch], by: int
) -> None:
    whole, stretch = both

    within = Stretch(stretch.first + by, stretch.last + by).within(whole)

    assert whole.first <= within.first <= within.last <= whole.last
    assert within.length == stretch.length or within == whole


@given(stretches(), st.floats(-2, 3))
def test_the_step_at_a_share_lies_in_the_stretch_and_at_that_share(
    both: tuple[Stretch, Stretch], share: float
) -> None:
    _, stretch = both

    step = stretch.step_at(share)

    assert stretch.first <= step <= stretch.last
    if 0 <= share <= 1 and stretch.first < stretch.last:
        assert abs(stretch.share_of(step) - share) <= 0.5 / stretch.length + 1e-12


@given(stretches(), st.data())
def test_a_step_is_found_again_by_its_share(
    both: tuple[Stretch, Stretch], data: st.DataObject
) -> None:
    _, stretch = both
    step = data.draw(st.integers(stretch.first, stretch.last))

    assert stretch.step_at(stretch.share_of(step)) == step


def test_a_single_moment_has_a_width() -> None:
    assert Stretch(5, 5).length == 1
    assert Stretch(5, 5).share_of(5) == 0.5
    assert Stretch(5, 5).step_at(1.0) == 5


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_a_picture_that_is_done_is_exact(walked: Walked, data: st.DataObject) -> None:
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(0, 300)))
    first = data.draw(st.integers(0, timeline.explored))
    stretch = Stretch(first, data.draw(st.integers(first, timeline.explored)))
    artist = DepthArtist(timeline, View(stretch, stretch.length + 1))  # a column per moment

    while artist.go_on(data.draw(st.integers(1, 50))):
        assert artist.has_work

    assert not artist.has_work
    assert artist.picture() == _exact(walked, stretch, stretch.length + 1)


@settings(deadline=None, max_examples=60)
@given(walks(), st.integers(0, 300), st.integers(1, 40))
def test_a_picture_of_all_explored_follows_the_search(
    walked: Walked, more: int, width: int
) -> None:
    timeline = walked.timeline(FINE)
    artist = DepthArtist(timeline, View(None, width))
    assert artist.picture() == DepthPicture(Stretch(0, 0), (DepthRange(0, 0),))

    timeline.explore(more)

    assert artist.picture() == _exact(walked, Stretch(0, timeline.explored), width)
    assert not artist.has_work
    assert artist.go_on(100) == 0


@settings(deadline=None, max_examples=40)
@given(walks(), st.integers(0, 50))
def test_another_view_takes_the_place_of_one_that_is_being_drawn(
    walked: Walked, steps: int
) -> None:
    timeline = walked.timeline()
    timeline.explore(300)
    artist = DepthArtist(timeline, View(Stretch(0, timeline.explored), 400))
    artist.go_on(steps)
    stretch = Stretch(timeline.explored // 2, timeline.explored)

    artist.look_at(View(stretch, 400))
    assert artist.picture().stretch == stretch
    _finish(artist)
    assert artist.picture() == _exact(walked, stretch, 400)

    artist.look_at(View(None, 30))
    assert artist.picture() == _of_all(timeline, 30)


def _finish(artist: DepthArtist) -> None:
    while artist.go_on(50):
        pass


def _of_all(timeline: Timeline, width: int) -> DepthPicture:
    columns = timeline.profile(0, timeline.explored, width)
    return DepthPicture(Stretch(0, timeline.explored), columns)


def _exact(walked: Walked, stretch: Stretch, width: int) -> DepthPicture:
    """The picture as a search kept whole would have it."""
    columns = Columns(stretch.first, stretch.last, width)
    depths = [walked.depths(moments) for moments in columns]
    return DepthPicture(stretch, tuple(DepthRange(min(each), max(each)) for each in depths))
