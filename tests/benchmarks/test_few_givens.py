"""Puzzles with few givens: made the same again, decided, and timed."""

import random

import pytest

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK
from tests.benchmarks import few_givens_speed
from tests.benchmarks.few_givens import filled_at_random, puzzles_made, reduced
from tests.benchmarks.few_givens_speed import count_here
from tests.support.solvers.corpus import FEW_GIVENS, puzzles_on_lines

SMALL = Geometry.of_size(9)


def test_the_puzzles_that_are_kept_are_those_that_the_script_makes() -> None:
    first = next(puzzles_made(16, seed=1))

    assert puzzles_on_lines(FEW_GIVENS / "16x16.txt")[0] == first


def test_no_given_of_a_minimal_puzzle_can_be_left_out() -> None:
    chance = random.Random(5)
    puzzle = reduced(filled_at_random(SMALL, chance), 0, chance)

    assert count_here(puzzle) == 1
    for cell in puzzle.filled():
        assert count_here(puzzle.with_digit(cell, BLANK)) == 2


def test_a_puzzle_keeps_as_many_givens_as_are_wanted() -> None:
    chance = random.Random(5)

    assert reduced(filled_at_random(SMALL, chance), 60, chance).filled_count() == 60


@pytest.mark.parametrize("size", [16, 25])
def test_twelve_of_a_size_are_kept_and_all_are_decided(size: int) -> None:
    puzzles = puzzles_on_lines(FEW_GIVENS / f"{size}x{size}.txt")

    assert [puzzle.geometry.size for puzzle in puzzles] == [size] * 12
    assert [count_here(puzzle) for puzzle in puzzles] == [1] * 12
    if size == 25:
        assert all(275 <= puzzle.filled_count() <= 290 for puzzle in puzzles)


def test_the_times_and_the_answer_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert few_givens_speed.main([str(FEW_GIVENS / "16x16.txt"), "--rounds", "1"]) == 0

    shown = capsys.readouterr().out
    assert shown.count("solutions 1 ours ") == 12
