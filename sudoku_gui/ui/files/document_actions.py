"""Where documents come from and go to: the actions about files, the clipboard, what is dropped."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from sudoku_gui.documents.picture_files import is_picture_name
from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_opener import DocumentOpener
from sudoku_gui.ui.files.document_saver import DocumentSaver


class DocumentActions:
    """Does what the actions are about documents, and opens what is dropped on the window."""

    def __init__(
        self,
        documents: DocumentController,
        opener: DocumentOpener,
        saver: DocumentSaver,
        read_picture: Callable[[QMimeData], None],
    ) -> None:
        self._documents = documents
        self._opener = opener
        self._saver = saver
        self._read_picture = read_picture

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
        """Open the files that were dropped, or else the text or picture as if it were pasted."""
        paths = _files_in(dropped)
        if paths:
            self._opener.open_file(*paths)
        else:
            self._open_data(dropped)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._documents.grid_as_text())

    def _paste(self) -> None:
        data = QGuiApplication.clipboard().mimeData() or QMimeData()  # None if it was cleared
        if data.hasUrls() or data.hasImage() or data.text().strip():
            self._open_data(data)
        else:
            sentence = text("The clipboard holds no puzzle.")
            self._documents.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))

    def _open_data(self, data: QMimeData) -> None:
        """Open a puzzle that was copied: as a picture where that is all there is.

        Tables are copied as text and as a picture of them, pictures of a web page with their links.
        """
        pictures = [path for path in _files_in(data) if is_picture_name(path)]
        if pictures:
            self._opener.open_file(pictures[0])
        elif data.hasImage() and (data.hasUrls() or not data.text().strip()):
            self._read_picture(data)
        else:
            self._opener.open_text(data.text())


def _files_in(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
