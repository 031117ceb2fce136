"""The window in which a photo becomes a puzzle, in the whole program."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton

from sudoku_gui.model.geometry import NO_CELL, Cell
from sudoku_gui.presentation.photo.transcript import CellDoubt, Transcript
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.ui.files.document_prompts import UnsavedChoice
from sudoku_gui.ui.photo.photo_controller import PhotoController
from sudoku_gui.ui.photo.photo_thread import PhotoThread
from tests.support.drawn_pictures import PUZZLE
from tests.support.photos import (
    OTHER,
    photo_of_nothing,
    photo_of_puzzle,
    photo_of_two,
    saved,
    with_smudge,
)
from tests.support.ui.open_program import OpenProgram

UNSURE, MISREAD = 4, 9
"""Cells that are not sure, and misread so that the rules suggest a blank, when smudged."""


@pytest.fixture
def read(opened: OpenProgram, tmp_path: Path) -> Callable[..., PhotoController]:
    """Has a photo read as if it was chosen in the dialog."""

    def read_photo(photo: object, name: str = "photo.png") -> PhotoController:
        opened.person.picture = saved(photo, tmp_path / name)  # type: ignore[arg-type]
        opened.trigger("open_photo")
        wait_until_read(opened)
        return opened.program.photos

    return read_photo


def wait_until_read(opened: OpenProgram) -> None:
    photos = opened.program.photos
    opened.wait_until(lambda: photos.session is not None and is_idle(photos))


def is_idle(photos: PhotoController) -> bool:
    return photos.window.controls.cancel.isHidden()


def wait_for_verdict(opened: OpenProgram) -> None:
    opened.wait_until(lambda: transcript(opened.program.photos).verdict is not None)


def transcript(photos: PhotoController) -> Transcript:
    assert photos.session is not None
    assert photos.session.transcript is not None
    return photos.session.transcript


def button(photos: PhotoController, name: str) -> QPushButton:
    found = photos.window.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def press(photos: PhotoController, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(photos.window.grid, key, held or Qt.KeyboardModifier.NoModifier)


def summary(photos: PhotoController) -> str:
    return photos.window.summary


def test_a_photo_is_read_and_taken_with_one_key(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(photo_of_puzzle())

    assert transcript(photos).grid.line() == PUZZLE
    assert summary(photos) == "30 givens, exactly one solution"
    assert photos.window.take.isDefault()
    press(photos, Qt.Key.Key_Return)

    opened.wait_until(lambda: opened.puzzle.givens.line() == PUZZLE)
    assert not photos.window.isVisible()
    assert opened.program.documents.name == "Puzzle from a photo"
    assert opened.sentences[-1] == "Read from a picture: 30 givens, exactly one solution"


def test_what_is_not_saved_is_asked_for_before_the_puzzle_is_taken(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    opened.program.opener.open_text(OTHER)
    opened.wait_until(lambda: opened.puzzle.givens.line() == OTHER)
    photos = read(photo_of_puzzle())
    opened.person.unsaved = UnsavedChoice.CANCEL

    photos.window.take.click()

    assert any(asked.startswith("changes to") for asked in opened.person.asked)
    assert opened.puzzle.givens.line() == OTHER
    assert photos.window.isVisible()


def test_the_window_is_in_front_again_where_what_is_not_saved_is_kept(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    opened.program.opener.open_text(OTHER)
    opened.wait_until(lambda: opened.puzzle.givens.line() == OTHER)
    photos = read(photo_of_puzzle())
    opened.person.unsaved = UnsavedChoice.CANCEL
    opened.window.activateWindow()  # as the question does, which belongs to it
    opened.wait_until(opened.window.isActiveWindow)

    photos.window.take.click()

    opened.wait_until(photos.window.isActiveWindow)


def test_a_cell_that_is_not_sure_is_the_first_to_be_looked_at(
    read: Callable[..., PhotoController],
) -> None:
    photos = read(with_smudge(photo_of_puzzle(), UNSURE))

    assert photos.window.grid.selected == UNSURE
    assert transcript(photos).doubts == {Cell(UNSURE): CellDoubt.UNSURE}
    assert not photos.window.take.isDefault()
    assert photos.window.take.isEnabled()
    assert not button(photos, "photo-choice-1").isHidden()


def test_the_digit_typed_corrects_the_cell_and_is_judged(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(with_smudge(photo_of_puzzle(), UNSURE))

    press(photos, Qt.Key.Key_7)
    wait_for_verdict(opened)

    assert transcript(photos).grid.line() == PUZZLE
    assert photos.window.take.isDefault()
    assert summary(photos) == "30 givens, exactly one solution"


def test_a_choice_is_made_by_its_button(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(with_smudge(photo_of_puzzle(), UNSURE))
    second = transcript(photos).choices_at(Cell(UNSURE))[1]

    button(photos, "photo-choice-2").click()
    wait_for_verdict(opened)

    assert transcript(photos).grid.digit_at(Cell(UNSURE)) == second.digit
    assert photos.window.grid.hasFocus()


def test_delete_blanks_and_undo_brings_back(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(photo_of_puzzle())
    photos.window.grid.select(Cell(0))

    press(photos, Qt.Key.Key_Delete)
    wait_for_verdict(opened)
    assert transcript(photos).grid.line() == "0" + PUZZLE[1:]
    QTest.keyClick(photos.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert transcript(photos).grid.line() == PUZZLE


def test_tab_leads_from_doubt_to_doubt_and_out_when_none_is_left(
    read: Callable[..., PhotoController],
) -> None:
    photos = read(with_smudge(with_smudge(photo_of_puzzle(), UNSURE), 1))
    grid = photos.window.grid
    assert grid.selected == 1

    press(photos, Qt.Key.Key_Tab)
    assert grid.selected == UNSURE
    press(photos, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert grid.selected == 1
    press(photos, Qt.Key.Key_3)
    press(photos, Qt.Key.Key_Tab)
    assert grid.selected == UNSURE
    press(photos, Qt.Key.Key_7)
    press(photos, Qt.Key.Key_Tab)

    assert not grid.hasFocus()


def test_tab_with_ctrl_leaves_the_grid_whatever_is_doubtful(
    read: Callable[..., PhotoController],
) -> None:
    photos = read(with_smudge(photo_of_puzzle(), UNSURE))

    press(photos, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)

    assert not photos.window.grid.hasFocus()


def test_what_the_rules_suggest_is_accepted_by_enter(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(with_smudge(photo_of_puzzle(), MISREAD))
    assert transcript(photos).doubts[Cell(MISREAD)] is CellDoubt.SUGGESTED
    photos.window.grid.select(Cell(MISREAD))
    assert not button(photos, "photo-accept").isHidden()

    press(photos, Qt.Key.Key_Return)
    wait_for_verdict(opened)

    known = transcript(photos)
    assert known.grid.digit_at(Cell(MISREAD)) == 0
    assert known.verdict is not None
    assert known.verdict.kind is VerdictKind.UNIQUE


def test_a_suggestion_that_is_left_goes_and_the_digit_stays(
    read: Callable[..., PhotoController],
) -> None:
    photos = read(with_smudge(photo_of_puzzle(), MISREAD))
    photos.window.grid.select(Cell(MISREAD))
    before = transcript(photos).grid

    button(photos, "photo-decline").click()

    assert transcript(photos).grid == before
    assert not transcript(photos).suggestions


def test_a_press_on_the_photo_puts_the_cursor_there(
    read: Callable[..., PhotoController],
) -> None:
    photos = read(photo_of_puzzle())
    straight = photos.window.straight

    QTest.mouseClick(
        straight,
        Qt.MouseButton.LeftButton,
        pos=QPoint(straight.width() // 2, straight.height() // 2),
    )

    assert photos.window.grid.selected == 40


def test_the_cursor_is_in_the_photo_too_as_soon_as_it_is_read(
    read: Callable[..., PhotoController],
) -> None:
    photos = read(photo_of_puzzle())
    straight = photos.window.straight
    seen = straight.grab().toImage()

    straight.show_cursor(NO_CELL)

    assert straight.grab().toImage() != seen


def test_another_grid_of_the_page_is_chosen_and_corrections_stay_with_theirs(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(photo_of_two(), "two.jpg")
    assert transcript(photos).grid.line() == PUZZLE
    photos.window.grid.select(Cell(0))
    press(photos, Qt.Key.Key_Delete)
    chooser = photos.window.findChild(QComboBox, "photo-grid")
    assert isinstance(chooser, QComboBox)
    assert [chooser.itemText(row) for row in (0, 1)] == ["Grid 1 of 2", "Grid 2 of 2"]

    chooser.activated.emit(1)
    assert transcript(photos).grid.line() == OTHER
    chooser.activated.emit(0)
    wait_for_verdict(opened)

    assert transcript(photos).grid.line() == "0" + PUZZLE[1:]


@pytest.mark.parametrize("way", ["another grid", "undo"])
def test_a_verdict_on_what_is_not_looked_at_any_more_is_not_waited_for(
    read: Callable[..., PhotoController], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    photos = read(photo_of_two())
    stopped = list[PhotoThread]()
    stop = PhotoThread.stop

    def stop_and_say(thread: PhotoThread) -> None:
        stopped.append(thread)
        stop(thread)

    monkeypatch.setattr(PhotoThread, "stop", stop_and_say)
    press(photos, Qt.Key.Key_Delete)
    assert transcript(photos).verdict is None
    assert stopped == []

    if way == "another grid":
        photos.window.controls.grid_chosen.emit(1)
    else:
        press(photos, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert transcript(photos).verdict is not None
    assert len(stopped) == 1


def test_a_corner_that_keys_have_moved_is_not_put_into_the_next_photo(
    opened: OpenProgram, read: Callable[..., PhotoController], tmp_path: Path
) -> None:
    photos = read(photo_of_puzzle())
    photos.window.controls.whole.click()
    QTest.keyClick(photos.window.whole, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)

    photos.open_file(saved(photo_of_puzzle(OTHER), tmp_path / "other.png"))
    photos.window.whole.corners_shown.emit(((120, 200), (570, 200), (570, 650), (120, 650)))
    opened.wait_until(lambda: is_idle(photos))

    assert transcript(photos).grid.line() == OTHER


def test_what_holds_no_picture_is_said_when_it_is_pasted(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(photo_of_puzzle())
    QGuiApplication.clipboard().setText("words")

    QTest.keyClick(photos.window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    assert photos.window.controls.told.startswith("Not read: there is no picture in it")
    assert transcript(photos).grid.line() == PUZZLE


def test_another_grid_is_chosen_by_a_click_on_the_whole_photo(
    read: Callable[..., PhotoController],
) -> None:
    photos = read(photo_of_two())
    photos.window.controls.whole.click()
    whole = photos.window.whole

    QTest.mouseClick(
        whole, Qt.MouseButton.LeftButton, pos=whole.fit.place_of(QPointF(820, 370)).toPoint()
    )

    assert transcript(photos).grid.line() == OTHER


def test_corners_put_aside_and_back_by_mouse_are_read_at_once(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(photo_of_puzzle())
    photos.window.controls.whole.click()
    before = transcript(photos)

    drag_corner(photos, 2, QPointF(620, 560))
    wait_until_read(opened)
    assert photos.session is not None
    corners = photos.session.works[0].grid.corners
    assert any(corner == pytest.approx((620, 560), abs=2) for corner in corners)
    assert transcript(photos) is not before
    drag_corner(photos, 2, QPointF(570, 650))
    wait_until_read(opened)

    assert transcript(photos).grid.line() == PUZZLE


def drag_corner(photos: PhotoController, number: int, point: QPointF) -> None:
    whole = photos.window.whole
    start, end = whole.corner_places()[number].toPoint(), whole.fit.place_of(point).toPoint()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(whole, left, pos=start)
    QTest.mouseMove(whole, end)
    QTest.mouseRelease(whole, left, pos=end)


def test_corners_are_put_by_keys(opened: OpenProgram, read: Callable[..., PhotoController]) -> None:
    photos = read(photo_of_puzzle())
    photos.window.controls.whole.click()
    assert photos.session is not None
    before = photos.session.works[0].grid.corners[1]

    QTest.keyClick(photos.window.whole, Qt.Key.Key_2)
    QTest.keyClick(photos.window.whole, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(photos.window.whole, Qt.Key.Key_Down)

    def is_moved() -> bool:
        assert photos.session is not None
        after = photos.session.works[0].grid.corners[1]
        return after == pytest.approx((before[0] + 10, before[1] + 1), abs=0.1)

    opened.wait_until(is_moved)


def test_where_no_grid_is_found_its_corners_can_be_shown(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(photo_of_nothing())

    assert photos.window.controls.told.startswith("Not read: no grid of 9x9 cells was found")
    assert photos.window.whole.isVisible()
    assert not photos.window.take.isEnabled()
    photos.window.whole.corners_shown.emit(((120, 200), (570, 200), (570, 650), (120, 650)))
    opened.wait_until(lambda: photos.session is not None and bool(photos.session.works))
    assert summary(photos).startswith("0 givens")
    assert not photos.window.take.isEnabled()


def test_corners_that_go_around_nothing_are_told_and_what_was_read_stays(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(photo_of_puzzle())

    photos.window.whole.corners_shown.emit(((0, 0), (90, 90), (90, 0), (0, 90)))
    opened.wait_until(lambda: is_idle(photos))

    assert photos.window.controls.told.startswith("Not read: no grid in a photo has")
    assert transcript(photos).grid.line() == PUZZLE


def test_what_is_no_picture_is_said(opened: OpenProgram, tmp_path: Path) -> None:
    path = tmp_path / "words.png"
    path.write_text("these are words")

    opened.open_file(path)
    photos = opened.program.photos
    opened.wait_until(lambda: photos.window.controls.told.startswith("Not read: "))

    assert "no picture in a format that is read" in photos.window.controls.told


def test_a_missing_file_is_said(opened: OpenProgram, tmp_path: Path) -> None:
    opened.open_file(tmp_path / "missing.jpg")
    photos = opened.program.photos

    opened.wait_until(lambda: photos.window.controls.told.startswith("Not read: "))


def test_esc_cancels_reading_and_then_closes(
    opened: OpenProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()

    def read_slowly(path: Path, _most: int) -> bytes:
        may_go_on.wait()
        return path.read_bytes()

    monkeypatch.setattr("sudoku_gui.ui.photo.picture_source.picture_bytes", read_slowly)
    opened.open_file(saved(photo_of_puzzle(), tmp_path / "photo.png"))
    photos = opened.program.photos
    opened.wait_until(photos.window.isActiveWindow)
    assert not is_idle(photos)

    QTest.keyClick(photos.window, Qt.Key.Key_Escape)
    assert photos.window.isVisible()
    assert photos.window.controls.told == "Reading it was cancelled."
    QTest.keyClick(photos.window, Qt.Key.Key_Escape)

    assert not photos.window.isVisible()
    may_go_on.set()
    photos.shut_down()
    assert photos.session is None


def test_a_picture_file_that_is_opened_or_dropped_is_read(
    opened: OpenProgram, tmp_path: Path
) -> None:
    path = saved(photo_of_puzzle(), tmp_path / "PHOTO.JPG")
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(path))])

    opened.window.dropped.emit(dropped)
    wait_until_read(opened)

    assert transcript(opened.program.photos).grid.line() == PUZZLE


@pytest.mark.parametrize("kind", ["image", "file"])
def test_a_picture_that_was_copied_is_pasted(
    opened: OpenProgram, tmp_path: Path, kind: str
) -> None:
    path = saved(photo_of_puzzle(), tmp_path / "photo.png")
    copied = QMimeData()
    if kind == "image":
        copied.setImageData(QImage(str(path)))
    else:
        copied.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(copied)

    opened.trigger("paste")
    wait_until_read(opened)

    assert transcript(opened.program.photos).grid.line() == PUZZLE


def test_text_that_was_copied_with_a_picture_of_it_is_text(opened: OpenProgram) -> None:
    copied = QMimeData()
    copied.setImageData(QImage(10, 10, QImage.Format.Format_RGB32))
    copied.setText(OTHER)
    QGuiApplication.clipboard().setMimeData(copied)

    opened.trigger("paste")

    opened.wait_until(lambda: opened.puzzle.givens.line() == OTHER)


def test_a_picture_dragged_off_a_web_page_is_read_though_it_has_a_link(
    opened: OpenProgram, tmp_path: Path
) -> None:
    dropped = QMimeData()
    dropped.setImageData(QImage(str(saved(photo_of_puzzle(), tmp_path / "photo.png"))))
    dropped.setUrls([QUrl("https://example.org/puzzle.png")])

    opened.window.dropped.emit(dropped)
    wait_until_read(opened)

    assert transcript(opened.program.photos).grid.line() == PUZZLE


def test_pasting_in_the_window_reads_another(
    opened: OpenProgram, read: Callable[..., PhotoController], tmp_path: Path
) -> None:
    photos = read(photo_of_puzzle())
    path = saved(photo_of_puzzle(OTHER), tmp_path / "other.png")
    QGuiApplication.clipboard().setImage(QImage(str(path)))

    QTest.keyClick(photos.window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    wait_until_read(opened)

    opened.wait_until(lambda: transcript(photos).grid.line() == OTHER)


def test_without_the_extra_the_command_that_installs_it_is_said(
    opened: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_gui.wording.extras.find_spec", lambda _name: None)

    opened.trigger("open_photo")

    offer = opened.offer()
    assert offer.text() == "Copy the command"
    offer.click()
    copied = QGuiApplication.clipboard().text()
    assert copied.endswith("-m pip install numpy opencv-python-headless")
    assert not opened.person.asked


def test_the_window_speaks_korean(
    opened: OpenProgram, read: Callable[..., PhotoController]
) -> None:
    photos = read(with_smudge(photo_of_puzzle(), UNSURE))

    opened.choose_language("ko")

    assert photos.window.windowTitle() == "사진 속의 퍼즐"
    assert summary(photos).endswith("답이 정확히 하나입니다")


def test_closing_the_program_while_a_photo_is_read_ends_the_thread(
    opened: OpenProgram, tmp_path: Path
) -> None:
    opened.open_file(saved(photo_of_puzzle(), tmp_path / "photo.png"))

    opened.program.shut_down()

    assert not opened.program.is_held_up


@pytest.mark.parametrize("code", ["en", "ko"])
def test_no_letter_stands_for_two_buttons(
    opened: OpenProgram, read: Callable[..., PhotoController], code: str
) -> None:
    photos = read(with_smudge(photo_of_two(), MISREAD))
    opened.choose_language(code)
    photos.window.grid.select(Cell(MISREAD))

    words = [each.text() for each in photos.window.findChildren(QPushButton)]
    letters = [word.split("&")[1][0].upper() for word in words if "&" in word]

    assert len(letters) >= 4
    assert len(letters) == len({*letters})
