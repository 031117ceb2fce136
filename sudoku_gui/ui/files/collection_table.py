"""The table of a collection's puzzles: rows of one height, columns that go where room is short.

Nothing here looks at every row: Qt's ways that do so are replaced.
"""

import time

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView

from sudoku_gui.ui.files.collection_cells import CollectionCells
from sudoku_gui.ui.files.collection_model import CollectionColumn, CollectionModel


class CollectionTable(QTableView):
    """Rows of one height, chosen as a whole; the number of a puzzle is typed to go to it."""

    removal_wanted = Signal()  # of those selected

    def __init__(self, model: CollectionModel) -> None:
        super().__init__()
        self._puzzles = model
        self._typed, self._typed_at = "", 0.0  # figures of a number, and when the last came
        self.setModel(model)
        self.setItemDelegate(CollectionCells(model, self))
        self._has_duplicates = False
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)  # Tab leads out of the table
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setIconSize(QSize(14, 14))
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 8)
        columns.setHighlightSections(False)
        # A heading that knows what is selected asks of every row whether all are: twenty seconds
        # for a million.  It shows nothing of that, so it has a selection of its own, an empty one.
        columns.setSelectionModel(QItemSelectionModel(model, columns))
        columns.setSectionsClickable(True)
        columns.setSortIndicatorShown(True)
        columns.setSortIndicator(CollectionColumn.NUMBER, Qt.SortOrder.AscendingOrder)
        columns.setMinimumSectionSize(30)
        columns.setSectionResizeMode(CollectionColumn.TITLE, QHeaderView.ResizeMode.Stretch)
        for column, widest in _WIDEST.items():
            self.setColumnWidth(column, self.fontMetrics().horizontalAdvance(widest) + 8)

    def event(self, event: QEvent) -> bool:
        is_asked_for = event.type() is QEvent.Type.ShortcutOverride
        if not is_asked_for or not isinstance(event, QKeyEvent):
            return super().event(event)
        if any(map(event.matches, (QKeySequence.StandardKey.SelectAll, _REMOVING))):
            event.accept()  # the key is about the rows here, not the cells of the grid
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(_REMOVING):
            self.removal_wanted.emit()
        else:
            super().keyPressEvent(event)

    def make_room_for(self, count: int) -> None:
        """Let the numbers of so many puzzles be read, in bold figures too."""
        font = self.font()
        font.setBold(True)
        needed = QFontMetrics(font).horizontalAdvance(f"{count:,}")
        for column in (CollectionColumn.NUMBER, CollectionColumn.SAME_AS):
            usual = self.fontMetrics().horizontalAdvance(_WIDEST[column])
            self.setColumnWidth(column, max(usual, needed) + 8)

    def show_duplicates(self, has_duplicates: bool) -> None:
        """Show the column that says what a puzzle is the same as, or not, if there is nothing."""
        self._has_duplicates = has_duplicates
        self._share_room(self.viewport().width())

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        # Qt goes to the first and the last column, which means nothing where rows are chosen.
        last = self.model().rowCount() - 1
        if action is QAbstractItemView.CursorAction.MoveHome and last >= 0:
            return self.model().index(0, CollectionColumn.NUMBER)
        if action is QAbstractItemView.CursorAction.MoveEnd and last >= 0:
            return self.model().index(last, CollectionColumn.NUMBER)
        return super().moveCursor(action, modifiers)

    def keyboardSearch(self, search: str) -> None:
        # Qt would compare the words of every row with what is typed: a minute for a million.
        interval = QApplication.keyboardInputInterval() / 1000
        before = self._typed if time.monotonic() - self._typed_at < interval else ""
        self._typed, self._typed_at = before + search, time.monotonic()
        is_number = self._typed.isascii() and self._typed.isdecimal()
        if is_number and len(self._typed) <= _MOST_FIGURES:
            place = self._puzzles.place_of(int(self._typed) - 1)
            if place >= 0:
                self.setCurrentIndex(self._puzzles.index(place, CollectionColumn.NUMBER))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room(event.size().width())

    def _share_room(self, width: int) -> None:
        self.setColumnHidden(CollectionColumn.SAME_AS, not self._has_duplicates)
        if self._has_duplicates:
            width -= self.columnWidth(CollectionColumn.SAME_AS)
        for column, narrow in _NEEDS_WIDTH.items():
            self.setColumnHidden(column, width < narrow)


_MOST_FIGURES = 8  # the longest list has twenty million puzzles
_REMOVING = QKeySequence.StandardKey.Delete
_NEEDS_WIDTH = {
    CollectionColumn.HARDEST: 540,
    CollectionColumn.RATING: 300,
    CollectionColumn.PROGRESS: 380,
    CollectionColumn.GIVENS: 240,
    CollectionColumn.TITLE: 170,
    CollectionColumn.VERDICT: 140,
}  # pixels of the table, but for what a puzzle is the same as
_WIDEST = {
    CollectionColumn.NUMBER: "000,000",
    CollectionColumn.GIVENS: "Givens 0",
    CollectionColumn.VERDICT: "Solutions 000",  # room for the sign and bold words
    CollectionColumn.RATING: "Rating 0",
    CollectionColumn.HARDEST: "Unique rectangle type 1",
    CollectionColumn.PROGRESS: "Progress 0",
    CollectionColumn.SAME_AS: "Same as 0",
}
