"""A label whose words change: the parts beside it move only when they must."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.label_room import LabelRoom
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from tests.support.ui.pictures import is_up_to_date, on_screen

LONG = "These are words that need several lines where there is not much room. " * 3


class Window(QWidget):
    """Two labels beside each other over one that has several lines, in rooms or not."""

    def __init__(self, qtbot: QtBot, *, has_rooms: bool) -> None:
        super().__init__()
        self.layouts = 0
        self.left, self.right, self.story = QLabel("1"), QLabel("2"), WrappingLabel()
        top = QWidget()
        grid = QGridLayout(top)
        column = QVBoxLayout(self)
        column.addWidget(top)
        for place, label in enumerate((self.left, self.right)):
            grid.addWidget(LabelRoom(label) if has_rooms else label, 0, place)
            grid.setColumnStretch(place, 1)
        column.addWidget(LabelRoom(self.story) if has_rooms else self.story)
        column.addWidget(QLabel("below"))
        column.addStretch(1)
        qtbot.addWidget(self)
        self.resize(200, 200)
        with qtbot.waitExposed(self):
            self.show()
        self.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.layouts += event.type() is QEvent.Type.LayoutRequest
        return False


@pytest.fixture
def windows(qtbot: QtBot) -> tuple[Window, Window]:
    return Window(qtbot, has_rooms=True), Window(qtbot, has_rooms=False)


def test_whatever_is_said_it_looks_as_without_rooms(
    windows: tuple[Window, Window], qtbot: QtBot
) -> None:
    many = "1,000,000,000,000,000"
    for left, right, story in (
        ("12", "3", "short"),
        (many, "3", LONG),
        (many, many, "short"),
        ("4", many, LONG * 2),
        ("4", "5", ""),
        ("4", "6", LONG),
    ):
        for window in windows:
            window.left.setText(left)
            window.right.setText(right)
            window.story.setText(story)
        qtbot.waitUntil(lambda: all(map(is_up_to_date, windows)))
        assert on_screen(windows[0]) == on_screen(windows[1])


def test_words_that_fit_leave_the_window_as_it_is(
    windows: tuple[Window, Window], qtbot: QtBot
) -> None:
    window, _ = windows
    window.story.setText(LONG)
    qtbot.waitUntil(lambda: is_up_to_date(window))
    window.layouts = 0

    window.left.setText("123")
    window.story.setText(LONG.replace("words", "sayings"))
    qtbot.waitUntil(lambda: is_up_to_date(window))
    assert window.layouts == 0

    window.story.setText("short")
    qtbot.waitUntil(lambda: is_up_to_date(window))
    assert window.layouts == 1
