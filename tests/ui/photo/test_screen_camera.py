"""A puzzle that is on the screen, in the whole program: own windows go, and come again."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.photo import screen_camera
from sudoku_gui.ui.photo.photo_controller import PhotoController
from sudoku_gui.ui.photo.screen_region import ScreenRegion
from tests.support.drawn_pictures import PUZZLE
from tests.support.photos import photo_of_puzzle, saved
from tests.support.ui.open_program import OpenProgram
from tests.support.waiting import PatientBot


@pytest.fixture
def screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[QImage | None], list[bool]]:
    """Has a picture on the screen, and tells whether a window of the program was over it."""

    def show(picture: QImage | None = None) -> list[bool]:
        found = QImage(str(saved(photo_of_puzzle(), tmp_path / "screen.png")))
        visible = list[bool]()

        def look(_: object) -> QImage:
            visible.append(any(each.isVisible() for each in QApplication.topLevelWidgets()))
            return found if picture is None else picture

        monkeypatch.setattr(screen_camera, "grabbed", look)
        return visible

    return show


def region() -> ScreenRegion | None:
    found = [each for each in QApplication.topLevelWidgets() if isinstance(each, ScreenRegion)]
    return next((each for each in found if each.isVisible()), None)


def begin(opened: OpenProgram) -> ScreenRegion:
    opened.window.show()
    opened.trigger("open_screen")
    opened.wait_until(lambda: region() is not None)
    found = region()
    assert found is not None
    return found


def read_sentence(photos: PhotoController) -> str:
    return photos.window.controls.told


@pytest.mark.parametrize("width", [5, 8])
def test_a_screen_that_is_black_all_over_is_one_where_nobody_may_look(width: int) -> None:
    shot = QImage(width, 3, QImage.Format.Format_RGB32)
    shot.fill(0)
    assert screen_camera.is_nothing(shot)

    shot.setPixel(width - 1, 2, 0xFFFFFF)
    assert not screen_camera.is_nothing(shot)


def test_a_puzzle_on_the_screen_is_read(
    opened: OpenProgram, screen: Callable[..., list[bool]]
) -> None:
    visible = screen()

    QTest.keyClick(begin(opened), Qt.Key.Key_Return)
    photos = opened.program.photos
    opened.wait_until(lambda: photos.session is not None)

    assert visible == [False]
    assert opened.window.isVisible()
    assert photos.session is not None
    assert photos.session.transcript is not None
    assert photos.session.transcript.grid.line() == PUZZLE


def test_who_gives_up_has_the_windows_again_and_no_other(
    opened: OpenProgram, screen: Callable[..., list[bool]]
) -> None:
    screen()

    QTest.keyClick(begin(opened), Qt.Key.Key_Escape)

    assert region() is None
    assert opened.window.isVisible()
    assert not opened.program.photos.window.isVisible()


@pytest.mark.parametrize("kind", ["no pixels", "all black"])
def test_where_nobody_may_look_another_way_is_named_and_pasting_is_at_hand(
    opened: OpenProgram, screen: Callable[..., list[bool]], kind: str
) -> None:
    black = QImage(64, 64, QImage.Format.Format_RGB32)
    black.fill(Qt.GlobalColor.black)
    screen(QImage() if kind == "no pixels" else black)
    opened.window.show()

    opened.trigger("open_screen")
    photos = opened.program.photos
    opened.wait_until(photos.window.isVisible)

    assert opened.window.isVisible()
    assert read_sentence(photos).startswith("Not read: the system lets no program look at")
    assert "paste it here (Ctrl+V)" in read_sentence(photos)


def test_the_window_of_photos_has_it_too_and_a_second_wish_is_the_first(
    opened: OpenProgram, screen: Callable[..., list[bool]]
) -> None:
    visible = screen(None)
    photos = opened.program.photos
    photos.window.show()
    button = photos.window.findChild(QPushButton, "photo-screen")
    assert isinstance(button, QPushButton)

    button.click()
    photos.takers.look_at_screen()
    opened.wait_until(lambda: region() is not None)
    found = region()
    assert found is not None
    QTest.keyClick(found, Qt.Key.Key_Escape)

    assert visible == [False]
    assert photos.window.isVisible()


def test_a_program_that_ends_meanwhile_looks_at_nothing(
    opened: OpenProgram,
    screen: Callable[..., list[bool]],
    qtbot: PatientBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(screen_camera, "_GONE_MILLISECONDS", 0)
    visible = screen()
    opened.trigger("open_screen")

    opened.program.shut_down()
    qtbot.handle_all()

    assert visible == []


@pytest.mark.parametrize(("platform", "is_offered"), [("wayland", False), ("xcb", True)])
def test_the_screen_is_offered_where_programs_may_look_at_it(
    platform: str, is_offered: bool, opened: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: platform))

    opened.window.menus.file.aboutToShow.emit()

    assert opened.action(ActionId.OPEN_SCREEN).isVisible() == is_offered
