"""The verdict in the window: after every edit, whatever else goes on, and never in the way."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui.formats import read
from sudoku_gui.model.geometry import SIZES, Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.cell_look import NO_FINDINGS
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.check.typo_panel import CorrectionsTable
from sudoku_gui.ui.files.document_prompts import UnsavedChoice
from tests.presentation.test_verdict_display import CLASHING, MISTYPED, WIKIPEDIA
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pictures import colours_in, grabbed

BAD = Path(__file__).parents[2] / "data" / "bad"
IMPOSSIBLE = "norvig_impossible.txt"  # minutes for a good search
FROZE_A_RIVAL = "grantm4_pathological.txt"  # 15 givens


def test_the_verdict_follows_typing_undo_redo_and_opening(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    expect = _Expectation(opened, qtbot)
    expect("Too few givens")

    opened.put(Grid.from_line(WIKIPEDIA))
    expect("Exactly one solution")
    opened.trigger("type_givens")
    opened.enter(2, 1)
    expect("No solution")
    opened.enter(2, 3)
    expect("Digits clash")
    opened.trigger("undo")
    expect("No solution")
    opened.trigger("undo")
    expect("Exactly one solution")
    opened.trigger("redo")
    expect("No solution")
    opened.person.unsaved = UnsavedChoice.DISCARD
    opened.program.opener.open_text(CLASHING)
    expect("Digits clash")
    opened.game_controller.new(9)
    expect("Too few givens")


def test_entries_of_the_player_leave_the_verdict_alone(opened: OpenProgram, qtbot: QtBot) -> None:
    opened.put(Grid.from_line(WIKIPEDIA))
    expect = _Expectation(opened, qtbot)
    expect("Exactly one solution")

    opened.enter(2, 1)

    assert opened.verdicts.verdict is not None
    assert opened.sheet.state_at(opened.sheet.grid.blanks()[0]).origin is Origin.NONE
    expect("Exactly one solution")


def test_fast_typing_loses_no_key_and_ends_with_the_right_verdict(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    opened.game_controller.new(9)
    grid = opened.grid

    QTest.keyClicks(grid, WIKIPEDIA)

    assert opened.sheet.givens == Grid.from_line(WIKIPEDIA)
    _Expectation(opened, qtbot)("Exactly one solution")


def test_a_mistyped_digit_is_noticed_while_the_rest_is_missing(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    opened.game_controller.new(9)

    QTest.keyClicks(opened.grid, MISTYPED)

    _Expectation(opened, qtbot)("No solution")
    assert opened.grid.hasFocus() or not opened.window.isActiveWindow()


@pytest.mark.parametrize("size", SIZES)
def test_an_empty_grid_is_there_at_once_and_replaced_at_once(
    size: int, opened: OpenProgram, qtbot: QtBot
) -> None:
    opened.program.opener.new(size)
    assert opened.sheet.grid == Grid.empty(Geometry.of_size(size))

    opened.put(Grid.from_line(WIKIPEDIA))

    _Expectation(opened, qtbot)("Exactly one solution")


@pytest.mark.parametrize("name", [IMPOSSIBLE, FROZE_A_RIVAL])
def test_a_puzzle_that_froze_others_opens_at_once_and_is_replaced_at_once(
    name: str, opened: OpenProgram, qtbot: QtBot
) -> None:
    givens = read((BAD / name).read_bytes()).puzzle.givens
    opened.open_file(BAD / name)
    qtbot.waitUntil(lambda: opened.sheet.givens == givens)

    opened.trigger("type_givens")
    QTest.keyClicks(opened.grid, "00")
    opened.put(Grid.from_line(WIKIPEDIA))

    _Expectation(opened, qtbot)("Exactly one solution")


def test_a_typo_is_found_tried_and_taken_back(opened: OpenProgram, qtbot: QtBot) -> None:
    opened.put(Grid.from_line(MISTYPED))
    expect = _Expectation(opened, qtbot)
    expect("No solution")

    opened.trigger("find_typo")
    table = opened.window.typos.findChild(CorrectionsTable)
    assert isinstance(table, CorrectionsTable)
    rows = table.model()
    qtbot.waitUntil(lambda: rows.rowCount() > 1)
    qtbot.waitUntil(lambda: rows.index(0, 0).data() == "r1c3: 1 → 4")
    table.row_chosen.emit(0)

    assert opened.sheet.givens.digit_at(Cell(2)) == 4
    expect("Exactly one solution")
    assert opened.sentences[-1] == "Tried r1c3: 1 → 4."
    opened.offer().click()
    assert opened.sheet.givens == Grid.from_line(MISTYPED)
    expect("No solution")


def test_the_list_takes_the_place_of_the_search_panel_until_it_is_closed(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    window = opened.window
    opened.put(Grid.from_line(MISTYPED))
    _Expectation(opened, qtbot)("No solution")

    window.verdict.why_asked.emit()
    qtbot.waitUntil(lambda: bool(opened.typo_findings.core))
    assert (window.typos.isVisible(), window.search_view.panel.isVisible()) == (True, False)

    opened.trigger("clear_marks")

    assert (window.typos.isVisible(), window.search_view.panel.isVisible()) == (False, True)
    assert opened.typo_findings == NO_FINDINGS


def test_a_search_that_is_watched_gets_its_panel_back(opened: OpenProgram) -> None:
    window = opened.window
    opened.put(Grid.from_line(WIKIPEDIA))
    opened.trigger("find_typo")
    assert window.typos.isVisible()

    opened.trigger("watch")

    assert window.search_view.panel.isVisible()


def test_wrong_entries_are_struck_through_when_asked_for(opened: OpenProgram, qtbot: QtBot) -> None:
    opened.put(Grid.from_line(WIKIPEDIA))
    _Expectation(opened, qtbot)("Exactly one solution")
    opened.enter(2, 1)
    opened.enter(3, 6)

    opened.trigger("check_entries")

    assert opened.wrong_entries == {Cell(2)}
    assert LIGHT.conflict in colours_in(grabbed(opened.grid))
    opened.trigger("clear_marks")
    assert LIGHT.conflict not in colours_in(grabbed(opened.grid))


def test_the_first_wrong_move_is_gone_back_to_and_redone(opened: OpenProgram, qtbot: QtBot) -> None:
    opened.put(Grid.from_line(WIKIPEDIA))
    for cell, digit in ((3, 6), (2, 1), (5, 8)):
        opened.enter(cell, digit)
    before = opened.sheet

    opened.trigger("find_mistake")
    qtbot.waitUntil(lambda: opened.wrong_entries == {Cell(2)})

    assert opened.grid.selected == 2
    opened.offer().click()
    assert opened.sheet.grid.line().startswith("530670")
    opened.trigger("redo")
    opened.trigger("redo")
    assert opened.sheet == before


def test_closing_in_the_midst_of_a_check_ends_its_thread(opened: OpenProgram) -> None:
    opened.put(read((BAD / IMPOSSIBLE).read_bytes()).puzzle.givens)

    opened.program.shut_down()  # a thread left running fails the test


class _Expectation:
    """Waits until the window shows a verdict."""

    def __init__(self, opened: OpenProgram, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        label = opened.window.verdict.findChild(QLabel, "verdict-headline")
        assert isinstance(label, QLabel)
        self._headline = label

    def __call__(self, headline: str) -> None:
        self._qtbot.waitUntil(lambda: self._headline.text() == headline)
