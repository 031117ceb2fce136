"""The panel's buttons say their action in their middle, and do it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor, QImage, QPalette, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.kit.action_button import ActionButton
from sudoku_gui.ui.kit.palette import palette_of
from sudoku_gui.ui.kit.qactions import set_primary
from tests.support.ui.pictures import grabbed, pixels_of

EDGE = 5  # pixels that belong to the frame of a button
RED = QColor("red")


@pytest.fixture
def action(qtbot: QtBot) -> QAction:
    """An action with an icon all red."""
    made = QAction("Solve")
    made.setObjectName("solve")
    square = QPixmap(16, 16)
    square.fill(RED)
    made.setIcon(square)
    return made


@pytest.mark.parametrize("width", [120, 240, 400])
def test_icon_and_words_stand_together_in_the_middle(
    width: int, action: QAction, qtbot: QtBot
) -> None:
    button = ActionButton(action)
    qtbot.addWidget(button)
    button.resize(width, 32)

    columns = _columns_written_on(grabbed(button))

    assert abs(columns[0] + columns[-1] - width) <= 8
    assert columns[-1] - columns[0] < 100


def test_the_action_is_done_once_a_click_and_its_words_are_followed(
    action: QAction, qtbot: QtBot
) -> None:
    button = ActionButton(action)
    qtbot.addWidget(button)
    button.show()
    done: list[str] = []
    action.triggered.connect(lambda _: done.append("done"))

    action.setText("Pause")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert (button.objectName(), button.text(), len(done)) == ("solve-button", "Pause", 1)


def _columns_written_on(image: QImage) -> list[int]:
    """The columns of pixels in which something dark or red stands."""
    return [
        x
        for x in range(EDGE, image.width() - EDGE)
        if any(image.pixelColor(x, y).green() < 100 for y in range(EDGE, image.height() - EDGE))
    ]


def test_the_button_of_what_is_wanted_next_stands_out(action: QAction, qtbot: QtBot) -> None:
    button = ActionButton(action)
    qtbot.addWidget(button)
    button.resize(200, 40)
    accent = button.palette().color(QPalette.ColorRole.Highlight).hue()

    def hues() -> set[int]:
        picture = button.grab().toImage()
        return {picture.pixelColor(x, 20).hue() for x in range(4, 40)}

    plain = hues()
    set_primary(action, True)
    stands_out = hues()
    set_primary(action, False)

    assert any(abs(hue - accent) < 10 for hue in stands_out)
    assert hues() == plain


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_words_that_stand_out_are_in_the_two_colours_chosen_for_that(
    theme: Theme, action: QAction, qtbot: QtBot
) -> None:
    button = ActionButton(action)
    qtbot.addWidget(button)
    button.setPalette(palette_of(theme))
    button.resize(200, 40)
    set_primary(action, True)

    picture = grabbed(button)

    assert pixels_of(picture, theme.accent) > 0.8 * 200 * 40  # and not a paler one
    assert pixels_of(picture, theme.on_accent) > 16  # the icon, one pixel of each row


def test_a_button_that_stands_out_shows_when_it_is_pressed(action: QAction, qtbot: QtBot) -> None:
    button = ActionButton(action)
    qtbot.addWidget(button)
    set_primary(action, True)
    before = grabbed(button)

    button.setDown(True)

    assert grabbed(button) != before
