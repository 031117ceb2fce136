"""A check box can be told from its ground, checked or not."""

import pytest
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
