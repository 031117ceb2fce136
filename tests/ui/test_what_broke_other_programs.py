"""Faults that people met in other Sudoku programs, each asked of the whole window by name."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_gui.formats import format_named
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Origin
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.wording.outcomes import outcome_sentence
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import FULL_SPEED_POSITION, SLOWEST_POSITION, OpenProgram
from tests.support.ui.searches import ENDLESS

BOJ2580 = format_named("boj2580")
EMPTY_9X9 = Grid.from_line("." * 81)
HARD = ("norvig_impossible.txt", "grantm4_pathological.txt", "empty_grid.txt")
SOLVED = outcome_sentence(walk(algorithm_named("used-tables"), SMALL).moments[-1])


@pytest.fixture
def searching(opened: OpenProgram) -> OpenProgram:
    """A window in which a search plays at full speed."""
    opened.put(ENDLESS)
    opened.set_speed(FULL_SPEED_POSITION)
    opened.trigger("watch")
    opened.wait_for_steps()
    return opened


def test_changing_language_or_appearance_does_not_lose_the_undo_history(
    opened: OpenProgram,
) -> None:
    opened.enter(0, 3)
    opened.choose("languages>", "한국어")
    opened.choose("languages>", "English")
    opened.choose("appearance>", "&Dark")
    opened.choose("appearance>", "&Light")

    opened.trigger("undo")

    assert opened.sheet.grid == EMPTY_9X9


def test_a_grid_is_not_dead_after_undo(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)
    opened.trigger("undo")

    opened.enter(0, 3)
    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)

    assert opened.sheet.grid == SMALL_SOLVED
    assert opened.sheet.cells_of(Origin.ENTRY) == (0,)


def test_a_given_is_not_overwritten_by_typing_into_the_window(opened: OpenProgram) -> None:
    opened.put(SMALL)
    grid = opened.grid
    grid.select(Cell(1))

    QTest.keyClick(grid, Qt.Key.Key_4)
    QTest.keyClick(grid, Qt.Key.Key_Delete)

    assert opened.sheet.grid == SMALL


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_5, Qt.Key.Key_Delete])
def test_a_key_without_a_selection_is_harmless(opened: OpenProgram, key: Qt.Key) -> None:
    grid = opened.grid
    grid.clearSelection()
    grid.setCurrentIndex(grid.model().index(-1, -1))

    QTest.keyClick(grid, key)
    QTest.keyClick(grid, key, Qt.KeyboardModifier.ControlModifier)

    assert opened.sheet.grid == EMPTY_9X9


@pytest.mark.parametrize("size", [4, 6, 9, 12, 16, 25])
def test_changing_the_size_while_a_search_runs_is_clean(searching: OpenProgram, size: int) -> None:
    searching.choose("sizes>", f"{size} × {size}")
    QApplication.processEvents()

    assert searching.phase is SearchPhase.IDLE
    assert searching.sheet.geometry.size == size
    assert searching.sheet.grid.filled_count() == 0
    assert set(searching.counters().values()) == {0}


@pytest.mark.parametrize("size", [4, 9, 25])
def test_an_empty_grid_is_not_called_solved(opened: OpenProgram, size: int) -> None:
    opened.choose("sizes>", f"{size} × {size}")
    opened.enter(0, 1)
    opened.enter(0, 0)

    assert not [sentence for sentence in opened.sentences if "olved" in sentence]


def test_a_second_solve_does_not_say_unsolvable(opened: OpenProgram) -> None:
    opened.put(SMALL)
    for _ in range(3):
        opened.trigger("search_to_end")
        opened.wait_for(SearchPhase.ENDED)

        assert opened.sentences[-1] == str(SOLVED)
        assert opened.sheet.grid == SMALL_SOLVED


def test_after_one_solve_the_animated_one_still_works(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)

    opened.set_speed(FULL_SPEED_POSITION)
    opened.trigger("watch")
    assert opened.phase is SearchPhase.PLAYING
    opened.wait_for(SearchPhase.ENDED)

    assert opened.sheet.grid == SMALL_SOLVED


def test_an_endless_search_of_an_unsolvable_grid_can_be_stopped(opened: OpenProgram) -> None:
    opened.put(ENDLESS)
    opened.trigger("search_to_end")
    opened.wait_for_steps(10_000)

    opened.trigger("stop")

    assert opened.phase is SearchPhase.STOPPED
    assert opened.sentences[-1].startswith("Stopped after ")


def test_a_grid_of_typing_errors_does_not_crash_the_program(opened: OpenProgram) -> None:
    for cell in range(81):
        opened.enter(cell, 1 + cell % 2)
        QApplication.processEvents()

    opened.trigger("search_to_end")

    assert opened.sentences[-1].endswith("more")
    assert "both hold" in opened.sentences[-1]


def test_clear_is_not_ignored_while_a_search_runs(searching: OpenProgram) -> None:
    searching.trigger("clear_entries")

    assert searching.phase is SearchPhase.IDLE
    assert searching.sheet.grid == ENDLESS


def test_stop_is_not_reset(searching: OpenProgram) -> None:
    searching.trigger("stop")
    assert searching.sheet.grid.filled_count() > ENDLESS.filled_count()

    searching.trigger("reset")
    assert searching.sheet.grid == ENDLESS


@pytest.mark.parametrize("speed", [FULL_SPEED_POSITION, SLOWEST_POSITION])
def test_closing_does_not_leave_the_solver_running(opened: OpenProgram, speed: int) -> None:
    opened.put(ENDLESS)
    opened.set_speed(speed)
    opened.trigger("watch")
    if speed:
        opened.wait_for_steps()

    opened.window.close()  # a thread left running fails every test here

    steps = opened.steps()
    QApplication.processEvents()
    assert opened.steps() == steps
    assert not opened.window.isVisible()


def test_every_menu_entry_works_while_a_search_runs(searching: OpenProgram) -> None:
    """No entry may crash the program; dialogs are closed as soon as they open."""
    _close_dialogs_from_now_on(searching)
    menus: list[QMenu] = searching.window.menuBar().findChildren(QMenu)
    for menu in menus:
        for place in range(len(menu.actions())):
            action = menu.actions()[place]  # an earlier one may have filled the menu again
            if _may_be_chosen(action):
                searching.keep_searching()
                action.trigger()
                QApplication.processEvents()

    assert searching.window.isVisible()


def _may_be_chosen(action: QAction) -> bool:
    is_entry = not action.isSeparator() and action.menu() is None
    return is_entry and action.isEnabled() and action.objectName() != "quit"


def _close_dialogs_from_now_on(opened: OpenProgram) -> None:
    timer = QTimer(opened.program)
    timer.setInterval(10)
    timer.timeout.connect(_close_dialog)
    timer.start()


def _close_dialog() -> None:
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.close()
