"""The table of panels: what follows for a panel from its row alone."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDockWidget,
    QMainWindow,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.kit.dock import Dock, Panel
from sudoku_gui.ui.kit.docks import Docks
from sudoku_gui.ui.kit.panel_spec import DockAreas, PanelSpec
from sudoku_gui.ui.kit.qactions import build_actions
from sudoku_gui.ui.panel_table import PANELS
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pictures import grabbed


class SmallestPanel(Panel):
    """A panel that shows nothing, and notes what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.themes: list[Theme] = []
        self.times_translated = 0

    def set_theme(self, theme: Theme) -> None:
        self.themes.append(theme)

    def retranslate(self) -> None:
        self.times_translated += 1


def opened_docks(window: QMainWindow, row: PanelSpec) -> tuple[Docks, SmallestPanel, Dock]:
    """The docks of a window with one panel, which is open."""
    docks = Docks(window, build_actions(window), LIGHT, lambda: QSize(800, 600))
    panel = SmallestPanel()
    dock = docks.add(row, lambda: dock.hold(panel))
    window.show()
    dock.show()
    return docks, panel, dock


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("is_reopened", [True, False])
def test_title_theme_language_and_restoring_follow_from_the_row(
    window: QMainWindow, is_reopened: bool
) -> None:
    row = PanelSpec(ActionId.TOUR, text("Tour"), DockAreas.SIDES, is_reopened=is_reopened)
    docks, panel, dock = opened_docks(window, row)
    layout = window.saveState()
    dock.hide()

    docks.retranslate()
    docks.set_theme(DARK)
    docks.restore(layout)

    assert (dock.objectName(), dock.windowTitle()) == ("tour", "Tour")
    assert (panel.times_translated, panel.themes) == (2, [DARK])  # when it was made, too
    assert dock.isVisible() == is_reopened


def test_the_buttons_of_a_restored_dock_are_those_of_the_theme(window: QMainWindow) -> None:
    row = PanelSpec(ActionId.TOUR, text("Tour"), DockAreas.SIDES)
    docks, _panel, dock = opened_docks(window, row)
    close = dock.findChild(QAbstractButton, "qt_dockwidget_closebutton")
    assert close is not None
    docks.set_theme(DARK)
    before = grabbed(close)

    docks.restore(window.saveState())

    assert grabbed(close) == before


def test_a_panel_asks_for_its_dock_without_knowing_it(window: QMainWindow) -> None:
    _docks, panel, dock = opened_docks(window, PanelSpec(ActionId.TOUR, text("Tour")))

    panel.set_open(False)
    assert not dock.isVisible()

    panel.open_with_focus()
    QApplication.processEvents()
    assert dock.isVisible()


def test_every_panel_of_the_table_stands_in_a_dock_named_after_its_action(
    opened: OpenProgram,
) -> None:
    docks = opened.window.findChildren(QDockWidget)

    assert sorted(each.objectName() for each in docks) == sorted(
        spec.action.value for spec, _make in PANELS
    )


def test_a_panel_that_opens_at_the_side_leaves_the_middle_its_width(window: QMainWindow) -> None:
    window.setCentralWidget(QWidget())
    window.resize(300, 300)
    row = PanelSpec(ActionId.TOUR, text("Tour"), DockAreas.SIDES)
    docks = Docks(window, build_actions(window), LIGHT, lambda: QSize(800, 600))
    dock = docks.add(row, lambda: dock.hold(SmallestPanel()))
    window.show()
    before = window.width()

    dock.show()
    widened = window.width()
    dock.hide()

    assert widened == before + dock.sizeHint().width()
    assert window.width() == before


def test_a_window_at_the_right_of_the_screen_goes_to_the_left_for_a_panel(
    window: QMainWindow,
) -> None:
    window.setCentralWidget(QWidget())
    window.resize(300, 300)
    row = PanelSpec(ActionId.TOUR, text("Tour"), DockAreas.SIDES)
    docks = Docks(window, build_actions(window), LIGHT, lambda: QSize(800, 600))
    dock = docks.add(row, lambda: dock.hold(SmallestPanel()))
    window.show()
    screen = window.screen().availableGeometry()
    window.move(screen.right() + 1 - window.width() - 10, 50)
    before = window.geometry()

    dock.show()
    beside = window.geometry()
    dock.hide()

    assert beside.width() == before.width() + dock.sizeHint().width()
    assert screen.contains(beside)
    assert window.geometry() == before


def test_changing_the_layout_to_and_fro_leaves_width_and_tab_as_they_were(
    window: QMainWindow,
) -> None:
    window.setCentralWidget(QWidget())
    window.resize(300, 300)
    docks = Docks(window, build_actions(window), LIGHT, lambda: QSize(800, 600))
    names = ActionId.LESSON, ActionId.SEARCH_TREE, ActionId.STEP_LOG
    made = [docks.add(PanelSpec(name, text("Tour")), list) for name in names]
    for dock in made:
        dock.hold(SmallestPanel())
    window.show()
    alone = window.width()
    for dock in made:
        dock.show()
    made[1].raise_()
    QApplication.processEvents()
    before = window.width()

    for _ in range(2):
        docks.show_layout(WindowLayout.PLAY)
        QApplication.processEvents()
        assert window.width() == alone

        docks.show_layout(WindowLayout.WATCH)
        QApplication.processEvents()
        assert window.width() == before
        assert [dock.is_in_front for dock in made] == [False, True, False]


def test_the_action_of_a_panel_behind_others_brings_it_to_the_front_before_it_closes_it(
    window: QMainWindow,
) -> None:
    actions = build_actions(window)
    docks = Docks(window, actions, LIGHT, lambda: QSize(800, 600))
    names = ActionId.LESSON, ActionId.SEARCH_TREE
    made = [docks.add(PanelSpec(name, text("Tour")), list) for name in names]
    for dock in made:
        dock.hold(SmallestPanel())
    window.show()
    for dock in made:
        dock.show()
    made[1].raise_()
    QApplication.processEvents()

    actions[ActionId.LESSON].trigger()
    QApplication.processEvents()

    assert [dock.is_in_front for dock in made] == [True, False]
    assert actions[ActionId.LESSON].isChecked()
    actions[ActionId.LESSON].trigger()
    assert [dock.isHidden() for dock in made] == [True, False]
    assert not actions[ActionId.LESSON].isChecked()
