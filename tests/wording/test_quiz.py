"""What the quiz says."""

from sudoku_gui.playback.quiz import (
    BACK,
    FAILS,
    AnswerKind,
    QuizAnswer,
    question_of_next_step,
    question_of_placement,
)
from sudoku_gui.playback.quiz_reasons import reasons_for
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.wording.quiz import answer_words, question_sentence, reason_words, solution_sentence
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import solved_rows

WALKED = walk(algorithm_named("used-tables"), SMALL)
_SEEKING_PLACES = next(row.puzzle for row in solved_rows() if row.name == "6x6-2x3-20")
SEEKING = walk(algorithm_named("dancing-links"), _SEEKING_PLACES)


def test_the_next_digit_of_a_cell_is_asked_for_among_all_digits() -> None:
    (question,) = question_of_next_step(WALKED.moments[0])

    assert str(question_sentence(question)) == "Which digit will be placed next in r1c1?"
    words = [str(answer_words(answer, question)) for answer in question.answers]
    assert words == ["1", "2", "3", "4", "None fits: &back"]


def test_the_place_of_a_digit_is_asked_for_among_the_blanks_of_a_house() -> None:
    asked = [question for moment in SEEKING.moments for question in question_of_next_step(moment)]
    question = next(each for each in asked if each.moment.next_choice.house is not None)
    name = _SEEKING_PLACES.geometry.name

    assert str(question_sentence(question)).startswith("Where in ")
    words = [str(answer_words(answer, question)) for answer in question.answers[:-1]]
    assert words == [name(cell) for cell in question.moment.next_choice.cells]


def test_a_digit_that_stays_is_told() -> None:
    stays = [
        question
        for moment in WALKED.moments
        for question in question_of_placement(WALKED.algorithm, moment)
        if question.right == question.answers[1]
    ]

    sentence = str(solution_sentence(stays[0], is_right=True))

    assert sentence.endswith("3 in r1c1 stays to the end: with it, 11 steps fill the grid.")


def test_why_a_digit_is_placed_is_told_of_every_digit_before_it() -> None:
    (question,) = question_of_next_step(WALKED.moments[4])

    reasons = reasons_for(WALKED.algorithm, question, QuizAnswer(AnswerKind.BACK))

    assert str(solution_sentence(question, is_right=True)) == "✓ Right. 4 is placed in r2c2."
    assert [str(reason_words(each, question)) for each in reasons] == [
        "✗ 1: r1c1 holds 1 (box 1)",
        "✗ 2: r2c4 holds 2 (row 2)",
        "✗ 3: r2c1 holds 3 (row 2, box 1)",
        "✓ 4: the first that fits",
    ]


def test_why_nothing_fits_is_told_with_what_is_to_blame() -> None:
    (question,) = question_of_next_step(WALKED.moments[5])

    assert str(solution_sentence(question, is_right=False)) == (
        "✗ Not so. 4 is taken out of r2c2. Dead end: nothing fits r2c3. "
        "To blame: r1c3, r1c4. A search that knew would go back to r1c4 at once, past 2 digits."
    )
    reasons = reasons_for(WALKED.algorithm, question, BACK)
    assert [each.result for each in reasons] == [AttemptResult.REFUSED] * 4


def test_why_a_digit_is_taken_out_again_is_told_of_all_that_comes_after_it() -> None:
    (question,) = question_of_placement(WALKED.algorithm, WALKED.moments[1])

    sentence = str(solution_sentence(question, is_right=True))
    reasons = reasons_for(WALKED.algorithm, question, FAILS)

    assert sentence.startswith("✓ Right. 1 in r1c1 is taken out after ")
    assert sentence.endswith("After it, no digit of r1c3 leads on:")
    words = [str(reason_words(each, question)) for each in reasons]
    assert words[0] == "✗ 1: r1c1 holds 1 (row 1)"
    assert words[2].startswith("↩ 3: led nowhere, ")
