"""An editor for programs: letters of one width, numbers of the lines, and indentation by keys."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QRect, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.judge.text_pane import mark_line
from sudoku_gui.ui.kit.text_scale import fixed_font

_INDENT = " " * 4
_MARGIN = 6


class ProgramEditor(QPlainTextEdit):
    """Edits plain text; Tab indents, and Ctrl+Tab leads to the next part of the window."""

    file_dropped = Signal(object)  # Path

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._marked_line = 0
        self._numbers = _LineNumbers(self)
        self.setObjectName("program")
        self.setFont(fixed_font(self.font()))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabStopDistance(self.fontMetrics().horizontalAdvance(_INDENT))
        self.blockCountChanged.connect(self._make_room)
        self.updateRequest.connect(self._follow)
        self.textChanged.connect(self._unmark)
        self._make_room()

    def replace_text(self, words: str) -> None:
        """Put other text in place of all; it can be undone."""
        cursor = self.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(words)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def mark(self, line: int) -> None:
        """Mark a line, counted from 1, and go there; 0 for none.  It lasts until text changes."""
        self._marked_line = line
        mark_line(self, line, self._theme.red_ground)
        block = self.document().findBlockByNumber(line - 1)
        if line and block.isValid():
            self.setTextCursor(QTextCursor(block))
            self.centerCursor()

    @property
    def marked_line(self) -> int:
        """The line that is marked, 0 for none."""
        return self._marked_line

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        mark_line(self, self._marked_line, theme.red_ground)
        self._numbers.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        match event.key():
            case Qt.Key.Key_Tab if is_plain:
                self._indent()
            case Qt.Key.Key_Backtab if is_plain:
                self._shift_lines(is_inward=False)
            case Qt.Key.Key_Tab | Qt.Key.Key_Backtab:
                self._leave(event.key() == Qt.Key.Key_Tab)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if is_plain:
                self._begin_line()
            case Qt.Key.Key_Backspace if is_plain and self._is_behind_indent():
                self._shift_lines(is_inward=False)
            case _:
                super().keyPressEvent(event)
                return
        event.accept()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return _file_in(source) is not None or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        path = _file_in(source)
        if path is None:
            super().insertFromMimeData(source)
        else:
            self.file_dropped.emit(path)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._numbers.setGeometry(
            QRect(inside.left(), inside.top(), self._numbers_width(), inside.height())
        )

    def paint_numbers(self, painter: QPainter, seen: QRect) -> None:
        """Paint the numbers of the lines that are in sight."""
        painter.fillRect(seen, QColor(self._theme.panel))
        painter.setPen(QColor(self._theme.muted))
        painter.setFont(self.font())
        block, width = self.firstVisibleBlock(), self._numbers.width() - _MARGIN
        box = self.blockBoundingGeometry(block).translated(self.contentOffset())
        while block.isValid() and box.top() <= seen.bottom():
            area = QRect(0, round(box.top()), width, round(box.height()))
            painter.drawText(area, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            block = block.next()
            box = self.blockBoundingGeometry(block).translated(self.contentOffset())

    def _leave(self, is_forward: bool) -> None:
        # The window is asked: the editor itself would keep the focus, for Tab is a sign to it.
        if is_forward:
            self.window().focusNextChild()
        else:
            self.window().focusPreviousChild()

    def _indent(self) -> None:
        """Insert blanks up to the next stop; several lines are all moved."""
        cursor = self.textCursor()
        first = self.document().findBlock(cursor.selectionStart())
        if first != self.document().findBlock(cursor.selectionEnd()):
            self._shift_lines(is_inward=True)
        else:
            cursor.insertText(_INDENT[cursor.positionInBlock() % len(_INDENT) :])

    def _shift_lines(self, *, is_inward: bool) -> None:
        """Move the lines that are selected, or the present one, by one indentation."""
        selected = self.textCursor()
        block = self.document().findBlock(selected.selectionStart())
        last = self.document().findBlock(selected.selectionEnd())
        edit = QTextCursor(block)
        edit.beginEditBlock()
        while block.isValid() and block.blockNumber() <= last.blockNumber():
            edit.setPosition(block.position())
            if is_inward:
                edit.insertText(_INDENT)
            else:
                _remove_indent(edit, block.text())
            block = block.next()
        edit.endEditBlock()

    def _begin_line(self) -> None:
        """Begin a line that is indented as the one before, or further behind a colon."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        indent = before[: len(before) - len(before.lstrip())]
        cursor.insertText("\n" + indent + _INDENT * before.rstrip().endswith(":"))
        self.ensureCursorVisible()

    def _is_behind_indent(self) -> bool:
        """Return whether Backspace takes a whole indentation."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        is_whole = len(before) % len(_INDENT) == 0 and before.startswith(_INDENT)
        return not cursor.hasSelection() and is_whole and not before.strip(" ")

    def _numbers_width(self) -> int:
        digits = max(2, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("0" * digits) + 2 * _MARGIN

    @Slot()
    def _make_room(self) -> None:
        self.setViewportMargins(self._numbers_width(), 0, 0, 0)

    @Slot(QRect, int)
    def _follow(self, seen: QRect, scrolled: int) -> None:
        if scrolled:
            self._numbers.scroll(0, scrolled)
        else:
            self._numbers.update(0, seen.y(), self._numbers.width(), seen.height())

    @Slot()
    def _unmark(self) -> None:
        if self._marked_line:
            self.mark(0)


class _LineNumbers(QWidget):
    """The strip on the left of the editor."""

    def __init__(self, editor: ProgramEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._editor.paint_numbers(painter, event.rect())


def _remove_indent(cursor: QTextCursor, line: str) -> None:
    """Remove one indentation at `cursor`, the beginning of a line."""
    blanks = len(line) - len(line.lstrip(" "))
    removed = 1 if line.startswith("\t") else min(blanks, len(_INDENT))
    for _ in range(removed):
        cursor.deleteChar()


def _file_in(source: QMimeData) -> Path | None:
    """Return the one file that is dropped or pasted, if it is that."""
    urls = source.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
