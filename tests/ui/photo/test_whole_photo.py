"""The whole photo: corners by mouse and keys, without anything that reads."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_gui.model.photo import Corners
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.photo.whole_photo import WholePhoto

LEFT: Corners = ((10.0, 20.0), (90.0, 20.0), (90.0, 100.0), (10.0, 100.0))
RIGHT: Corners = ((110.0, 20.0), (190.0, 20.0), (190.0, 100.0), (110.0, 100.0))


@pytest.fixture
def photo(qtbot: QtBot) -> WholePhoto:
    photo = WholePhoto(LIGHT)
    qtbot.addWidget(photo)
    photo.resize(640, 400)
    picture = QImage(200, 120, QImage.Format.Format_Grayscale8)
    picture.fill(200)
    photo.show_picture(picture)
    photo.show_grids((LEFT, RIGHT), 0)
    return photo


def drag(photo: WholePhoto, start: QPointF, end: QPointF) -> None:
    fit, left = photo.fit, Qt.MouseButton.LeftButton
    QTest.mousePress(photo, left, pos=fit.place_of(start).toPoint())
    QTest.mouseMove(photo, fit.place_of(end).toPoint())
    QTest.mouseRelease(photo, left, pos=fit.place_of(end).toPoint())


def points(corners: Corners) -> list[float]:
    return [number for point in corners for number in point]


def test_a_corner_that_is_dragged_is_told_when_it_is_let_go(
    photo: WholePhoto, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(photo.corners_shown) as told:
        drag(photo, QPointF(90, 100), QPointF(95, 110))

    (corners,) = told.args
    moved = (*LEFT[:2], (95.0, 110.0), LEFT[3])
    assert points(corners) == pytest.approx(points(moved), abs=0.5)


def test_a_corner_stays_on_the_photo(photo: WholePhoto, qtbot: QtBot) -> None:
    with qtbot.waitSignal(photo.corners_shown) as told:
        drag(photo, QPointF(10, 20), QPointF(-300, -300))

    assert told.args[0][0] == (-0.5, -0.5)


def test_a_corner_that_is_pressed_and_not_moved_is_not_told(
    photo: WholePhoto, qtbot: QtBot
) -> None:
    corner = photo.fit.place_of(QPointF(*LEFT[2])).toPoint()

    with qtbot.assertNotEmitted(photo.corners_shown):
        QTest.mouseClick(photo, Qt.MouseButton.LeftButton, pos=corner)


def test_corners_that_nobody_has_read_are_told_by_a_press_alone(
    photo: WholePhoto, qtbot: QtBot
) -> None:
    page = QImage(100, 100, QImage.Format.Format_Grayscale8)
    page.fill(200)
    photo.show_picture(page)

    with qtbot.waitSignal(photo.corners_shown) as told:
        QTest.mouseClick(photo, Qt.MouseButton.LeftButton, pos=photo.corner_places()[0].toPoint())

    assert told.args[0][2] == (90.0, 90.0)


def test_a_press_within_another_grid_chooses_it(photo: WholePhoto, qtbot: QtBot) -> None:
    with qtbot.waitSignal(photo.grid_chosen) as told:
        QTest.mouseClick(
            photo,
            Qt.MouseButton.LeftButton,
            pos=photo.fit.place_of(QPointF(150, 60)).toPoint(),
        )

    assert told.args == [1]


def test_a_press_beside_all_grids_does_nothing(photo: WholePhoto, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(photo.grid_chosen), qtbot.assertNotEmitted(photo.corners_shown):
        QTest.mouseClick(
            photo, Qt.MouseButton.LeftButton, pos=photo.fit.place_of(QPointF(50, 60)).toPoint()
        )


def test_keys_move_the_corner_that_they_chose_and_tell_it_once(
    photo: WholePhoto, qtbot: QtBot
) -> None:
    told: list[Corners] = []
    photo.corners_shown.connect(told.append)

    QTest.keyClick(photo, Qt.Key.Key_3)
    QTest.keyClick(photo, Qt.Key.Key_Down)
    QTest.keyClick(photo, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: bool(told))

    assert told == [(*LEFT[:2], (80.0, 101.0), LEFT[3])]


def test_the_same_corners_in_another_order_leave_each_where_keys_know_it(
    photo: WholePhoto,
) -> None:
    before = photo.corner_places()

    photo.show_grids(((*LEFT[1:], LEFT[0]), RIGHT), 0)
    assert photo.corner_places() == before
    photo.show_grids((LEFT, RIGHT), 1)

    assert photo.corner_places() != before


def test_a_magnifier_is_painted_while_a_corner_is_held(photo: WholePhoto) -> None:
    before = photo.grab().toImage()
    start = photo.fit.place_of(QPointF(90, 100)).toPoint()

    QTest.mousePress(photo, Qt.MouseButton.LeftButton, pos=start)
    held = photo.grab().toImage()
    QTest.mouseRelease(photo, Qt.MouseButton.LeftButton, pos=start)

    corner = photo.rect().adjusted(540, 0, 0, -290)
    assert held.copy(corner) != before.copy(corner)
    assert photo.grab().toImage().copy(corner) == before.copy(corner)


def test_it_is_painted_in_the_colours_of_the_theme(photo: WholePhoto) -> None:
    light = photo.grab().toImage()

    photo.set_theme(DARK)

    assert photo.grab().toImage() != light
