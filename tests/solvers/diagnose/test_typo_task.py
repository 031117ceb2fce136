"""The clash and the slips of a puzzle, found one after the other."""

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.solvers.diagnose.typo_task import TypoTask
from tests.support.puzzles import SMALL

SPOILED = SMALL.with_digit(Cell(0), Digit(2))


def test_the_work_on_a_typo_goes_forward_and_ends() -> None:
    task, seen = TypoTask(SPOILED), [0.0]
    while not task.work(16):
        seen.append(task.progress)

    assert seen == sorted(seen)
    assert seen[-1] <= task.progress == 1
    assert task.partial_result.core.cells
