"""Which digits of a half-solved page are printed and which written, as a person puts it right."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox

from sudoku_gui.assets import resource
from sudoku_gui.model.geometry import Cell
from sudoku_gui.ui.photo.photo_controller import PhotoController
from tests.support.photos import photo_of_puzzle, saved
from tests.support.ui.open_program import OpenProgram
from tests.ui.photo.test_photo_controller import transcript, wait_for_verdict, wait_until_read

PRINTED, WRITTEN = Cell(0), Cell(1)


@pytest.fixture
def photos(opened: OpenProgram) -> PhotoController:
    """A page that is filled in, read."""
    opened.person.picture = resource("photos", "filled-in.jpg")
    opened.trigger("open_photo")
    wait_until_read(opened)
    return opened.program.photos


def box(photos: PhotoController) -> QCheckBox:
    found = photos.window.findChild(QCheckBox, "photo-written")
    assert isinstance(found, QCheckBox)
    return found


def test_the_box_says_of_each_digit_whether_it_is_written(photos: PhotoController) -> None:
    said = []
    for cell in (PRINTED, WRITTEN):
        photos.window.grid.select(cell)
        assert box(photos).isVisible()
        said.append(box(photos).isChecked())

    assert said == [False, True]


def test_a_digit_that_is_printed_after_all_becomes_a_given_and_undo_brings_it_back(
    opened: OpenProgram, photos: PhotoController
) -> None:
    photos.window.grid.select(WRITTEN)
    givens = transcript(photos).record.puzzle.givens

    box(photos).click()
    wait_for_verdict(opened)

    digit = transcript(photos).grid.digit_at(WRITTEN)
    assert transcript(photos).record.puzzle.givens == givens.with_digit(WRITTEN, digit)
    assert photos.window.grid.hasFocus()
    assert not box(photos).isChecked()

    QTest.keyClick(photos.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert transcript(photos).record.puzzle.givens == givens
    assert box(photos).isChecked()


def test_where_all_is_printed_there_is_nothing_to_say(
    opened: OpenProgram, photos: PhotoController, tmp_path: Path
) -> None:
    opened.person.picture = saved(photo_of_puzzle(), tmp_path / "printed.png")
    opened.trigger("open_photo")
    wait_until_read(opened)

    photos.window.grid.select(PRINTED)

    assert box(photos).isHidden()


@pytest.mark.parametrize("code", ["en", "ko"])
def test_its_letter_stands_for_nothing_else(
    opened: OpenProgram, photos: PhotoController, code: str
) -> None:
    opened.choose_language(code)
    photos.window.grid.select(WRITTEN)

    buttons = photos.window.findChildren(QAbstractButton)
    letters = [each.text().split("&")[1][0].upper() for each in buttons if "&" in each.text()]

    assert box(photos).text().split("&")[1][0].upper() in letters
    assert len(letters) == len({*letters})
