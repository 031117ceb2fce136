"""Paths in words."""

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from sudoku_gui.techniques.solution_path import PathTask, SolutionPath
from sudoku_gui.techniques.technique import Technique
from sudoku_gui.wording.solution_paths import path_lines, path_rows, path_sentence
from tests.support.puzzles import SMALL, SMALL_SOLVED

PUZZLE = Grid.from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)


def path_from(sheet: Sheet, techniques: tuple[Technique, ...] = TECHNIQUES) -> SolutionPath:
    """All of the path."""
    task = PathTask(sheet, techniques)
    finish(task, 1_000)
    return task.partial_result


def test_it_is_said_how_long_and_how_hard_a_path_is_and_where_it_ends() -> None:
    whole = path_from(Sheet.of_givens(PUZZLE))
    part = path_from(Sheet.of_givens(PUZZLE), techniques_named("pointing"))

    assert str(path_sentence(whole)) == (
        f"{len(whole.steps)} steps; the hardest is Hidden single (1.2)."
    )
    assert str(path_sentence(part)).endswith("Then no technique helps any more.")


def test_where_there_is_no_path_it_is_said_why() -> None:
    entries = Grid.empty(SMALL.geometry).with_digit(Cell(0), Digit(1))

    assert str(path_sentence(path_from(Sheet.of(SMALL, entries)))).endswith("leaves no solution")
    assert "solved" in str(path_sentence(path_from(Sheet.of_givens(SMALL_SOLVED))))
    assert str(path_sentence(path_from(Sheet.of_givens(PUZZLE), ()))) == "No technique helps here."


def test_as_a_text_it_has_the_puzzle_and_every_step_with_its_proof() -> None:
    path = path_from(Sheet.of_givens(PUZZLE))

    first, second, _, *steps = path_lines(path)

    assert first == str(PUZZLE)
    assert second == str(path_sentence(path))
    assert len(steps) == len(path.steps)
    assert steps[0] == (
        "1. Hidden single (1.2): In box 2, r1c6 is the only place left for 8. So r1c6 is 8."
    )


def test_as_a_table_it_has_a_row_for_each_step() -> None:
    path = path_from(Sheet.of_givens(PUZZLE))

    heading, *rows = path_rows(path)

    assert heading == ("step", "technique", "difficulty", "conclusion")
    assert rows[0] == ("1", "hidden-single", "1.2", "r1c6 is 8")
    assert len(rows) == len(path.steps)
