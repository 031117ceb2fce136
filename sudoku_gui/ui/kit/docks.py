"""The docks of the window, which stand beside the grid."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.language import Text
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.dock import ANYWHERE_BUT_ABOVE, Dock, Panel


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
        self._docks: list[Dock] = []
        self._tabbed: list[Dock] = []

    def add(
        self,
        panel: Panel,
        title: Text,
        action_id: ActionId,
        areas: Qt.DockWidgetArea = ANYWHERE_BUT_ABOVE,
        *,
        is_tabbed: bool = True,
    ) -> Dock:
        """Return a dock for `panel`, which the action opens and closes."""
        action = self._actions[action_id]
        dock = Dock(panel, title, action, self._theme, self._window, self._room, areas)
        self._docks.append(dock)
        if is_tabbed:  # beside each other as tabs, for there is not much room
            if self._tabbed:
                self._window.tabifyDockWidget(self._tabbed[-1], dock)
            self._tabbed.append(dock)
        return dock

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        for dock in self._docks:
            dock.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for dock in self._docks:
            dock.retranslate()
