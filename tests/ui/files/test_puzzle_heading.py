"""The line that says which puzzle this is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.language import set_language
from sudoku_gui.model.puzzle import NO_METADATA, Metadata
from sudoku_gui.techniques.level import Level
from sudoku_gui.ui.files.puzzle_heading import PuzzleHeading
from sudoku_gui.wording.levels import level_in_files


@pytest.fixture
def line(qtbot: QtBot) -> PuzzleHeading:
    line = PuzzleHeading()
    qtbot.addWidget(line)
    return line


def test_nothing_known_takes_no_space(line: PuzzleHeading) -> None:
    line.show_metadata(Metadata(title="Easy"))
    line.show_metadata(NO_METADATA)

    assert line.isHidden()


@pytest.mark.parametrize(
    ("metadata", "words"),
    [
        (Metadata("Easy, for once", "Ann", level="2"), "Easy, for once · Ann · 2"),
        (Metadata(description="A random\n puzzle", author="Ruud"), "A random puzzle · Ruud"),
        (Metadata(" ", "\n", level="Hard"), "Hard"),
        (Metadata("x" * 1_000_000), "x" * 200 + "…"),
    ],
)
def test_title_author_and_level_stand_on_a_line(
    line: PuzzleHeading, metadata: Metadata, words: str
) -> None:
    line.show_metadata(metadata)

    assert not line.isHidden()
    assert line.text() == words


def test_a_title_that_looks_like_html_is_shown_as_it_is(line: PuzzleHeading) -> None:
    line.show_metadata(Metadata("<h1>x</h1>"))

    assert line.textFormat() is Qt.TextFormat.PlainText
    assert line.text() == "<h1>x</h1>"
    assert line.toolTip() == "<p>&lt;h1&gt;x&lt;/h1&gt;</p>"


def test_the_line_is_as_high_as_its_letters(line: PuzzleHeading) -> None:
    before, font = line.height(), line.font()
    font.setPointSize(3 * font.pointSize())

    line.setFont(font)

    assert line.height() > 2 * before


def test_what_stands_below_does_not_cover_the_line(qtbot: QtBot) -> None:
    window, line, below = QWidget(), PuzzleHeading(), QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(line)
    column.addWidget(below, stretch=1)
    window.resize(200, 200)
    window.show()

    line.show_metadata(Metadata("Easy"))
    column.activate()

    assert below.y() >= line.y() + line.height()


def test_a_level_of_ours_is_said_in_the_language_in_use(line: PuzzleHeading) -> None:
    line.show_metadata(Metadata(level=level_in_files(Level.MEDIUM)))
    assert line.text() == "Medium"

    set_language("ko")
    line.retranslate()

    assert line.text() == "보통"
