"""Who is to blame where nothing was left, in words."""

import pytest

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.failure_analysis import FailureReport
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.blame import blame_at
from sudoku_gui.solvers.explain.why_not import failure_in, has_failed
from sudoku_gui.solvers.search import Moment, StepKind
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.wording.failures import (
    blanks_in_words,
    failure_in_words,
    failure_report_in_words,
    saving_in_words,
)
from sudoku_gui.wording.why_not import blamed_option_sentence, blamed_option_words
from tests.support.playback.naive import walk
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.naive_counter import solutions_of

ALGORITHM = algorithm_named("used-tables")
SAMPLE = walk(ALGORITHM, puzzle_of_counts("B"))


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        (0, "past 5 digits."),
        (1, "past 5 digits. That would save 1 step."),
        (98_000, "past 5 digits. That would save 98,000 steps."),
    ],
)
def test_what_a_jump_would_save_is_said_if_it_saves_anything(saved: int, sentence: str) -> None:
    assert str(failure_report_in_words(_explained(47, saved))) == (
        "All that fits r4c3 led nowhere. To blame: r3c3. "
        f"A search that knew would go back to r3c3 at once, {sentence}"
    )


def test_the_entry_that_jumps_says_what_it_would_save() -> None:
    explained = _explained(47, 98)
    jump = blanks_in_words(explained.blame, explained.moment)

    assert str(jump) == "The blanks from r4c3 to r5c3 cannot all be filled."
    assert str(saving_in_words(jump, explained)) == f"{jump} (98 steps saved)"
    assert saving_in_words(jump, _explained(47, 0)) == jump


def test_the_givens_alone_are_to_blame_where_no_placement_is() -> None:
    walked = walk(ALGORITHM, Grid.from_line("2040000000020201"))
    last = next(each for each in walked.moments if _is_by_givens(each))

    words = str(failure_report_in_words(FailureReport(last, blame_at(ALGORITHM.procedure, last))))

    assert words.startswith("All that fits ")
    assert "The givens alone leave no way to fill the blanks from " in words
    assert words.endswith(", so there is no solution.")


def test_a_house_whose_places_led_nowhere_is_named() -> None:
    algorithm = algorithm_named("dancing-links")
    walked = walk(algorithm, puzzle_of_counts("D"))
    moment = next(
        each
        for each in walked.moments
        if has_failed(each)
        and failure_in(each).next_choice.house is not None
        and blame_at(algorithm.procedure, each).blanks
    )

    words = str(
        failure_report_in_words(FailureReport(moment, blame_at(algorithm.procedure, moment)))
    )

    assert words.startswith("Every place for ")
    assert " led nowhere. To blame: " in words


@pytest.mark.parametrize(
    ("step", "digit", "words"),
    [
        (47, 1, "1: fits, but led nowhere, because of r3c3"),
        (48, 8, "8: fits, but led nowhere, by the givens alone"),
        (47, 2, "2: r4c6 holds it (row 4)"),
    ],
)
def test_each_option_says_why_nothing_came_of_it(step: int, digit: int, words: str) -> None:
    moment = SAMPLE.moments[step]
    option = blame_at(ALGORITHM.procedure, moment).options[digit - 1]

    assert str(blamed_option_words(option, failure_in(moment))) == words
    sentence = str(blamed_option_sentence(option, moment.grid.geometry))
    assert sentence.startswith(f"{digit} ")
    assert sentence.endswith(".")


def test_what_a_cell_refuses_that_is_not_to_blame_led_nowhere_all_the_same() -> None:
    told = [
        str(blamed_option_words(option, failure_in(moment)))
        for moment in filter(has_failed, SAMPLE.moments[:100])
        for option in blame_at(ALGORITHM.procedure, moment).options
        if option.leads_nowhere and option.why_not.blockers
    ]

    assert told
    assert all("holds it (" in each and "led nowhere all the same, b" in each for each in told)


def _explained(step: int, saved: int) -> FailureReport:
    moment = SAMPLE.moments[step]
    return FailureReport(moment, blame_at(ALGORITHM.procedure, moment), saved)


def _is_by_givens(moment: Moment) -> bool:
    if not has_failed(moment):
        return False
    blame = blame_at(ALGORITHM.procedure, moment)
    return bool(blame.blanks) and not blame.conflict_set


def test_nobody_is_blamed_where_a_solution_was_found_and_gone_on_behind() -> None:
    algorithm = algorithm_named("used-tables")
    search = start_search(algorithm, Grid.from_line("1234341200000000"))
    search.pass_solutions(1_000)
    blamed: list[Moment] = []
    found: list[Moment] = []
    while search.advance(1):
        moment = search.moment()
        if moment.kind is StepKind.BACKTRACK and has_failed(moment):
            blame = blame_at(algorithm.procedure, moment)
            (found if blame.can_be_filled else blamed).append(moment)
            left = failure_in(moment).grid
            assert blame.can_be_filled == bool(solutions_of(left, 1))
            words = str(failure_in_words(blame, moment))
            assert words.endswith("nothing is to blame.") == blame.can_be_filled

    assert found
