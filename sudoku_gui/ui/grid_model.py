"""The grid as a table for assistive technology: a name and a content for each cell."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from sudoku_gui.language import tr
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.sheet import Origin, Sheet

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class GridModel(QAbstractTableModel):
    """What stands in each cell, in words."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet

    def show(self, sheet: Sheet) -> None:
        """Describe `sheet` from now on."""
        if sheet.geometry != self._sheet.geometry:
            self.beginResetModel()
            self._sheet = sheet
            self.endResetModel()
            return
        before, self._sheet = self._sheet, sheet
        if before != sheet:
            last = sheet.geometry.size - 1
            self.dataChanged.emit(self.index(0, 0), self.index(last, last))

    def cell_of(self, index: Index) -> Cell:
        """The cell of a valid `index`."""
        return self._sheet.geometry.cell_at(index.row(), index.column())

    def index_of(self, cell: Cell) -> QModelIndex:
        """The index of `cell`."""
        geometry = self._sheet.geometry
        return self.index(geometry.row_of(cell), geometry.column_of(cell))

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._sheet.geometry.size

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._sheet.geometry.size

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.cell_of(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return sign_of(self._sheet.grid.digit_at(cell), blank="")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words_for(cell)
        return None

    def _words_for(self, cell: Cell) -> str:
        name, sign = self._sheet.geometry.name(cell), sign_of(self._sheet.grid.digit_at(cell))
        match self._sheet.mark_at(cell).origin:
            case Origin.GIVEN:
                return tr("{cell}: given {digit}", cell=name, digit=sign)
            case Origin.ENTRY:
                return tr("{cell}: entry {digit}", cell=name, digit=sign)
            case Origin.SOLVER:
                return tr("{cell}: {digit}, filled by the solver", cell=name, digit=sign)
            case Origin.NOBODY:
                return tr("{cell}: blank", cell=name)
