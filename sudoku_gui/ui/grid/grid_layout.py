"""Where the cells of a grid lie in a rectangle of pixels: arithmetic only, no painting."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.borders import Border, borders_of
from sudoku_gui.model.geometry import Cell, Geometry

_LEAST_LABEL = 12  # pixels: the numbers can be read


@dataclass(frozen=True, slots=True)
class GridLayout:
    """The largest grid of equal whole-pixel cells in the middle of a rectangle of `space`.

    The rectangle begins at (0, 0).  Labels of rows and columns stand at the left and above.
    """

    geometry: Geometry
    space: QSize
    has_labels: bool = False
    # Asked for whenever something is painted, and so worked out once.
    thick: int = field(init=False)  # the width of the lines around the grid and between boxes
    label_side: int = field(init=False)  # the width of the stripe of labels
    cell_side: int = field(init=False)  # the side of a cell, at least 1
    _corner: QPoint = field(init=False, compare=False)
    thin_lines: tuple[QRect, ...] = field(init=False)  # between cells and around the grid
    # On top of those, where the boxes on both sides differ, and around the grid.
    thick_lines: tuple[QRect, ...] = field(init=False)

    def __post_init__(self) -> None:
        side = min(self.space.width(), self.space.height())
        thick = max(2, side // 200)
        set_once = object.__setattr__  # frozen dataclasses allow no plain assignment
        set_once(self, "thick", thick)
        set_once(self, "label_side", max(_LEAST_LABEL, side // 28) if self.has_labels else 0)
        free = side - 2 * thick - self.label_side
        set_once(self, "cell_side", max(1, free // self.geometry.size))
        set_once(self, "_corner", self.cells_rect.topLeft())
        size, borders = self.geometry.size, borders_of(self.geometry)
        everywhere = [Border(place, 0, size) for place in range(size + 1)]
        set_once(self, "thin_lines", self._lines(everywhere, everywhere, 1))
        set_once(self, "thick_lines", self._lines(borders.lying, borders.standing, thick))

    @property
    def cells_rect(self) -> QRect:
        """The rectangle that all cells fill together."""
        extent, labels = self.cell_side * self.geometry.size, self.label_side
        left = (self.space.width() - extent - labels) // 2 + labels
        top = (self.space.height() - extent - labels) // 2 + labels
        return QRect(left, top, extent, extent)

    def row_label_rect(self, row: int) -> QRect:
        """Return the place of the label of a row, at its left."""
        cells, width = self.cells_rect, self.label_side
        top = cells.top() + row * self.cell_side
        return QRect(cells.left() - self.thick - width, top, width, self.cell_side)

    def column_label_rect(self, column: int) -> QRect:
        """Return the place of the label of a column, above it."""
        cells, height = self.cells_rect, self.label_side
        left = cells.left() + column * self.cell_side
        return QRect(left, cells.top() - self.thick - height, self.cell_side, height)

    def cell_rect(self, cell: Cell) -> QRect:
        """Return the rectangle of `cell`."""
        side = self.cell_side
        row, column = divmod(cell, self.geometry.size)
        return QRect(self._corner.x() + column * side, self._corner.y() + row * side, side, side)

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
