"""The solver of two stages: right whenever the second takes over, and nothing found is lost."""

from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.engine import two_stage
from sudoku_gui.solvers.engine.clause_learning import ClauseLearner
from sudoku_gui.solvers.engine.general import GeneralSolver
from sudoku_gui.solvers.engine.two_stage import TwoStageSolver
from tests.support.solvers.corpus import FEW_GIVENS, puzzles_on_lines
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.strategies import puzzles
from tests.support.solvers.variants import counted


@settings(deadline=None)
@given(puzzles(), st.integers(1, 40), st.integers(1, 9), st.integers(0, 20), st.integers(0, 3))
def test_counts_agree_with_counting_plainly_whenever_the_second_stage_begins(
    grid: Grid, limit: int, guesses: int, plain: int, each: int
) -> None:
    solver = TwoStageSolver(grid.geometry)

    with patch.multiple(two_stage, _PLAIN_GUESSES=plain, _GUESSES_EACH=each):
        counts = counts_on_the_way(solver, grid, limit, guesses)

    assert counts == sorted(counts)
    assert counts[-1] == count_plainly(grid, limit)
    assert len(set(solver.solutions)) == min(2, counts[-1])
    assert all(Grid(grid.geometry, found).is_solved() for found in solver.solutions)


@settings(deadline=None)
@given(st.lists(puzzles(sizes=[6]), min_size=2, max_size=5))
def test_a_solver_remembers_nothing_of_the_grids_before(grids: list[Grid]) -> None:
    solver = TwoStageSolver(grids[0].geometry)

    with patch.multiple(two_stage, _PLAIN_GUESSES=3, _GUESSES_EACH=0):
        for grid in grids:
            solver.start(grid.digits, 9)
            solver.advance(6)
        again = TwoStageSolver(grids[0].geometry)
        again.start(grids[-1].digits, 9)
        again.advance(6)

    assert (solver.solution_count, solver.solutions) == (again.solution_count, again.solutions)


def test_what_guessing_alone_has_soon_finished_is_not_begun_anew() -> None:
    grid = Grid.empty(Geometry.of_size(6))
    solver = TwoStageSolver(grid.geometry)

    with patch.object(TwoStageSolver, "_learner", None):
        assert counts_on_the_way(solver, grid, 1_000, 100)[-1] == 1_000


def test_no_guess_is_made_unless_it_is_granted() -> None:
    solver = TwoStageSolver(Geometry.of_size(9))
    solver.start(bytes(81), 1)

    assert not solver.advance(0)
    assert not solver.advance(1)
    assert solver.solution_count == 0


def test_the_minimal_16x16_have_one_solution_and_both_stages_find_it() -> None:
    for grid in puzzles_on_lines(FEW_GIVENS / "16x16.txt"):
        plain, learner = GeneralSolver(grid.geometry), ClauseLearner(grid.geometry)
        assert counted(plain, grid, 2) == counted(learner, grid, 2) == 1
        assert plain.solutions == learner.solutions


def test_thousands_of_solutions_of_a_16x16_are_counted_alike() -> None:
    puzzle = puzzles_on_lines(FEW_GIVENS / "16x16.txt")[3]
    grid = puzzle.with_digits([(cell, BLANK) for cell in puzzle.filled()[:2]])

    assert counted(ClauseLearner(grid.geometry), grid, 3_000) == 2_783
    assert counted(GeneralSolver(grid.geometry), grid, 3_000) == 2_783


def counts_on_the_way(solver: TwoStageSolver, grid: Grid, limit: int, guesses: int) -> list[int]:
    """How many solutions are known after each slice."""
    solver.start(grid.digits, limit)
    counts = []
    while not solver.advance(guesses):
        counts.append(solver.solution_count)
    return [*counts, solver.solution_count]
