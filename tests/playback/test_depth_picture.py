"""Stretches of a search, zoomed and moved, and the pictures of them."""

from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.depth_picture import (
    MARKS_FROM,
    DepthPicture,
    DepthPictureBuilder,
    DepthView,
    StepSpan,
)
from sudoku_gui.playback.depth_profile import DepthRange, PictureColumns
from sudoku_gui.playback.explorer import RecordingLimits
from sudoku_gui.playback.step_marks import StepMark
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.search import Moment, Outcome, StepKind
from tests.support.playback.naive import Walked, walks

FINE = RecordingLimits(checkpoints=4, slices=4_096, spacing=2)  # a slice of its own for every step
SHORTEST = 20
LONGEST = 10**12

wholes = st.builds(StepSpan, st.just(0), st.integers(0, LONGEST))
factors = st.floats(0.01, 100)


@st.composite
def spans(draw: st.DrawFn) -> tuple[StepSpan, StepSpan]:
    """A whole, and a span that it contains."""
    whole = draw(wholes)
    first = draw(st.integers(0, whole.last))
    return whole, StepSpan(first, draw(st.integers(first, whole.last)))


@given(spans(), factors, st.data())
def test_zooming_stays_within_the_whole(
    both: tuple[StepSpan, StepSpan], factor: float, data: st.DataObject
) -> None:
    whole, span = both
    around = data.draw(st.integers(span.first, span.last))

    zoomed = span.zoomed(factor, around, whole)

    assert whole.first <= zoomed.first <= zoomed.last <= whole.last
    assert zoomed.first <= around <= zoomed.last
    assert zoomed == whole or zoomed.length >= SHORTEST


@given(spans(), st.floats(0.01, 1.25), st.data())  # farther out it is held at an end
def test_zooming_keeps_the_step_zoomed_around_at_its_place(
    both: tuple[StepSpan, StepSpan], factor: float, data: st.DataObject
) -> None:
    whole, span = both
    around = data.draw(st.integers(span.first, span.last))

    zoomed = span.zoomed(factor, around, whole)

    assume(whole.first < zoomed.first and zoomed.last < whole.last)  # not held at an end
    off_by = zoomed.share_of(around) - span.share_of(around)
    assert abs(off_by * zoomed.length) <= 0.5 + LONGEST * 1e-15


@given(spans(), factors)
def test_zooming_makes_a_stretch_so_many_times_as_long(
    both: tuple[StepSpan, StepSpan], factor: float
) -> None:
    whole, span = both

    zoomed = span.zoomed(factor, span.first, whole)

    wanted = max(SHORTEST, round(span.length * factor))
    assert zoomed.length == min(wanted, whole.length)


@given(spans(), st.data())
def test_a_stretch_is_moved_no_further_than_needed_to_show_a_step(
    both: tuple[StepSpan, StepSpan], data: st.DataObject
) -> None:
    whole, span = both
    step = data.draw(st.integers(whole.first, whole.last))

    showing = span.showing(step, whole)

    assert whole.first <= showing.first <= step <= showing.last <= whole.last
    assert showing.length == span.length
    if span.first <= step <= span.last:
        assert showing == span
    elif span.first < span.last:
        assert step in (showing.first, showing.last)


@given(spans(), st.integers(-LONGEST, LONGEST))
def test_a_stretch_moved_anywhere_is_brought_back_within_the_whole(
    both: tuple[StepSpan, StepSpan], by: int
) -> None:
    whole, span = both

    within = StepSpan(span.first + by, span.last + by).within(whole)

    assert whole.first <= within.first <= within.last <= whole.last
    assert within.length == span.length or within == whole


@given(spans(), st.floats(-2, 3))
def test_the_step_at_a_share_lies_in_the_stretch_and_at_that_share(
    both: tuple[StepSpan, StepSpan], share: float
) -> None:
    _, span = both

    step = span.step_at(share)

    assert span.first <= step <= span.last
    if 0 <= share <= 1 and span.first < span.last:
        assert abs(span.share_of(step) - share) <= 0.5 / span.length + 1e-12


@given(spans(), st.data())
def test_a_step_is_found_again_by_its_share(
    both: tuple[StepSpan, StepSpan], data: st.DataObject
) -> None:
    _, span = both
    step = data.draw(st.integers(span.first, span.last))

    assert span.step_at(span.share_of(step)) == step


def test_a_single_moment_has_a_width() -> None:
    assert StepSpan(5, 5).length == 1
    assert StepSpan(5, 5).share_of(5) == 0.5
    assert StepSpan(5, 5).step_at(1.0) == 5


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_a_picture_that_is_done_is_exact(walked: Walked, data: st.DataObject) -> None:
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(0, 300)))
    first = data.draw(st.integers(0, timeline.explored))
    span = StepSpan(first, data.draw(st.integers(first, timeline.explored)))
    width = (span.length + 1) * data.draw(st.sampled_from([1, MARKS_FROM]))  # a column per moment
    artist = DepthPictureBuilder(timeline, DepthView(span, width))

    while not artist.work(data.draw(st.integers(1, 50))):
        assert artist.has_work

    assert not artist.has_work
    assert _drawn(artist) == _exact(walked, span, width)


