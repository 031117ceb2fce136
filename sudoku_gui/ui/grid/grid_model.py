"""The grid as a table for assistive technology: a name and a content for each cell."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from sudoku_gui.language import tr
from sudoku_gui.model.candidates import blockers
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.cell_look import Findings
from sudoku_gui.presentation.grid.colour_styles import colours_in_words
from sudoku_gui.presentation.grid.grid_layers import GridLayers

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_LARGEST_ROOMY = 9  # up to it, there is room for all notes of one kind in any window


class GridModel(QAbstractTableModel):
    """What stands in each cell, in words."""

    def __init__(self, layers: GridLayers) -> None:
        super().__init__()
        self._layers = layers

    def show(self, layers: GridLayers) -> bool:
        """Describe `layers` from now on; return whether they are of another shape."""
        before = self._layers
        if layers.sheet_shown.geometry != self.geometry:
            self.beginResetModel()
            self._layers = layers
            self.endResetModel()
            return True
        self._layers = layers
        if _told_of(before) != _told_of(layers):
            last = self.geometry.size - 1
            self.dataChanged.emit(self.index(0, 0), self.index(last, last))
        return False

    def cell_of(self, index: Index) -> Cell:
        """Return the cell of a valid `index`."""
        return self.geometry.cell_at(index.row(), index.column())

    def index_of(self, cell: Cell) -> QModelIndex:
        """Return the index of `cell`."""
        geometry = self.geometry
        return self.index(geometry.row_of(cell), geometry.column_of(cell))

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.geometry.size

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.geometry.size

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.cell_of(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return sign_of(self._layers.sheet_shown.grid.digit_at(cell), blank="")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words_with_layers(cell)
        if role == Qt.ItemDataRole.ToolTipRole and self._may_be_cut_short(cell):
            return self._words_with_notes(self.geometry.name(cell), cell)
        return None

    @property
    def geometry(self) -> Geometry:
        """The shape of the grid described."""
        return self._layers.sheet_shown.geometry

    def _words_with_layers(self, cell: Cell) -> str:
        words, layers = self._words_with_notes(self._words_with_marks(cell), cell), self._layers
        if cell in layers.highlighted.strong:
            words = tr("{cell}, highlighted", cell=words)
        if layers.coloured and layers.coloured[cell].colours:
            names = colours_in_words(layers.coloured[cell].colours)
            words = tr("{cell}, coloured {colours}", cell=words, colours=names)
        if cell in layers.tentative:
            words = tr("{cell}, tried out", cell=words)
        if layers.heat is not None and layers.heat[cell]:
            words = tr("{cell}, has cost {part} %", cell=words, part=layers.heat[cell])
        if layers.findings is not None:
            words = _words_with_findings(words, cell, layers.findings)
        if layers.annotation is not None:
            # Loaded with the first annotation.
            from sudoku_gui.presentation.grid.annotation import (  # noqa: PLC0415
                words_with_roles,
            )

            words = words_with_roles(words, cell, layers.annotation)
        return words

    def _words_with_notes(self, words: str, cell: Cell) -> str:
        sheet = self._layers.noted
        if not sheet.notes or self._layers.sheet_shown.grid.digit_at(cell):
            return words
        # Loaded with the first note.
        from sudoku_gui.presentation.grid.note_words import words_with_notes  # noqa: PLC0415

        excluded = {*blockers(sheet.grid, cell)} if self._layers.search is None else set[Digit]()
        notes = sheet.notes_at(cell)
        return words_with_notes(words, notes, notes.digits & excluded)

    def _may_be_cut_short(self, cell: Cell) -> bool:
        """Return whether a cell may be too small for all of its notes."""
        notes, is_small = self._layers.sheet.notes_at(cell), self.geometry.size > _LARGEST_ROOMY
        return bool(notes.digits) and (is_small or bool(notes.corner and notes.centre))

    def _words_with_marks(self, cell: Cell) -> str:
        words, marks = self._words_for(cell), self._layers.marks
        if cell in self._layers.conflicts:
            words = tr("{cell}, clashes with an equal digit", cell=words)
        if cell == marks.placed:
            words = tr("{cell}, just placed", cell=words)
        if cell == marks.taken_back:
            sign = sign_of(marks.taken_digit)
            words = tr("{cell}, {digit} just taken back", cell=words, digit=sign)
        if cell == marks.current_blank:
            words = tr("{cell}, the search stands here", cell=words)
        if cell in marks.dead_ends:
            words = tr("{cell}, dead end", cell=words)
        if cell in marks.blockers:
            words = tr("{cell}, refuses a digit that was tried", cell=words)
        return words

    def _words_for(self, cell: Cell) -> str:
        sheet = self._layers.sheet_shown
        name, sign = sheet.geometry.name(cell), sign_of(sheet.grid.digit_at(cell))
        match sheet.state_at(cell).origin:
            case Origin.GIVEN:
                return tr("{cell}: given {digit}", cell=name, digit=sign)
            case Origin.ENTRY:
                return tr("{cell}: entry {digit}", cell=name, digit=sign)
            case Origin.SOLVER:
                return tr("{cell}: {digit}, filled by the solver", cell=name, digit=sign)
            case Origin.NONE:
                return tr("{cell}: blank", cell=name)


def _told_of(layers: GridLayers) -> tuple[object, ...]:
    """Return all that is said of the cells."""
    return (
        layers.sheet_shown,
        layers.sheet.notes,
        layers.coloured,
        layers.highlight,
        layers.marks,
        layers.tentative_since,
        layers.heat,
        layers.findings,
        layers.annotation,
    )


def _words_with_findings(words: str, cell: Cell, found: Findings) -> str:
    if cell in found.core:
        words = tr("{cell}, one of the givens that cannot stand together", cell=words)
    if cell in found.wrong:
        words = tr("{cell}, contradicts the solution", cell=words)
    if cell in found.ambiguous:
        words = tr("{cell}, solutions differ here", cell=words)
    if cell in found.preview:
        sign = sign_of(found.preview[cell], blank="")
        proposed = tr("would be {digit}", digit=sign) if sign else tr("would be blank")
        words = tr("{cell}, {proposed}", cell=words, proposed=proposed)
    return words
