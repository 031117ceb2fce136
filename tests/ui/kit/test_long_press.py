"""A press that lasts: told once, and not after the mouse has moved away or was let go."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.long_press import LongPress


class Pressable(QWidget):
    """A widget that tells of its mouse events."""

    def __init__(self) -> None:
        super().__init__()
        self.long_press = LongPress(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.long_press.begin(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.long_press.follow(event)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.long_press.end()


LEFT = Qt.MouseButton.LeftButton
PLACE = QPoint(30, 30)


@pytest.fixture
def pressed(qtbot: QtBot) -> tuple[QWidget, LongPress]:
    """A widget on which the left button was pressed."""
    widget = Pressable()
    qtbot.addWidget(widget)
    widget.resize(100, 100)
    with qtbot.waitExposed(widget):
        widget.show()
    QTest.mousePress(widget, LEFT, pos=PLACE)
    return widget, widget.long_press


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
    widget = Pressable()
    qtbot.addWidget(widget)

    QTest.mousePress(widget, Qt.MouseButton.RightButton, pos=PLACE)

    assert not is_waiting(widget.long_press)


def test_what_is_hidden_while_it_is_pressed_tells_nothing(
    pressed: tuple[QWidget, LongPress], qtbot: QtBot
) -> None:
    widget, press = pressed
    told: list[QPoint] = []
    press.held.connect(told.append)

    widget.hide()
    qtbot.waitUntil(lambda: not is_waiting(press))

    assert told == []
