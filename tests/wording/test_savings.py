"""What would have saved a search, in words."""

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.playback.costly_guesses import CostlyGuess
from sudoku_gui.playback.needless_profile import NeedlessProfile
from sudoku_gui.playback.needless_steps import NeedlessKind, NeedlessReason, StepVerdict
from sudoku_gui.playback.savings import Savings
from sudoku_gui.playback.wasted_steps import WastedSteps
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.wording.savings import (
    given_sentence,
    guess_sentence,
    savings_sentence,
    verdict_sentence,
    waste_sentence,
    with_other_blanks,
)

NINE = Geometry.of_size(9)


def placed(row: int, column: int, digit: int) -> tuple[Cell, Digit]:
    return NINE.cell_at(row - 1, column - 1), Digit(digit)


def said(reason: NeedlessReason) -> str:
    return str(verdict_sentence(StepVerdict(1_234, (reason,)), NINE))


def test_a_jump_is_told_with_what_failed_because_of_what_and_where_nothing_helps() -> None:
    reason = NeedlessReason(
        NeedlessKind.JUMPED_OVER,
        NINE.cell_at(1, 7),
        (placed(1, 2, 4), placed(3, 3, 7)),
        failed_after=1_100,
        failed_at=NINE.cell_at(4, 2),
    )

    assert said(reason) == (
        "Step 1,234 is needless: after step 1,100 nothing is left for r5c3, because of r1c2 = 4, "
        "r3c3 = 7; no digit in r2c8 changes that."
    )


def test_where_the_place_of_a_digit_was_sought_the_house_is_named() -> None:
    reason = NeedlessReason(
        NeedlessKind.JUMPED_OVER,
        NINE.cell_at(1, 7),
        (),
        digit=Digit(6),
        failed_after=7,
        house=NINE.houses[0],
    )

    assert said(reason) == (
        "Step 1,234 is needless: after step 7 no place is left for 6 in row 1, because of the "
        "givens alone; no digit in r2c8 changes that."
    )


def test_forward_checking_is_told_with_the_placement_and_the_cell_it_left_nothing_for() -> None:
    reason = NeedlessReason(NeedlessKind.LEFT_NONE, NINE.cell_at(5, 1), (placed(4, 3, 1),))

    assert said(reason) == "Step 1,234 is needless: r4c3 = 1 has left no digit for r6c2."


def test_what_goes_against_a_given_is_told_with_the_given() -> None:
    cell = NINE.cell_at(0, 0)
    found = NeedlessReason(NeedlessKind.GIVEN_ITSELF, cell, (), Digit(9))
    other = NeedlessReason(NeedlessKind.GIVEN_ELSE, cell, (placed(1, 1, 3),), Digit(9))
    peer = NeedlessReason(NeedlessKind.REFUSED_BY_GIVEN, cell, (placed(1, 2, 9),), Digit(9))

    assert said(found) == "Step 1,234 is needless: r1c1 would hold 9 from the start."
    assert said(other) == said(found)
    assert said(peer) == (
        "Step 1,234 is needless: r1c2 = 9 would be refused: r1c1 would hold 9 from the start."
    )


def test_of_a_step_that_is_not_needless_that_is_said() -> None:
    verdict = verdict_sentence(StepVerdict(5, ()), NINE)

    assert str(verdict) == "Step 5 would be taken all the same."


def test_numbers_are_said_to_be_those_so_far_until_all_is_known() -> None:
    savings = Savings(1_000, 40, 10, Outcome.RUNNING, NeedlessProfile(2))

    assert str(savings_sentence(savings, is_done=True)) == (
        "50 steps instead of 1,000: 40 placements and 10 backtracks."
    )
    assert str(savings_sentence(savings, is_done=False)).startswith("So far: 50 steps")


def test_a_guess_is_said_with_its_part_of_all_steps() -> None:
    guess = CostlyGuess(NINE.cell_at(0, 0), Digit(3), 1, 61)

    assert str(guess_sentence(guess, 200, NINE)) == "r1c1 = 3: 61 steps, 30.5 % of all"


def test_the_cell_that_wasted_most_is_named_where_any_has() -> None:
    wasted = WastedSteps(10, (0, 7, *([0] * 79)))

    assert str(waste_sentence(wasted, NINE)).endswith(" Most in r1c2: 7 steps.")
    assert "Most" not in str(waste_sentence(WastedSteps(0, (0,) * 81), NINE))


def test_the_cell_of_a_given_more_is_named() -> None:
    sentence = given_sentence(Cell(0), NINE)

    assert "r1c1" in str(sentence)
    assert str(with_other_blanks(sentence)).endswith("nothing is shaded.")
