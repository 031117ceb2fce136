"""The solution that BOJ 2239 asks for: the smallest one, read as a number row by row."""

from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solving
from sudoku_gui.solvers.task import Resumable


def smallest_solution(givens: Grid, solution: Grid) -> Resumable[Grid]:
    """Return the smallest solution of a puzzle; `solution` is any of them.

    Blank after blank is settled on the smallest digit with which there is a solution yet.
    """
    settled = givens
    for cell in givens.blanks():
        for digit in range(1, solution.digit_at(cell)):
            attempt = settled.with_digit(cell, Digit(digit))
            smaller = None if attempt.conflicts() else (yield from solving(attempt))
            if smaller is not None:
                solution = smaller
                break
            yield
        settled = settled.with_digit(cell, solution.digit_at(cell))
    return solution
