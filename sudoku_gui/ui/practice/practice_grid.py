"""The grid of a position: a candidate is answered with by a click on it, or its digit."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QMouseEvent

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import NO_CELL, Digit
from sudoku_gui.presentation.grid.cell_look import NotesLook
from sudoku_gui.presentation.grid.note_layout import digit_of_note_at
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget


class PracticeGrid(GridWidget):
    """Reports the candidates that are pressed; nothing in it changes."""

    answered = Signal(object)  # Candidate

    def __init__(self, overlays: GridOverlays, theme: Theme) -> None:
        super().__init__(overlays, theme)
        self.digit_typed.connect(self._answer_with)

    @Slot(int, object)
    def _answer_with(self, digit: Digit, _kind: object) -> None:
        if self.selected != NO_CELL:
            self.answered.emit(Candidate(self.selected, digit))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        cell = self._layout.cell_at(point) if self._layout else None
        if self._layout is None or cell is None or cell != self.selected:
            return
        rect, sheet = self._layout.cell_rect(cell), self._sheet
        look = NotesLook(sheet.notes_at(cell), frozenset(), sheet.geometry.size)
        inside = point - rect.topLeft()
        digit = digit_of_note_at(look, rect.width(), inside.x(), inside.y())
        if digit is not None:
            self.answered.emit(Candidate(cell, digit))
