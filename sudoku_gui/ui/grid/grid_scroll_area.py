"""The place of all that stands between the bars and docks of the window."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Slot
from PySide6.QtWidgets import QWidget

from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.fitting_scroll_area import FittingScrollArea


class GridScrollArea(FittingScrollArea):
    """Keeps the cursor in `grid`, which is among the contents, in sight."""

    def __init__(self, contents: QWidget, grid: GridWidget, room: Callable[[], QSize]) -> None:
        super().__init__(contents, room)
        self._grid = grid
        for moved in (grid.cell_selected, grid.focus_received):
            moved.connect(self._keep_cursor_in_sight)

    @Slot()
    def _keep_cursor_in_sight(self) -> None:
        """Show as much as can be seen of the grid, and the cell with the cursor at any rate."""
        whole = self._grid.rect()
        cell = self._grid.visualRect(self._grid.currentIndex()) or whole
        self._show(whole, whole.size() / 2)
        self._show(cell, cell.size())

    def _show(self, part: QRect, around: QSize) -> None:
        """Scroll to the middle of a part of the grid, and as far `around` it as can be."""
        middle = self._grid.mapTo(self._contents, part.center())
        self.ensureVisible(middle.x(), middle.y(), around.width(), around.height())
