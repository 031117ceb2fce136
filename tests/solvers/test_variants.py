"""Grids with other houses than those in print: solved rightly, or refused with a word.

What is right is known from the rules without any house (`tests.model.variants`).
"""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS, quick_algorithm
from sudoku_gui.solvers.diagnose.counting import solver_for
from sudoku_gui.solvers.diagnose.verdict import VerdictKind, has_too_few_givens, verdict_on
from sudoku_gui.solvers.engine import instant
from sudoku_gui.solvers.engine.bitboard import Bitboard
from sudoku_gui.solvers.engine.general import GeneralSolver
from sudoku_gui.solvers.engine.two_stage import TwoStageSolver
from sudoku_gui.solvers.search import Algorithm, Outcome
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError
from tests.model.variants import (
    DIAGONAL_4,
    DIAGONAL_9,
    DIAGONAL_PUZZLES,
    JIGSAW_5,
    VARIANTS,
    Variant,
    variant_grids,
    variant_puzzles,
)
from tests.support.solvers.variants import counted, diagonal, last_moment

HEEDING = [each for each in ALGORITHMS if each.heeds_extra_houses]
UNHEEDING = [each for each in ALGORITHMS if not each.heeds_extra_houses]
every_diagonal = pytest.mark.parametrize(("puzzle", "solution"), DIAGONAL_PUZZLES)
every_heeding = pytest.mark.parametrize("algorithm", HEEDING, ids=lambda each: each.name)
every_unheeding = pytest.mark.parametrize("algorithm", UNHEEDING, ids=lambda each: each.name)

Drawn = tuple[Variant, Grid]


@every_diagonal
def test_a_diagonal_9x9_has_one_solution_by_the_rules_and_a_plain_one_of_its_digits_many(
    puzzle: str, solution: str
) -> None:
    digits = diagonal(puzzle).digits

    assert [*DIAGONAL_9.solutions(digits)] == [diagonal(solution).digits]
    assert verdict_on(Grid.from_line(puzzle)).kind is VerdictKind.SEVERAL


@every_diagonal
def test_a_diagonal_9x9_is_solved_by_the_solver_for_any_shape(puzzle: str, solution: str) -> None:
    solver = solver_for(Geometry.diagonal(9))

    assert isinstance(solver, TwoStageSolver)
    assert counted(solver, diagonal(puzzle), 2) == 1
    assert solver.solutions == (diagonal(solution).digits,)


@every_diagonal
def test_a_diagonal_9x9_is_told_to_be_unique(puzzle: str, solution: str) -> None:
    verdict = verdict_on(diagonal(puzzle))

    assert verdict.kind is VerdictKind.UNIQUE
    assert verdict.found == (diagonal(solution),)


@every_heeding
@every_diagonal
def test_a_diagonal_9x9_is_solved_by_an_algorithm_that_heeds_all_houses(
    puzzle: str, solution: str, algorithm: Algorithm
) -> None:
    end = last_moment(start_search(algorithm, diagonal(puzzle)))

    assert (end.outcome, end.grid) == (Outcome.SOLVED, diagonal(solution))


@every_unheeding
@every_diagonal
def test_a_diagonal_9x9_is_refused_by_all_other_algorithms_with_a_word(
    puzzle: str, solution: str, algorithm: Algorithm
) -> None:
    with pytest.raises(UnsuitableGeometryError) as refusal:
        start_search(algorithm, diagonal(puzzle))

    assert str(algorithm.title) in str(refusal.value.sentence)
    assert "knows no houses but rows, columns and boxes" in str(refusal.value.sentence)
    assert not algorithm.can_search(diagonal(solution).geometry)


def test_the_algorithm_that_takes_few_steps_heeds_all_houses() -> None:
    assert quick_algorithm() in HEEDING


