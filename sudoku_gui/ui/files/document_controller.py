"""The open document: its puzzles, which of them is current, and what is known of its file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui import formats
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch

if TYPE_CHECKING:
    from sudoku_gui.documents.puzzle_files import FileOpened, FileSaved
    from sudoku_gui.formats import ReadResult
    from sudoku_gui.language import Text


class DocumentController(QObject):
    """Holds what is open, and has the game controller go on with its current puzzle."""

    document_changed = Signal()
    file_changed = Signal(object)  # Document: it has another file now, or knows it to hold another
    moment_opened = Signal()  # of a search, and nothing of a game
    collection_changed = Signal()  # other puzzles are open, or another of them is current
    recent_changed = Signal()
    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        game_search: GameSearch,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._game_search = game_search
        self._settings = settings
        self._document = Document(Collection.of_game(game_controller.game))
        game_controller.game_replaced.connect(self._follow_game_controller)

    @property
    def document(self) -> Document:
        """What is open."""
        return self._document

    @property
    def name(self) -> str:
        """What the title of the window calls the document."""
        return self._document.title

    @property
    def collection(self) -> Collection:
        """The puzzles that are open."""
        return self._document.collection

    @property
    def row(self) -> int:
        """The current puzzle of the collection, counted from 0."""
        return self._document.row

    @property
    def is_modified(self) -> bool:
        """Whether closing now would lose something a person typed or pasted."""
        return self._document.is_modified

    def select_puzzle(self, row: int) -> None:
        """Go on with the game of another puzzle of the collection; nothing is lost by it."""
        if row != self._document.row:
            self._game_controller.stop()  # and keep what is shown of a search
            self._document = replace(self._document, row=row)
            self._game_controller.open_game(self.collection.game(row))
            self._game_search.resume()
            self.collection_changed.emit()
            self.document_changed.emit()

    def take_file(self, opened: FileOpened, others: Sequence[Path] = ()) -> None:
        """Let what a file holds be the document, and put it at hand for later, as `others`."""
        document = Document.of_file(opened)
        self.take(opened.reading, document, waiting=len(others))
        self.remember(opened.path, *others)

    def take(self, reading: ReadResult, document: Document, waiting: int = 0) -> None:
        """Let what was read be the document, in place of the present one; nobody is asked.

        waiting: the files asked for together with it.
        """
        # Loaded with the first document that is read.
        from sudoku_gui.presentation.document_notices import (  # noqa: PLC0415
            moment_notice,
            opened_notice,
        )

        problem = self.resume(document, TypingMode.ENTRIES)
        if self._game_controller.game.snapshot.has_only_watched:
            self.moment_opened.emit()
        self.notice_posted.emit(opened_notice(document.name, reading, waiting))
        if problem is not None:
            self.notice_posted.emit(moment_notice(problem))

    def resume(self, document: Document, typing: TypingMode) -> Text | None:
        """Go on with a document as it was left, in place of the present one; nobody is asked.

        Return why the moment that was looked at last cannot be shown, or None.
        """
        self.follow_file(document)
        self._game_controller.open_game(document.collection.game(document.row), typing)
        problem = self._game_search.resume()
        self.collection_changed.emit()
        self.document_changed.emit()
        return problem

    def reduce_to(self, left: Collection) -> None:
        """Go on with what is left of the collection.

        The current puzzle stays current; if it is removed, the one that follows it is next.
        """
        assert left.is_taken_from(self.collection), "another collection is open"
        row = left.row_from(self.collection, self._document.row)
        self._go_on_in(left, min(row, len(left) - 1))

    def put_back_removed(self) -> None:
        """Take the puzzles removed last into the collection again; there must be such."""
        before = self.collection.before
        assert before is not None, "nothing was removed"
        self._go_on_in(before, before.row_from(self.collection, self._document.row))

    def _go_on_in(self, collection: Collection, row: int) -> None:
        """Go on with more or fewer of the puzzles that are open."""
        game = collection.game(row)
        is_another = game is not self._game_controller.game
        if is_another:
            self._game_controller.stop()  # and keep what is shown of a search
        self._document = replace(self._document, collection=collection, row=row)
        if is_another:
            self._game_controller.open_game(game)
            self._game_search.resume()
        self.collection_changed.emit()
        self.document_changed.emit()

    def mark_saved(self, saved: FileSaved, collection: Collection) -> None:
        """The puzzles of `collection` are safe in that file, as far as they are what was written.

        It is the one that is open, or was before puzzles were removed from it or put back.
        """
        collection.mark_saved(saved.records, saved.lost)
        document = self._document.saved_as(saved)
        if not self.collection.is_taken_from(collection):
            document = replace(document, source=None)  # the file lacks what was put back since
        self.follow_file(document)
        self.document_changed.emit()

    def follow_file(self, document: Document) -> None:
        """Know something else of the document from now on, and of its file."""
        self._document = document
        self.file_changed.emit(document)

    def remember(self, *paths: Path) -> None:
        """Put files at hand for later, the first of them first."""
        for path in reversed(paths):
            self._settings.recent.remember(path.absolute())
        self.recent_changed.emit()

    def grid_as_text(self) -> str:
        """Return the grid as shown, as text that people can read."""
        shown = PuzzleRecord.with_filled(
            self._game_controller.game.puzzle, self._game_controller.shown.grid
        )
        return formats.write_all((shown,), self._document.text_format).decode()

    @Slot()
    def _follow_game_controller(self) -> None:
        """A game that is none of the collection's is a document of its own."""
        game = self._game_controller.game
        if not self.collection.has_begun(self.row, game):
            self.follow_file(Document(Collection.of_game(game)))
            self.collection_changed.emit()
            self.document_changed.emit()
