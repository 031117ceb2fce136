"""A hint, stage by stage."""

import pytest

from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.hint.shown_hint import HintStage, ShownHint
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.hint_task import HintTask
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.wording.deductions import conclusion_sentence
from tests.support.puzzles import SMALL


def hint_for(sheet: Sheet) -> ShownHint:
    """The first hint on a sheet."""
    task = HintTask(sheet, TECHNIQUES)
    finish(task, 1)
    return ShownHint.first(task.partial_result)


HINT = hint_for(Sheet.of_givens(SMALL))


def test_it_has_three_stages_and_shows_more_at_each() -> None:
    stages = [HINT, HINT.advanced(), HINT.advanced().advanced()]

    assert [each.stage for each in stages] == [*HintStage]
    assert [each.is_complete for each in stages] == [False, False, True]
    assert len({str(each.question) for each in stages}) == 3
    assert len({str(each.annotation) for each in stages}) == 3
    with pytest.raises(KeyError):
        stages[-1].advanced()


def test_it_is_complete_with_its_conclusion_and_goes_back_from_there() -> None:
    hint = HINT.advanced().advanced()
    end = conclusion_sentence(hint.deduction, SMALL.geometry)

    assert str(hint.annotation.description) == str(end)
    assert hint.at_step(99) == hint
    assert hint.at_step(-3).step == 0
    assert hint.at_step(0).annotation != hint.annotation


def test_it_says_when_notes_are_what_it_rests_on() -> None:
    masks = Position.of_grid(SMALL).masks
    noted = [CellNotes(frozenset(digits_in(mask))) for mask in masks]
    some = [CellNotes()] * len(masks)
    some[SMALL.blanks()[0]] = noted[SMALL.blanks()[0]]
    sheet = Sheet.of_givens(SMALL)

    assert HINT.remarks == ()
    (complete,) = hint_for(sheet.with_notes(noted)).remarks
    (incomplete,) = hint_for(sheet.with_notes(some)).remarks
    assert complete != incomplete
