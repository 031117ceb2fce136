"""The actions that select cells by what they hold."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import text
from sudoku_gui.model.geometry import NO_CELL, Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.cell_selection import cells_equal_to, cells_noting, cells_outside
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.menus import MenuEntry, Menus
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.search.game_controller import GameController


class SelectionActions(QObject):
    """Selects cells of the grid when an action asks for it."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        grid: GridWidget,
        menus: Menus,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._grid = grid
        self._menus = menus
        handlers = {
            ActionId.SELECT_ALL: self._select_all,
            ActionId.SELECT_EQUAL: self._select_equal,
            ActionId.INVERT_SELECTION: self._invert,
            ActionId.SELECT_ONE: lambda: grid.select(grid.selected),
        }
        bind_actions(actions, handlers)
        game_controller.game_replaced.connect(self.fill_digits)

    @Slot()
    def fill_digits(self) -> None:
        """List the digits of the grid in the menu of what a cell notes."""
        digits = map(Digit, self._game_controller.game.sheet.geometry.digits)
        self._menus.fill(
            "noted>",
            (MenuEntry(sign_of(each), partial(self._select_noting, each)) for each in digits),
        )

    def _select_all(self) -> None:
        self._grid.select_cells(cells_outside(self._game_controller.shown.geometry, ()))

    def _select_equal(self) -> None:
        if self._grid.selected != NO_CELL:
            shown = self._game_controller.shown
            self._grid.select_cells(cells_equal_to(shown, self._grid.selected))

    def _invert(self) -> None:
        geometry = self._game_controller.shown.geometry
        self._grid.select_cells(cells_outside(geometry, self._grid.selection))

    def _select_noting(self, digit: Digit) -> None:
        cells = cells_noting(self._game_controller.shown, digit)
        if not cells:
            nowhere = text("{digit} is noted nowhere.", digit=sign_of(digit))
            self.notice_posted.emit(Notice(nowhere))
        self._grid.select_cells(cells)
