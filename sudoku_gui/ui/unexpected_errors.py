"""Faults of the program itself: said, written down, and never at the cost of the game.

An exception in a slot would otherwise be printed and forgotten.
"""

import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from sudoku_gui.language import tr


class UnexpectedErrors(QObject):
    """Catches what nothing else caught, in any thread, and tells it in a dialog over `window`."""

    _happened = Signal(str)  # crosses from whatever thread to the window's

    def __init__(self, window: QWidget, text_to_rescue: Callable[[], str]) -> None:
        super().__init__(window)
        self._window = window
        self._text_to_rescue = text_to_rescue
        self._is_telling = False
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def catch(self) -> None:
        """Become the last handler of exceptions, in place of Python's own."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def release(self) -> None:
        """Give the last word back to Python."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        details = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:  # None when started without a terminal on Windows
            sys.stderr.write(details)
        self._happened.emit(details)

    def _caught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self._caught(caught.exc_type, caught.exc_value, caught.exc_traceback)

    @Slot(str)
    def _tell(self, details: str) -> None:
        if self._is_telling:  # one dialog, however often it happens
            return
        self._is_telling = True
        # Loaded when there is something to tell.
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415

        from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons  # noqa: PLC0415

        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Critical)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(tr("Unexpected error"))
        box.setText(tr("Something went wrong inside the program."))
        box.setInformativeText(self._rescue())
        box.setDetailedText(details)
        box.finished.connect(self._told)
        box.open()
        remove_button_icons(box)

    @Slot()
    def _told(self) -> None:
        self._is_telling = False

    def _rescue(self) -> str:
        """Write the grid to a file of its own, and return a sentence that says where."""
        folder = Path(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        )
        copy = folder / f"rescued-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            copy.write_text(self._text_to_rescue(), encoding="utf-8")
        except Exception as error:  # the rescue of last resort may not fail itself
            return tr(
                "The grid is still in the window; no copy could be kept: {error}", error=error
            )
        return tr("A copy of the grid was kept in {file}", file=copy)
