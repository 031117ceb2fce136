"""The choice of a solver that counts, and the promise that both keep."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import CountingSolver, solver_for
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.engine.bitboard import Bitboard
from sudoku_gui.solvers.engine.general import GeneralSolver
from tests.support.solvers.corpus import CountedRow, counted_rows
from tests.support.solvers.strategies import nine_by_nine

NINE = Geometry.of_size(9)
LIMIT = 20  # the bitboard as Python would take long to go far beyond


@pytest.mark.parametrize("size", SIZES)
def test_the_bitboard_serves_9x9_where_it_is_compiled(size: int) -> None:
    solver = solver_for(Geometry.of_size(size))

    assert isinstance(solver, Bitboard) == (size == 9 and compilation.is_compiled())


@pytest.mark.parametrize("row", counted_rows(), ids=lambda row: str(row.solutions))
@pytest.mark.parametrize("solver", [GeneralSolver(NINE), Bitboard()], ids=["general", "bitboard"])
def test_each_counts_what_the_corpus_says(solver: CountingSolver, row: CountedRow) -> None:
    assert counted(solver, row.puzzle, LIMIT) == min(row.solutions, LIMIT)


@settings(deadline=None, max_examples=30)
@given(nine_by_nine(), st.integers(1, 50))
def test_both_count_the_same(grid: Grid, limit: int) -> None:
    assert counted(GeneralSolver(NINE), grid, limit) == counted(Bitboard(), grid, limit)


def counted(solver: CountingSolver, grid: Grid, limit: int) -> int:
    """How many solutions the solver finds."""
    solver.start(grid.digits, limit)
    while not solver.advance(1_000):
        pass
    return solver.solution_count
