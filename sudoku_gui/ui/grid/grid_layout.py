"""Where the cells of a grid lie in a rectangle of pixels: arithmetic only, no painting."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QSize

from sudoku_gui.model.geometry import Cell, Geometry


@dataclass(frozen=True, slots=True)
class GridLayout:
    """The largest grid of equal whole-pixel cells in the middle of a rectangle of `space`.

    The rectangle begins at (0, 0).  thick: the width of the lines around the grid and
    between boxes.  cell_side: the side of a cell, at least 1.
    """

    geometry: Geometry
    space: QSize
    # Asked for with every cell that is painted, and so worked out once.
    thick: int = field(init=False)
    cell_side: int = field(init=False)

    def __post_init__(self) -> None:
        side = min(self.space.width(), self.space.height())
        thick = max(2, side // 200)
        object.__setattr__(self, "thick", thick)
        object.__setattr__(self, "cell_side", max(1, (side - 2 * thick) // self.geometry.size))

    @property
    def cells_rect(self) -> QRect:
        """The rectangle that all cells fill together."""
        extent = self.cell_side * self.geometry.size
        left, top = (self.space.width() - extent) // 2, (self.space.height() - extent) // 2
        return QRect(left, top, extent, extent)

    def cell_rect(self, cell: Cell) -> QRect:
        """The rectangle of `cell`."""
        side, corner = self.cell_side, self.cells_rect.topLeft()
        across, down = self.geometry.column_of(cell) * side, self.geometry.row_of(cell) * side
        return QRect(corner.x() + across, corner.y() + down, side, side)

    def cell_at(self, point: QPoint) -> Cell | None:
        """The cell under `point`, or None beside the grid."""
        if not self.cells_rect.contains(point):
            return None
        inside = point - self.cells_rect.topLeft()
        return self.geometry.cell_at(inside.y() // self.cell_side, inside.x() // self.cell_side)
