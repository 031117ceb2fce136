"""What a jump back would save: against the whole search, walked step by step."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.branch import choice_points_of
from sudoku_gui.playback.failure_analysis import UNKNOWN, FailureAnalysis, FailureReport
from sudoku_gui.playback.jumps import ToEnd
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.solvers.explain.blame import blame_at
from sudoku_gui.solvers.explain.why_not import failure_in, has_failed
from sudoku_gui.solvers.search import Moment, StepKind
from tests.support.playback.naive import Walked, walk, walks_that
from tests.support.solvers.corpus import puzzle_of_counts

SAMPLE = walk(algorithm_named("used-tables"), puzzle_of_counts("B"))


@settings(deadline=None, max_examples=60)
@given(walks_that(lambda walked: any(map(has_failed, walked.moments))), st.data())
def test_saved_are_the_steps_until_the_digit_is_taken_out_but_for_those_that_take_out_the_rest(
    walked: Walked, data: st.DataObject
) -> None:
    steps = [step for step, moment in enumerate(walked.moments) if has_failed(moment)]
    step = data.draw(st.sampled_from(steps[:200]))
    timeline = walked.timeline()
    timeline.jump(ToEnd())

    explained = _explained(timeline, walked.moments[step])

    moment = walked.moments[step]
    assert explained.blame == blame_at(walked.algorithm.procedure, moment)
    if not explained.blame.conflict_set:
        assert explained.saved == UNKNOWN
        return
    failed_at = step - (moment.kind is StepKind.BACKTRACK)
    path = failure_in(moment).path
    jump_to = explained.blame.jump_to
    taken_out = next(
        later
        for later in range(failed_at + 1, walked.end + 1)
        if walked.moments[later].kind is StepKind.BACKTRACK
        and walked.moments[later].cell == jump_to
        and len(walked.moments[later].path) == path.index(jump_to)
    )
    to_take_out = len(path) - path.index(jump_to)
    assert explained.saved == taken_out - failed_at - to_take_out


@pytest.mark.parametrize("further", [300, 10_000])
def test_what_is_not_explored_yet_is_waited_for_and_costs_nothing_meanwhile(further: int) -> None:
    timeline = Timeline(SAMPLE.algorithm, SAMPLE.grid)
    timeline.explore(28)
    explanation = timeline.analyse_failure(SAMPLE.moments[28])

    waiting = _work(explanation)

    assert waiting == [True, False]
    assert explanation.work(50)
    assert [each.saved for each in explanation.found] == [UNKNOWN]

    timeline.explore(further)
    known = _work(explanation)

    assert known == [True, False]
    assert [each.saved for each in explanation.found] == [14]


def test_a_branch_takes_nothing_back_that_was_there_before_it() -> None:
    (place, *_) = choice_points_of(SAMPLE.moments[26])
    option = next(each for each in place.options if each.result is AttemptResult.UNTRIED)
    timeline = place.branch_point(option).timeline(SAMPLE.algorithm)
    timeline.jump(ToEnd())
    start = timeline.moment()

    explained = _explained(timeline, start)

    assert explained.blame.conflict_set
    assert explained.saved == UNKNOWN


def test_where_nothing_has_failed_there_is_nothing_to_explain() -> None:
    timeline = Timeline(SAMPLE.algorithm, SAMPLE.grid)

    with pytest.raises(ValueError, match="not failed"):
        timeline.analyse_failure(SAMPLE.moments[0])


def _work(explanation: FailureAnalysis) -> list[bool]:
    """Do all the work there is; whether there was any before, and after."""
    before = explanation.has_work
    while not explanation.work(50):
        pass
    return [before, explanation.has_work]


def _explained(timeline: Timeline, moment: Moment) -> FailureReport:
    explanation = timeline.analyse_failure(moment)
    while explanation.has_work:
        explanation.work(20)
    (explained,) = explanation.found
    return explained
