"""The grid beside the photo: what was read, to be corrected by typing."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from sudoku_gui.model.geometry import NO_CELL, Cell
from sudoku_gui.presentation.photo.transcript import Transcript
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget


class TranscriptGrid(GridWidget):
    """Leads from one cell to look at to the next by Tab, and out of the grid where there is none.

    Tab with Ctrl leads out of it in any case.
    """

    return_pressed = Signal()

    def __init__(self, overlays: GridOverlays, theme: Theme) -> None:
        super().__init__(overlays, theme)
        self.setObjectName("transcript-grid")
        self._transcript: Transcript | None = None

    def show_transcript(self, transcript: Transcript | None) -> None:
        """Know which cells are to be looked at."""
        self._transcript = transcript

    def go_to_doubt(self, *, is_forward: bool = True) -> bool:
        """Put the cursor into the next cell to look at; return whether there is any."""
        if self._transcript is None:
            return False
        begin = self.selected if self.selected != NO_CELL else Cell(-1)
        cell = self._transcript.next_doubt(begin, is_forward=is_forward)
        if cell is None or self._transcript.doubts.keys() == {self.selected}:
            return False
        self.select(cell)
        return True

    def focusNextPrevChild(self, next: bool) -> bool:
        return self.go_to_doubt(is_forward=next) or super().focusNextPrevChild(next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not held:
                self.return_pressed.emit()
            case Qt.Key.Key_Tab | Qt.Key.Key_Backtab if held == Qt.KeyboardModifier.ControlModifier:
                super().focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
            case _:
                super().keyPressEvent(event)
