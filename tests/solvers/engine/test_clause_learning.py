"""The search that learns from conflicts: right on all grids, in slices, used again and again."""

import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.solvers.engine.clause_learning import ClauseLearner
from tests.model.variants import Variant, variant_puzzles
from tests.support.solvers.corpus import (
    FEW_GIVENS,
    CountedRow,
    SolvedRow,
    counted_rows,
    puzzles_on_lines,
    solved_rows,
)
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.strategies import puzzles
from tests.support.solvers.variants import counted


@pytest.mark.parametrize("row", solved_rows(), ids=lambda row: row.name)
def test_the_only_solution_of_a_puzzle_is_found(row: SolvedRow) -> None:
    solver = ClauseLearner(row.puzzle.geometry)

    assert counted(solver, row.puzzle, 2) == 1
    assert solver.solutions == (row.solution.digits,)


@settings(deadline=None)
@given(puzzles(), st.integers(1, 40), st.integers(1, 9))
def test_counts_agree_with_counting_plainly(grid: Grid, limit: int, guesses: int) -> None:
    solver = ClauseLearner(grid.geometry)

    assert counted(solver, grid, limit, guesses) == count_plainly(grid, limit)


@settings(deadline=None)
@given(variant_puzzles(most_guessed=1, most_wrong=1), st.integers(1, 40), st.integers(1, 9))
def test_whatever_the_houses_solutions_are_counted_exactly(
    drawn: tuple[Variant, Grid], limit: int, guesses: int
) -> None:
    variant, grid = drawn
    solver = ClauseLearner(grid.geometry)

    assert counted(solver, grid, limit, guesses) == variant.count(grid.digits, limit)
    assert len(set(solver.solutions)) == min(2, solver.solution_count)
    for found in solver.solutions:
        assert [*variant.solutions(found)] == [found]
        assert all(found[cell] == grid.digits[cell] for cell in grid.filled())


@pytest.mark.parametrize("row", counted_rows(), ids=lambda row: str(row.solutions))
def test_it_counts_what_the_corpus_says(row: CountedRow) -> None:
    limit = 2_000  # above them all, so that every solution is excluded in its turn

    assert counted(ClauseLearner(row.puzzle.geometry), row.puzzle, limit) == row.solutions


def test_the_empty_4x4_grid_can_be_completed_in_288_ways() -> None:
    grid = Grid.empty(Geometry.of_size(4))

    assert counted(ClauseLearner(grid.geometry), grid, 1_000) == 288


@settings(deadline=None)
@given(puzzles(sizes=[4, 6]), st.lists(st.integers(1, 9), min_size=1, max_size=4))
def test_started_again_it_counts_what_it_has_not_counted_yet(grid: Grid, limits: list[int]) -> None:
    solver = ClauseLearner(grid.geometry)
    left = count_plainly(grid, 100)

    solver.start(grid.digits, limits[0])
    for limit in limits:
        solver.start_again(grid.digits, limit)
        while not solver.advance(3):
            pass
        assert solver.solution_count == min(limit, left)
        left -= solver.solution_count


@settings(deadline=None)
@given(st.lists(puzzles(sizes=[6]), min_size=2, max_size=5))
def test_a_solver_remembers_nothing_of_the_grids_before(grids: list[Grid]) -> None:
    solver = ClauseLearner(grids[0].geometry)

    for grid in grids:
        solver.start(grid.digits, 9)
        solver.advance(220)  # a few more than there are candidates to probe

    again = ClauseLearner(grids[0].geometry)
    again.start(grids[-1].digits, 9)
    again.advance(220)
    assert (solver.solution_count, solver.solutions) == (again.solution_count, again.solutions)


def test_givens_that_clash_have_no_solution() -> None:
    solver = ClauseLearner(Geometry.of_size(4))

    solver.start(Grid.from_line("1100000000000000").digits, 2)

    assert solver.advance(0)
    assert solver.solution_count == 0


def test_long_clauses_take_memory_for_what_they_say_alone() -> None:
    grid = Puzzle.empty(25).givens
    learner = ClauseLearner(grid.geometry)
    every_candidate = [(cell, digit) for cell in grid.blanks() for digit in range(1, 26)]
    tracemalloc.start()

    learner.start(grid.digits, 1)
    for _ in range(20):
        learner.require_one_of(every_candidate)

    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 80 * 2**20


def test_no_guess_is_made_unless_it_is_granted() -> None:
    solver = ClauseLearner(Geometry.of_size(9))
    solver.start(bytes(81), 1)

    assert not solver.advance(0)
    assert not solver.advance(1)
    assert solver.solution_count == 0


def test_each_candidate_that_is_probed_counts_as_a_guess() -> None:
    solver = ClauseLearner(Geometry.of_size(4))
    solver.start(bytes(16), 1)
    slices = 0

    while not solver.advance(1):
        slices += 1

    assert slices >= 64  # all candidates are open


def test_what_was_learned_is_reduced_without_losing_the_solution() -> None:
    puzzle = puzzles_on_lines(FEW_GIVENS / "25x25.txt")[4]  # after thousands of conflicts
    solver = ClauseLearner(puzzle.geometry)

    assert counted(solver, puzzle, 2) == 1
    (found,) = solver.solutions
    assert Grid(puzzle.geometry, found).is_solved()
    assert all(found[cell] == puzzle.digit_at(cell) for cell in puzzle.filled())
