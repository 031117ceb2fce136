"""The log: the steps of the search as sentences, one a line, the newest last.

A double click on a line, or Enter in it, leads to the step that it tells of.
"""

from collections import deque

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.presentation.search.shown_moment import HIDDEN
from sudoku_gui.ui.kit.dock import NarrowPanel
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

LINES_AT_MOST = 500
NO_STEP = -1
"""In place of the step that a line tells of: it tells of none of the search that is shown."""

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class _LogText(QPlainTextEdit):
    """The lines themselves, one of which can be chosen."""

    line_chosen = Signal(int)  # its number, counted from 0

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.line_chosen.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.line_chosen.emit(self.textCursor().blockNumber())
        else:
            super().keyPressEvent(event)


class StepLogPanel(NarrowPanel):
    """Shows the newest lines, and stays at the last unless somebody reads further up.

    A text rather than a list, whose lines Qt would all lay out again for each new one.
    """

    step_wanted = Signal(object)  # int; a step of a long search is more than Qt's int holds

    def __init__(self, at_most: int = LINES_AT_MOST, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences: deque[Text] = deque(maxlen=at_most)
        self._steps: deque[int] = deque(maxlen=at_most)  # NO_STEP where there is none
        self._is_behind = False  # the last line, which nobody sees
        self.text = _LogText()
        self.text.line_chosen.connect(self._lead_to)
        self.text.setObjectName("step-log")
        self.text.setReadOnly(True)
        self.text.setUndoRedoEnabled(False)
        self.text.setMaximumBlockCount(at_most)
        # With a cursor, which assistive technology can follow.
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.hint = WrappingLabel("step-log-hint")
        self.hint.setMargin(6)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.hint.hide()
        self.setFocusProxy(self.text)
        self.setMinimumWidth(180)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.hint)
        column.addWidget(self.text)

    def add(self, sentence: Text, step: int = NO_STEP) -> None:
        """Append a sentence, about that step; the first one goes when there are too many."""
        self._catch_up()
        is_at_newest = self._is_at_newest()
        self._sentences.append(sentence)
        self._steps.append(step)
        self.text.appendPlainText(say(sentence))
        if is_at_newest:
            self._go_to_newest()

    def replace_last(self, sentence: Text, step: int) -> None:
        """Say something else in place of the newest sentence, about that step."""
        self._sentences[-1] = sentence
        self._steps[-1] = step
        self._is_behind = True
        if self.isVisible():
            self._catch_up()

    def forget_steps(self) -> None:
        """Lead nowhere from the lines there are: they tell of another search from now on."""
        self._steps = deque([NO_STEP] * len(self._steps), self._steps.maxlen)

    @Slot(int)
    def _lead_to(self, line: int) -> None:
        step = self._steps[line] if line < len(self._steps) else NO_STEP
        if step != NO_STEP:
            self.step_wanted.emit(step)

    def _catch_up(self) -> None:
        """Have the last line say what is to be said there."""
        if not self._is_behind:
            return
        self._is_behind = False
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(say(self._sentences[-1]))

    def hide_lines(self, are_hidden: bool) -> None:
        """Show no lines while they would tell the answer to a question."""
        self.text.setVisible(not are_hidden)
        self.hint.setVisible(are_hidden)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.hint.setText(say(HIDDEN))
        self.text.setAccessibleName(tr("Log of steps"))
        self.text.setToolTip(tr("A double click, or Enter, leads to the step of the line"))
        self.text.setPlainText("\n".join(map(say, self._sentences)))
        self._is_behind = False
        self._go_to_newest()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    def _is_at_newest(self) -> bool:
        return self.text.textCursor().blockNumber() == self.text.blockCount() - 1

    def _go_to_newest(self) -> None:
        """To its beginning, so that it is read from there."""
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        self.text.moveCursor(QTextCursor.MoveOperation.StartOfBlock)
