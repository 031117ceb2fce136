"""Docks: closed at first, opened and closed by their action, by keys, and as they were."""

import pytest
from PySide6.QtCore import QRegularExpression, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QPlainTextEdit
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import DARK, LIGHT
from tests.support.ui.grid_bench import CONTROL, SHIFT
from tests.support.ui.open_program import OpenProgram

DOCKS = ("step_log", "quiz", "tour")


def dock_of(opened: OpenProgram, name: str) -> QDockWidget:
    (dock,) = opened.window.findChildren(QDockWidget, name)
    return dock


def inks_of_buttons(dock: QDockWidget) -> set[str]:
    """The colours of what is drawn on the buttons in the title bar, without what is smoothed."""
    icons = [button.icon() for button in dock.findChildren(QAbstractButton) if is_of_title(button)]
    assert len(icons) == 2
    images = [icon.pixmap(48, 48).toImage() for icon in icons]
    return {
        image.pixelColor(x, y).name()
        for image in images
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


def is_of_title(button: QAbstractButton) -> bool:
    return button.objectName().startswith("qt_dockwidget_")


@pytest.mark.parametrize("name", DOCKS)
def test_a_dock_is_closed_at_first_and_its_action_opens_and_closes_it(
    opened: OpenProgram, name: str
) -> None:
    dock, action = dock_of(opened, name), opened.action(ActionId(name))
    assert not dock.isVisible()

    action.trigger()
    assert (dock.isVisible(), action.isChecked()) == (True, True)
    assert dock.windowTitle()

    dock.close()  # by its own button
    assert (dock.isVisible(), action.isChecked()) == (False, False)


def test_the_log_is_opened_and_read_by_keys_alone(opened: OpenProgram) -> None:
    QTest.keyClick(opened.window, Qt.Key.Key_L, CONTROL | SHIFT)

    focused = QApplication.focusWidget()
    assert isinstance(focused, QPlainTextEdit)
    assert focused.accessibleName() == "Log of steps"


@pytest.mark.parametrize("name", [*DOCKS, "collection"])
def test_the_buttons_of_a_title_bar_speak_the_language_in_use(
    opened: OpenProgram, name: str
) -> None:
    opened.choose_language("ko")
    buttons = dock_of(opened, name).findChildren(
        QAbstractButton, QRegularExpression("qt_dockwidget_.*")
    )

    korean = {"떼어 내기 또는 되돌리기", "닫기"}
    assert {button.accessibleName() for button in buttons} == korean
    assert {button.toolTip() for button in buttons} == korean
    opened.choose_language("en")
    assert {button.toolTip() for button in buttons} == {"Tear off or put back", "Close"}


@pytest.mark.parametrize("name", [*DOCKS, "collection"])
def test_the_buttons_of_a_dock_are_drawn_in_the_ink_of_the_theme_torn_off_or_not(
    opened: OpenProgram, name: str
) -> None:
    dock = dock_of(opened, name)
    dock.show()

    for theme in (DARK, LIGHT):
        opened.window.set_theme(theme)
        for is_torn_off in (True, False):
            dock.setFloating(is_torn_off)

            assert inks_of_buttons(dock) == {theme.ink}


def test_docks_are_where_they_were_at_the_next_start(
    qapp: QApplication, store: QSettings, qtbot: QtBot
) -> None:
    first = OpenProgram(qapp, store, qtbot)
    first.program.start([])
    first.trigger("step_log")
    first.window.close()
    first.end()

    second = OpenProgram(qapp, store, qtbot)
    second.program.start([])

    assert dock_of(second, "step_log").isVisible()
    assert second.action(ActionId.STEP_LOG).isChecked()
    assert not second.dock(ActionId.COLLECTION).isVisible()
    second.end()
