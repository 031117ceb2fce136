"""What connects a panel beside the grid with the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.kit.dock import Panel

if TYPE_CHECKING:
    from sudoku_gui.ui.kit.panel_picture import PanelPicture


class PanelController(QObject):
    """Has `panel` follow the program, and the program follow the panel.

    It is made when the panel is first wanted, which may be in the middle of a game or a search.
    """

    notice_posted = Signal(object)  # Notice

    def __init__(self, panel: Panel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.panel = panel

    def handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        """Return what does the actions that its row says it handles."""
        return {}

    def catch_up(self) -> None:
        """Show what there is by now; called once, when the panel stands in its dock."""

    def picture(self) -> PanelPicture | None:
        """Return what it shows as a picture to be taken away, None if there is none."""
        return None

    def shut_down(self) -> None:
        """End its threads, if it has any; to be called before the window goes."""
