"""The grid on the screen: shows what the overlays hold, reports digits typed and cells selected.

A table view, because that is what assistive technology can read; it paints
itself from one kept picture instead of a delegate per cell.
"""

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, digit_of
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid_cursor import TypingMode, cell_after_typing, next_blank
from sudoku_gui.presentation.grid_layers import grid_look_of
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.solvers.search import NO_CELL
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_model import GridModel, Index
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_painter import GridPicture
from sudoku_gui.ui.kit.fitted_table import FittedTable

_LEAST_SIDE = 200  # pixels: digits of 9x9 can still be read
_NICE_SIDE = 300  # below it the parts beside the grid grow narrower, too
_LOOKS_DIFFERENT = {QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange}
_HELD_IN_TYPING = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_CLEARING = {Qt.Key.Key_Space, Qt.Key.Key_0, Qt.Key.Key_Period}
_ERASING = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}
_ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class GridWidget(FittedTable):
    """Draws the layers of the overlays, and reports what people do."""

    digit_entered = Signal(int, int)  # cell, digit (0 clears)
    cell_selected = Signal(int)
    menu_wanted = Signal(QPoint)  # where on the screen

    def __init__(self, overlays: GridOverlays, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._overlays = overlays
        self._theme = theme
        self._picture: GridPicture | None = None
        self._is_outdated = False  # the picture; it is brought up to date when it is looked at
        self._typing = TypingMode.ENTRIES
        self._table = GridModel(overlays.layers)
        self.setModel(self._table)
        overlays.changed.connect(self._follow)
        self.setMinimumSize(_LEAST_SIDE, _LEAST_SIDE)
        self.select(Cell(0))

    @property
    def selected(self) -> Cell:
        """The cell with the cursor."""
        index = self.currentIndex()
        return self._table.cell_of(index) if index.isValid() else NO_CELL

    def set_typing(self, typing: TypingMode) -> None:
        """Let the keys do what helps to type givens, or entries."""
        self._typing = typing

    def select(self, cell: Cell) -> None:
        """Put the cursor into `cell`."""
        self.setCurrentIndex(self._table.index_of(cell))

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of `theme` from now on."""
        self._theme = theme
        self._lay_out()

    def retranslate(self) -> None:
        """Say the names that assistive technology reads in the language in use."""
        self.setAccessibleName(tr("Sudoku grid"))
        self._describe()

    @property
    def _sheet(self) -> Sheet:
        """The digits that are seen."""
        return self._overlays.layers.sheet_shown

    @Slot()
    def _follow(self) -> None:
        """Show the layers as they are now."""
        another_shape = self._table.show(self._overlays.layers)
        self._describe()
        if another_shape:
            self._lay_out()
            self.select(Cell(0))
        self._refresh()

    def _describe(self) -> None:
        """Have assistive technology say what is drawn over the grid."""
        annotation = self._overlays.layers.annotation
        description = say(annotation.description) if annotation else ""
        if description != self.accessibleDescription():
            self.setAccessibleDescription(description)

    def _lay_out(self) -> None:
        """Fit picture and table to the space there is."""
        layout = GridLayout(self._sheet.geometry, self.viewport().size())
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setDefaultSectionSize(layout.cell_side)
        self._picture = GridPicture(layout, self._theme, self.devicePixelRatioF(), self.font())
        self._refresh()

    def _refresh(self) -> None:
        """Have the picture brought up to date, once for all that changes before it is seen."""
        self._is_outdated = True
        self.viewport().update()

    def _bring_up_to_date(self, picture: GridPicture) -> None:
        if self._is_outdated:
            self._is_outdated = False
            picture.show(grid_look_of(self._overlays.layers, self.selected))

    def _type(self, digit: Digit) -> None:
        cell = self.selected
        self.digit_entered.emit(cell, digit)
        if self._typing is TypingMode.GIVENS:
            self.select(cell_after_typing(self._sheet.geometry, cell))

    def _erase(self, key: int) -> None:
        if self._typing is TypingMode.GIVENS and key == Qt.Key.Key_Backspace:
            self.select(Cell(max(0, self.selected - 1)))
        self.digit_entered.emit(self.selected, BLANK)

    def _start_next_row(self) -> None:
        geometry = self._sheet.geometry
        row = min(geometry.row_of(self.selected) + 1, geometry.size - 1)
        self.select(geometry.cell_at(row, 0))

    def _digit_of(self, event: QKeyEvent) -> Digit | None:
        digit = digit_of(event.text().upper())
        return digit if digit and digit <= self._sheet.geometry.size else None

    # Qt's own names from here on

    def event(self, event: QEvent) -> bool:
        if event.type() in _LOOKS_DIFFERENT:
            self._lay_out()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers() & ~_HELD_IN_TYPING
        digit = self._digit_of(event)
        if self.selected == NO_CELL and (held or key not in _ARROWS):
            event.ignore()
        elif key in _ARROWS and held == Qt.KeyboardModifier.ControlModifier:
            self.select(next_blank(self._sheet.grid, self.selected, _ARROWS[Qt.Key(key)]))
        elif held:
            super().keyPressEvent(event)
        elif digit is not None:
            self._type(digit)
        elif key in _CLEARING:
            self._type(BLANK)
        elif key in _ERASING:
            self._erase(key)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._start_next_row()
        elif event.text() and event.text().isprintable():
            event.ignore()  # the view would search its cells for that letter
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu about the cell under the pointer, or asked for by a key about the selected one."""
        where = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self.setCurrentIndex(self.indexAt(event.pos()))
        else:
            beside = self.visualRect(self.currentIndex()).bottomRight()
            where = self.viewport().mapToGlobal(beside)
        if self.selected != NO_CELL:
            self.menu_wanted.emit(where)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._refresh()
        self.cell_selected.emit(self.selected)

    def indexAt(self, pos: QPoint) -> QModelIndex:
        cell = self._picture.layout.cell_at(pos) if self._picture else None
        return QModelIndex() if cell is None else self._table.index_of(cell)

    def visualRect(self, index: Index) -> QRect:
        if self._picture is None or not index.isValid():
            return QRect()
        return self._picture.layout.cell_rect(self._table.cell_of(index))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        self._bring_up_to_date(self._picture)
        painter = QPainter(self.viewport())
        self._picture.paint(painter, QPoint())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if self.hasFocus() and self.selected != NO_CELL:
            cell = self._picture.layout.cell_rect(self.selected)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.accent), 3 if cell.width() >= 32 else 2))
            painter.drawRect(cell.adjusted(1, 1, -1, -1))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(_NICE_SIDE, _NICE_SIDE)  # it takes all that the other parts leave
