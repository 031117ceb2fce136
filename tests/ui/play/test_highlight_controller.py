"""Highlights as they are asked for, shown, said, and forgotten."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import Digit
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.highlight import (
    PAIR,
    CountHighlight,
    DigitHighlight,
    highlight_sentence,
)
from tests.support.puzzles import SMALL
from tests.support.ui.pad_bench import PadBench


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, store: QSettings) -> PadBench:
    """A small puzzle in its grid."""
    return PadBench(qtbot, store)


def test_alt_with_a_digit_highlights_filters_and_ends_it(desk: PadBench) -> None:
    seen = []
    for _ in range(3):
        QTest.keyClick(desk.grid, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
        seen.append(desk.highlights.highlight)

    two = Digit(2)
    assert seen == [DigitHighlight(two), DigitHighlight(two, is_filter=True), None]
    assert desk.sheet.grid == SMALL


def test_the_digit_of_the_cell_is_highlighted(desk: PadBench) -> None:
    given = SMALL.filled()[0]
    desk.grid.select(given)

    desk.choose(ActionId.HIGHLIGHT_CELL)
    assert desk.highlights.highlight == DigitHighlight(SMALL.digit_at(given))

    desk.grid.select(SMALL.blanks()[0])
    desk.choose(ActionId.HIGHLIGHT_CELL)
    assert desk.highlights.highlight is None


def test_a_blank_without_a_highlight_is_said_to_have_no_digit(desk: PadBench) -> None:
    said: list[object] = []
    desk.highlights.notice_posted.connect(said.append)
    desk.grid.select(SMALL.blanks()[0])

    desk.choose(ActionId.HIGHLIGHT_CELL)

    assert len(said) == 1


def test_pairs_are_highlighted_until_they_are_asked_for_again(desk: PadBench) -> None:
    seen = []
    for _ in range(2):
        desk.choose(ActionId.HIGHLIGHT_PAIRS)
        is_checked = desk.actions[ActionId.HIGHLIGHT_PAIRS].isChecked()
        seen.append((desk.highlights.highlight, is_checked))

    assert seen == [(CountHighlight(PAIR), True), (None, False)]


def test_the_grid_says_what_is_highlighted_in_how_many_cells(desk: PadBench) -> None:
    said: list[str] = []
    desk.grid.announcer.announced.connect(said.append)
    highlight = DigitHighlight(Digit(1))

    desk.highlights.choose_digit(1)

    words = say(highlight_sentence(highlight, desk.overlays.layers.highlighted))
    assert said == [words]
    assert desk.grid.accessibleDescription() == words
    desk.choose(ActionId.HIGHLIGHT_NOTHING)
    assert desk.grid.accessibleDescription() == ""
    desk.grid.announcer.announce_waiting()
    assert said[-1] == tr("Nothing is highlighted.")


def test_another_puzzle_has_no_highlight(desk: PadBench) -> None:
    desk.highlights.choose_digit(1)

    desk.bench.new(4)

    assert desk.highlights.highlight is None
