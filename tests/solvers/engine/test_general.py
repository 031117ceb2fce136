"""The solver for grids of any shape: right on all, in slices, used again and again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine.general import GeneralSolver
from tests.support.solvers.corpus import SolvedRow, puzzle_of_counts, solved_rows
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.strategies import puzzles


@pytest.mark.parametrize("row", solved_rows(), ids=lambda row: row.name)
def test_the_only_solution_of_a_puzzle_is_found(row: SolvedRow) -> None:
    solver = GeneralSolver(row.puzzle.geometry)

    solver.start(row.puzzle.digits, 2)

    assert solver.advance(1_000)
    assert (solver.solution_count, solver.solutions) == (1, (row.solution.digits,))


@settings(deadline=None)
@given(puzzles(), st.integers(1, 40), st.integers(1, 9))
def test_counts_agree_with_counting_plainly(grid: Grid, limit: int, guesses: int) -> None:
    solver = GeneralSolver(grid.geometry)

    solver.start(grid.digits, limit)
    while not solver.advance(guesses):
        pass

    assert solver.solution_count == count_plainly(grid, limit)


def test_the_empty_4x4_grid_can_be_completed_in_288_ways() -> None:
    solver = GeneralSolver(Geometry.of_size(4))

    solver.start(bytes(16), 1_000)

    assert solver.advance(1_000)
    assert solver.solution_count == 288


@settings(deadline=None)
@given(st.lists(puzzles(sizes=[6]), min_size=2, max_size=5))
def test_a_solver_remembers_nothing_of_the_grids_before(grids: list[Grid]) -> None:
    solver = GeneralSolver(grids[0].geometry)

    for grid in grids:
        solver.start(grid.digits, 9)
        solver.advance(3)

    again = GeneralSolver(grids[0].geometry)
    again.start(grids[-1].digits, 9)
    again.advance(3)
    assert (solver.solution_count, solver.solutions) == (again.solution_count, again.solutions)


def test_givens_that_clash_have_no_solution() -> None:
    solver = GeneralSolver(Geometry.of_size(4))

    solver.start(Grid.from_line("1100000000000000").digits, 2)

    assert solver.advance(0)
    assert solver.solution_count == 0


def test_no_guess_is_made_unless_it_is_granted() -> None:
    solver = GeneralSolver(Geometry.of_size(9))
    solver.start(bytes(81), 1)

    ended = solver.advance(0)

    assert not ended
    assert solver.solution_count == 0


def test_among_equals_the_demand_that_blocked_the_way_most_often_is_guessed_at() -> None:
    puzzle = puzzle_of_counts("E")
    solver = GeneralSolver(puzzle.geometry)
    solver.start(puzzle.digits, 2)

    ended = solver.advance(80)  # 74 are enough; 104 at the least blocked, 159 at the first

    assert ended
    assert solver.solution_count == 1
