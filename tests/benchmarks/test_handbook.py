"""What turning a page of the handbook costs the window's thread, chapter by chapter."""

from time import process_time

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.presentation.handbook import read_handbook
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.help.handbook_page import HandbookPage

FRAME_SECONDS = 0.016
TRIES = 3
SIZE = 720, 640


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_no_chapter_holds_the_window_up_for_a_frame(
    code: str, qapp: QApplication, qtbot: QtBot
) -> None:
    handbook = read_handbook(code)
    page = HandbookPage(handbook, LIGHT)
    qtbot.addWidget(page)
    page.resize(*SIZE)
    page.show()
    slow = []

    for number, chapter in enumerate(handbook.chapters):
        seconds = min(_seconds_to_show(page, number, qapp) for _ in range(TRIES))
        if seconds >= FRAME_SECONDS:
            slow.append((chapter.headings[0].title, seconds))

    assert slow == []


def test_reading_the_handbook_is_not_noticed() -> None:
    began = process_time()

    read_handbook("ko")

    assert process_time() - began < FRAME_SECONDS


def _seconds_to_show(page: HandbookPage, number: int, application: QApplication) -> float:
    """The processor's time for a chapter, from the wish to read it until it can be seen."""
    page.show_chapter((number + 1) % 2)
    application.processEvents()
    began = process_time()
    page.show_chapter(number)
    application.processEvents()
    return process_time() - began
