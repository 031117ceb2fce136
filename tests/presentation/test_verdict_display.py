"""What is shown of each verdict, found by real checks."""

import pytest

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.verdict_display import VerdictIcon, verdict_display_of
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck

WIKIPEDIA = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
CLASHING = "55" + WIKIPEDIA[2:]
MISTYPED = "531" + WIKIPEDIA[3:]
LACKING = WIKIPEDIA[:72] + "0" * 9
EMPTY = "0" * 81
FOUR_SOLUTIONS = "1234341200000000"


@pytest.mark.parametrize(
    ("line", "sign", "headline", "detail"),
    [
        (WIKIPEDIA, VerdictIcon.UNIQUE, "Exactly one solution", "The puzzle: 30 givens"),
        (MISTYPED, VerdictIcon.NONE, "No solution", "The puzzle: probably a typo"),
        (LACKING, VerdictIcon.SEVERAL, "2 solutions", "27 givens: not enough"),
        (
            CLASHING,
            VerdictIcon.CONFLICT,
            "Digits clash",
            "r1c1 and r1c2 both hold 5 (row 1, box 1)",
        ),
        (
            EMPTY,
            VerdictIcon.TOO_FEW,
            "Too few givens",
            "0 givens cannot pin down one solution",
        ),
        (
            FOUR_SOLUTIONS,
            VerdictIcon.SEVERAL,
            "4 solutions",
            "8 givens: not enough",
        ),
    ],
)
def test_every_verdict_has_a_sign_a_word_and_a_meaning(
    line: str, sign: VerdictIcon, headline: str, detail: str
) -> None:
    verdict = _verdict_on(line)

    face = verdict_display_of(verdict, Grid.from_line(line).geometry)

    assert face.icon is sign
    assert str(face.headline) == headline
    assert str(face.detail) == detail


def test_what_was_not_counted_to_the_end_is_more_than_the_limit() -> None:
    face = verdict_display_of(_verdict_on(WIKIPEDIA[:54] + "0" * 27), Geometry.of_size(9))

    assert (face.icon, str(face.headline)) == (VerdictIcon.SEVERAL, "More than 1,000 solutions")


def test_a_check_that_gave_up_says_after_how_much() -> None:
    grid = Grid.from_line(WIKIPEDIA[:54] + "0" * 27)
    check = VerdictCheck(grid, budget=1)
    check.work(1)

    face = verdict_display_of(check.verdict, grid.geometry)

    assert face.icon is VerdictIcon.UNDECIDED
    assert str(face.detail) == "Not within 1 guess"


def test_few_givens_without_a_solution_are_not_called_too_few() -> None:
    nothing_for_r1c9 = "123456780" + "000000009" + "0" * 63
    verdict = _verdict_on(nothing_for_r1c9)

    assert verdict.is_too_few
    assert verdict_display_of(verdict, Geometry.of_size(9)).icon is VerdictIcon.NONE


def _verdict_on(line: str) -> Verdict:
    check = VerdictCheck(Grid.from_line(line))
    while not check.work(1_000):
        pass
    return check.verdict
