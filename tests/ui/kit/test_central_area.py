"""The middle of the window: bands come and go in one movement, or at once."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.central_area import BandPart, CentralArea


class Part(QWidget):
    """Something that likes to be of one size."""

    def sizeHint(self) -> QSize:
        return QSize(200, 50)


class Shown:
    """An area with a band above and one below, which is hidden."""

    def __init__(self, qtbot: QtBot) -> None:
        self.square, self.above, self.below, self.panel = Part(), Part(), Part(), Part()
        self.area = CentralArea(
            self.square, [BandPart(self.above, 0)], [BandPart(self.below, 1)], self.panel
        )
        qtbot.addWidget(self.area)
        self.below.hide()
        self.area.resize(900, 600)
        self.area.show()
        QApplication.processEvents()


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_a_hidden_band_takes_no_room(shown: Shown) -> None:
    before = shown.square.height()

    shown.below.show()
    QApplication.processEvents()

    assert shown.square.height() == before - 50 - 8
    assert shown.below.geometry().top() == shown.square.geometry().bottom() + 9


def test_what_replaces_a_band_in_an_area_without_room_for_it_takes_none(shown: Shown) -> None:
    shown.area.resize(400, 230)
    QApplication.processEvents()
    other = Part()

    shown.area.replace(shown.below, other)
    other.show()
    QApplication.processEvents()

    assert other.height() == 0


def test_with_motion_all_glide_to_the_same_places(shown: Shown, qtbot: QtBot) -> None:
    shown.below.show()
    QApplication.processEvents()
    places = [part.geometry() for part in (shown.square, shown.above, shown.below, shown.panel)]
    shown.below.hide()
    QApplication.processEvents()

    shown.area.set_animated(True)
    shown.below.show()
    QApplication.processEvents()
    on_the_way = shown.square.geometry()

    assert on_the_way != places[0]
    qtbot.waitUntil(
        lambda: (
            [part.geometry() for part in (shown.square, shown.above, shown.below, shown.panel)]
            == places
        )
    )


def test_who_wants_less_motion_in_the_middle_of_one_has_it_at_once(shown: Shown) -> None:
    shown.area.set_animated(True)
    shown.below.show()
    QApplication.processEvents()

    shown.area.set_animated(False)

    bottom = shown.area.height() - 8
    assert shown.below.geometry().bottom() == bottom - 1


def test_without_its_panel_the_square_may_have_its_room(shown: Shown) -> None:
    shown.area.resize(700, 600)
    before = shown.square.width()

    shown.area.show_panel(False)
    assert shown.panel.isHidden()
    assert shown.square.width() > before
    assert shown.square.width() == shown.area.greatest_square()
    shown.area.show_panel(True)

    assert shown.square.width() == before
