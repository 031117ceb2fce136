"""Why an answer is right: against the search itself, and the rules alone."""

from collections.abc import Iterator

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.quiz import (
    BACK,
    FAILS,
    STAYS,
    AnswerKind,
    QuizAnswer,
    QuizQuestion,
    question_of_next_step,
    question_of_placement,
)
from sudoku_gui.playback.quiz_reasons import reasons_for
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.solvers.explain.why_not import blame_for, is_dead_end
from tests.support.playback.naive import Walked, walks, walks_that


@settings(deadline=None, max_examples=100)
@given(walks(), st.data())
def test_of_the_next_step_every_option_before_the_right_one_is_refused_by_a_cell_that_holds_it(
    walked: Walked, data: st.DataObject
) -> None:
    moment = walked.moments[data.draw(st.integers(0, walked.end))]
    questions = question_of_next_step(moment)
    assume(questions)
    (question,) = questions
    given_answer = data.draw(st.sampled_from(question.answers))

    reasons = reasons_for(walked.algorithm, question, given_answer)

    for reason in reasons:
        grid, why = moment.grid, reason.why
        peers = grid.geometry.peers_of(why.cell)
        holders = {cell for cell in peers if grid.digit_at(cell) == why.digit}
        assert {blocker.cell for blocker in why.blockers} == holders
        assert (reason.result is AttemptResult.REFUSED) is bool(holders)
    named = [QuizAnswer(AnswerKind.PLACE, each.why.cell, each.why.digit) for each in reasons]
    if question.right == BACK:
        assert named == [*question.answers[:-1]]
    else:
        assert question.right in named
        placed = [each.result for each in reasons].index(AttemptResult.PLACED)
        assert named[: placed + 1] == [*question.answers[: placed + 1]]
        assert given_answer in named or given_answer == BACK


@settings(deadline=None, max_examples=30)
@given(walks())
def test_at_a_dead_end_the_placements_that_are_named_are_those_to_blame(walked: Walked) -> None:
    for moment in filter(is_dead_end, walked.moments):
        for question in question_of_next_step(moment):
            reasons = reasons_for(walked.algorithm, question, BACK)

            named = [reason.blocker for reason in reasons if reason.blocker is not None]
            assert len(named) == len(reasons)
            placed = {blocker.cell for blocker in named if blocker.depth}
            assert placed <= {*blame_for(moment).conflict_set}


@settings(deadline=None, max_examples=100)
@given(walks_that(lambda walked: any(_questions_of_what_fails(walked))), st.data())
def test_of_a_digit_that_fails_every_option_is_refused_or_led_nowhere_in_as_many_steps_as_it_took(
    walked: Walked, data: st.DataObject
) -> None:
    question = data.draw(st.sampled_from([*_questions_of_what_fails(walked)]))

    reasons = reasons_for(walked.algorithm, question, STAYS)

    assert {each.result for each in reasons} <= {AttemptResult.REFUSED, AttemptResult.FAILED}
    assert 1 + sum(each.steps for each in reasons) == question.steps
    assert all(bool(each.steps) is (each.result is AttemptResult.FAILED) for each in reasons)
    options = question.moment.next_choice.options
    assert [(each.why.cell, each.why.digit) for each in reasons] == [*options]


@settings(deadline=None, max_examples=30)
@given(walks())
def test_a_digit_that_stays_needs_no_reason_but_the_way_to_the_end(walked: Walked) -> None:
    for moment in walked.moments:
        for question in question_of_placement(walked.algorithm, moment):
            if question.right == STAYS:
                assert reasons_for(walked.algorithm, question, FAILS) == ()


def _questions_of_what_fails(walked: Walked) -> Iterator[QuizQuestion]:
    """Every one about a digit that is taken out again."""
    for moment in walked.moments:
        for question in question_of_placement(walked.algorithm, moment):
            if question.right == FAILS:
                yield question
