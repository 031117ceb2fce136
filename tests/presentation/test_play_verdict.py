"""The verdict written about the player: what is left, what is wrong, solved in what time."""

import pytest

from sudoku_gui.model import moves
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.play_verdict import play_verdict_of
from sudoku_gui.presentation.verdict_display import VerdictIcon
from sudoku_gui.wording.durations import clock_time
from tests.support.puzzles import SMALL, SMALL_SOLVED

BLANKS = SMALL.blanks()
PUZZLE = Sheet.of_givens(SMALL)
NOTHING_WRONG = frozenset[Cell]()


def with_entries(count: int) -> Sheet:
    """The puzzle with the first `count` blanks filled in as they should be."""
    sheet = PUZZLE
    for cell in BLANKS[:count]:
        sheet = moves.enter_in_all(sheet, (cell,), SMALL_SOLVED.digit_at(cell)).done_to(sheet)
    return sheet


@pytest.mark.parametrize("count", [0, 1, len(BLANKS) - 1])
def test_it_says_how_many_cells_are_left(count: int) -> None:
    display = play_verdict_of(with_entries(count), NOTHING_WRONG, 5)

    assert str(len(BLANKS) - count) in str(display.headline)
    assert display.icon is VerdictIcon.UNIQUE


def test_entries_found_wrong_are_named_and_the_rest_counted() -> None:
    sheet = with_entries(4)
    geometry = sheet.geometry
    for count in (1, 2, 4):
        display = play_verdict_of(sheet, frozenset(BLANKS[:count]), 5)

        named = str(display.detail)
        assert display.icon is VerdictIcon.NONE
        assert sum(geometry.name(cell) in named for cell in BLANKS[:4]) == min(count, 2)
        assert named.endswith(" more") == (count > 2)


def test_digits_that_clash_are_said_before_all_else() -> None:
    cell = BLANKS[0]
    digit = next(
        Digit(digit)
        for digit in SMALL.geometry.digits
        if SMALL.with_digit(cell, Digit(digit)).conflicting_cells()
    )
    sheet = moves.enter_in_all(PUZZLE, (cell,), digit).done_to(PUZZLE)

    display = play_verdict_of(sheet, frozenset({cell}), 5)

    assert display.icon is VerdictIcon.CONFLICT
    assert SMALL.geometry.name(cell) in str(display.detail)


def test_a_solved_puzzle_tells_the_time_only_of_whoever_solved_it() -> None:
    by_hand = play_verdict_of(with_entries(len(BLANKS)), NOTHING_WRONG, 750)
    filled = play_verdict_of(moves.fill(PUZZLE, SMALL_SOLVED).done_to(PUZZLE), NOTHING_WRONG, 750)

    assert clock_time(750) in str(by_hand.headline)
    assert clock_time(750) not in str(filled.headline)
    assert str(len(BLANKS)) in str(filled.detail)
