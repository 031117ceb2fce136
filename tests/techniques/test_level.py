"""Levels, by the difficulties of the steps."""

import pytest

from sudoku_gui.techniques.level import Level, level_of


@pytest.mark.parametrize(
    ("tenths", "level"),
    [
        ([], Level.EASY),
        ([12, 23, 10], Level.EASY),
        ([23] * 40, Level.EASY),
        ([12, 26], Level.MEDIUM),
        ([40], Level.MEDIUM),
        ([42, 30], Level.HARD),
        ([62], Level.HARD),
        ([65], Level.UNFAIR),
        ([79], Level.UNFAIR),
        ([80], Level.EXTREME),
        ([111], Level.EXTREME),
    ],
)
def test_the_hardest_step_decides(tenths: list[int], level: Level) -> None:
    assert level_of(tenths, is_solved=True) is level


def test_many_steps_that_are_too_hard_for_a_level_make_it_the_one_after_the_next() -> None:
    assert level_of([26] * 8, is_solved=True) is Level.MEDIUM
    assert level_of([26] * 9, is_solved=True) is Level.HARD
    assert level_of([45] * 5, is_solved=True) is Level.UNFAIR
    assert level_of([66] * 13, is_solved=True) is Level.EXTREME


def test_levels_get_harder_in_their_order() -> None:
    assert Level.EXTREME.is_harder_than(Level.EASY)
    assert not Level.EASY.is_harder_than(Level.MEDIUM)
    assert not Level.HARD.is_harder_than(Level.HARD)


def test_what_is_not_solved_is_extreme() -> None:
    assert level_of([12], is_solved=False) is Level.EXTREME
