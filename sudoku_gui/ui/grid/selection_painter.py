"""Paints the frame of the cursor and a line around the cells that are selected."""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QLine, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sudoku_gui.model.geometry import NO_CELL, Cell, Geometry
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_layout import GridLayout

_LARGE_CELL = 32  # pixels


def paint_selection(
    painter: QPainter, layout: GridLayout, selection: frozenset[Cell], cursor: Cell, theme: Theme
) -> None:
    """Paint what is selected, which its ground alone does not show during a search."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = 3 if layout.cell_side >= _LARGE_CELL else 2
    if len(selection) > 1:
        corner = layout.cells_rect.topLeft()
        painter.setPen(QPen(QColor(theme.accent), width, c=Qt.PenCapStyle.SquareCap))
        painter.translate(corner)
        painter.drawLines(_outline_of(selection, layout.geometry, layout.cell_side))
        painter.translate(-corner)
        width -= 1  # the cursor is one of the cells within
    if cursor != NO_CELL:
        painter.setPen(QPen(QColor(theme.accent), width))
        inset = 1 if len(selection) <= 1 else 5 if layout.cell_side >= _LARGE_CELL else 3
        cell = layout.cell_rect(cursor)
        painter.drawRect(cell.adjusted(inset, inset, -inset, -inset))


@lru_cache(maxsize=1)
def _outline_of(selection: frozenset[Cell], geometry: Geometry, side: int) -> list[QLine]:
    """Return a line, just inside, along each side of a cell with none selected beyond it."""
    return [line for cell in selection for line in _open_sides(cell, selection, geometry, side)]


def _open_sides(
    cell: Cell, selection: frozenset[Cell], geometry: Geometry, side: int
) -> Iterator[QLine]:
    row, column, size = geometry.row_of(cell), geometry.column_of(cell), geometry.size
    rect = QRect(column * side, row * side, side, side).adjusted(1, 1, -2, -2)
    sides = (
        (row - 1, column, rect.topLeft(), rect.topRight()),
        (row + 1, column, rect.bottomLeft(), rect.bottomRight()),
        (row, column - 1, rect.topLeft(), rect.bottomLeft()),
        (row, column + 1, rect.topRight(), rect.bottomRight()),
    )
    for other_row, other_column, begin, end in sides:
        is_inside = 0 <= other_row < size and 0 <= other_column < size
        if not is_inside or geometry.cell_at(other_row, other_column) not in selection:
            over = QPoint(1, 0) if begin.y() == end.y() else QPoint(0, 1)
            yield QLine(begin - over, end + over)  # to meet the line of the cell beside it
