"""Corrections of a puzzle, as rows of a table that can be read, pointed at and chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from sudoku_gui.language import say, tr
from sudoku_gui.presentation.typo_panel_words import Correction

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class CorrectionsModel(QAbstractTableModel):
    """One row for each correction: what it changes, and the solutions there are then."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Correction, ...] = ()

    @property
    def corrections(self) -> tuple[Correction, ...]:
        """All of them, in the order of the rows."""
        return self._rows

    def show(self, corrections: Sequence[Correction]) -> None:
        """List `corrections` in place of those listed."""
        rows, known = tuple(corrections), len(self._rows)
        if rows == self._rows:
            return
        if known and rows[:known] == self._rows:  # what is selected stays so
            self.beginInsertRows(_ROOT, known, len(rows) - 1)
            self._rows = rows
            self.endInsertRows()
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def retranslate(self) -> None:
        """Say every row in the language in use."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 1))

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        words, outcome = say(row.words), say(row.outcome)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (words, outcome)[index.column()]
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return tr("{change}: {outcome}", change=words, outcome=outcome)
            case _:
                return None
