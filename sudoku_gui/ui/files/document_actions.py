"""Where documents come from and go to: the actions about files, the clipboard, what is dropped."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.document_saver import DocumentSaver


class DocumentActions:
    """Does what the actions are about documents, and opens what is dropped on the window."""

    def __init__(
        self, documents: DocumentController, opener: DocumentOpener, saver: DocumentSaver
    ) -> None:
        self._documents = documents
        self._opener = opener
        self._saver = saver

    def handlers(self) -> Mapping[ActionId, Callable[[], None]]:
        """Return what the actions do."""
        return {
            ActionId.OPEN: self._opener.open,
            ActionId.SAVE: self._saver.save,
            ActionId.SAVE_AS: self._saver.save_as,
            ActionId.COPY: self._copy,
            ActionId.PASTE: self._paste,
        }

    def open_dropped(self, dropped: QMimeData) -> None:
        """Open the files that were dropped, or else the text as if it were pasted."""
        paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
        if paths:
            self._opener.open_file(*paths)
        elif dropped.hasText():
            self._opener.open_text(dropped.text())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._documents.grid_as_text())

    def _paste(self) -> None:
        self._opener.open_text(QGuiApplication.clipboard().text())
