"""The quiz: never wrong about what a search does, and a score that adds up."""

import math
from itertools import pairwise

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.quiz import (
    BACK,
    FAILS,
    LEAST_DISTANCE,
    STAYS,
    STEPS_FORESEEN,
    AnswerKind,
    Quiz,
    QuizAnswer,
    QuizScore,
    next_question_from,
    question_of_next_step,
    question_of_placement,
)
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.search import Outcome, StepKind
from tests.support.playback.naive import Walked, walk, walks
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts

# Filled in another order when the rounds begin anew after some steps.
_ROUND_BROKEN_OFF = "000002026415142653635124213546564231"
NAIVE = walk(algorithm_named("used-tables"), SMALL)


@settings(deadline=None, max_examples=100)
@given(walks(), st.data())
def test_the_right_answer_about_the_next_step_is_what_the_search_does(
    walked: Walked, data: st.DataObject
) -> None:
    step = data.draw(st.integers(0, walked.end))

    for question in question_of_next_step(walked.moments[step]):
        after = walked.moments[step + 1]
        if after.kind is StepKind.BACKTRACK:
            assert question.right == BACK
        else:
            assert question.right == QuizAnswer(AnswerKind.PLACE, after.cell, after.digit)
        assert question.answers.count(question.right) == 1


@settings(deadline=None, max_examples=100)
@given(walks(), st.data())
def test_the_right_answer_about_a_fate_is_what_the_whole_search_shows(
    walked: Walked, data: st.DataObject
) -> None:
    steps = [s for s in range(walked.end) if walked.moments[s].kind is StepKind.PLACE]
    assume(steps and walked.algorithm.takes_back and walked.moments[-1].outcome is Outcome.SOLVED)
    step = data.draw(st.sampled_from(steps))
    assume(not is_dead_end(walked.moments[step]))
    depth = walked.moments[step].counters.depth
    ends = [s for s in range(step, walked.end + 1) if walked.moments[s].counters.depth < depth]

    (question,) = question_of_placement(walked.algorithm, walked.moments[step])

    assert question.answers == (FAILS, STAYS)
    assert question.right == (FAILS if ends else STAYS)
    assert step + question.steps == (ends[0] if ends else walked.end)


@settings(deadline=None, max_examples=60)
@given(walks())
def test_after_the_start_and_after_every_placement_something_can_be_asked(walked: Walked) -> None:
    for moment in walked.moments:
        can_ask = moment.kind is not StepKind.BACKTRACK and moment.outcome is Outcome.RUNNING
        assert bool(Quiz().ask(walked.algorithm, moment)) == can_ask


def test_a_method_that_takes_nothing_out_is_asked_for_its_next_step_alone() -> None:
    walked = walk(algorithm_named("last-blank"), Grid.from_line(_ROUND_BROKEN_OFF))

    for moment in walked.moments[1:-1]:
        assert question_of_placement(walked.algorithm, moment) == ()
    for moment, after in pairwise(walked.moments[:-1]):
        (question,) = question_of_next_step(moment)
        assert question.right == QuizAnswer(AnswerKind.PLACE, after.cell, after.digit)


def test_a_fate_that_shows_too_late_is_not_asked() -> None:
    algorithm = algorithm_named("used-tables")
    search = algorithm.start(puzzle_of_counts("defeating"))
    search.advance(1)

    assert question_of_placement(algorithm, search.moment()) == ()
    assert STEPS_FORESEEN < 10_000
    assert Quiz().ask(algorithm, search.moment())


def test_what_becomes_of_a_digit_is_not_asked_where_a_dead_end_tells_it() -> None:
    dead_ends = [moment for moment in NAIVE.moments if is_dead_end(moment)]

    assert dead_ends
    for moment in dead_ends:
        assert question_of_placement(NAIVE.algorithm, moment) == ()
        if moment.kind is StepKind.PLACE:
            (question,) = question_of_next_step(moment)
            assert question.right == BACK


def test_what_becomes_of_a_digit_is_not_asked_in_a_puzzle_without_a_solution() -> None:
    unsolvable = walk(NAIVE.algorithm, Grid.from_line("0200000200104030"))

    assert unsolvable.moments[-1].outcome is Outcome.EXHAUSTED
    assert any(question_of_next_step(moment) for moment in unsolvable.moments)
    for moment in unsolvable.moments:
        assert question_of_placement(unsolvable.algorithm, moment) == ()


def _asked_from(end: int, pace: float) -> list[int]:
    """The steps from which on somebody is asked who watches a search of `end` steps."""
    steps = [next_question_from(0, pace)]
    while steps[-1] < end:
        steps.append(next_question_from(steps[-1], pace))
    return steps[:-1]


def test_a_quick_search_has_questions_too() -> None:
    """All 323 steps of the sample of 2239 take less than a frame."""
    assert _asked_from(323, math.inf) == [8, 16, 32, 64, 128, 256]
    assert len(_asked_from(30, math.inf)) == 2
    assert _asked_from(14, math.inf) == [8]


def test_a_long_search_at_full_speed_is_not_halted_without_end() -> None:
    assert len(_asked_from(138_350_568, math.inf)) == 25


def test_who_watches_slowly_is_asked_every_few_seconds() -> None:
    assert _asked_from(40, 1.0) == [8, 16, 24, 32]
    later = _asked_from(4_000, 30.0)[6:]
    assert {after - before for before, after in pairwise(later)} == {180}


@given(st.integers(0, 10**9), st.floats(0.1, 1e6) | st.just(math.inf))
def test_the_next_question_is_always_further_on(step: int, pace: float) -> None:
    assert next_question_from(step, pace) >= step + LEAST_DISTANCE


def test_both_kinds_are_asked_by_turns() -> None:
    quiz = Quiz()
    placement = NAIVE.moments[1]

    asked = [quiz.ask(NAIVE.algorithm, placement)[0] for _ in range(4)]

    assert [FAILS in question.answers for question in asked] == [False, True, False, True]


@given(st.lists(st.booleans(), max_size=20))
def test_the_score_counts_answers_and_those_that_are_right(rights: list[bool]) -> None:
    quiz = Quiz()
    (question,) = quiz.ask(NAIVE.algorithm, NAIVE.moments[0])
    wrong = next(answer for answer in question.answers if answer != question.right)

    for is_right in rights:
        assert quiz.score_answer(question, question.right if is_right else wrong) is is_right

    assert quiz.score == QuizScore(len(rights), sum(rights))
