"""A list of deductions: how hard each is, its technique, and what follows."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from sudoku_gui.language import say, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.wording.deductions import conclusion_words, difficulty_words

_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_HEADINGS = (text("Difficulty"), text("Technique"), text("What follows"))
_READ = {
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
}
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_DIFFICULTY, _TECHNIQUE = 0, 1  # columns


class DeductionModel(QAbstractTableModel):
    """Deductions in the order in which they were found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deductions: tuple[Deduction, ...] = ()
        self._geometry = Geometry.of_size(9)

    @property
    def deductions(self) -> tuple[Deduction, ...]:
        """All that are listed."""
        return self._deductions

    def show_deductions(self, deductions: Sequence[Deduction], geometry: Geometry) -> None:
        """List these; where they go on with those there are, these stay as they are."""
        listed, self._geometry = len(self._deductions), geometry
        if listed and tuple(deductions[:listed]) == self._deductions:
            if len(deductions) > listed:
                self.beginInsertRows(_NOWHERE, listed, len(deductions) - 1)
                self._deductions = tuple(deductions)
                self.endInsertRows()
            return
        self.beginResetModel()
        self._deductions = tuple(deductions)
        self.endResetModel()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._deductions)

    def columnCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(_HEADINGS)

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role in _READ:
            return self._words(self._deductions[index.row()], index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == _DIFFICULTY:
            return _RIGHT
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return say(_HEADINGS[section]) if orientation is Qt.Orientation.Horizontal else section + 1

    def _words(self, deduction: Deduction, column: int) -> str:
        if column == _DIFFICULTY:
            return difficulty_words(deduction.tenths)
        if column == _TECHNIQUE:
            return say(deduction.technique.title)
        return say(conclusion_words(deduction, self._geometry))


class DeductionTable(QTableView):
    """Pointer and arrow keys look at a row, a double click and Enter choose it."""

    row_looked_at = Signal(int)
    row_chosen = Signal(int)
    left = Signal()

    def __init__(self, model: DeductionModel, name: str, *, follows_pointer: bool) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(follows_pointer)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setStretchLastSection(True)
        down.setDefaultSectionSize(self.fontMetrics().lineSpacing() + 8)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        if follows_pointer:
            down.hide()
            self.entered.connect(self._look_at)
        self.doubleClicked.connect(self._choose)
        for changed in (model.rowsInserted, model.modelReset):
            changed.connect(self._fit_columns)

    @Slot()
    def _fit_columns(self) -> None:
        across = self.horizontalHeader()
        difficulty, technique = (
            max(self.sizeHintForColumn(column), across.sectionSizeHint(column))
            for column in (_DIFFICULTY, _TECHNIQUE)
        )
        self.setColumnWidth(_DIFFICULTY, difficulty)
        half = (self.viewport().width() - difficulty) // 2  # or long names push out what follows
        self.setColumnWidth(_TECHNIQUE, min(technique, half))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    @Slot(QModelIndex)
    def _look_at(self, index: QModelIndex) -> None:
        self.row_looked_at.emit(index.row())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.row_chosen.emit(index.row())

    def currentChanged(self, current: _AnyIndex, previous: _AnyIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.row_looked_at.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.currentIndex().isValid():
                self.row_chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """What the pointer leaves is drawn no longer, but for the row that is selected."""
        super().leaveEvent(event)
        if self.currentIndex().isValid():
            self.row_looked_at.emit(self.currentIndex().row())
        else:
            self.left.emit()
