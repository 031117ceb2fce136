"""The path to the solution: listed, shown step by step, and written to files."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.solution_path import PathTask, SolutionPath, position_after
from sudoku_gui.ui.hint.deductions_panel import DeductionsPanel
from sudoku_gui.ui.hint.path_controller import PathController
from sudoku_gui.ui.hint.path_files import write_path
from sudoku_gui.ui.kit.threads.job_runner import run_here
from sudoku_gui.wording.solution_paths import path_lines
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram


def panel(program: OpenProgram) -> DeductionsPanel:
    """The panel, made by now."""
    controller = program.program.panels[ActionId.PATH]
    assert isinstance(controller, PathController)
    assert isinstance(controller.panel, DeductionsPanel)
    return controller.panel


def path_of(program: OpenProgram) -> SolutionPath:
    """The path from the game as it is."""
    task = PathTask(program.sheet.with_all_entered(), TECHNIQUES)
    finish(task, 1_000)
    return task.partial_result


def opened_path(program: OpenProgram) -> SolutionPath:
    """The path, once the panel is open and lists all of it."""
    program.put(SMALL)
    program.trigger("path")
    path = path_of(program)
    program.wait_until(
        lambda: panel(program).model.deductions == tuple(each.deduction for each in path.steps)
    )
    program.wait_until(lambda: all(each.isEnabled() for each in writing_buttons(program)))
    return path


def writing_buttons(program: OpenProgram) -> list[QPushButton]:
    """Those that save and print the path."""
    buttons = panel(program).findChildren(QPushButton)
    return [each for each in buttons if each.objectName() in {"save-path", "print-path"}]


def test_a_step_is_shown_with_what_was_placed_before_it(playing: OpenProgram) -> None:
    path = opened_path(playing)

    panel(playing).table.selectRow(3)

    layers = playing.window.overlays.layers
    assert layers.sheet_shown.grid == path.steps[3].position.grid
    assert layers.annotation is not None
    assert playing.sheet.grid == SMALL


@pytest.mark.parametrize("way", ["escape", "close", "move"])
def test_the_game_is_seen_again_after_it(playing: OpenProgram, way: str) -> None:
    opened_path(playing)
    panel(playing).table.selectRow(3)

    match way:
        case "escape":
            playing.trigger("clear_marks")
        case "close":
            playing.dock(ActionId.PATH).close()
        case "move":
            playing.enter(0, 3)

    assert playing.window.overlays.layers.preview is None
    assert playing.window.overlays.layers.annotation is None


def test_after_a_move_the_path_leads_from_there(playing: OpenProgram) -> None:
    path = opened_path(playing)
    placed = path.steps[0].deduction.placements[0]

    playing.enter(placed.cell, placed.digit)

    playing.wait_until(lambda: panel(playing).model.rowCount() == len(path.steps) - 1)


def test_the_path_leads_to_the_solution(playing: OpenProgram) -> None:
    path = opened_path(playing)

    last = path.steps[-1]
    assert position_after(last.deduction, last.position).grid == SMALL_SOLVED


@pytest.mark.parametrize("suffix", [".txt", ".csv", ".pdf", ".unknown"])
def test_it_is_written_as_the_suffix_says(
    playing: OpenProgram, tmp_path: Path, suffix: str
) -> None:
    playing.put(SMALL)
    path, target = path_of(playing), tmp_path / f"path{suffix}"

    assert [*run_here(write_path(target, path))] == []

    written = target.read_bytes()
    if suffix == ".pdf":
        assert written.startswith(b"%PDF")
    elif suffix == ".csv":
        assert len(written.splitlines()) == 1 + len(path.steps)
    else:
        assert written.decode().splitlines() == [*path_lines(path)]


def test_a_file_that_cannot_be_written_is_said(playing: OpenProgram, tmp_path: Path) -> None:
    opened_path(playing)
    controller = playing.program.panels[ActionId.PATH]
    assert isinstance(controller, PathController)

    controller._where_to = lambda: tmp_path / "no folder" / "path.txt"
    controller._save()

    playing.wait_for_sentence("The path was not saved: there is no folder")


def test_it_is_saved_where_people_want_it(playing: OpenProgram, tmp_path: Path) -> None:
    path = opened_path(playing)
    controller = playing.program.panels[ActionId.PATH]
    assert isinstance(controller, PathController)

    controller._where_to = lambda: tmp_path / "path.txt"
    controller._save()

    playing.wait_for_sentence("The path is saved.")
    assert (tmp_path / "path.txt").read_text().splitlines() == [*path_lines(path)]


def test_a_part_of_a_path_is_neither_saved_nor_printed(playing: OpenProgram) -> None:
    opened_path(playing)
    assert len(writing_buttons(playing)) == 2

    playing.enter(0, 3)

    assert not any(each.isEnabled() for each in writing_buttons(playing))
    playing.wait_until(lambda: all(each.isEnabled() for each in writing_buttons(playing)))


def test_a_search_that_fails_ends_with_a_sentence(
    playing: OpenProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_gui.ui.hint.path_controller.PathTask", lambda *_, **__: 1 // 0)
    playing.put(SMALL)

    with qtbot.captureExceptions() as exceptions:
        playing.trigger("path")
        playing.wait_until(lambda: bool(exceptions))

    sentence = "Something went wrong inside the program."
    playing.wait_until(
        lambda: sentence in [each.text() for each in panel(playing).findChildren(QLabel)]
    )
    (bar,) = panel(playing).findChildren(QProgressBar)
    assert not bar.isVisible()
