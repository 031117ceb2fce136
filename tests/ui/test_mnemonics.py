"""Underlined letters: in one menu, and in one window, no letter stands for two things."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget

from sudoku_gui.language import LANGUAGES
from sudoku_gui.presentation.actions.action_ids import ActionId
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram

every_language = pytest.mark.parametrize("code", LANGUAGES)

OPENING = [
    ActionId.NEW,
    ActionId.EXPORT_PICTURE,
    ActionId.EXPORT_ANIMATION,
    ActionId.EXPORT_STEPS,
    ActionId.EXPORT_PDF,
    ActionId.PRINT,
    ActionId.PROPERTIES,
    ActionId.TECHNIQUES,
    ActionId.PRACTISE,
    ActionId.RACE,
    ActionId.JUDGE,
]
PANELS = [
    ActionId.COLLECTION,
    ActionId.HISTORY,
    ActionId.DEDUCTIONS,
    ActionId.PATH,
    ActionId.LESSON,
    ActionId.QUIZ,
    ActionId.SAVINGS,
    ActionId.TOUR,
]


@every_language
def test_no_letter_stands_for_two_entries_of_a_menu(code: str, opened: OpenProgram) -> None:
    opened.choose_language(code)
    menus = opened.window.menuBar().findChildren(QMenu)
    assert len(menus) > 20

    for menu in menus:
        menu.aboutToShow.emit()
        assert _ambiguous(action.text() for action in menu.actions()) == []


@every_language
def test_no_letter_stands_for_two_things_in_the_window(code: str, opened: OpenProgram) -> None:
    opened.choose_language(code)
    for panel in PANELS:
        opened.trigger(panel.value)
    QApplication.processEvents()

    menus = (action.text() for action in opened.window.menuBar().actions())

    assert _ambiguous([*menus, *_words_in(opened.window)]) == []


@every_language
@pytest.mark.parametrize("name", OPENING, ids=lambda name: name.value)
def test_no_letter_stands_for_two_things_in_a_dialog(
    name: ActionId, code: str, opened: OpenProgram
) -> None:
    opened.choose_language(code)
    opened.put(SMALL)
    opened.go_to(3)
    before = {*QApplication.topLevelWidgets()}
    found: list[list[str]] = []

    def look() -> None:
        for window in {*QApplication.topLevelWidgets()} - before:
            if window.isVisible():
                found.append([*_words_in(window)])
                window.close()

    QTimer.singleShot(0, look)  # the dialog may wait for its answer
    opened.trigger(name.value)
    opened.wait_until(lambda: bool(found))

    assert [_ambiguous(words) for words in found] == [[]]


def _words_in(window: QWidget) -> Iterator[str]:
    """Yield the words of buttons, and of labels that lead to a field."""
    for button in window.findChildren(QAbstractButton):
        if button.isVisible():
            yield button.text()
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.buddy() is not None:
            yield label.text()


def _ambiguous(words: Iterable[str]) -> list[list[str]]:
    """Return the words that share a letter after an ampersand."""
    by_letter: dict[str, list[str]] = defaultdict(list)
    for each in words:
        for letter in re.findall(r"&(\w)", each.replace("&&", "")):
            by_letter[letter.upper()].append(each)
    return [shared for shared in by_letter.values() if len(shared) > 1]
