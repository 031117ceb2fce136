"""The place of the collection's list beside the grid; it can be moved, torn off and closed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow

from sudoku_gui.language import tr
from sudoku_gui.ui.collection_panel import CollectionPanel
from sudoku_gui.ui.dock import name_buttons


class CollectionDock(QDockWidget):
    """Holds the panel; hidden until there is a collection to show."""

    closed = Signal()  # by the person, with its own button

    def __init__(self, panel: CollectionPanel, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("collection")
        self.setWidget(panel)
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self)
        self.hide()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(tr("Puzzles"))
        name_buttons(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
