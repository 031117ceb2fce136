"""The menu bar: built from its table, refilled without harm, each entry done once."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from sudoku_gui import language
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.actions.menu_specs import MENUS
from sudoku_gui.ui.kit.menus import MenuEntry, Menus
from sudoku_gui.ui.kit.qactions import build_actions, retranslate_action
from tests.support.ui.pseudo_language import untranslated, words_on


@dataclass
class Bar:
    """A window with nothing but menus, and what was chosen in them."""

    window: QMainWindow
    menus: Menus
    actions: dict[ActionId, QAction]
    chosen: list[str] = field(default_factory=list)

    def choices(self, *words: str, marked: str | None = None) -> list[MenuEntry]:
        """Entries that note that they were chosen."""
        return [
            MenuEntry(each, self._choosing(each), self._is_marked(each, marked)) for each in words
        ]

    def say_all(self) -> None:
        """Say everything in the language in use."""
        for name, action in self.actions.items():
            retranslate_action(action, ACTIONS[name])
        self.menus.retranslate()

    def _choosing(self, words: str) -> "ChoiceRecorder":
        return ChoiceRecorder(words, self.chosen)

    @staticmethod
    def _is_marked(words: str, marked: str | None) -> bool | None:
        return None if marked is None else words == marked


@dataclass
class ChoiceRecorder:
    """Something to call without arguments, which notes that it was called."""

    words: str
    into: list[str]

    def __call__(self) -> None:
        self.into.append(self.words)


def test_the_bar_has_the_menus_of_the_table_in_their_order(bar: Bar) -> None:
    titles = [action.text() for action in bar.window.menuBar().actions()]

    assert titles == [str(spec.words) for spec in MENUS]


def test_each_menu_has_its_entries_in_their_order(bar: Bar) -> None:
    for menu, spec in zip(_menus(bar), MENUS, strict=True):
        entries = [
            "-" if action.isSeparator() else action.objectName() or "submenu"
            for action in menu.actions()
        ]

        assert entries == [
            entry.value if isinstance(entry, ActionId) else "-" if entry == "-" else "submenu"
            for entry in spec.entries
        ]


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_no_two_entries_of_a_menu_are_chosen_by_the_same_letter(code: str, bar: Bar) -> None:
    language.set_language(code)
    bar.say_all()

    for group in (bar.window.menuBar().actions(), *(menu.actions() for menu in _menus(bar))):
        letters = Counter(
            letter.upper() for action in group for letter in re.findall("&(.)", action.text())
        )
        assert [letter for letter, count in letters.items() if count > 1] == []


def test_every_word_of_the_menus_follows_the_language(bar: Bar, pseudo_language: None) -> None:
    language.set_language("ko")
    bar.say_all()

    words = words_on(bar.window.menuBar())

    assert len(words) > 2 * len(ACTIONS)
    assert untranslated(words) == []


def test_an_entry_is_done_once_and_without_arguments(bar: Bar) -> None:
    bar.menus.fill("samples>", bar.choices("one", "two"))

    _entry(bar, "samples>", "two").trigger()

    assert bar.chosen == ["two"]


def test_filling_again_replaces_what_was_there(bar: Bar) -> None:
    bar.menus.fill("samples>", bar.choices("one", "two"))
    bar.menus.fill("samples>", bar.choices("three"))

    assert [action.text() for action in bar.menus.submenus["samples>"].actions()] == ["three"]
    _entry(bar, "samples>", "three").trigger()
    assert bar.chosen == ["three"]


def test_of_entries_that_exclude_each_other_one_is_marked(bar: Bar) -> None:
    bar.menus.fill("languages>", bar.choices("a", "b", "c", marked="b"))

    _entry(bar, "languages>", "c").trigger()

    marked = [action.isChecked() for action in bar.menus.submenus["languages>"].actions()]
    assert marked == [False, False, True]
    assert bar.chosen == ["c"]


def test_an_empty_menu_cannot_be_opened_and_a_filled_one_can(bar: Bar) -> None:
    bar.menus.fill("recent>", [])
    assert not bar.menus.submenus["recent>"].isEnabled()

    bar.menus.fill("recent>", bar.choices("file"))
    assert bar.menus.submenus["recent>"].isEnabled()


def test_an_entry_outlives_its_own_choice_though_it_fills_the_menu_anew(bar: Bar) -> None:
    def fill_anew() -> None:
        bar.menus.fill("algorithms>", bar.choices("after"))
        was_there.append(isValid(entry))

    was_there: list[bool] = []
    bar.menus.fill("algorithms>", [MenuEntry("before", fill_anew, is_chosen=True)])
    entry = _entry(bar, "algorithms>", "before")

    entry.trigger()

    assert was_there == [True]
    assert [action.text() for action in bar.menus.submenus["algorithms>"].actions()] == ["after"]


def test_entries_are_asked_for_when_their_menu_is_opened(bar: Bar) -> None:
    menu, asked = bar.menus.submenus["algorithms>"], list[str]()

    def entries() -> Iterator[MenuEntry]:
        asked.append("now")
        yield from bar.choices("a", "b")

    bar.menus.fill("algorithms>", entries())
    assert menu.isEnabled()
    assert asked == []

    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["a", "b"]
    menu.aboutToShow.emit()
    assert asked == ["now"]


def test_filling_again_and_again_leaves_nothing_behind(bar: Bar, qtbot: QtBot) -> None:
    menu = bar.menus.submenus["algorithms>"]
    for _ in range(100):
        bar.menus.fill("algorithms>", bar.choices("a", "b", marked="a"))
        menu.aboutToShow.emit()

    qtbot.waitUntil(lambda: len(menu.findChildren(QActionGroup)) == 1)
    assert len(menu.actions()) == 2
    assert len(menu.findChildren(QAction)) <= 3  # and the one that stands for the menu itself


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    """A menu bar that speaks English."""
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = build_actions(window)
    made = Bar(window, Menus(window.menuBar(), actions), actions)
    made.say_all()
    return made


def _menus(bar: Bar) -> list[QMenu]:
    found = [action.menu() for action in bar.window.menuBar().actions()]
    assert all(isinstance(menu, QMenu) for menu in found)
    return [menu for menu in found if isinstance(menu, QMenu)]


def _entry(bar: Bar, menu: str, words: str) -> QAction:
    return next(each for each in bar.menus.submenus[menu].actions() if each.text() == words)
