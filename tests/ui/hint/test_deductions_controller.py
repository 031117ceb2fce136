"""All deductions here: listed, drawn when looked at, and played."""

from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.annotation import Annotation, CandidateRole
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.hint_task import HintScope, HintTask
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.ui.hint.deductions_controller import DeductionsController
from sudoku_gui.ui.hint.deductions_panel import DeductionsPanel
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram

SOLVED_PAIR = Grid.from_line("1234341221434321")


def panel(program: OpenProgram) -> DeductionsPanel:
    """The panel, opened."""
    controller = program.program.panels[ActionId.DEDUCTIONS]
    assert isinstance(controller, DeductionsController)
    assert isinstance(controller.panel, DeductionsPanel)
    return controller.panel


def listed(program: OpenProgram) -> tuple[Deduction, ...]:
    """What is listed once all is found."""
    sheet = program.game_controller.shown.with_all_entered()
    task = HintTask(sheet, TECHNIQUES, HintScope.EVERY)
    finish(task, 1_000)
    expected = task.partial_result.deductions
    program.wait_until(lambda: panel(program).model.deductions == expected)
    return expected


def annotation(program: OpenProgram) -> Annotation | None:
    """What is drawn over the grid."""
    return program.window.overlays.layers.annotation


def test_all_deductions_are_listed_and_again_after_each_move(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.trigger("deductions")

    before = listed(playing)
    placed = before[0].placements[0]
    playing.enter(placed.cell, placed.digit)

    assert len(before) > 1
    assert listed(playing) != before


def test_one_that_is_looked_at_is_drawn_until_it_is_left(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.trigger("deductions")
    (first, *_) = listed(playing)

    panel(playing).table.row_looked_at.emit(0)
    drawn = annotation(playing)
    assert drawn is not None
    placed = {each for each, role in drawn.candidates.items() if role is CandidateRole.PLACED}
    assert placed == {*first.placements}

    panel(playing).table.left.emit()
    assert annotation(playing) is None


def test_a_closed_panel_draws_nothing(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.trigger("deductions")
    listed(playing)
    panel(playing).table.row_looked_at.emit(0)

    playing.dock(ActionId.DEDUCTIONS).close()

    assert annotation(playing) is None


def test_one_that_is_chosen_is_played_and_counted_as_a_hint(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.trigger("deductions")
    (first, *_) = listed(playing)

    panel(playing).table.row_chosen.emit(0)

    ((cell, digit),) = ((each.cell, each.digit) for each in first.placements)
    state = playing.sheet.state_at(cell)
    assert (state.digit, state.origin) == (digit, Origin.ENTRY)
    assert playing.game_controller.game.totals.hints == 1


def test_of_a_wrong_position_nothing_is_listed(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.trigger("deductions")
    listed(playing)

    playing.enter(Cell(0), 1)

    assert listed(playing) == ()


def test_techniques_that_are_switched_off_are_not_used(playing: OpenProgram) -> None:
    settings = playing.program.panels._parts().settings
    settings.techniques_off = frozenset({"hidden-single", "full-house"})
    playing.put(SMALL)
    playing.trigger("deductions")

    playing.wait_until(lambda: panel(playing).model.rowCount() > 0)

    names = {each.name for each in settings.techniques()}
    assert not {"hidden-single", "full-house"} & names
    assert {each.technique.name for each in panel(playing).model.deductions} <= names


def test_a_search_that_fails_ends_with_a_sentence(
    playing: OpenProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sudoku_gui.ui.hint.deductions_controller.HintTask", lambda *_, **__: 1 // 0
    )
    playing.put(SMALL)

    with qtbot.captureExceptions() as exceptions:
        playing.trigger("deductions")
        playing.wait_until(lambda: bool(exceptions))

    sentence = "Something went wrong inside the program."
    playing.wait_until(
        lambda: sentence in [each.text() for each in panel(playing).findChildren(QLabel)]
    )
    (bar,) = panel(playing).findChildren(QProgressBar)
    assert not bar.isVisible()


def test_what_follows_has_room_beside_the_longest_name(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.trigger("deductions")
    shown = listed(playing)
    named = replace(shown[0], technique=max(TECHNIQUES, key=lambda each: len(str(each.title))))
    table = panel(playing).table

    panel(playing).model.show_deductions([named] * 3, playing.game_controller.shown.geometry)

    assert table.columnWidth(0) >= table.sizeHintForColumn(0)
    assert table.columnWidth(2) >= table.columnWidth(1)
    assert sum(map(table.columnWidth, range(3))) <= table.viewport().width()


def test_a_step_that_outlasts_the_window_is_told_of(
    playing: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, is_over = Event(), Event()

    class EndlessStep(HintTask):
        def work(self, amount: int) -> bool:
            begun.set()
            return is_over.wait()

    monkeypatch.setattr("sudoku_gui.ui.hint.deductions_controller.HintTask", EndlessStep)
    playing.put(SMALL)
    playing.trigger("deductions")
    playing.wait_until(begun.is_set)

    playing.program.shut_down()
    assert playing.program.is_held_up

    is_over.set()
    playing.wait_until(lambda: not playing.program.is_held_up)
