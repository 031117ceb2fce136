"""The toolbar's ground is that of the window, in every theme, and ends in one line."""

from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.kit.flat_tool_bar import FlatToolBar
from sudoku_gui.ui.kit.palette import palette_of


def test_it_is_flat_with_a_line_below_in_every_theme(qtbot: QtBot) -> None:
    toolbar = FlatToolBar()
    qtbot.addWidget(toolbar)
    toolbar.resize(120, 30)

    for theme in (LIGHT, DARK):
        toolbar.setPalette(palette_of(theme))
        picture = toolbar.grab().toImage()
        column = [picture.pixelColor(60, y).name() for y in range(30)]

        role = QPalette.ColorRole
        window, line = (toolbar.palette().color(each).name() for each in (role.Window, role.Mid))
        assert column == [window] * 29 + [line]