@settings(deadline=None, max_examples=60)
@given(walks(), st.integers(0, 300), st.integers(1, 2_000))
def test_a_picture_of_all_explored_follows_the_search(
    walked: Walked, more: int, width: int
) -> None:
    timeline = walked.timeline(FINE)
    artist = DepthPictureBuilder(timeline, DepthView(None, width))
    assert _drawn(artist) == _exact(walked, StepSpan(0, 0), width)

    timeline.explore(more)

    assert _drawn(artist) == _exact(walked, StepSpan(0, timeline.explored), width)
    assert not artist.has_work
    assert artist.work(100)


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_the_front_becomes_exact_when_the_search_goes_on(
    walked: Walked, data: st.DataObject
) -> None:
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(1, 300)))
    span = StepSpan(max(0, timeline.explored - data.draw(st.integers(0, 20))), timeline.explored)
    width = MARKS_FROM * (span.length + 1)
    artist = DepthPictureBuilder(timeline, DepthView(span, width))
    _finish(artist)

    timeline.explore(data.draw(st.integers(0, 3)))

    artist.picture()
    _finish(artist)
    assert _drawn(artist) == _exact(walked, span, width)


@settings(deadline=None, max_examples=40)
@given(walks(), st.data())
def test_a_part_brings_an_overview_of_nearly_all_that_is_explored(
    walked: Walked, data: st.DataObject
) -> None:
    timeline = walked.timeline(FINE)
    timeline.explore(data.draw(st.integers(0, 300)))
    width = data.draw(st.integers(1, 400))
    artist = DepthPictureBuilder(timeline, DepthView(StepSpan(0, 0), width))

    for _ in range(3):
        timeline.explore(data.draw(st.sampled_from([0, 1, 2, 50, 1_000])))

        overview = artist.picture().overview
        assert overview is not None
        assert 0 <= timeline.explored - overview.span.last <= timeline.explored / 100
        assert overview == _exact(walked, overview.span, width, has_marks=False)
        is_over = timeline.outcome is not Outcome.RUNNING
        assert not is_over or overview.span.last == timeline.explored


@settings(deadline=None, max_examples=40)
@given(walks(), st.integers(0, 50))
def test_another_view_takes_the_place_of_one_that_is_being_drawn(
    walked: Walked, steps: int
) -> None:
    timeline = walked.timeline()
    timeline.explore(300)
    artist = DepthPictureBuilder(timeline, DepthView(StepSpan(0, timeline.explored), 400))
    artist.work(steps)
    span = StepSpan(timeline.explored // 2, timeline.explored)

    artist.set_view(DepthView(span, 400))
    assert artist.picture().span == span
    _finish(artist)
    assert _drawn(artist) == _exact(walked, span, 400)

    artist.set_view(DepthView(None, 30))
    assert artist.picture() == _of_all(timeline, 30)


def _drawn(artist: DepthPictureBuilder) -> DepthPicture:
    """The picture without the overview of the whole."""
    return replace(artist.picture(), overview=None)


def _finish(artist: DepthPictureBuilder) -> None:
    while not artist.work(50):
        pass


def _of_all(timeline: Timeline, width: int) -> DepthPicture:
    return DepthPictureBuilder(timeline, DepthView(None, width)).picture()


def _exact(walked: Walked, span: StepSpan, width: int, *, has_marks: bool = True) -> DepthPicture:
    """The picture as a search kept whole would have it."""
    columns = PictureColumns(span.first, span.last, width)
    depths = [walked.depths(moments) for moments in columns]
    marks = tuple(_mark(walked.moments[step]) for step in range(span.first, span.last + 1))
    has_marks = has_marks and MARKS_FROM * len(marks) <= width
    ranges = tuple(DepthRange(min(each), max(each)) for each in depths)
    return DepthPicture(span, ranges, marks if has_marks else ())


def _mark(moment: Moment) -> StepMark:
    """What a moment says of the step that led to it."""
    if moment.kind is StepKind.PLACE and is_dead_end(moment):
        return StepMark.DEAD_END
    if moment.kind is StepKind.PLACE and moment.outcome is Outcome.SOLVED:
        return StepMark.SOLUTION
    return {
        StepKind.START: StepMark.START,
        StepKind.PLACE: StepMark.PLACEMENT,
        StepKind.BACKTRACK: StepMark.BACKTRACK,
    }[moment.kind]
