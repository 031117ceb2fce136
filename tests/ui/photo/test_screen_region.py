"""A part of a picture of the screen is chosen by mouse, or all of it by a key."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.photo.screen_region import ScreenRegion

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def region(qtbot: QtBot) -> ScreenRegion:
    """A window of 200 by 100 with a picture that has four pixels for each of its own."""
    shot = QImage(400, 200, QImage.Format.Format_RGB32)
    shot.fill(QColor("white"))
    shot.setPixelColor(200, 100, QColor("black"))
    shown = ScreenRegion(shot, LIGHT)
    qtbot.addWidget(shown)
    shown.resize(200, 100)
    shown.show()
    return shown


@pytest.fixture
def chosen(region: ScreenRegion) -> list[QImage]:
    """What was chosen."""
    pictures = list[QImage]()
    region.chosen.connect(pictures.append)
    return pictures


def drag(region: ScreenRegion, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(region, LEFT, pos=start)
    QTest.mouseMove(region, end)
    QTest.mouseRelease(region, LEFT, pos=end)


@pytest.mark.parametrize("is_backwards", [False, True])
def test_what_is_dragged_over_is_cut_out_in_the_pixels_of_the_screen(
    region: ScreenRegion, chosen: list[QImage], is_backwards: bool
) -> None:
    ends = QPoint(100, 50), QPoint(149, 99)

    drag(region, *(reversed(ends) if is_backwards else ends))

    (picture,) = chosen
    assert (picture.width(), picture.height()) == (100, 100)
    assert picture.pixelColor(0, 0) == QColor("black")


def test_what_is_dragged_beyond_the_screen_ends_there(
    region: ScreenRegion, chosen: list[QImage]
) -> None:
    drag(region, QPoint(150, 50), QPoint(900, 900))

    assert (chosen[0].width(), chosen[0].height()) == (100, 100)


def test_a_press_that_slips_chooses_nothing(region: ScreenRegion, chosen: list[QImage]) -> None:
    drag(region, QPoint(100, 50), QPoint(105, 99))

    assert chosen == []
    drag(region, QPoint(1, 1), QPoint(60, 60))
    assert len(chosen) == 1


def test_enter_takes_all_of_it(region: ScreenRegion, chosen: list[QImage]) -> None:
    QTest.keyClick(region, Qt.Key.Key_Return)

    assert (chosen[0].width(), chosen[0].height()) == (400, 200)


@pytest.mark.parametrize("way", ["key", "button", "close"])
def test_it_is_given_up(region: ScreenRegion, chosen: list[QImage], way: str) -> None:
    given_up = list[bool]()
    region.given_up.connect(lambda: given_up.append(True))

    if way == "key":
        QTest.keyClick(region, Qt.Key.Key_Escape)
    elif way == "button":
        QTest.mouseClick(region, Qt.MouseButton.RightButton)
    else:
        region.close()

    assert given_up
    assert chosen == []
