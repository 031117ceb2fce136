"""What connects a panel beside the grid with the rest of the program."""

from PySide6.QtCore import QObject, Signal

from sudoku_gui.ui.kit.dock import Panel


class PanelController(QObject):
    """Has `panel` follow the program, and the program follow the panel."""

    notice_posted = Signal(object)  # Notice

    def __init__(self, panel: Panel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.panel = panel

    def shut_down(self) -> None:
        """End its threads, if it has any; to be called before the window goes."""
