"""Opening documents: files, samples, what was copied elsewhere, and empty grids.

What is read is read in the file thread; people are asked about unsaved changes when it is there.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sudoku_gui.documents.document import Document
from sudoku_gui.documents.picture_files import is_picture_name
from sudoku_gui.documents.puzzle_files import FileOpened
from sudoku_gui.documents.samples import Sample
from sudoku_gui.formats import ReadResult
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_prompts import DocumentPrompts
from sudoku_gui.ui.files.document_saver import DocumentSaver
from sudoku_gui.ui.files.file_access import FileAccess
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.search.game_controller import GameController


class DocumentOpener(QObject):
    """Opens documents in place of the present one, after asking about unsaved changes."""

    notice_posted = Signal(object)  # Notice
    picture_given = Signal(object)  # Path: a puzzle is to be read in it

    def __init__(
        self,
        game_controller: GameController,
        documents: DocumentController,
        saver: DocumentSaver,
        files: FileThread,
        settings: Settings,
        questions: DocumentPrompts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._documents = documents
        self._saver = saver
        self._files = FileAccess(files, self)
        self._files.notice_posted.connect(self.notice_posted)
        self._settings = settings
        self._questions = questions

    def new(self, size: int) -> None:
        """An empty grid to type a puzzle into."""
        self._saver.after_saving(lambda: self._game_controller.new(size))

    def open(self) -> None:
        """Ask for a file and open it."""
        folder = self._documents.document.folder or self._settings.recent.folder
        path = self._questions.which_file(folder)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path, *others: Path, then: Callable[[], None] = lambda: None) -> None:
        """Open the puzzle in the file at `path`; `then` follows when it is open.

        others: files asked for together with it; they are put at hand for later.
        A picture is somebody else's to read, and not opened here.
        """
        if is_picture_name(path):
            self._documents.remember(*others)
            self.picture_given.emit(path)
            return

        def failed() -> None:
            self._settings.recent.forget(path)
            self._documents.remember(*others)

        def take(opened: FileOpened) -> None:
            self._documents.take_file(opened, others)
            then()

        self._read(path.absolute(), take, failed)

    def open_sample(self, sample: Sample, then: Callable[[], None] = lambda: None) -> None:
        """Open a puzzle that comes with the program; saving it asks for a file.

        `then` follows when it is open, and not if people keep what is there.
        """

        def take(opened: FileOpened) -> None:
            document = Document.of_reading(opened.reading, sample.title, opened.path)
            self._documents.take(opened.reading, document)
            then()

        self._read(sample.path, take)

    def open_made(
        self,
        document: Document,
        then: Callable[[], None],
        otherwise: Callable[[], None] = lambda: None,
    ) -> None:
        """Open a puzzle that was made by the program; `then` follows when it is open.

        `otherwise` follows if people are asked what to do with what is not saved, and cancel that.
        """

        def take() -> None:
            self._documents.resume(document, TypingMode.ENTRIES)
            then()

        self._saver.after_saving(take, otherwise)

    def open_text(self, pasted: str) -> None:
        """Open a puzzle that was copied somewhere else."""

        def take(reading: ReadResult) -> None:
            self._documents.take(reading, Document.of_pasted(reading, pasted))

        self._files.open_text(
            pasted, lambda reading: self._saver.after_saving(lambda: take(reading))
        )

    def _read(
        self,
        path: Path,
        take: Callable[[FileOpened], None],
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._files.open(
            path, lambda opened: self._saver.after_saving(lambda: take(opened)), failed
        )
