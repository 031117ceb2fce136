"""Puzzles in which each given is needed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.generation.minimization import Minimizer
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.shuffling import shuffled
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose.counting import solution_of
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.solvers.task import finish

EASY = Grid.from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)


def is_unique(puzzle: Grid) -> bool:
    check = VerdictCheck(puzzle, limit=1)
    finish(check, 1_000)
    return check.verdict.kind is VerdictKind.UNIQUE


@settings(max_examples=20, deadline=None)
@given(st.sampled_from([4, 6, 9]), st.integers())
def test_what_is_left_has_the_same_solution_and_no_given_too_many(size: int, seed: int) -> None:
    filled = solution_of(Grid.empty(Geometry.of_size(size)))
    assert filled is not None
    solution = shuffled(filled, RandomStream(str(seed)))

    puzzle = Minimizer().minimal(solution, solution)

    assert solution_of(puzzle) == solution
    assert is_unique(puzzle)
    assert not any(is_unique(puzzle.with_digit(cell, BLANK)) for cell in puzzle.filled())


def test_a_puzzle_that_is_minimal_stays_and_another_loses_givens() -> None:
    solution = solution_of(EASY)
    assert solution is not None
    minimizer = Minimizer()

    once = minimizer.minimal(EASY, solution)

    assert len(once.filled()) < len(EASY.filled())
    assert minimizer.minimal(once, solution) == once


@pytest.mark.parametrize("size", [12, 16])
def test_large_grids_lose_givens_too(size: int) -> None:
    solution = solution_of(Grid.empty(Geometry.of_size(size)))
    assert solution is not None
    some = solution.with_digits(dict.fromkeys(solution.filled()[:5], BLANK))

    puzzle = Minimizer().minimal(some, solution)

    assert set(puzzle.filled()) < set(some.filled())
