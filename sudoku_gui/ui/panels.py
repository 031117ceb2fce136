"""The panels beside the grid, each made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.kit.docks import Docks
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.panel_table import PANELS, PanelParts

if TYPE_CHECKING:
    from sudoku_gui.ui.kit.panel_controller import PanelController
    from sudoku_gui.ui.kit.panel_spec import PanelSpec


class Panels(QObject):
    """Makes a panel when its dock is first shown, one of its actions is chosen, or it is asked for.

    Until then there is its empty dock, and its row in the table.
    parts: returns those that a panel is connected with, as they are at that time.
    """

    notice_posted = Signal(object)  # Notice
    about_search_shown = Signal()  # a panel that belongs to the layout of watching has come up

    def __init__(
        self,
        docks: Docks,
        actions: Mapping[ActionId, QAction],
        parts: Callable[[], PanelParts],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._rows = {spec.action: (spec, make) for spec, make in PANELS}
        self._docks = {
            name: docks.add(spec, partial(self.__getitem__, name))
            for name, (spec, _make) in self._rows.items()
        }
        self._made: dict[ActionId, PanelController] = {}
        for spec, _make in PANELS:
            bind_actions(
                actions, {each: partial(self._handle, spec, each) for each in spec.handles}
            )

    def __getitem__(self, name: ActionId) -> PanelController:
        """Return the controller of the panel that the action `name` opens."""
        if name not in self._made:
            self._make(name)
        return self._made[name]

    def is_made(self, name: ActionId) -> bool:
        """Return whether anything of that panel has been wanted yet."""
        return name in self._made

    @Slot()
    def keep_record(self) -> None:
        """A search begins: make the panels that tell of what was before they are opened."""
        for name, (spec, _make) in self._rows.items():
            if spec.tells_of_past:
                self[name]

    def shut_down(self) -> None:
        """End the threads of those that are made."""
        for controller in self._made.values():
            controller.shut_down()

    def _make(self, name: ActionId) -> None:
        spec, make = self._rows[name]
        controller = self._made[name] = make(self._parts())
        controller.notice_posted.connect(self.notice_posted)
        if spec.is_about_search:
            controller.panel.shown.connect(self.about_search_shown)
        self._docks[name].hold(controller.panel)
        controller.catch_up()

    def _handle(self, spec: PanelSpec, action: ActionId) -> None:
        self[spec.action].handlers()[action]()
