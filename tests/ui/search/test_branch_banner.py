"""The marker of a branch: word, shape and colour, and the way back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.search.branch_banner import BranchBanner, BranchDescription

OFF_LINE = BranchDescription(
    text(
        "Branch with {digit} in {cell}, from step {step:,}.",
        digit="5",
        cell="r1c2",
        step=1204,
    ),
    text("Back to the main line"),
)


@pytest.fixture
def marker(qapp: QApplication, qtbot: QtBot) -> BranchBanner:
    marker = BranchBanner(LIGHT)
    qtbot.addWidget(marker)
    marker.retranslate()
    return marker


def words_of(marker: BranchBanner) -> str:
    (words,) = marker.findChildren(QLabel, "branch")
    return words.text()


def test_on_the_main_line_there_is_no_marker(marker: BranchBanner) -> None:
    assert marker.isHidden()

    marker.show_branch(OFF_LINE)
    marker.show_main_line()

    assert marker.isHidden()


def test_a_branch_is_told_by_words_a_drawing_and_a_frame(marker: BranchBanner) -> None:
    marker.show_branch(OFF_LINE)

    assert words_of(marker) == "Branch with 5 in r1c2, from step 1,204."
    assert any(not label.pixmap().isNull() for label in marker.findChildren(QLabel))
    assert "dashed" in marker.styleSheet()


def test_the_way_back_is_one_click_or_one_key_away(marker: BranchBanner, qtbot: QtBot) -> None:
    marker.show_branch(OFF_LINE)
    (back,) = marker.findChildren(QToolButton)

    assert back.focusPolicy() & Qt.FocusPolicy.TabFocus
    with qtbot.waitSignal(marker.back_wanted):
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(marker.back_wanted):
        QTest.keyClick(back, Qt.Key.Key_Space)


def test_it_follows_language_and_theme(marker: BranchBanner) -> None:
    marker.show_branch(OFF_LINE)

    language.set_language("ko")
    marker.retranslate()
    marker.set_theme(DARK)

    assert "1,204단계에서 갈라짐" in words_of(marker)
    assert DARK.branch in marker.styleSheet()
    language.set_language("en")
