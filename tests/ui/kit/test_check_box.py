"""A check box can be told from its ground, checked or not."""

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.palette import palette_of
from tests.support.ui.pictures import grabbed, pixels_of


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("is_checked", [False, True])
def test_the_frame_of_a_box_is_seen(theme: Theme, is_checked: bool, qtbot: QtBot) -> None:
    box = CheckBox()
    qtbot.addWidget(box)
    box.setPalette(palette_of(theme))
    box.setChecked(is_checked)
    box.resize(box.sizeHint())

    assert pixels_of(grabbed(box), theme.muted) >= 40  # the four sides


@pytest.mark.parametrize("points", [8, 30])
def test_the_frame_is_where_the_style_has_the_box(points: int, qtbot: QtBot) -> None:
    box = CheckBox("words")
    qtbot.addWidget(box)
    font = box.font()
    font.setPointSize(points)
    box.setFont(font)
    box.setPalette(palette_of(LIGHT))
    box.resize(200, 60)
    option = QStyleOptionButton()
    box.initStyleOption(option)
    part = QStyle.SubElement.SE_CheckBoxIndicator

    frame = box.style().subElementRect(part, option, box)

    picture = grabbed(box).copy(frame)
    corners = [(0, 0), (frame.width() - 1, 0), (0, frame.height() - 1)]
    assert [picture.pixelColor(*corner).name() for corner in corners] == [LIGHT.muted] * 3
