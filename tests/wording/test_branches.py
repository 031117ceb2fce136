"""What is said of branches."""

import pytest

from sudoku_gui.playback.branch import ChoicePoint, choice_points_of
from sudoku_gui.playback.jumps import ToEnd
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.solvers.search import Moment, StepKind
from sudoku_gui.wording.branches import (
    branch_end_sentence,
    branch_point_sentence,
    choice_point_sentence,
    option_sentence,
    refusal_sentence,
)
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import solved_rows

NAIVE = walk(algorithm_named("used-tables"), SMALL)
_SEEKING_PLACES = next(row.puzzle for row in solved_rows() if row.name == "6x6-2x3-20")
SEEKING = walk(algorithm_named("dancing-links"), _SEEKING_PLACES)


def options_said(place: ChoicePoint) -> list[str]:
    return [str(option_sentence(option, place)) for option in place.options]


def test_a_place_is_told_with_each_of_its_digits() -> None:
    (place,) = choice_points_of(NAIVE.moments[0])

    assert str(choice_point_sentence(place)) == "Next: a digit for r1c1"
    assert options_said(place) == [
        "1: not tried yet",
        "2: not possible, r1c2 blocks it",
        "3: not tried yet",
        "4: not possible, r4c1 blocks it",
    ]


def test_after_a_placement_what_stands_there_is_told() -> None:
    _, place = choice_points_of(NAIVE.moments[1])

    assert str(choice_point_sentence(place)) == "Instead of 1 in r1c1"
    assert options_said(place)[0] == "1: placed by the search"


def test_where_a_digit_was_taken_out_it_is_told_that_it_led_nowhere() -> None:
    back = next(each for each in NAIVE.moments if each.kind is StepKind.BACKTRACK)

    said = options_said(choice_points_of(back)[0])

    assert f"{back.digit}: tried before, taken back" in said


def test_where_the_place_of_a_digit_is_sought_its_cells_are_told() -> None:
    places = [place for moment in SEEKING.moments for place in choice_points_of(moment)]
    place = next(each for each in places if each.choice.house is not None and not each.placed)
    name = place.before.geometry.name

    assert str(choice_point_sentence(place)).startswith(
        f"Next: a place for {place.choice.digits[0]} in "
    )
    assert [words.split(":")[0] for words in options_said(place)] == [
        name(cell) for cell in place.choice.cells
    ]


def test_a_refusal_names_the_cell_that_blocks() -> None:
    (place,) = choice_points_of(NAIVE.moments[0])
    refused = next(each for each in place.options if each.result is AttemptResult.REFUSED)

    sentence = refusal_sentence(refused, SMALL.geometry)

    assert str(sentence) == "2 cannot go into r1c1: it stands in r1c2."


@pytest.mark.parametrize(
    ("level", "words"),
    [
        (1, "Branch with 1 in r1c1, from step 0."),
        (3, "Branch with 1 in r1c1, from step 0 of branch 2."),
    ],
)
def test_a_fork_is_told_with_the_line_that_was_left(level: int, words: str) -> None:
    (place,) = choice_points_of(NAIVE.moments[0])

    assert str(branch_point_sentence(place.branch_point(place.options[0]), level)) == words


def test_the_end_of_a_branch_is_told_with_its_steps() -> None:
    def end_of(place: ChoicePoint, index: int) -> Moment:
        timeline = place.branch_point(place.options[index]).timeline(NAIVE.algorithm)
        timeline.jump(ToEnd())
        return timeline.moment()

    (place,) = choice_points_of(NAIVE.moments[0])
    fails, solved = end_of(place, 0), end_of(place, 2)

    assert str(branch_end_sentence(fails)).startswith(
        f"This branch fails after {fails.counters.steps} step"
    )
    assert str(branch_end_sentence(solved)) == (
        f"This branch is solved after {solved.counters.steps} steps."
    )


def test_a_branch_without_a_step_fails_at_once() -> None:
    dead_end = SMALL.from_line("1230" + "0004" + "0" * 8)
    start = Timeline(NAIVE.algorithm, dead_end).moment()

    assert str(branch_end_sentence(start)) == "This branch fails at once: nothing fits r1c4."


def test_a_branch_without_a_step_names_the_house_that_has_no_place() -> None:
    no_place = SMALL.from_line("0040300004001000")
    start = Timeline(algorithm_named("dancing-links"), no_place).moment()

    assert str(branch_end_sentence(start)) == (
        "This branch fails at once: row 2 has no place for 4."
    )


def test_a_branch_of_a_method_that_gets_stuck_says_so() -> None:
    stuck = Timeline(algorithm_named("last-blank"), SMALL).moment()

    assert str(branch_end_sentence(stuck)) == "This branch is stuck after 0 steps."
