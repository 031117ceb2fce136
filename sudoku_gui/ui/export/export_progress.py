"""Shows how far an export is, once it takes a while, and lets people stop it."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QProgressDialog, QWidget

from sudoku_gui.language import tr, tr_n
from sudoku_gui.presentation.one_line import path_on_one_line

_PATIENCE_MILLISECONDS = 500
_MOST = 2**31 - 1  # that a progress bar can show


class ExportProgress(QObject):
    """A small window over `window`, which can be used meanwhile."""

    stop_wanted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: QProgressDialog | None = None

    def begin(self, name: str, total: int) -> None:
        """Something called `name` is being written, in so many parts."""
        shown = path_on_one_line(Path(name))
        dialog = QProgressDialog(self._window)
        dialog.setWindowTitle(tr("Export"))
        # Words of its own label would be taken for HTML where they look like it.
        label = QLabel(tr("Writing {name}", name=shown))
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
        self._dialog, self._name = dialog, shown

    @Slot(object)
    def show_done(self, parts: int) -> None:
        """So many parts are written."""
        if self._dialog is not None:
            written = tr_n("{n:,} step so far", "{n:,} steps so far", n=parts)
            self._dialog.setLabelText(f"{tr('Writing {name}', name=self._name)}\n{written}")
            if self._dialog.maximum():
                self._dialog.setValue(parts)

    def end(self) -> None:
        """Nothing is being written any more."""
        if self._dialog is not None:
            self._dialog.reset()
            self._dialog.deleteLater()
            self._dialog = None
