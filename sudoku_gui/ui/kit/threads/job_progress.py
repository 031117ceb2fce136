"""Shows how far a job is, once it takes a while, and lets people stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from sudoku_gui.language import Text, say, tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QProgressDialog

_PATIENCE_MILLISECONDS = 500
_MOST = 2**31 - 1  # that a progress bar can show


class JobProgress(QObject):
    """A small window over `window`, which can be used meanwhile."""

    stop_wanted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: QProgressDialog | None = None

    def begin(self, title: str, words: str, total: int, so_far: Callable[[int], Text]) -> None:
        """Something is being done, which `words` name, in so many parts.

        so_far: how a number of parts that are done is said.
        """
        # Loaded with the first job.
        from PySide6.QtWidgets import QProgressDialog  # noqa: PLC0415

        dialog = QProgressDialog(self._window)
        dialog.setWindowTitle(title)
        # Words of its own label would be taken for HTML where they look like it.
        label = QLabel(words)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        dialog.setLabel(label)
        dialog.setCancelButtonText(tr("&Stop"))
        dialog.setWindowModality(Qt.WindowModality.NonModal)
        dialog.setMinimumDuration(_PATIENCE_MILLISECONDS)
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        dialog.setRange(0, total if total <= _MOST else 0)  # 0: it moves without saying how far
        dialog.setMinimumWidth(320)
        dialog.canceled.connect(self.stop_wanted)
        self._dialog, self._words, self._so_far = dialog, words, so_far

    @Slot(object)
    def show_done(self, parts: int) -> None:
        """So many parts are done."""
        if self._dialog is not None:
            self._dialog.setLabelText(f"{self._words}\n{say(self._so_far(parts))}")
            if self._dialog.maximum():
                self._dialog.setValue(parts)

    def end(self) -> None:
        """Nothing is being done any more."""
        if self._dialog is not None:
            self._dialog.reset()
            self._dialog.deleteLater()
            self._dialog = None
