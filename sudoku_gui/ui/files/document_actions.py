"""Where documents come from and go to: the actions about files, the clipboard, what is dropped."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.document_saver import DocumentSaver
from sudoku_gui.ui.kit.qactions import bind_actions

DEFAULT_SIZE = 9
"""Of the grid that the program starts with."""


class DocumentActions(QObject):
    """Connects the actions that are about documents, and opens what is dropped on the window."""

    def __init__(
        self,
        documents: DocumentController,
        opener: DocumentOpener,
        saver: DocumentSaver,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._documents = documents
        self._opener = opener
        handlers = {
            ActionId.OPEN: opener.open,
            ActionId.SAVE: saver.save,
            ActionId.SAVE_AS: saver.save_as,
            ActionId.COPY: self._copy,
            ActionId.PASTE: self._paste,
        }
        bind_actions(actions, handlers)

    @Slot(object)
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
