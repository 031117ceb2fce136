"""The timeline: any moment exactly as it was, whatever was looked at before."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.jumps import JumpStatus, ToDeepest, ToEnd, ToNext, ToStep
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Condition, Outcome
from sudoku_gui.solvers.search_start import ConflictError, start_search
from tests.support.playback.naive import NOWHERE, Walked, jumps, walk, walks
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import puzzle_of_counts

USED_TABLES = ALGORITHMS[0]


def test_a_timeline_begins_at_the_start_and_knows_nothing_more() -> None:
    timeline = Timeline(USED_TABLES, SMALL)

    assert (timeline.current_step, timeline.explored, timeline.outcome) == (0, 0, Outcome.RUNNING)
    assert timeline.moment() == start_search(USED_TABLES, SMALL).moment()


def test_givens_that_clash_are_refused() -> None:
    with pytest.raises(ConflictError):
        Timeline(USED_TABLES, Grid.from_line("1100000000000000"))


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_seeking_a_step_shows_what_so_many_steps_from_the_start_show(
    walked: Walked, data: st.DataObject
) -> None:
    timeline = walked.timeline()

    for step in data.draw(st.lists(st.integers(0, walked.end), max_size=12)):
        assert timeline.seek(step) is JumpStatus.ARRIVED
        assert timeline.current_step == step
        assert timeline.moment() == walked.moments[step]


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_nothing_that_is_done_makes_a_moment_differ(walked: Walked, data: st.DataObject) -> None:
    timeline = walked.timeline()
    deeds = st.sampled_from([_explore, _advance, _jump, _jump_for_a_while])

    for deed in data.draw(st.lists(deeds, max_size=12)):
        expected = deed(walked, timeline, data)
        assert timeline.current_step == expected <= timeline.explored <= walked.end
        assert timeline.moment() == walked.moments[expected]


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_a_jump_in_instalments_arrives_where_it_arrives_at_once(
    walked: Walked, data: st.DataObject
) -> None:
    timeline, at_once = walked.timeline(), walked.timeline()
    start = data.draw(st.integers(0, walked.end))
    timeline.seek(start)
    at_once.seek(start)
    jump = data.draw(jumps(walked))
    instalment = data.draw(st.integers(1, 30))

    timeline.begin_jump(jump)
    while timeline.continue_jump(instalment) is JumpStatus.UNDER_WAY:
        assert timeline.current_step == start
        assert timeline.moment() == walked.moments[start]

    assert timeline.continue_jump(instalment) is at_once.jump(jump)
    assert timeline.current_step == at_once.current_step


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_the_place_looked_at_stays_while_others_are_on_the_way(
    walked: Walked, data: st.DataObject
) -> None:
    timeline = walked.timeline()
    timeline.begin_jump(data.draw(jumps(walked)))
    strides = st.tuples(st.integers(0, 9), st.integers(0, 9))

    for explored, looked in data.draw(st.lists(strides, max_size=20)):
        at = timeline.current_step
        if timeline.continue_jump(5) is not JumpStatus.UNDER_WAY:
            break
        timeline.explore(explored)
        assert timeline.moment() == walked.moments[at]
        timeline.advance(looked)
        assert timeline.current_step == min(walked.end, at + looked)

    assert timeline.moment() == walked.moments[timeline.current_step]


@settings(deadline=None, max_examples=30)
@given(walks(), st.integers(1, 50))
def test_exploring_goes_on_where_it_stopped_until_the_end_is_known(
    walked: Walked, stride: int
) -> None:
    timeline = walked.timeline()
    ended = [moment.outcome is not Outcome.RUNNING for moment in walked.moments]

    while timeline.explore(stride) == stride:
        assert (timeline.outcome is not Outcome.RUNNING) == ended[timeline.explored]

    assert timeline.explored == walked.end
    assert timeline.outcome is walked.moments[-1].outcome
    assert timeline.current_step == 0


def test_a_jump_given_up_changes_nothing() -> None:
    timeline = Timeline(USED_TABLES, puzzle_of_counts("B"))
    timeline.advance(20)
    before = timeline.moment()
    timeline.begin_jump(ToEnd())
    timeline.continue_jump(100)

    timeline.cancel_jump()

    assert timeline.continue_jump(1_000) is JumpStatus.GIVEN_UP
    assert timeline.moment() == before


def test_another_jump_gives_up_the_one_under_way() -> None:
    timeline = Timeline(USED_TABLES, SMALL)
    timeline.begin_jump(ToEnd())
    timeline.continue_jump(3)

    timeline.begin_jump(ToStep(7))

    assert timeline.continue_jump(1_000) is JumpStatus.ARRIVED
    assert timeline.current_step == 7


def test_giving_up_after_the_arrival_changes_nothing() -> None:
    timeline = Timeline(USED_TABLES, SMALL)
    timeline.seek(7)

    timeline.cancel_jump()

    assert timeline.continue_jump(10) is JumpStatus.ARRIVED
    assert timeline.current_step == 7


@pytest.mark.parametrize("step", [-1, 31])
def test_there_is_no_step_before_the_start_or_after_the_end(step: int) -> None:
    timeline = Timeline(USED_TABLES, SMALL)
    timeline.seek(7)

    assert timeline.seek(step) is JumpStatus.NO_SUCH_MOMENT
    assert timeline.current_step == 7


def test_the_moment_shown_while_exploring_on_from_the_front_is_the_one_looked_at() -> None:
    walked = walk(USED_TABLES, SMALL)
    timeline = walked.timeline()
    timeline.advance(9)

    timeline.explore(5)

    assert timeline.moment() == walked.moments[9]
    assert timeline.advance(2) == 2
    assert timeline.moment() == walked.moments[11]


def test_deepest_is_the_first_of_the_moments_explored_with_most_blanks_filled() -> None:
    walked = walk(USED_TABLES, SMALL)
    timeline = walked.timeline()
    deepest = []

    for _ in range(walked.end):
        timeline.explore(1)
        timeline.jump(ToDeepest())
        deepest.append(timeline.current_step)

    depths = walked.depths(range(walked.end + 1))
    assert deepest == [
        depths.index(max(depths[: explored + 1])) for explored in range(1, walked.end + 1)
    ]


def test_a_search_that_has_ended_before_its_first_step_has_one_moment() -> None:
    timeline = Timeline(USED_TABLES, SMALL_SOLVED)

    assert timeline.outcome is Outcome.SOLVED
    assert timeline.explore(10) == timeline.advance(10) == 0
    assert timeline.jump(ToEnd()) is timeline.jump(ToDeepest()) is JumpStatus.ARRIVED
    assert timeline.jump(ToNext(Condition.placement())) is JumpStatus.NO_SUCH_MOMENT
    assert timeline.current_step == 0


def _explore(walked: Walked, timeline: Timeline, data: st.DataObject) -> int:
    """Explore; where the timeline must be then, as for the other deeds."""
    at, explored = timeline.current_step, timeline.explored
    steps = data.draw(st.integers(0, 40))
    assert timeline.explore(steps) == min(walked.end, explored + steps) - explored
    return at


def _advance(walked: Walked, timeline: Timeline, data: st.DataObject) -> int:
    at = timeline.current_step
    steps = data.draw(st.integers(0, 40))
    taken = timeline.advance(steps)
    assert taken == min(walked.end, at + steps) - at
    return at + taken


def _jump(walked: Walked, timeline: Timeline, data: st.DataObject) -> int:
    at, jump = timeline.current_step, data.draw(jumps(walked))
    meant = walked.meant_by(jump, at, timeline.explored)
    progress = timeline.jump(jump)
    assert progress is (JumpStatus.NO_SUCH_MOMENT if meant == NOWHERE else JumpStatus.ARRIVED)
    return at if meant == NOWHERE else meant


def _jump_for_a_while(walked: Walked, timeline: Timeline, data: st.DataObject) -> int:
    at, jump = timeline.current_step, data.draw(jumps(walked))
    meant = walked.meant_by(jump, at, timeline.explored)
    timeline.begin_jump(jump)
    progress = timeline.continue_jump(data.draw(st.integers(1, 40)))
    return meant if progress is JumpStatus.ARRIVED else at
