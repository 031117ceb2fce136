"""The editor for programs: what its keys do to the text."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.judge.program_editor import ProgramEditor

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def editor(qapp: QApplication) -> Iterator[ProgramEditor]:
    editor = ProgramEditor(LIGHT)
    yield editor
    editor.deleteLater()


def press(editor: ProgramEditor, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(editor, key)


def test_a_line_begins_as_the_one_before_and_further_behind_a_colon(editor: ProgramEditor) -> None:
    QTest.keyClicks(editor, "if x:")
    press(editor, Qt.Key.Key_Return)
    QTest.keyClicks(editor, "y = 1")
    press(editor, Qt.Key.Key_Return)
    QTest.keyClicks(editor, "z")

    assert editor.toPlainText() == "if x:\n    y = 1\n    z"


def test_tab_goes_to_the_next_stop_and_backspace_takes_a_whole_indentation(
    editor: ProgramEditor,
) -> None:
    press(editor, Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    QTest.keyClicks(editor, "a")
    press(editor, Qt.Key.Key_Tab)
    assert editor.toPlainText() == "        a   "

    editor.setPlainText("        a")
    editor.moveCursor(QTextCursor.MoveOperation.End)
    press(editor, Qt.Key.Key_Left, Qt.Key.Key_Backspace)

    assert editor.toPlainText() == "    a"


def test_selected_lines_move_together_in_one_undo(editor: ProgramEditor) -> None:
    editor.setPlainText("a\n  b\n\tc")
    editor.selectAll()

    press(editor, Qt.Key.Key_Tab)
    assert editor.toPlainText() == "    a\n      b\n    \tc"
    QTest.keyClick(editor, Qt.Key.Key_Backtab, SHIFT)
    assert editor.toPlainText() == "a\n  b\n\tc"
    editor.undo()

    assert editor.toPlainText() == "    a\n      b\n    \tc"


def test_other_text_in_place_of_all_can_be_undone(editor: ProgramEditor) -> None:
    editor.setPlainText("mine")

    editor.replace_text("another")
    assert editor.toPlainText() == "another"
    editor.undo()

    assert editor.toPlainText() == "mine"


def test_a_marked_line_is_gone_to_and_is_not_marked_any_more_when_the_text_changes(
    editor: ProgramEditor,
) -> None:
    editor.setPlainText("a\nb\nc")

    editor.mark(2)
    (marked,) = editor.extraSelections()
    assert (marked.cursor.block().text(), editor.textCursor().blockNumber()) == ("b", 1)
    editor.mark(7)
    assert editor.extraSelections() == []
    editor.mark(2)
    QTest.keyClicks(editor, "x")

    assert (editor.extraSelections(), editor.marked_line) == ([], 0)


def test_a_file_that_is_dropped_is_told_and_a_text_is_put_in(
    editor: ProgramEditor, tmp_path: Path
) -> None:
    dropped: list[Path] = []
    editor.file_dropped.connect(dropped.append)
    file, words = QMimeData(), QMimeData()
    file.setUrls([QUrl.fromLocalFile(str(tmp_path / "program.py"))])
    words.setText("print()")

    assert editor.canInsertFromMimeData(file)
    editor.insertFromMimeData(file)
    editor.insertFromMimeData(words)

    assert dropped == [tmp_path / "program.py"]
    assert editor.toPlainText() == "print()"
