"""The buttons of dialogs: words alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sudoku_gui.model.puzzle import Metadata
from sudoku_gui.ui.files.document_dialogs import DocumentDialogs
from sudoku_gui.ui.files.properties_dialog import PropertiesDialog
from sudoku_gui.ui.help_dialogs import show_about, show_keyboard
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.file_dialog import file_dialog


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def pictures(dialog: QDialog) -> list[str]:
    """The words of the buttons that have a picture besides."""
    boxes = dialog.findChildren(QDialogButtonBox)
    assert boxes
    return [
        button.text() for box in boxes for button in box.buttons() if not button.icon().isNull()
    ]


def test_pictures_are_taken_off_and_words_stay(window: QWidget) -> None:
    box = QMessageBox(window)
    box.setStandardButtons(QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Cancel)
    for button in box.buttons():
        button.setIcon(window.style().standardIcon(window.style().StandardPixmap.SP_DialogOkButton))

    remove_button_icons(box)

    assert pictures(box) == []
    assert {button.text().lstrip("&") for button in box.buttons()} == {"Save", "Cancel"}


@pytest.mark.parametrize("show", [show_keyboard, show_about], ids=["keyboard", "about"])
def test_help_has_none(show: Callable[[QWidget], None], window: QWidget) -> None:
    show(window)

    (dialog,) = window.findChildren(QDialog)
    assert pictures(dialog) == []
    dialog.close()


def test_dialogs_about_puzzles_and_files_have_none(window: QWidget) -> None:
    for dialog in (PropertiesDialog(Metadata(), print, window), file_dialog("Open", window)):
        assert pictures(dialog) == []


def test_a_question_has_none(window: QWidget) -> None:
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        assert dialog.findChildren(QPushButton)
        seen.extend(pictures(dialog))
        dialog.reject()

    QTimer.singleShot(0, look)
    DocumentDialogs(window).what_about_changes("mine.txt")

    assert seen == []
