"""Bookmarks of moments in the window: named, found in the menu, renamed, removed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.search.moment_bookmark_controller import MENU
from sudoku_gui.ui.search.moment_bookmark_dialog import MomentBookmarkDialog
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram


@pytest.fixture
def reader(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    reader = OpenProgram(qapp, store, qtbot)
    reader.program.start([])
    reader.put(SMALL)
    yield reader
    reader.end()


def go_to(reader: OpenProgram, qtbot: QtBot, step: int) -> None:
    reader.program.moment_links.go_to(str(step))
    qtbot.waitUntil(lambda: reader.shown_moment is not None and reader.steps() == step)


def dialog_of(reader: OpenProgram) -> MomentBookmarkDialog:
    reader.trigger("bookmark_step")
    (dialog,) = reader.window.findChildren(MomentBookmarkDialog)
    return dialog


def name_moment(reader: OpenProgram, qtbot: QtBot, words: str) -> None:
    dialog = dialog_of(reader)
    QTest.keyClicks(dialog.line, words)
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)


def listed(reader: OpenProgram) -> list[str]:
    return [entry.text() for entry in reader.window.menus.submenus[MENU].actions()]


def test_before_the_first_there_is_nothing_in_the_menu(reader: OpenProgram) -> None:
    assert not reader.window.menus.submenus[MENU].isEnabled()


def test_a_moment_is_named_and_the_menu_leads_back_to_it(reader: OpenProgram, qtbot: QtBot) -> None:
    go_to(reader, qtbot, 9)
    name_moment(reader, qtbot, "the first guess")
    go_to(reader, qtbot, 4)
    assert dialog_of(reader).line.text() == "Step 4"

    assert listed(reader) == ["the first guess: Used-number tables, step 9"]
    reader.window.menus.submenus[MENU].actions()[0].trigger()

    qtbot.waitUntil(lambda: reader.steps() == 9)


def test_a_bookmark_is_renamed_and_removed_where_it_stands(
    reader: OpenProgram, qtbot: QtBot
) -> None:
    go_to(reader, qtbot, 9)
    name_moment(reader, qtbot, "one")
    name_moment(reader, qtbot, "two")
    assert listed(reader) == ["two: Used-number tables, step 9"]

    dialog = dialog_of(reader)
    assert dialog.line.text() == "two"
    remove = next(
        button for button in dialog.findChildren(QPushButton) if "Remove" in button.text()
    )
    with qtbot.waitSignal(dialog.destroyed):
        remove.click()

    assert listed(reader) == []
    assert not reader.window.menus.submenus[MENU].isEnabled()
    fresh = dialog_of(reader)
    assert not [each for each in fresh.findChildren(QPushButton) if "Remove" in each.text()]


def test_bookmarks_of_other_algorithms_are_listed_too_and_lead_there(
    reader: OpenProgram, qtbot: QtBot
) -> None:
    go_to(reader, qtbot, 3)
    name_moment(reader, qtbot, "here")
    reader.program.moment_links.go_to("backwards@5")
    qtbot.waitUntil(lambda: reader.steps() == 5)
    name_moment(reader, qtbot, "there")

    backwards = algorithm_named("backwards").title
    assert listed(reader) == [f"there: {backwards}, step 5", "here: Used-number tables, step 3"]
    reader.window.menus.submenus[MENU].actions()[1].trigger()

    qtbot.waitUntil(lambda: reader.steps() == 3)


def test_another_puzzle_has_none_and_the_first_has_them_still(
    reader: OpenProgram, qtbot: QtBot
) -> None:
    go_to(reader, qtbot, 3)
    name_moment(reader, qtbot, "here")

    reader.put(Grid.from_line("2" + "0" * 15))
    assert listed(reader) == []
    reader.put(SMALL)

    assert listed(reader) == ["here: Used-number tables, step 3"]


def test_another_start_of_the_program_has_them_still(
    reader: OpenProgram, qapp: QApplication, store: QSettings, qtbot: QtBot
) -> None:
    go_to(reader, qtbot, 9)
    name_moment(reader, qtbot, "the first guess")

    other = OpenProgram(qapp, store, qtbot)
    other.program.start([])
    other.put(SMALL)
    other.trigger("switch_layout")

    assert listed(other) == ["the first guess: Used-number tables, step 9"]
    other.end()
