"""Plain words on as many lines as they need."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.wrapping_label import WrappingLabel


def test_words_are_shown_as_they_are_on_as_many_lines_as_they_need(qtbot: QtBot) -> None:
    label = WrappingLabel("story")
    qtbot.addWidget(label)
    label.setText("<b>not bold</b> " * 20)

    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.heightForWidth(100) > 2 * label.fontMetrics().lineSpacing()
    assert label.objectName() == "story"
