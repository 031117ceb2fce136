"""The log: the course of the search as a list of sentences, the newest last."""

from collections import deque

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from sudoku_gui.language import Text, say, tr
from sudoku_gui.ui.dock import Panel

LINES_AT_MOST = 500
_Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


class LogLines(QAbstractListModel):
    """The newest sentences, said in the language in use when they are shown."""

    def __init__(self, at_most: int = LINES_AT_MOST) -> None:
        super().__init__()
        self._at_most = at_most
        self._lines: deque[Text] = deque()

    def add(self, sentence: Text) -> None:
        """Append a sentence; the first one goes when there are too many."""
        if len(self._lines) == self._at_most:
            self.beginRemoveRows(_TOP, 0, 0)
            self._lines.popleft()
            self.endRemoveRows()
        self.beginInsertRows(_TOP, len(self._lines), len(self._lines))
        self._lines.append(sentence)
        self.endInsertRows()

    def replace_last(self, sentence: Text) -> None:
        """Say something else in place of the newest sentence."""
        self._lines[-1] = sentence
        last = self.index(len(self._lines) - 1)
        self.dataChanged.emit(last, last)

    def retranslate(self) -> None:
        """Say all of them in the language in use."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return say(self._lines[index.row()])


class StepLogPanel(Panel):
    """Shows the lines, and stays at the newest unless somebody reads further up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LogLines()
        self.list = QListView()
        self.list.setObjectName("step-log")
        self.list.setModel(self.lines)
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFocusProxy(self.list)
        self.setMinimumWidth(180)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)

    def add(self, sentence: Text) -> None:
        """Append a sentence."""
        is_at_newest = self._is_at_newest()
        self.lines.add(sentence)
        if is_at_newest:
            self.list.setCurrentIndex(self.lines.index(self.lines.rowCount() - 1))

    def replace_last(self, sentence: Text) -> None:
        """Say something else in place of the newest sentence."""
        self.lines.replace_last(sentence)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.list.setAccessibleName(tr("Log of steps"))
        self.lines.retranslate()

    def _is_at_newest(self) -> bool:
        current = self.list.currentIndex()
        return not current.isValid() or current.row() == self.lines.rowCount() - 1
