"""The smallest solution, beside a search that tries the digits in ascending order."""

from collections.abc import Iterator

import pytest

from sudoku_gui.judge.smallest_solution import smallest_solution
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.task import run


def solutions_of(grid: Grid) -> Iterator[Grid]:
    """Every solution, in ascending order."""
    blank = next(iter(grid.blanks()), None)
    if blank is None:
        yield grid
        return
    for digit in grid.geometry.digits:
        attempt = grid.with_digit(blank, Digit(digit))
        if not attempt.conflicts():
            yield from solutions_of(attempt)


@pytest.mark.parametrize(
    "givens", [16 * "0", "4" + 15 * "0", "0000002000000430", "0200000200104000"]
)
def test_from_any_solution_the_smallest_is_found(givens: str) -> None:
    puzzle = Grid.from_line(givens)
    smallest, *others = solutions_of(puzzle)

    for solution in (smallest, *others[::7], *others[-1:]):
        assert run(smallest_solution(puzzle, solution)) == smallest
