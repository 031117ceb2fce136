"""The instant answers about a single grid."""

import pytest

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import instant
from sudoku_gui.solvers.engine.instant import NoSolutionError
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError
from tests.support.solvers.corpus import invalid_rows, unique_rows


def test_a_puzzle_is_solved() -> None:
    row = unique_rows()[0]

    assert instant.solve(row.puzzle) == row.solution
    assert instant.count(row.puzzle, 2) == 1


def test_of_several_solutions_one_is_given_and_all_are_counted() -> None:
    row = next(row for row in invalid_rows() if row.solutions == "125")

    assert instant.solve(row.puzzle).is_solved()
    assert instant.count(row.puzzle, 1000) == 125
    assert instant.count(row.puzzle, 100) == 100


def test_no_solution_is_an_error_only_for_who_wants_one() -> None:
    row = next(row for row in invalid_rows() if row.solutions == "0")

    assert instant.count(row.puzzle, 2) == 0
    with pytest.raises(NoSolutionError):
        instant.solve(row.puzzle)


def test_other_sizes_are_refused() -> None:
    small = Grid.empty(Geometry.of_size(4))

    with pytest.raises(UnsuitableGeometryError, match="9x9 only"):
        instant.solve(small)
