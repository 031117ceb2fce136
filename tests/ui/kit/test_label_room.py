"""A label whose words change: the parts beside it move only when they must."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.label_room import LabelRoom
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from tests.support.ui.pictures import is_up_to_date, on_screen

LONG = "These are words that need several lines where there is not much room. " * 3


class Window(QWidget):
    """Two labels beside each other over one that has several lines, in rooms or not."""

    def __init__(
        self, qtbot: QtBot, *, has_rooms: bool, shape_of: Callable[[str], object] = str
    ) -> None:
        super().__init__()
        self.layouts = 0
        self.left, self.right, self.story = QLabel("1"), QLabel("2"), WrappingLabel()
        top = QWidget()
        grid = QGridLayout(top)
        column = QVBoxLayout(self)
        column.addWidget(top)
        labels = self.left, self.right, self.story
        self._rooms = {label: LabelRoom(label, shape_of) for label in labels if has_rooms}
        for place, label in enumerate((self.left, self.right)):
            grid.addWidget(self._rooms.get(label, label), 0, place)
            grid.setColumnStretch(place, 1)
        column.addWidget(self._rooms.get(self.story, self.story))
        column.addWidget(QLabel("below"))
        column.addStretch(1)
        qtbot.addWidget(self)
        self.resize(200, 200)
        with qtbot.waitExposed(self):
            self.show()
        self.installEventFilter(self)

    def say(self, label: QLabel, words: str) -> None:
        """Have `label` say `words`."""
        if label in self._rooms:
            self._rooms[label].show_words(words)
        else:
            label.setText(words)

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
            window.say(window.left, left)
            window.say(window.right, right)
            window.say(window.story, story)
        qtbot.waitUntil(lambda: all(map(is_up_to_date, windows)))
        assert on_screen(windows[0]) == on_screen(windows[1])


def test_words_that_fit_leave_the_window_as_it_is(
    windows: tuple[Window, Window], qtbot: QtBot
) -> None:
    window, _ = windows
    window.say(window.story, LONG)
    qtbot.waitUntil(lambda: is_up_to_date(window))
    window.layouts = 0

    window.say(window.left, "123")
    window.say(window.story, LONG.replace("words", "sayings"))
    qtbot.waitUntil(lambda: is_up_to_date(window))
    assert window.layouts == 0

    window.say(window.story, "short")
    qtbot.waitUntil(lambda: is_up_to_date(window))
    assert window.layouts == 1


def test_another_font_needs_other_room(windows: tuple[Window, Window], qtbot: QtBot) -> None:
    for window in windows:
        window.say(window.left, "1,000,000,000,000")
        window.say(window.story, LONG)
    qtbot.waitUntil(lambda: all(map(is_up_to_date, windows)))

    for size in (16, 7):
        for window in windows:
            window.setFont(QFont(window.font().family(), size))
        qtbot.waitUntil(lambda: all(map(is_up_to_date, windows)))
        assert on_screen(windows[0]) == on_screen(windows[1])


def test_words_of_the_same_shape_have_the_same_room(qtbot: QtBot) -> None:
    window = Window(qtbot, has_rooms=True, shape_of=len)
    bare = Window(qtbot, has_rooms=False)
    for left, right in (("12", "3"), ("98", "7"), ("1,000,000,000", "3"), ("2,000,000,001", "4")):
        for each in (window, bare):
            each.say(each.left, left)
            each.say(each.right, right)
        qtbot.waitUntil(lambda: is_up_to_date(window) and is_up_to_date(bare))
        assert on_screen(window) == on_screen(bare)
