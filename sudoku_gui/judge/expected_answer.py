"""The answer that the judge expects, to stand beside a wrong one."""

from collections.abc import Callable

from sudoku_gui.judge.verdict import JudgeProblem
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solution_of


def expected_answer(
    givens: Grid, solution: Grid, problem: JudgeProblem, go_on: Callable[[], None]
) -> Grid:
    """Return the answer, or one of those that are right.

    solution: any of the puzzle.
    go_on: called every now and then; it may raise what ends the search.
    """
    if problem is JudgeProblem.SPACED:
        return solution
    return _smallest_solution(givens, solution, go_on)


def _smallest_solution(givens: Grid, solution: Grid, go_on: Callable[[], None]) -> Grid:
    """Settle blank after blank on the smallest digit with which there is a solution yet."""
    settled = givens
    for cell in givens.blanks():
        for digit in range(1, solution.digit_at(cell)):
            go_on()
            attempt = settled.with_digit(cell, Digit(digit))
            smaller = None if attempt.conflicts() else solution_of(attempt, go_on)
            if smaller is not None:
                solution = smaller
                break
        settled = settled.with_digit(cell, solution.digit_at(cell))
    return solution
