"""What the quiz says."""

from sudoku_gui.playback.quiz import question_of_fate, question_of_next_step
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.wording.quiz import answer_words, question_sentence, solution_sentence
from tests.playback.naive import walk
from tests.solvers.corpus import puzzle_of_counts, solved_rows

SMALL = walk(algorithm_named("used-tables"), puzzle_of_counts("small"))
_SEEKING_PLACES = next(row.puzzle for row in solved_rows() if row.name == "6x6-2x3-20")
SEEKING = walk(algorithm_named("dancing-links"), _SEEKING_PLACES)


def test_the_next_digit_of_a_cell_is_asked_for_among_all_digits() -> None:
    (question,) = question_of_next_step(SMALL.moments[0])

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
        for moment in SMALL.moments
        for question in question_of_fate(SMALL.algorithm, moment)
        if question.right == question.answers[1]
    ]

    sentence = str(solution_sentence(stays[0], is_right=True))

    assert sentence.endswith("stays to the end.")
