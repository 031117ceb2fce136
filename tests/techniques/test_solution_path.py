"""The path to the solution: what hints would do, one after another."""

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.contradictions import WrongEntry
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.solution_path import PathTask, SolutionPath, position_after
from tests.support.puzzles import SMALL, SMALL_SOLVED

HARDEST = Grid.from_line(
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
)


def path_from(sheet: Sheet) -> SolutionPath:
    """All of the path."""
    task = PathTask(sheet, TECHNIQUES)
    finish(task, 1_000)
    return task.partial_result


def test_each_step_is_the_easiest_deduction_where_the_one_before_has_led() -> None:
    path = path_from(Sheet.of_givens(SMALL))
    search, position = DeductionSearch(SMALL.geometry, TECHNIQUES), path.start

    for step in path.steps:
        assert (step.position, step.deduction) == (position, search.first(position))
        position = position_after(step.deduction, position)

    assert position.grid == SMALL_SOLVED
    assert path.is_complete


def test_the_hardest_step_is_the_first_of_the_greatest_difficulty() -> None:
    path = path_from(Sheet.of_givens(SMALL))

    tenths = [step.deduction.tenths for step in path.steps]
    assert path.hardest == path.steps[tenths.index(max(tenths))].deduction


def test_where_no_technique_leads_on_the_path_ends() -> None:
    path = path_from(Sheet.of_givens(SMALL))
    stuck = PathTask(Sheet.of_givens(HARDEST), TECHNIQUES[:3])
    finish(stuck, 1_000)

    assert path.is_complete
    assert not stuck.partial_result.is_complete
    assert stuck.progress < 1


def test_from_what_is_wrong_no_path_leads() -> None:
    entries = Grid.empty(SMALL.geometry).with_digit(Cell(0), SMALL_SOLVED.digit_at(Cell(1)))

    path = path_from(Sheet.of(SMALL, entries.with_digit(Cell(0), SMALL_SOLVED.digit_at(Cell(4)))))

    assert path.steps == ()
    assert isinstance(path.contradiction, WrongEntry)
    assert not path.is_complete


def test_a_path_can_be_given_up_between_two_steps() -> None:
    task = PathTask(Sheet.of_givens(SMALL), TECHNIQUES)

    while len(task.partial_result.steps) < 2:
        assert not task.work(1)

    assert 0 < task.progress < 1
