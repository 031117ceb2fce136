"""The docks of the window, which stand beside the grid."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.panels import PANELS, DockAreas
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.dock import Dock, Panel

_SIDES = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
_AREAS = {
    DockAreas.SIDES: _SIDES,
    DockAreas.SIDES_AND_BOTTOM: _SIDES | Qt.DockWidgetArea.BottomDockWidgetArea,
}


class Docks:
    """Makes the docks of `window`, and has them follow its theme and its language.

    room: how much of the screen there is for one.
    """

    def __init__(
        self,
        window: QMainWindow,
        actions: Mapping[ActionId, QAction],
        theme: Theme,
        room: Callable[[], QSize],
    ) -> None:
        self._window = window
        self._actions = actions
        self._theme = theme
        self._room = room
        self._specs = {spec.action: spec for spec in PANELS}
        self._docks: dict[ActionId, Dock] = {}

    def add(self, panel: Panel, action_id: ActionId) -> Dock:
        """Return a dock for `panel`, as its row in the table of panels says."""
        spec, action = self._specs[action_id], self._actions[action_id]
        areas = _AREAS[spec.areas]
        dock = Dock(panel, spec.title, action, self._theme, self._window, self._room, areas)
        tabbed = [each for key, each in self._docks.items() if self._specs[key].is_tabbed]
        if spec.is_tabbed and tabbed:  # beside each other as tabs, for there is not much room
            self._window.tabifyDockWidget(tabbed[-1], dock)
        self._docks[action_id] = dock
        return dock

    def restore(self, layout: QByteArray) -> None:
        """Place the docks as they were."""
        self._window.restoreState(layout)
        for action_id, dock in self._docks.items():
            if not self._specs[action_id].is_reopened:
                dock.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        for dock in self._docks.values():
            dock.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for dock in self._docks.values():
            dock.retranslate()
