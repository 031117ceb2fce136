"""The numbers of rows and columns beside the grid, shown or not."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.qactions import bind_actions


class LabelController(QObject):
    """Shows the labels as the action says, from one start of the program to the next."""

    def __init__(
        self,
        grid: GridWidget,
        settings: Settings,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._grid = grid
        self._settings = settings
        self._shown = actions[ActionId.SHOW_LABELS]
        bind_actions(actions, {ActionId.SHOW_LABELS: lambda: self._show(self._shown.isChecked())})
        self._show(settings.shows_labels)

    def _show(self, are_shown: bool) -> None:
        self._shown.setChecked(are_shown)
        self._settings.shows_labels = are_shown
        self._grid.show_labels(are_shown)
