"""The window in which techniques are practised: a position, and the question about it."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sudoku_gui.language import tr
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.screen_room import screen_room
from sudoku_gui.ui.practice.practice_grid import PracticeGrid
from sudoku_gui.ui.practice.practice_panel import PracticePanel

_MARGIN = 10
_FIRST_SIZE = QSize(900, 600)


class PracticeWindow(QWidget):
    """Holds a grid of its own, so that the game that is open stays as it is."""

    closed = Signal()

    def __init__(self, panel: PracticePanel, sheet: Sheet, theme: Theme) -> None:
        super().__init__()
        self.panel = panel
        self.overlays = GridOverlays(sheet, self)
        self.grid = PracticeGrid(self.overlays, theme)
        self.announcer = Announcer(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        row.addWidget(self.grid, stretch=1)
        row.addWidget(panel)
        self.resize(_FIRST_SIZE.boundedTo(screen_room(self)))
        for key in ("Esc", "Ctrl+W"):
            QShortcut(QKeySequence(key), self).activated.connect(self.close)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of `theme` from now on."""
        self.grid.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(tr("Practise a Technique"))
        self.grid.retranslate()
        self.panel.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
