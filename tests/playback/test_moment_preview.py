"""A preview: any moment explored, and nothing else disturbed."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.moment_preview import MomentPreview
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS
from tests.support.playback.counting import Tally, counting
from tests.support.playback.naive import Walked, walks
from tests.support.solvers.corpus import puzzle_of_counts


@settings(deadline=None, max_examples=80)
@given(walks(), st.data())
def test_a_glimpse_shows_the_moment_and_the_place_looked_at_stays(
    walked: Walked, data: st.DataObject
) -> None:
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(0, 300)))
    at = data.draw(st.integers(0, timeline.explored))
    timeline.seek(at)
    step = data.draw(st.integers(0, timeline.explored))
    preview = timeline.preview(step)

    while not preview.work(data.draw(st.integers(1, 50))):
        assert not preview.has_arrived

    assert preview.has_arrived
    assert preview.moment() == walked.moments[step]
    assert (timeline.current_step, timeline.moment()) == (at, walked.moments[at])


@settings(deadline=None, max_examples=40)
@given(walks(), st.data())
def test_a_glimpse_is_reached_although_the_search_goes_on(
    walked: Walked, data: st.DataObject
) -> None:
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(0, 100)))
    step = data.draw(st.integers(0, timeline.explored))
    preview = timeline.preview(step)

    while not preview.work(data.draw(st.integers(1, 20))):
        timeline.explore(data.draw(st.integers(0, 60)))

    assert preview.moment() == walked.moments[step]


def test_a_glimpse_that_is_reached_takes_no_more_steps() -> None:
    tally = Tally()
    preview = _glimpse(tally, 1_000)
    while not preview.work(10):
        pass
    tally.take_steps()
    before = preview.moment()

    assert preview.work(10)

    assert tally.take_steps() == 0
    assert preview.moment() == before


def test_an_instalment_is_of_about_as_many_steps_as_one_says() -> None:
    tally = Tally()
    preview = _glimpse(tally, 1_000)

    while not preview.work(10):
        assert tally.take_steps() <= 10

    assert preview.moment().counters.steps == 1_000


def _glimpse(tally: Tally, step: int) -> MomentPreview:
    """A preview of a search of which no more than the step after is known."""
    timeline = Timeline(counting(ALGORITHMS[0], tally), puzzle_of_counts("E"))
    timeline.explore(step + 1)
    tally.take_steps()
    return timeline.preview(step)
