"""A press that lasts: told once, and not after the mouse has moved away or was let go."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.long_press import LongPress

LEFT = Qt.MouseButton.LeftButton
PLACE = QPoint(30, 30)


@pytest.fixture
def pressed(qtbot: QtBot) -> tuple[QWidget, LongPress]:
    """A widget on which the left button was pressed."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(100, 100)
    press = LongPress(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    QTest.mousePress(widget, LEFT, pos=PLACE)
    return widget, press


def is_waiting(press: LongPress) -> bool:
    """Whether it will be told if nothing else happens."""
    (timer,) = press.findChildren(QTimer)
    return timer.isActive()


def test_a_press_that_lasts_is_told_with_its_place(
    pressed: tuple[QWidget, LongPress], qtbot: QtBot
) -> None:
    _, press = pressed

    with qtbot.waitSignal(press.held) as told:
        pass

    assert told.args == [PLACE]
    assert not is_waiting(press)


def test_letting_go_ends_it(pressed: tuple[QWidget, LongPress]) -> None:
    widget, press = pressed

    QTest.mouseRelease(widget, LEFT, pos=PLACE)

    assert not is_waiting(press)


def test_dragging_ends_it_and_trembling_does_not(pressed: tuple[QWidget, LongPress]) -> None:
    widget, press = pressed

    QTest.mouseMove(widget, PLACE + QPoint(1, 1))
    assert is_waiting(press)
    QTest.mouseMove(widget, PLACE + QPoint(50, 0))

    assert not is_waiting(press)


def test_the_other_button_is_no_such_press(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    press = LongPress(widget)

    QTest.mousePress(widget, Qt.MouseButton.RightButton, pos=PLACE)

    assert not is_waiting(press)
