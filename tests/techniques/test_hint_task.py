"""What every hint begins with: what is wrong with a sheet, or what can be concluded."""

import pytest

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.contradictions import MissingCandidate, UnsolvableGivens, WrongEntry
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.hint_task import HintResult, HintScope, HintTask, NotesUse
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.techniques.registry import TECHNIQUES
from tests.support.puzzles import SMALL, SMALL_SOLVED

GIVENS = Sheet.of_givens(SMALL)
EVERY_CANDIDATE = GIVENS.with_notes(
    [CellNotes(frozenset(digits_in(mask))) for mask in Position.of_grid(SMALL).masks]
)


def result_of(sheet: Sheet, scope: HintScope = HintScope.EASIEST) -> HintResult:
    """All that is found out about a sheet."""
    task = HintTask(sheet, TECHNIQUES, scope)
    finish(task, 1)
    assert task.progress <= 1
    return task.partial_result


def test_the_easiest_deduction_is_that_of_the_search() -> None:
    position = Position.of_grid(SMALL)

    result = result_of(GIVENS)

    assert result.position == position
    assert result.deductions == (DeductionSearch(SMALL.geometry, TECHNIQUES).first(position),)


def test_every_deduction_comes_in_the_order_of_the_techniques() -> None:
    search = DeductionSearch(SMALL.geometry, TECHNIQUES)

    result = result_of(GIVENS, HintScope.EVERY)

    assert result.deductions == tuple(search.every(Position.of_grid(SMALL)))
    assert len(result.deductions) > 1


def test_a_task_that_is_not_asked_any_more_has_tried_no_further_technique() -> None:
    task = HintTask(GIVENS, TECHNIQUES, HintScope.EVERY)

    while not task.partial_result.deductions:
        assert not task.work(1)

    assert 0 < task.progress < 1


@pytest.mark.parametrize(
    ("sheet", "wrong"),
    [
        (Sheet.of(SMALL, Grid.empty(SMALL.geometry).with_digit(Cell(0), Digit(1))), WrongEntry),
        (Sheet.of_givens(Grid.from_line("1230000400000000")), UnsolvableGivens),
    ],
)
def test_nothing_is_concluded_from_what_is_wrong(sheet: Sheet, wrong: type) -> None:
    result = result_of(sheet, HintScope.EVERY)

    assert isinstance(result.contradiction, wrong)
    assert result.deductions == ()


def test_techniques_that_need_one_solution_are_left_out_where_there_are_several() -> None:
    result = result_of(Sheet.of_givens(Grid.from_line("1234341200000000")), HintScope.EVERY)

    assert result.leaves_out_uniqueness
    assert not any(each.technique.needs_uniqueness for each in result.deductions)
    assert not result_of(GIVENS).leaves_out_uniqueness


def test_notes_are_the_candidates_when_every_blank_has_one() -> None:
    cell = SMALL.blanks()[0]
    wrong = [*EVERY_CANDIDATE.notes]
    wrong[cell] = wrong[cell].without(SMALL_SOLVED.digit_at(cell))
    wrong[cell] = CellNotes(wrong[cell].digits | {Digit(SMALL_SOLVED.digit_at(cell) % 4 + 1)})

    complete = result_of(EVERY_CANDIDATE)
    contradicting = result_of(GIVENS.with_notes(wrong))

    assert (complete.notes_use, complete.contradiction) == (NotesUse.COMPLETE, None)
    assert isinstance(contradicting.contradiction, MissingCandidate)


def test_notes_that_are_not_complete_play_no_part() -> None:
    notes = [CellNotes()] * SMALL.geometry.cell_count
    notes[SMALL.blanks()[0]] = CellNotes(frozenset({Digit(1)}))

    result = result_of(GIVENS.with_notes(notes))

    assert result.notes_use is NotesUse.INCOMPLETE
    assert result.position == Position.of_grid(SMALL)
    assert result_of(GIVENS).notes_use is NotesUse.NONE
