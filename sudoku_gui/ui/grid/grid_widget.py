"""The grid on the screen, with its keys and clicks: reports digits typed and cells selected.

A table view, because that is what assistive technology can read; it paints
itself from one kept picture instead of a delegate per cell.
"""

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QWidget

from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.presentation.grid.cell_selection import cells_equal_to
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.grid.grid_cursor import (
    TypedCell,
    TypingMode,
    cell_after_typing,
    next_blank,
)
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.painted_grid import PaintedGrid
from sudoku_gui.ui.grid.typed_digit import digit_on_key, typed_digit, types_zero
from sudoku_gui.ui.kit.long_press import LongPress

_HELD_IN_TYPING = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_CLEARING = {Qt.Key.Key_Space, Qt.Key.Key_Period}
_ERASING = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}
# As on the sites that people come from; on larger grids letters are digits.
KIND_KEYS = {
    Qt.Key.Key_Z: EntryKind.DIGIT,
    Qt.Key.Key_X: EntryKind.CORNER,
    Qt.Key.Key_C: EntryKind.CENTRE,
    Qt.Key.Key_V: EntryKind.COLOUR,
}
_LARGEST_WITHOUT_LETTERS = 9
_ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class GridWidget(PaintedGrid):
    """Reports what people type and point at in the grid."""

    digit_typed = Signal(int, object)  # for the cells selected, with its EntryKind if that is told
    end_reached = Signal()  # of a printed puzzle, for its last cell was typed
    digit_refused = Signal()  # it was typed behind the last cell of a printed puzzle
    kind_wanted = Signal(object)  # EntryKind: what digits are to become
    erase_wanted = Signal()  # in the cells selected
    highlight_wanted = Signal(int)  # of a digit
    menu_wanted = Signal(QPoint)  # where on the screen

    def __init__(self, overlays: GridOverlays, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(overlays, theme, parent)
        self._typing = TypingMode.ENTRIES
        self._typed: TypedCell | None = None  # None once the cursor was put elsewhere
        for changed in (self.cell_selected, self.selection_changed):
            changed.connect(self._forget_typed)
        self._long_press = LongPress(self.viewport())
        self._long_press.held.connect(self._ask_for_menu)

    def set_typing(self, typing: TypingMode) -> None:
        """Let the keys do what helps to type givens, or entries."""
        if typing is not self._typing:
            self._typing = typing
            self._forget_typed()

    def types_digit(self, event: QKeyEvent) -> bool:
        """Return whether the key of `event` writes a digit, or 0 for a blank, into a cell."""
        return types_zero(event) or typed_digit(event, self._sheet.geometry.size) is not None

    @Slot()
    def _forget_typed(self) -> None:
        """Take the cursor for one that was put where it stands."""
        self._typed = None

    @property
    def is_at_end(self) -> bool:
        """Whether a digit typed now would come behind the last cell of a printed puzzle."""
        return self._typed is not None and self._typed.is_end(self.selected, self._sheet.grid)

    def _run_ahead(self, cell: Cell) -> None:
        """In the printed puzzle, put the cursor behind `cell`, which was typed alone."""
        if self._typing is TypingMode.GIVENS and len(self.selection) == 1:
            self.select(cell_after_typing(self._sheet.geometry, cell))
            self._typed = TypedCell(cell, self._sheet.grid)
            if self.is_at_end:
                self.end_reached.emit()

    def type_digit(self, digit: Digit, kind: EntryKind | None = None) -> None:
        """Report `digit`, or a BLANK; in the printed puzzle, the cursor runs ahead of digits."""
        if kind is not None:
            self.digit_typed.emit(digit, kind)
            return
        if self.is_at_end:
            self.digit_refused.emit()
            return
        cell = self.selected
        if digit == BLANK:
            self.erase_wanted.emit()
        else:
            self.digit_typed.emit(digit, None)
        self._run_ahead(cell)

    def _erase(self, key: int) -> None:
        """Erase the cells selected; in the printed puzzle, Backspace takes back what was typed.

        A digit that the cursor was put on is the one that is meant, though, and not the one
        before it.
        """
        goes_back = self._typing is TypingMode.GIVENS and key == Qt.Key.Key_Backspace
        was_put_on_digit = self._typed is None and self._sheet.grid.digit_at(self.selected) != BLANK
        if goes_back and len(self.selection) == 1 and not (self.is_at_end or was_put_on_digit):
            self.select(Cell(max(0, self.selected - 1)))
        self._forget_typed()
        self.erase_wanted.emit()

    def _point_at(self, index: QModelIndex) -> None:
        """Put the cursor there; what is selected stays if that is among it."""
        cell = self._table.cell_of(index) if index.isValid() else NO_CELL
        if cell in self.selection:
            self.select_cells(self.selection, cell)
        elif cell != NO_CELL:
            self.select(cell)

    @Slot(QPoint)
    def _ask_for_menu(self, point: QPoint) -> None:
        """Have the menu of the cell at `point`, which a finger lies on."""
        if self.selected != NO_CELL and self.indexAt(point).isValid():
            self.stop_dragging()
            self.menu_wanted.emit(self.viewport().mapToGlobal(point))

    def _start_next_row(self) -> None:
        grid, geometry = self._sheet.grid, self._sheet.geometry
        row = geometry.row_of(self.selected) + 1
        if self._typed is not None and self._typed.fills_row_before(self.selected, grid):
            self._forget_typed()  # the row has started by itself
        elif row < geometry.size:
            self.select(geometry.cell_at(row, 0))
        elif self._typing is TypingMode.GIVENS:
            self._run_ahead(Cell(geometry.cell_count - 1))
        else:
            self.select(geometry.cell_at(row - 1, 0))

    # Qt's own names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers() & ~_HELD_IN_TYPING
        size = self._sheet.geometry.size
        typed = typed_digit(event, size)
        if self.selected == NO_CELL and (held or key not in _ARROWS):
            event.ignore()
        elif typed is not None:
            self.type_digit(typed.digit, typed.kind)
        elif key in _ARROWS and held == Qt.KeyboardModifier.ControlModifier:
            blank = next_blank(self._sheet.grid, self.selected, _ARROWS[Qt.Key(key)])
            self._move_cursor(blank, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif held == Qt.KeyboardModifier.AltModifier and (digit := digit_on_key(event, size)):
            self.highlight_wanted.emit(digit)
        elif held:
            super().keyPressEvent(event)
        elif key in _CLEARING or types_zero(event):
            self.type_digit(Digit(BLANK))
        elif key in _ERASING:
            self._erase(key)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._start_next_row()
        elif not event.modifiers() and size <= _LARGEST_WITHOUT_LETTERS and key in KIND_KEYS:
            self.kind_wanted.emit(KIND_KEYS[Qt.Key(key)])
        elif event.text() and event.text().isprintable():
            event.ignore()  # the view would search its cells for that letter
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            cell = self._table.cell_of(index)
            adds = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            equal = cells_equal_to(self._sheet, cell)
            self.select_cells(equal | self.selection if adds else equal, cell)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu about the cell under the pointer, or asked for by a key about the selected one."""
        where = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self._point_at(self.indexAt(event.pos()))
        else:
            beside = self.visualRect(self.currentIndex()).bottomRight()
            where = self.viewport().mapToGlobal(beside)
        if self.selected != NO_CELL:
            self.menu_wanted.emit(where)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._forget_typed()
        self._long_press.begin(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._long_press.follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._long_press.end()
