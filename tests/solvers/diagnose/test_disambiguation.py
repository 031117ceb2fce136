"""What settles a grid with several solutions, against all of its solutions."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.disambiguation import (
    AddedGiven,
    Disambiguation,
    DisambiguationFinder,
)
from sudoku_gui.solvers.engine import two_stage
from tests.support.solvers.corpus import invalid_rows
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.strategies import puzzles
from tests.support.solvers.worked_out import worked_out


@settings(deadline=None, max_examples=40)
@given(puzzles(sizes=[4]))
def test_the_cells_that_differ_are_those_that_differ_among_all_solutions(grid: Grid) -> None:
    solutions = list(all_solutions(grid))
    assume(len(solutions) > 1)

    disambiguation = settling_of(grid)

    different = [
        cell for cell in grid.blanks() if len({each.digit_at(cell) for each in solutions}) > 1
    ]
    assert disambiguation.is_exact
    assert disambiguation.differing_cells == tuple(different)


@settings(deadline=None, max_examples=40)
@given(puzzles(sizes=[4]))
def test_the_givens_that_settle_alone_are_those_of_a_single_solution(grid: Grid) -> None:
    solutions = list(all_solutions(grid))
    assume(len(solutions) > 1)

    disambiguation = settling_of(grid)

    alone = [
        AddedGiven(cell, digit)
        for cell in grid.blanks()
        for digit in candidates(grid, cell)
        if sum(each.digit_at(cell) == digit for each in solutions) == 1
    ]
    assert list(disambiguation.single_givens) == alone


@settings(deadline=None, max_examples=40)
@given(puzzles(sizes=[4, 6]))
def test_where_counts_are_hard_all_trials_together_tell_the_same(grid: Grid) -> None:
    assume(0 < count_plainly(grid, 100) < 100)
    one_by_one = settling_of(grid)

    with patch.multiple(two_stage, _PLAIN_GUESSES=0, _GUESSES_EACH=0):
        together = settling_of(grid)

    assert together.differing_cells == one_by_one.differing_cells
    assert together.single_givens == one_by_one.single_givens
    assert bool(together.joint_givens) == bool(one_by_one.joint_givens)
    assert together.is_exact


@settings(deadline=None, max_examples=40)
@given(puzzles())
def test_where_none_settles_alone_a_few_do_together_and_none_of_them_too_many(grid: Grid) -> None:
    assume(count_plainly(grid, 2) > 1)

    disambiguation = settling_of(grid)

    assert bool(disambiguation.single_givens) != bool(disambiguation.joint_givens)
    if disambiguation.joint_givens:
        assert count_plainly(with_givens(grid, disambiguation.joint_givens), 2) == 1
        for given in disambiguation.joint_givens:
            fewer = tuple(other for other in disambiguation.joint_givens if other != given)
            assert count_plainly(with_givens(grid, fewer), 2) == 2


@pytest.mark.parametrize("count", ["2", "3", "4", "10", "125"])
def test_a_9x9_puzzle_with_few_solutions_is_settled(count: str) -> None:
    puzzle = next(row.puzzle for row in invalid_rows() if row.solutions == count)

    disambiguation = settling_of(puzzle)

    assert disambiguation.is_exact
    assert disambiguation.differing_cells
    assert disambiguation.single_givens or disambiguation.joint_givens


def test_in_an_empty_grid_every_cell_differs_and_many_givens_are_needed() -> None:
    grid = Grid.empty(Geometry.of_size(4))

    disambiguation = settling_of(grid)

    assert disambiguation.differing_cells == tuple(grid.blanks())
    assert len(disambiguation.joint_givens) >= 4  # the fewest that any 4x4 puzzle needs


def test_what_is_known_early_is_true_and_not_yet_exact() -> None:
    grid = Grid.empty(Geometry.of_size(9))
    finder = DisambiguationFinder(grid)

    finder.work(100)

    disambiguation = finder.disambiguation
    assert disambiguation.differing_cells
    assert not disambiguation.is_exact


def settling_of(grid: Grid) -> Disambiguation:
    """What the finder comes to."""
    return worked_out(DisambiguationFinder(grid)).disambiguation


def with_givens(grid: Grid, givens: tuple[AddedGiven, ...]) -> Grid:
    """The grid with more givens."""
    return grid.with_digits((given.cell, given.digit) for given in givens)


def all_solutions(grid: Grid) -> Iterator[Grid]:
    """Every solution of a grid without conflicts."""
    blanks = grid.blanks()
    if not blanks:
        yield grid
        return
    cell: Cell = min(blanks, key=lambda blank: len(candidates(grid, blank)))
    for digit in candidates(grid, cell):
        yield from all_solutions(grid.with_digit(cell, digit))
