"""A puzzle is photographed, in the whole program: with a stand-in for what drives cameras."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.photo import camera_extra
from tests.support.drawn_pictures import PUZZLE
from tests.support.photos import photo_of_puzzle, saved
from tests.support.ui.fake_multimedia import (
    FakeCamera,
    FakeDevice,
    FakeFormat,
    FakeMultimedia,
    FakeSession,
)
from tests.support.ui.open_program import OpenProgram

FRONT = FakeDevice("Front", FakeFormat(640, 480))
BACK = FakeDevice(
    "Back",
    FakeFormat(640, 480),
    FakeFormat(3_840, 2_160),
    FakeFormat(1_920, 1_080, 15.0),
    FakeFormat(1_920, 1_080),
    is_default=True,
)


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> FakeMultimedia:
    """Two cameras are plugged in."""
    fake = FakeMultimedia()
    fake.plugged_in = [FRONT, BACK]
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", fake)
    return fake


@pytest.fixture
def page(tmp_path: Path) -> QImage:
    """What lies before the camera."""
    return QImage(str(saved(photo_of_puzzle(), tmp_path / "seen.png")))


def test_what_the_camera_sees_is_taken_and_read(
    opened: OpenProgram, multimedia: FakeMultimedia, page: QImage
) -> None:
    opened.trigger("photograph")
    window = opened.program.photos.takers.camera
    assert window.isVisible()
    assert not window.take.isEnabled()
    assert window.told == "Waiting for the camera…"
    camera = multimedia.camera
    assert camera is not None

    multimedia.show(page)
    assert window.told == "Hold the puzzle so that the grid fills the picture"
    QTest.keyClick(window, Qt.Key.Key_Return)
    photos = opened.program.photos
    opened.wait_until(lambda: photos.session is not None)

    assert photos.session is not None
    assert photos.session.transcript is not None
    assert photos.session.transcript.grid.line() == PUZZLE
    assert not window.isVisible()
    assert not camera.is_active
    assert multimedia.camera is None


def test_the_usual_camera_looks_first_as_sharply_as_is_of_use(
    opened: OpenProgram, multimedia: FakeMultimedia
) -> None:
    opened.trigger("photograph")

    camera = multimedia.camera
    assert camera is not None
    assert camera.device is BACK
    assert camera.format is BACK.videoFormats()[3]
    assert camera.is_active


def test_another_camera_is_chosen(opened: OpenProgram, multimedia: FakeMultimedia) -> None:
    opened.trigger("photograph")
    window, first = opened.program.photos.takers.camera, multimedia.camera
    assert first is not None
    assert [window.cameras.itemText(row) for row in (0, 1)] == ["Back", "Front"]

    window.cameras.activated.emit(1)

    assert not first.is_active
    assert multimedia.camera is not None
    assert multimedia.camera.device is FRONT


@pytest.mark.parametrize("way", ["esc", "close", "end"])
def test_the_camera_is_let_go_when_the_window_closes(
    opened: OpenProgram, multimedia: FakeMultimedia, page: QImage, way: str
) -> None:
    opened.trigger("photograph")
    window, camera = opened.program.photos.takers.camera, multimedia.camera
    assert camera is not None
    multimedia.show(page)
    opened.wait_until(window.isActiveWindow)

    if way == "esc":
        QTest.keyClick(window, Qt.Key.Key_Escape)
    elif way == "close":
        window.close()
    else:
        opened.program.shut_down()

    assert not camera.is_active
    assert multimedia.camera is None
    assert opened.program.photos.session is None


def test_a_camera_that_fails_is_let_go_and_why_is_said(
    opened: OpenProgram, multimedia: FakeMultimedia
) -> None:
    opened.trigger("photograph")
    window, camera = opened.program.photos.takers.camera, multimedia.camera
    assert camera is not None

    camera.errorOccurred.emit(1, "in use")

    assert window.told == "The camera gives no picture: in use"
    assert multimedia.camera is None
    assert not window.take.isEnabled()


def test_a_camera_that_fails_at_once_is_not_started_and_the_reason_stays(
    opened: OpenProgram, multimedia: FakeMultimedia, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = list[FakeCamera]()

    def refuse(session: FakeSession, camera: FakeCamera | None) -> None:
        session.camera = camera
        if camera is not None:
            camera.errorOccurred.emit(1, "no permission")

    monkeypatch.setattr(FakeSession, "setCamera", refuse)
    monkeypatch.setattr(FakeCamera, "start", started.append)

    opened.trigger("photograph")

    window = opened.program.photos.takers.camera
    assert window.told == "The camera gives no picture: no permission"
    assert started == []
    assert multimedia.camera is None


def test_a_camera_that_was_pulled_out_is_not_found(
    opened: OpenProgram, multimedia: FakeMultimedia
) -> None:
    opened.trigger("photograph")
    window = opened.program.photos.takers.camera
    multimedia.plugged_in = []

    window.cameras.activated.emit(1)

    assert window.told == "No camera was found"


def test_without_a_camera_that_is_said(opened: OpenProgram, multimedia: FakeMultimedia) -> None:
    multimedia.plugged_in = []

    opened.trigger("photograph")

    assert opened.sentences[-1] == "No photo: no camera was found"
    assert "camera" not in opened.program.photos.takers.__dict__


def test_without_what_cameras_need_a_command_installs_it(
    opened: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)

    opened.trigger("photograph")

    command = camera_extra.camera_command()
    assert command in opened.sentences[-1]
    assert "PySide6-Addons==" in command
    opened.said[-1].actions[0].accept()
    assert QGuiApplication.clipboard().text() == command


def test_a_library_that_is_missing_is_named(
    opened: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: str) -> None:
        raise ImportError("libpulse.so.0: no such file")

    monkeypatch.setattr(camera_extra, "importlib", type("", (), {"import_module": refuse}))

    opened.trigger("photograph")

    assert opened.sentences[-1].endswith("is missing: libpulse.so.0: no such file")


def test_a_camera_is_offered_where_one_is_plugged_in(
    opened: OpenProgram, multimedia: FakeMultimedia
) -> None:
    photograph = opened.action(ActionId.PHOTOGRAPH)
    for plugged_in in ([], [FRONT], []):
        multimedia.plugged_in = plugged_in
        opened.window.menus.file.aboutToShow.emit()
        assert photograph.isVisible() == bool(plugged_in)


def test_no_camera_is_offered_without_what_cameras_need(
    opened: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)

    opened.window.menus.file.aboutToShow.emit()

    assert not opened.action(ActionId.PHOTOGRAPH).isVisible()


def test_neither_camera_nor_screen_is_offered_where_no_picture_can_be_read(
    opened: OpenProgram, multimedia: FakeMultimedia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cv2", None)

    opened.window.menus.file.aboutToShow.emit()

    assert not opened.action(ActionId.PHOTOGRAPH).isVisible()
    assert not opened.action(ActionId.OPEN_SCREEN).isVisible()
    assert opened.action(ActionId.OPEN_PHOTO).isVisible()  # which says what installs the rest
