"""A table of the cells of a grid: one has the cursor, and it or several are selected."""

from collections.abc import Iterable, Iterator
from math import ceil, hypot

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from sudoku_gui.model.geometry import NO_CELL, Cell, Geometry
from sudoku_gui.presentation.grid.cell_selection import nearest_of, rectangle_between, runs_in_rows
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_model import GridModel, Index
from sudoku_gui.ui.kit.fitted_table import FittedTable

_Flag = QItemSelectionModel.SelectionFlag
_Action = QAbstractItemView.CursorAction
_STEPS = {
    Qt.Key.Key_Up: _Action.MoveUp,
    Qt.Key.Key_Down: _Action.MoveDown,
    Qt.Key.Key_Left: _Action.MoveLeft,
    Qt.Key.Key_Right: _Action.MoveRight,
    Qt.Key.Key_Home: _Action.MoveHome,
    Qt.Key.Key_End: _Action.MoveEnd,
    Qt.Key.Key_PageUp: _Action.MovePageUp,
    Qt.Key.Key_PageDown: _Action.MovePageDown,
}
_MODIFIERS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
_CORE = 0.42  # of a cell's side: the radius within which a drag takes it, so that it can go askew


class CellTable(FittedTable):
    """Lets cells be selected by mouse and keys; the cursor is always in one of them.

    Qt's own selection follows, which assistive technology reads and may change.
    """

    cell_selected = Signal(int)  # the cell that the cursor is in now
    selection_changed = Signal(object)  # frozenset[Cell]
    cell_tapped = Signal(int)  # pressed and let go without selecting others, nothing held

    def __init__(self, table: GridModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._selection: frozenset[Cell] = frozenset()
        self._is_telling_qt = False
        self._dragged: QPoint | None = None  # where the mouse was last, while it selects
        self._drag_takes_out = False
        self._tapped: Cell | None = None  # the cell pressed, while nothing else is done with it
        self.setModel(table)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    @property
    def selected(self) -> Cell:
        """The cell with the cursor."""
        index = self.currentIndex()
        return self._table.cell_of(index) if index.isValid() else NO_CELL

    @property
    def selection(self) -> frozenset[Cell]:
        """All selected cells, that with the cursor among them; none where there is no cursor."""
        return self._selection

    @property
    def _layout(self) -> GridLayout | None:
        """Where the cells lie, once that is known."""
        raise NotImplementedError

    @property
    def _geometry(self) -> Geometry:
        return self._table.geometry

    def select(self, cell: Cell) -> None:
        """Put the cursor into `cell` and select it alone."""
        self.select_cells((cell,), cell)

    def select_cells(self, cells: Iterable[Cell], cursor: Cell = NO_CELL) -> None:
        """Select `cells`, unless there are none, with the cursor in one of them.

        It goes to `cursor`, or else stays, or goes to the nearest one.
        """
        chosen, before = frozenset(cells), self._selection
        if not chosen:
            return
        if cursor not in chosen:
            cursor = self.selected
        if cursor not in chosen:
            cursor = nearest_of(self._geometry, chosen, Cell(max(0, cursor)))
        self._selection = chosen
        self.setCurrentIndex(self._table.index_of(cursor))
        if chosen != before:
            self._tell_selection()

    def toggle_cell(self, cell: Cell) -> None:
        """Select `cell` besides the others, or take it out, unless it is the only one."""
        if cell in self._selection:
            self.select_cells(self._selection - {cell})
        else:
            self.select_cells(self._selection | {cell}, cell)

    def stop_dragging(self) -> None:
        """Do nothing more with the press that the mouse goes on with."""
        self._dragged = self._tapped = None

    def _tell_selection(self) -> None:
        """Have Qt select the same, and say what is selected."""
        geometry, chosen = self._geometry, QItemSelection()
        for ends in runs_in_rows(geometry, self._selection):
            chosen.append(QItemSelectionRange(*map(self._table.index_of, ends)))
        self._is_telling_qt = True
        self.selectionModel().select(chosen, _Flag.ClearAndSelect)
        self._is_telling_qt = False
        self.selection_changed.emit(self._selection)

    def _move_cursor(self, cell: Cell, extends: bool) -> None:
        """Go to `cell`, selecting all from the cursor to there if it `extends` the selection."""
        if extends and self.selected != NO_CELL:
            between = rectangle_between(self._geometry, self.selected, cell)
            self.select_cells(self._selection | between, cell)
        else:
            self.select(cell)

    def _drag_to(self, point: QPoint) -> None:
        """Select, or take out, the cells on the way to `point`."""
        layout, start = self._layout, self._dragged
        if layout is None or start is None:
            return
        self._dragged = point
        crossed = list(_cells_between(layout, start, point))
        if self._drag_takes_out:
            self.select_cells(self._selection.difference(crossed))
        elif crossed:
            self.select_cells(self._selection.union(crossed), crossed[-1])

    def _is_letting_go(self, event: QKeyEvent) -> bool:
        """Return whether a key leaves nothing but the cursor's cell selected."""
        return event.key() == Qt.Key.Key_Escape and len(self._selection) > 1

    # Qt's own names from here on

    def selectionCommand(self, _index: Index, _event: object = None) -> _Flag:
        return _Flag.NoUpdate  # Qt's selection follows ours, not the cursor

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if not self._is_telling_qt:
            self.select_cells(map(self._table.cell_of, self.selectedIndexes()))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        cursor, was_outside = self.selected, self.selected not in self._selection
        if was_outside:
            self._selection = frozenset() if cursor == NO_CELL else frozenset({cursor})
        self.cell_selected.emit(cursor)
        if was_outside:
            self._tell_selection()

    def indexAt(self, pos: QPoint) -> QModelIndex:
        cell = self._layout.cell_at(pos) if self._layout else None
        return QModelIndex() if cell is None else self._table.index_of(cell)

    def visualRect(self, index: Index) -> QRect:
        if self._layout is None or not index.isValid():
            return QRect()
        return self._layout.cell_rect(self._table.cell_of(index))

    def event(self, event: QEvent) -> bool:
        is_asked_for = event.type() is QEvent.Type.ShortcutOverride
        if is_asked_for and isinstance(event, QKeyEvent) and self._is_letting_go(event):
            event.accept()  # before Esc does what else it does in the window
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_letting_go(event):
            self.select(self.selected)
            return
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or held & ~_MODIFIERS:
            super().keyPressEvent(event)
            return
        index = self.moveCursor(step, held & Qt.KeyboardModifier.ControlModifier)
        if index.isValid():
            extends = bool(held & Qt.KeyboardModifier.ShiftModifier)
            self._move_cursor(self._table.cell_of(index), extends)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point, held = event.position().toPoint(), event.modifiers()
        cell = self._layout.cell_at(point) if self._layout else None
        if event.button() is not Qt.MouseButton.LeftButton or cell is None:
            return
        self._dragged, self._drag_takes_out = point, False
        self._tapped = None if held & ~Qt.KeyboardModifier.KeypadModifier else cell
        if held & Qt.KeyboardModifier.ControlModifier:
            self._drag_takes_out = cell in self._selection
            self.toggle_cell(cell)
        else:
            self._move_cursor(cell, bool(held & Qt.KeyboardModifier.ShiftModifier))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag_to(event.position().toPoint())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        tapped = self._tapped
        self.stop_dragging()
        if tapped is not None and self._selection == {tapped}:
            self.cell_tapped.emit(tapped)


def _cells_between(layout: GridLayout, start: QPoint, end: QPoint) -> Iterator[Cell]:
    """Yield the cells whose middle part lies on the line between two points, in its order."""
    way = end - start
    samples = max(1, ceil(hypot(way.x(), way.y()) * 4 / layout.cell_side))
    for sample in range(1, samples + 1):
        point = start + way * (sample / samples)
        cell = layout.cell_at(point)
        if cell is not None:
            aside = point - layout.cell_rect(cell).center()
            if hypot(aside.x(), aside.y()) <= layout.cell_side * _CORE:
                yield cell
