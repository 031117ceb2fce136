"""What people make of what was read: corrections by keys and clicks, suggestions, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.model.geometry import NO_CELL, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.presentation.photo.photo_session import PhotoSession
from sudoku_gui.presentation.photo.transcript import Transcript
from sudoku_gui.ui.photo.photo_window import PhotoWindow

if TYPE_CHECKING:
    from sudoku_gui.photo.grid_reading import Suggestion


class TranscriptEditor(QObject):
    """Reports the session as it is after each correction in the window."""

    changed = Signal(object)  # PhotoSession
    take_wanted = Signal()

    def __init__(self, window: PhotoWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._session: PhotoSession | None = None
        for signal, slot in (
            (window.grid.digit_typed, self._correct_selected),
            (window.grid.erase_wanted, self._blank_selected),
            (window.grid.return_pressed, self._accept_or_take),
            (window.cell_bar.digit_chosen, self._correct_cell),
            (window.cell_bar.kind_chosen, self._correct_kind),
            (window.cell_bar.accepted, self._accept),
            (window.cell_bar.declined, self._decline),
            (window.undo_wanted, self._undo),
        ):
            signal.connect(slot)

    def follow(self, session: PhotoSession | None) -> None:
        """Correct this from now on; None while nothing may be corrected."""
        self._session = session

    @property
    def transcript(self) -> Transcript | None:
        """What may be corrected now."""
        return self._session.transcript if self._session is not None else None

    @property
    def _suggestion(self) -> Suggestion | None:
        cell = self._window.grid.selected
        return self.transcript.suggestion_at(cell) if self.transcript is not None else None

    def _correct(self, transcript: Transcript) -> None:
        assert self._session is not None, "its transcript was corrected"
        if transcript != self.transcript:
            self.changed.emit(self._session.corrected(transcript))

    @Slot(int, object)
    def _correct_selected(self, digit: Digit, _kind: object = None) -> None:
        if self.transcript is not None:
            self._correct(self.transcript.with_digit(self._window.grid.selection, digit))

    @Slot()
    def _blank_selected(self) -> None:
        self._correct_selected(Digit(BLANK))

    @Slot(int)
    def _correct_cell(self, digit: Digit) -> None:
        cell = self._window.grid.selected
        if self.transcript is not None and cell != NO_CELL:
            self._correct(self.transcript.with_digit((cell,), digit))
            self._window.grid.setFocus()

    @Slot(bool)
    def _correct_kind(self, is_written: bool) -> None:
        cell = self._window.grid.selected
        if self.transcript is not None and cell != NO_CELL:
            self._correct(self.transcript.with_kind(cell, is_written=is_written))
            self._window.grid.setFocus()

    @Slot()
    def _accept(self) -> None:
        if self._suggestion is not None:
            self._correct_cell(self._suggestion.digit)

    @Slot()
    def _decline(self) -> None:
        if self.transcript is not None and self._suggestion is not None:
            self._correct(self.transcript.without_suggestion(self._suggestion))
            self._window.grid.setFocus()

    @Slot()
    def _accept_or_take(self) -> None:
        if self._suggestion is not None:
            self._accept()
        elif self.transcript is not None and self.transcript.is_certain:
            self.take_wanted.emit()

    @Slot()
    def _undo(self) -> None:
        if self._session is not None and self._session.can_undo:
            self.changed.emit(self._session.undone())
