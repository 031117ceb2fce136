"""What turning a page of the handbook costs the window's thread, chapter by chapter.

The measure is a menu of 40 entries, laid out in the same run: on a machine of 2020 that takes
about a frame, and where it takes longer, so does everything.  A chapter may take half as long
again: no measure in one run is exact.
"""

from time import process_time

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.presentation.handbook import read_handbook, split_into_chapters
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.help.handbook_page import HandbookPage

TRIES = 3
AT_MOST = 1.5  # times the menu
MENU_OF_40_ENTRIES = split_into_chapters(
    "# One\n\n## Menu\n\n| entry | key | what it does |\n| --- | --- | --- |\n"
    + "| Some entry | <kbd>Ctrl+K</kbd> | What it does, in some words |\n" * 40
)
SIZE = 720, 640


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_no_chapter_costs_much_more_than_a_menu_of_forty_entries(
    code: str, qapp: QApplication, qtbot: QtBot
) -> None:
    menu = HandbookPage(MENU_OF_40_ENTRIES, LIGHT)
    handbook = read_handbook(code)
    page = HandbookPage(handbook, LIGHT)
    for each in (menu, page):
        qtbot.addWidget(each)
        each.resize(*SIZE)
        each.show()

    slow = [
        chapter.headings[0].title
        for number, chapter in enumerate(handbook.chapters)
        if min(
            _seconds_to_show(page, number, qapp) / _seconds_to_show(menu, 1, qapp)
            for _ in range(TRIES)
        )
        > AT_MOST
    ]

    assert slow == []


def test_reading_the_handbook_costs_less_than_showing_a_chapter(
    qapp: QApplication, qtbot: QtBot
) -> None:
    menu = HandbookPage(MENU_OF_40_ENTRIES, LIGHT)
    qtbot.addWidget(menu)
    menu.resize(*SIZE)
    menu.show()

    def ratio() -> float:
        began = process_time()
        read_handbook("ko")
        return (process_time() - began) / _seconds_to_show(menu, 1, qapp)

    assert min(ratio() for _ in range(TRIES)) < AT_MOST


def _seconds_to_show(page: HandbookPage, number: int, application: QApplication) -> float:
    """The processor's time for a chapter, from the wish to read it until it can be seen."""
    page.show_chapter((number + 1) % 2)
    application.processEvents()
    began = process_time()
    page.show_chapter(number)
    application.processEvents()
    return process_time() - began
