"""The grid as a table for assistive technology: a name and a content for each cell."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from sudoku_gui.language import tr
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.presentation.cell_look import NO_FINDINGS, NO_MARKS, Findings, SearchMarks

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_NO_CLASHES = frozenset[Cell]()


class GridModel(QAbstractTableModel):
    """What stands in each cell, in words."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._conflicts = _NO_CLASHES
        self._marks = NO_MARKS
        self._findings = NO_FINDINGS

    def show(
        self,
        sheet: Sheet,
        conflicts: frozenset[Cell] = _NO_CLASHES,
        marks: SearchMarks = NO_MARKS,
    ) -> None:
        """Describe `sheet` from now on, the cells in conflict, and what a search points at."""
        before = self._sheet, self._conflicts, self._marks
        if sheet.geometry != self._sheet.geometry:
            self.beginResetModel()
            self._sheet, self._conflicts, self._marks = sheet, conflicts, marks
            self._findings = NO_FINDINGS
            self.endResetModel()
            return
        self._sheet, self._conflicts, self._marks = sheet, conflicts, marks
        if before != (sheet, conflicts, marks):
            self._tell_change()

    def show_findings(self, findings: Findings) -> None:
        """Add what checks have found out."""
        self._findings = findings
        self._tell_change()

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
            return self._words_with_findings(cell, self._words_with_marks(cell))
        return None

    def _tell_change(self) -> None:
        last = self._sheet.geometry.size - 1
        self.dataChanged.emit(self.index(0, 0), self.index(last, last))

    def _words_with_marks(self, cell: Cell) -> str:
        words, marks = self._words_for(cell), self._marks
        if cell in self._conflicts:
            words = tr("{cell}, clashes with an equal digit", cell=words)
        if cell == marks.placed:
            words = tr("{cell}, just placed", cell=words)
        if cell == marks.taken_back:
            sign = sign_of(marks.taken_digit)
            words = tr("{cell}, {digit} just taken back", cell=words, digit=sign)
        if cell == marks.standing:
            words = tr("{cell}, the search stands here", cell=words)
        if cell in marks.dead_ends:
            words = tr("{cell}, dead end", cell=words)
        if cell in marks.blockers:
            words = tr("{cell}, refuses a digit that was tried", cell=words)
        return words

    def _words_with_findings(self, cell: Cell, words: str) -> str:
        found = self._findings
        if cell in found.clashing:
            words = tr("{cell}, one of the givens that cannot stand together", cell=words)
        if cell in found.wrong:
            words = tr("{cell}, contradicts the solution", cell=words)
        if cell in found.doubts:
            words = tr("{cell}, solutions differ here", cell=words)
        if cell in found.preview:
            sign = sign_of(found.preview[cell], blank="")
            proposed = tr("would be {digit}", digit=sign) if sign else tr("would be blank")
            words = tr("{cell}, {proposed}", cell=words, proposed=proposed)
        return words

    def _words_for(self, cell: Cell) -> str:
        name, sign = self._sheet.geometry.name(cell), sign_of(self._sheet.grid.digit_at(cell))
        match self._sheet.state_at(cell).origin:
            case Origin.GIVEN:
                return tr("{cell}: given {digit}", cell=name, digit=sign)
            case Origin.ENTRY:
                return tr("{cell}: entry {digit}", cell=name, digit=sign)
            case Origin.SOLVER:
                return tr("{cell}: {digit}, filled by the solver", cell=name, digit=sign)
            case Origin.NONE:
                return tr("{cell}: blank", cell=name)
