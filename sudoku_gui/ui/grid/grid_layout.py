"""Where the cells of a grid lie in a rectangle of pixels: arithmetic only, no painting."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QSize

from sudoku_gui.model.borders import Border, borders_of
from sudoku_gui.model.geometry import Cell, Geometry


@dataclass(frozen=True, slots=True)
class GridLayout:
    """The largest grid of equal whole-pixel cells in the middle of a rectangle of `space`.

    The rectangle begins at (0, 0).
    """

    geometry: Geometry
    space: QSize
    # Asked for whenever something is painted, and so worked out once.
    thick: int = field(init=False)  # the width of the lines around the grid and between boxes
    cell_side: int = field(init=False)  # the side of a cell, at least 1
    thin_lines: tuple[QRect, ...] = field(init=False)  # between cells and around the grid
    # On top of those, where the boxes on both sides differ, and around the grid.
    thick_lines: tuple[QRect, ...] = field(init=False)

    def __post_init__(self) -> None:
        side = min(self.space.width(), self.space.height())
        thick = max(2, side // 200)
        set_once = object.__setattr__  # frozen dataclasses allow no plain assignment
        set_once(self, "thick", thick)
        set_once(self, "cell_side", max(1, (side - 2 * thick) // self.geometry.size))
        size, borders = self.geometry.size, borders_of(self.geometry)
        everywhere = [Border(place, 0, size) for place in range(size + 1)]
        set_once(self, "thin_lines", self._lines(everywhere, everywhere, 1))
        set_once(self, "thick_lines", self._lines(borders.lying, borders.standing, thick))

    @property
    def cells_rect(self) -> QRect:
        """The rectangle that all cells fill together."""
        extent = self.cell_side * self.geometry.size
        left, top = (self.space.width() - extent) // 2, (self.space.height() - extent) // 2
        return QRect(left, top, extent, extent)

    def cell_rect(self, cell: Cell) -> QRect:
        """Return the rectangle of `cell`."""
        side, corner = self.cell_side, self.cells_rect.topLeft()
        across, down = self.geometry.column_of(cell) * side, self.geometry.row_of(cell) * side
        return QRect(corner.x() + across, corner.y() + down, side, side)

    def cell_at(self, point: QPoint) -> Cell | None:
        """Return the cell under `point`, or None beside the grid."""
        if not self.cells_rect.contains(point):
            return None
        inside = point - self.cells_rect.topLeft()
        return self.geometry.cell_at(inside.y() // self.cell_side, inside.x() // self.cell_side)

    def _lines(
        self, lying: Sequence[Border], standing: Sequence[Border], width: int
    ) -> tuple[QRect, ...]:
        side, before = self.cell_side, width // 2
        corner = self.cells_rect.topLeft() - QPoint(before, before)

        def line(lies: bool, border: Border) -> QRect:
            along, across = border.begin * side, border.place * side
            length = (border.end - border.begin) * side + width
            if lies:
                return QRect(corner.x() + along, corner.y() + across, length, width)
            return QRect(corner.x() + across, corner.y() + along, width, length)

        return (
            *(line(True, border) for border in lying),
            *(line(False, border) for border in standing),
        )
