"""The givens that clash: no solution with all of them, one without any of them."""

import pytest
from hypothesis import assume, given, settings

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose.grid_analysis import SolutionCount
from sudoku_gui.solvers.diagnose.unsatisfiable_core import (
    CoreFinder,
    UnsatisfiableCore,
    shrunk_core,
)
from sudoku_gui.solvers.task import Resumable
from tests.support.solvers.corpus import InvalidRow, invalid_rows
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.strategies import puzzles, spoiled_puzzles
from tests.support.solvers.worked_out import worked_out


@settings(deadline=None, max_examples=40)
@given(spoiled_puzzles())
def test_a_clash_allows_no_solution_and_less_of_it_does(grid: Grid) -> None:
    assume(not count_plainly(grid, 1))

    core = worked_out(CoreFinder(grid)).core

    assert core.is_minimal
    assert not count_plainly(only(grid, core.cells), 1)
    for cell in core.cells:
        assert count_plainly(only(grid, core.cells).with_digit(cell, BLANK), 1)


@settings(deadline=None, max_examples=40)
@given(puzzles())
def test_in_a_grid_with_a_solution_nothing_clashes(grid: Grid) -> None:
    assume(count_plainly(grid, 1))

    assert worked_out(CoreFinder(grid)).core == UnsatisfiableCore()


@pytest.mark.parametrize(
    "row", [row for row in invalid_rows() if row.solutions == "conflict"], ids=lambda row: row.name
)
def test_two_equal_digits_of_a_house_are_the_smallest_clash(row: InvalidRow) -> None:
    puzzle = row.puzzle

    core = worked_out(CoreFinder(puzzle)).core

    pairs = {(conflict.first, conflict.second) for conflict in puzzle.conflicts()}
    assert core.is_minimal
    assert core.cells in pairs


@pytest.mark.parametrize(
    "row", [row for row in invalid_rows() if row.solutions == "0"], ids=lambda row: row.name
)
def test_the_clash_of_a_9x9_puzzle_is_small(row: InvalidRow) -> None:
    core = worked_out(CoreFinder(row.puzzle)).core

    assert core.is_minimal
    assert 2 < len(core.cells) < row.puzzle.filled_count()


def test_more_orders_never_make_the_clash_larger() -> None:
    row = next(row for row in invalid_rows() if row.name == "unsolvable square")

    one = worked_out(CoreFinder(row.puzzle, orders=1)).core
    many = worked_out(CoreFinder(row.puzzle, orders=8)).core

    assert len(many.cells) <= len(one.cells)


def only(grid: Grid, cells: tuple[Cell, ...]) -> Grid:
    """The grid with nothing but these cells."""
    return Grid.empty(grid.geometry).with_digits((cell, grid.digit_at(cell)) for cell in cells)


def test_a_clash_of_which_one_count_was_given_up_is_not_known_to_be_minimal() -> None:
    counts = iter([SolutionCount(0, (), is_decided=False), SolutionCount(1, (), is_decided=True)])

    def count(_digits: bytes, _limit: int) -> Resumable[SolutionCount]:
        yield
        return next(counts)

    grid = Grid.from_line("11" + "0" * 14)
    found: list[UnsatisfiableCore] = []

    def shrink() -> Resumable[None]:
        found.append((yield from shrunk_core(grid, grid.filled(), count)))

    for _ in shrink():
        pass

    assert found == [UnsatisfiableCore(grid.filled(), is_minimal=False)]
