"""How large a window can be: the screen, less the frame around it."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.screen_room import screen_room


def test_a_window_as_large_as_there_is_room_has_its_frame_on_the_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    screen = window.screen().availableSize()

    room = screen_room(window)

    assert 0 < screen.width() - room.width() < 20
    assert 0 < screen.height() - room.height() < 60
