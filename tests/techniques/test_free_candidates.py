"""Positions from which nothing follows, known by some solutions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.task import finish, run
from sudoku_gui.techniques import deduction_search
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.free_candidates import is_free
from sudoku_gui.techniques.hint_task import HintTask
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES
from tests.support.puzzles import SMALL, SMALL_SOLVED

SOUND = [each for each in TECHNIQUES if not each.needs_uniqueness]


@given(st.sets(st.integers(0, 15), max_size=8))
def test_from_a_free_position_no_technique_concludes_anything(cells: set[int]) -> None:
    grid = Grid.empty(SMALL.geometry)
    for cell in cells:
        grid = grid.with_digit(Cell(cell), SMALL_SOLVED.digit_at(Cell(cell)))
    position = Position.of_grid(grid)

    if run(is_free(position)):
        assert DeductionSearch(grid.geometry, SOUND).first(position) is None


@pytest.mark.parametrize(
    ("givens", "expected"),
    [
        ("1" + "." * 15, True),
        ("1" + "." * 80, True),
        ("12" + "." * 14, False),
        (SMALL.line(), False),
    ],
)
def test_few_givens_leave_every_candidate_open(givens: str, expected: bool) -> None:
    assert run(is_free(Position.of_grid(Grid.from_line(givens)))) is expected


def test_a_candidate_that_was_ruled_out_may_have_consequences() -> None:
    position = Position.of_grid(Grid.from_line("1" + "." * 15))
    for digit in (2, 3, 4):
        position = position.without(Candidate(Cell(15), Digit(digit)))

    assert not run(is_free(position))


def test_where_nothing_follows_no_technique_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deduction_search, "slices_of", None)
    task = HintTask(Sheet.of_givens(Grid.from_line("5" + "." * 80)), TECHNIQUES)

    finish(task, 1_000)

    assert task.partial_result.deductions == ()
