"""The window that shows how far a job is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.language import Text, text
from sudoku_gui.ui.kit.threads.job_progress import JobProgress


def parts_so_far(parts: int) -> Text:
    return text("so far: {parts}", parts=parts)


def test_the_name_of_the_file_is_shown_as_it_is(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    progress = JobProgress(window)

    progress.begin("Files", "Writing <b>bold.gif", 2, parts_so_far)

    (label,) = window.findChildren(QLabel)
    assert label.text() == "Writing <b>bold.gif"
    assert label.textFormat() is Qt.TextFormat.PlainText
    progress.end()


def test_it_says_how_much_is_done_and_hears_that_people_want_it_to_stop(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    progress = JobProgress(window)
    progress.begin("Files", "Writing a file", 7, parts_so_far)
    (dialog,) = window.findChildren(QProgressDialog)

    progress.show_done(3)
    with qtbot.waitSignal(progress.stop_wanted):
        dialog.canceled.emit()

    assert dialog.labelText() == "Writing a file\nso far: 3"
    progress.end()
