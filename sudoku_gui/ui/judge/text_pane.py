"""Plain text of a program, in letters of one width: what it printed, what was expected."""

from PySide6.QtGui import QColor, QTextCursor, QTextFormat
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from sudoku_gui.ui.kit.text_scale import fixed_font

_SIGNS_AT_MOST = 20_000
"""So much is shown of what a program printed without end."""


def mark_line(view: QPlainTextEdit, line: int, ground: str) -> None:
    """Have a line of `view`, counted from 1, stand on another ground; 0 marks none."""
    block = view.document().findBlockByNumber(line - 1)
    if line < 1 or not block.isValid():
        view.setExtraSelections([])
        return
    selection = QTextEdit.ExtraSelection()
    selection.format.setBackground(QColor(ground))
    selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
    selection.cursor = QTextCursor(block)
    view.setExtraSelections([selection])


class TextPane(QWidget):
    """A title and a text that can be read and copied; hidden as long as there is none."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._line = 0
        self._ground = ""
        self._title = QLabel()
        self.view = QPlainTextEdit()
        self.view.setObjectName(name)
        self.view.setReadOnly(True)
        self.view.setTabChangesFocus(True)
        self.view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.view.setFont(fixed_font(self.font()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self.view, stretch=1)
        self.hide()

    def set_title(self, words: str) -> None:
        """Call the text by these words."""
        self._title.setText(words)
        self.view.setAccessibleName(words)

    def show_text(self, words: str, line: int = 0) -> None:
        """Show a text, one of its lines marked, or hide where there is none."""
        cut = words if len(words) <= _SIGNS_AT_MOST else words[:_SIGNS_AT_MOST] + "…"
        self.view.setPlainText(cut)
        self._line = line
        mark_line(self.view, line, self._ground)
        self.setVisible(bool(words))

    def set_marking_ground(self, ground: str) -> None:
        """Use this colour for the line that is marked."""
        self._ground = ground
        mark_line(self.view, self._line, ground)