@pytest.mark.parametrize(
    ("geometry", "words"),
    [
        (Geometry.diagonal(9), "knows no houses but rows, columns and boxes of 3x3"),
        (Geometry.of_box_shape(1, 9), "knows no houses but rows, columns and boxes of 3x3"),
        (Geometry.of_size(6), "solves 9x9 only"),
        (DIAGONAL_4.geometry, "solves 9x9 only"),
    ],
)
def test_there_are_no_instant_answers_but_about_plain_9x9(geometry: Geometry, words: str) -> None:
    with pytest.raises(UnsuitableGeometryError, match=words):
        instant.require(geometry)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_bitboard_serves_no_grid_with_other_houses(variant: Variant) -> None:
    assert not isinstance(solver_for(variant.geometry), Bitboard)


@settings(deadline=None)
@given(variant_puzzles(most_guessed=1, most_wrong=1), st.integers(1, 40), st.integers(1, 9))
def test_whatever_the_houses_solutions_are_counted_exactly(
    drawn: Drawn, limit: int, guesses: int
) -> None:
    variant, grid = drawn
    solver = GeneralSolver(grid.geometry)

    assert counted(solver, grid, limit, guesses) == variant.count(grid.digits, limit)
    for found in solver.solutions:
        assert [*variant.solutions(found)] == [found]
        assert all(found[cell] == grid.digits[cell] for cell in grid.filled())


@settings(deadline=None, max_examples=30)
@given(variant_grids(), st.integers(1, 5))
def test_a_grid_full_of_clashes_has_no_solution_unless_none_are_left(
    drawn: Drawn, limit: int
) -> None:
    variant, grid = drawn
    assume(grid.conflicts())

    assert counted(GeneralSolver(grid.geometry), grid, limit) == 0
    assert verdict_on(grid).kind is VerdictKind.CONFLICT
    assert variant.count(grid.digits, 1) == 0


@settings(deadline=None, max_examples=40)
@given(variant_puzzles(most_guessed=2))
def test_whatever_the_houses_the_verdict_is_that_of_all_solutions(drawn: Drawn) -> None:
    variant, grid = drawn
    solutions = variant.count(grid.digits, 31)

    verdict = verdict_on(grid, limit=30)

    assert verdict.solutions + verdict.has_more == solutions
    assert solutions != 1 or not verdict.is_too_few
    for found in verdict.found:
        assert found.geometry == grid.geometry
        assert [*variant.solutions(found.digits)] == [found.digits]
        assert all(found.digits[cell] == grid.digits[cell] for cell in grid.filled())


def test_seventeen_givens_are_asked_for_on_a_plain_9x9_only() -> None:
    sixteen = Grid.from_line("123456789" + "4567891" + "0" * 65)

    assert has_too_few_givens(sixteen)
    assert not has_too_few_givens(Grid(Geometry.diagonal(9), sixteen.digits))


@settings(deadline=None)
@given(variant_puzzles(), st.data())
def test_whatever_the_houses_an_algorithm_that_can_search_them_finds_what_there_is(
    drawn: Drawn, data: st.DataObject
) -> None:
    variant, grid = drawn
    able = [each for each in ALGORITHMS if each.can_search(grid.geometry)]
    algorithm = data.draw(st.sampled_from(able))

    end = last_moment(start_search(algorithm, grid))

    assert end.outcome in {Outcome.SOLVED, Outcome.STUCK}
    assert end.outcome is Outcome.SOLVED or not algorithm.takes_back
    if end.outcome is Outcome.SOLVED:
        assert [*variant.solutions(end.grid.digits)] == [end.grid.digits]


@settings(deadline=None)
@given(variant_puzzles(most_guessed=3), st.data())
def test_whatever_the_houses_a_search_that_is_exhausted_is_right(
    drawn: Drawn, data: st.DataObject
) -> None:
    variant, grid = drawn
    able = [each for each in ALGORITHMS if each.can_search(grid.geometry)]
    algorithm = data.draw(st.sampled_from(able))

    end = last_moment(start_search(algorithm, grid))

    if end.outcome is not Outcome.STUCK:
        assert (end.outcome is Outcome.SOLVED) == bool(variant.count(grid.digits, 1))


def test_irregular_boxes_are_searched_by_all_algorithms() -> None:
    assert all(algorithm.can_search(JIGSAW_5.geometry) for algorithm in ALGORITHMS)
