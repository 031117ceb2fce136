"""Says how far the reading of a file is, once it takes a while, and lets people cancel it."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.documents.puzzle_files import FileReading
from sudoku_gui.presentation.document_notices import (
    has_been_read_notice,
    reading_cancelled_notice,
    reading_notice,
)

_PATIENCE_MILLISECONDS = 300
_NEWS_MILLISECONDS = 500


class ReadingWatch(QObject):
    """Looks at a reading every now and then, until it ends; goes when that is so."""

    notice_posted = Signal(object)  # Notice

    def __init__(self, path: Path, reading: FileReading, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = path.name
        self._reading = reading
        self._has_told = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tell)
        self._timer.start(_PATIENCE_MILLISECONDS)

    def end(self) -> None:
        """The reading has ended; nothing that was said about it stays."""
        self._timer.stop()
        if self._has_told and not self._reading.is_cancelled:
            self.notice_posted.emit(has_been_read_notice(self._name))
        self.deleteLater()

    @Slot()
    def _tell(self) -> None:
        self._has_told = True
        self._timer.setInterval(_NEWS_MILLISECONDS)
        reading = self._reading
        self.notice_posted.emit(
            reading_notice(self._name, reading.taken, reading.size, self._cancel)
        )

    def _cancel(self) -> None:
        self._reading.is_cancelled = True
        self._timer.stop()
        self.notice_posted.emit(reading_cancelled_notice(self._name))
