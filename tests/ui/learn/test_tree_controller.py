"""The search tree beside the grid, in the whole program."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.ui.learn.tree_panel import TreePanel
from sudoku_gui.ui.learn.tree_view import TreeView
from sudoku_gui.ui.search.search_thread import SearchThread
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.open_program import FULL_SPEED_POSITION, OpenProgram

FINAL = "3 in r4c4: stands since step 30"


@pytest.fixture
def opened(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    opened.put(SMALL)
    yield opened
    opened.end()


@pytest.fixture
def panel(opened: OpenProgram) -> TreePanel:
    opened.trigger("search_tree")
    return opened.tree_panel


def wait_for(view: TreeView, words: str, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: view.accessibleDescription() == words)


def test_it_is_closed_until_somebody_wants_it(opened: OpenProgram) -> None:
    panel = opened.tree_panel
    assert not panel.isVisible()

    opened.trigger("search_tree")
    assert panel.isVisible()
    assert panel.hint.isVisible()
    opened.trigger("search_tree")

    assert not panel.isVisible()


def test_the_tree_of_a_search_is_drawn_and_a_click_goes_there(
    opened: OpenProgram, panel: TreePanel, qtbot: QtBot
) -> None:
    opened.game_search.search_to_end()
    wait_for(panel.view, FINAL, qtbot)

    QTest.keyClick(panel.view, Qt.Key.Key_Up)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: opened.steps() == 29)
    wait_for(panel.view, "2 in r4c3: stands since step 29", qtbot)
    assert not panel.hint.isVisible()


def test_a_tree_opened_late_is_drawn_at_once(opened: OpenProgram, qtbot: QtBot) -> None:
    opened.game_search.search_to_end()
    qtbot.waitUntil(lambda: opened.steps() == 30)
    panel = opened.tree_panel
    assert panel.view.current is None

    opened.trigger("search_tree")

    wait_for(panel.view, FINAL, qtbot)


def test_what_failed_is_unfolded_from_the_panel(
    opened: OpenProgram, panel: TreePanel, qtbot: QtBot
) -> None:
    opened.put(puzzle_of_counts("E"))
    opened.jump_to_step(0)
    qtbot.waitUntil(lambda: panel.view.current is not None)
    opened.jump_to_step(2_000)
    wait_for(panel.view, "2 in r5c2: stands since step 1,996", qtbot)
    QTest.keyClick(panel.view, Qt.Key.Key_Down)
    QTest.keyClick(panel.view, Qt.Key.Key_Left)

    QTest.keyClick(panel.view, Qt.Key.Key_Space)

    def is_below() -> bool:
        QTest.keyClick(panel.view, Qt.Key.Key_Down)
        return panel.view.accessibleDescription() == "9 in r5c4: dead end at step 1,998"

    qtbot.waitUntil(is_below)


def test_buttons_below_the_tree_zoom_fit_and_show_all(
    opened: OpenProgram, panel: TreePanel, qtbot: QtBot
) -> None:
    opened.game_search.search_to_end()
    wait_for(panel.view, FINAL, qtbot)
    placed = len(panel.view.tree_layout.row(0)[0].nodes)

    scales = [panel.view.scale]
    for name in ("Closer (+)", "Farther (-)", "Fit"):
        (button,) = (each for each in panel.tools if each.accessibleName() == name)
        button.click()
        scales.append(panel.view.scale)
    panel.tools[-1].click()

    assert scales[0] == scales[2] < scales[1]
    assert panel.view.viewport().rect().contains(panel.view.on_view(panel.view.tree_layout.rect))
    assert all(tool.toolTip() and tool.accessibleName() for tool in panel.tools)
    assert panel.tools[-1].isChecked()
    assert len(panel.view.tree_layout.row(0)[0].nodes) > placed


def test_another_puzzle_leaves_no_tree(opened: OpenProgram, panel: TreePanel, qtbot: QtBot) -> None:
    opened.game_search.search_to_end()
    wait_for(panel.view, FINAL, qtbot)

    opened.put(SMALL)

    assert panel.view.current is None
    assert panel.hint.isVisible()


def test_the_tree_is_drawn_when_the_grid_has_shown_its_moment(
    opened: OpenProgram, panel: TreePanel, qtbot: QtBot
) -> None:
    drawn_at: list[int] = []
    opened.program.search.moment_changed.connect(lambda _: drawn_at.append(panel.view._tree.at))

    opened.game_search.search_to_end()
    wait_for(panel.view, FINAL, qtbot)

    assert drawn_at[-1] < panel.view._tree.at


def test_a_tree_not_yet_drawn_when_its_search_goes_is_not_drawn_any_more(
    opened: OpenProgram, panel: TreePanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = opened.program.findChildren(SearchThread)[0]
    reports: list[SearchReport] = []
    thread.reported.connect(reports.append)
    opened.game_search.search_to_end()
    wait_for(panel.view, FINAL, qtbot)
    drawn_at: list[int] = []
    monkeypatch.setattr(panel.view, "show_tree", lambda tree, _: drawn_at.append(tree.at))

    thread.reported.emit(reports[-1])
    opened.put(SMALL)
    QApplication.processEvents()

    assert 30 not in drawn_at


def test_at_full_speed_the_tree_waits_and_catches_up_at_a_stop(
    opened: OpenProgram, panel: TreePanel, qtbot: QtBot
) -> None:
    opened.put(puzzle_of_counts("defeating"))
    opened.set_speed(FULL_SPEED_POSITION)
    opened.game_search.watch()
    opened.wait_for_steps(1_000)

    opened.game_controller.stop()

    qtbot.waitUntil(lambda: panel.view.current is not None)
    qtbot.waitUntil(lambda: panel.view._tree.at == opened.steps())
