"""Puzzle properties: read, changed, and what stays as it was."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.model.puzzle import METADATA_TEXTS, NO_METADATA, Metadata
from sudoku_gui.ui.files.properties_dialog import PropertiesDialog

KNOWN = NO_METADATA.with_texts({each: f"the {each}" for each in METADATA_TEXTS})


class Opened:
    """A dialog over a window, and what it handed over."""

    def __init__(self, metadata: Metadata, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.accepted: list[Metadata] = []
        self.dialog = PropertiesDialog(metadata, self.accepted.append, self.window)

    def line(self, name: str) -> QLineEdit:
        """The field of one line for `name`."""
        field = self.dialog.findChild(QLineEdit, name)
        assert isinstance(field, QLineEdit)
        return field

    def text(self, name: str) -> QPlainTextEdit:
        """The field of several lines for `name`."""
        field = self.dialog.findChild(QPlainTextEdit, name)
        assert isinstance(field, QPlainTextEdit)
        return field

    def press(self, button: QDialogButtonBox.StandardButton) -> None:
        """Press a button of the dialog."""
        buttons = self.dialog.findChild(QDialogButtonBox)
        assert isinstance(buttons, QDialogButtonBox)
        buttons.button(button).click()


def test_everything_known_is_shown(qtbot: QtBot) -> None:
    opened = Opened(KNOWN, qtbot)

    for name in ("title", "author", "source", "level", "date", "url"):
        assert opened.line(name).text() == f"the {name}"
    for name in ("description", "comment"):
        assert opened.text(name).toPlainText() == f"the {name}"


def test_what_is_typed_is_handed_over(qtbot: QtBot) -> None:
    opened = Opened(NO_METADATA, qtbot)

    QTest.keyClicks(opened.line("title"), "Easy")
    QTest.keyClicks(opened.text("comment"), "One")
    QTest.keyClick(opened.text("comment"), Qt.Key.Key_Return)
    QTest.keyClicks(opened.text("comment"), "Two")
    opened.press(QDialogButtonBox.StandardButton.Ok)

    assert opened.accepted == [Metadata(title="Easy", comment="One\nTwo")]


def test_nothing_is_handed_over_on_cancel(qtbot: QtBot) -> None:
    opened = Opened(KNOWN, qtbot)

    QTest.keyClicks(opened.line("title"), "Easy")
    opened.press(QDialogButtonBox.StandardButton.Cancel)

    assert opened.accepted == []


@pytest.mark.parametrize(
    "odd", ["a\nb", "<b>bold</b>", "x" * 1_000_000, "tab\t", "\N{NO-BREAK SPACE}", "\r"]
)
def test_what_nobody_touches_stays_as_it_is(odd: str, qtbot: QtBot) -> None:
    metadata = Metadata(title=odd, comment=odd)
    opened = Opened(metadata, qtbot)

    QTest.keyClicks(opened.line("author"), "Ann")
    opened.press(QDialogButtonBox.StandardButton.Ok)

    assert opened.accepted == [Metadata(title=odd, author="Ann", comment=odd)]


def test_a_title_of_several_lines_can_be_changed_as_such(qtbot: QtBot) -> None:
    opened = Opened(Metadata(title="a\nb"), qtbot)

    QTest.keyClicks(opened.text("title"), "x")
    opened.press(QDialogButtonBox.StandardButton.Ok)

    assert opened.accepted == [Metadata(title="xa\nb")]


def test_a_text_too_long_to_show_cannot_be_cut_by_editing(qtbot: QtBot) -> None:
    opened = Opened(Metadata(title="x" * 20_000), qtbot)

    assert opened.line("title").isReadOnly()


def test_signs_that_are_no_text_do_not_get_in(qtbot: QtBot) -> None:
    opened = Opened(NO_METADATA, qtbot)

    opened.line("title").insert("a\u202eb")
    opened.press(QDialogButtonBox.StandardButton.Ok)

    assert opened.accepted == [Metadata(title="a\N{REPLACEMENT CHARACTER}b")]
