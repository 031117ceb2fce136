"""The open document: which file it belongs to, opening it and saving it.

Opening and saving happen in the file thread; what follows on them is handed along
as a function, so that "save, then close" closes only after the file is safe.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui import formats
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import UNTITLED, Document, SaveTarget
from sudoku_gui.documents.puzzle_files import FileOpened, FileSaved
from sudoku_gui.documents.samples import Sample
from sudoku_gui.formats import PuzzleRecord, ReadResult
from sudoku_gui.formats.puzzle_record import without_entries
from sudoku_gui.language import Text, text
from sudoku_gui.presentation.document_notices import (
    opened_notice,
    puzzle_saved_notice,
    saved_notice,
)
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.files.document_dialogs import DocumentPrompts, OverwriteChoice, UnsavedChoice
from sudoku_gui.ui.files.file_access import FileAccess
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.search.game_controller import GameController


class DocumentController(QObject):
    """Opens puzzles into the game controller, and saves them from there."""

    document_changed = Signal()
    collection_changed = Signal()  # other puzzles are open, or another of them is current
    recent_changed = Signal()
    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        files: FileThread,
        settings: Settings,
        questions: DocumentPrompts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._settings = settings
        self._questions = questions
        self._files = FileAccess(files, self)
        self._files.notice_posted.connect(self.notice_posted)
        self._document = Document(Collection.of_game(game_controller.game))
        game_controller.game_replaced.connect(self._follow_game_controller)

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
        """Whether closing now would lose something a person typed."""
        return self.collection.is_modified

    def new(self, size: int) -> None:
        """An empty grid to type a puzzle into."""
        self.after_saving(lambda: self._game_controller.new(size))

    def select_puzzle(self, row: int) -> None:
        """Go on with the game of another puzzle of the collection; nothing is lost by it."""
        if row != self._document.row:
            self._game_controller.stop()  # and keep what is shown of a search
            self._document = replace(self._document, row=row)
            self._game_controller.open_game(self.collection.game(row))
            self.collection_changed.emit()
            self.document_changed.emit()

    def open(self) -> None:
        """Ask for a file and open it."""
        path = self._questions.which_file(self._document.folder or self._settings.last_folder)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path, *others: Path) -> None:
        """Open the puzzle in the file at `path`, after asking about unsaved changes.

        others: files asked for together with it; they are put at hand for later.
        """

        def failed() -> None:
            self._settings.forget_file(path)
            self._remember(*others)

        def take(opened: FileOpened) -> None:
            self._take_file(opened, others)

        self._read(path.absolute(), take, failed)

    def open_sample(self, sample: Sample, then: Callable[[], None] = lambda: None) -> None:
        """Open a puzzle that comes with the program; saving it asks for a file.

        `then` follows when it is open, and not if people keep what is there.
        """

        def take(opened: FileOpened) -> None:
            self._take(opened.reading, name=sample.title)
            then()

        self._read(sample.path, take)

    def open_text(self, pasted: str) -> None:
        """Open a puzzle that was copied somewhere else."""
        self._files.open_text(
            pasted, lambda reading: self.after_saving(lambda: self._take(reading))
        )

    def grid_as_text(self) -> str:
        """Return the grid as shown, as text that people can read."""
        shown = PuzzleRecord.with_filled(
            self._game_controller.game.puzzle, self._game_controller.shown.grid
        )
        return formats.write_all((shown,), self._document.text_format).decode()

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save to the document's file, or ask for one; `then` follows when all is safe."""
        self._game_controller.stop()
        document = self._document
        if document.path is None:
            self.save_as(then)
            return
        state = _CollectionSnapshot.of(document.collection)
        target = SaveTarget(document.path, document.format)
        match self._what_to_write(document):
            case OverwriteChoice.ANOTHER:
                self.save_as(then)
            case OverwriteChoice.GIVENS:
                self._write(state.of_givens_alone(), target, then, puzzle_saved_notice)
            case OverwriteChoice.SHOWN:
                self._write(state, target, then)

    def _what_to_write(self, document: Document) -> OverwriteChoice:
        """Return what to write to the document's file, asked where that would lose something."""
        if document.would_hide_givens():
            return self._questions.what_to_write(self.name, document.lost_parts)
        if document.would_lose_notes():
            return self._questions.what_about_notes(self.name, document.lost_parts)
        return OverwriteChoice.SHOWN

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        """Ask for a file and a format and save there; `then` follows when all is safe."""
        self._game_controller.stop()
        state = _CollectionSnapshot.of(self.collection)
        target = self._questions.where_to(self._suggestion(), len(state.records))
        if target is not None:
            self._write(state, target, then)

    def save_copy(self, rows: Sequence[int]) -> None:
        """Ask for a file and save some puzzles of the collection there; nothing else changes."""
        self._game_controller.stop()
        now = self.collection.records()
        target = self._questions.where_to(self._suggestion(rows), len(rows))
        if target is not None:
            self._files.save([now[row] for row in rows], target)

    def after_saving(self, then: Callable[[], None]) -> None:
        """Do `then` once nothing would be lost by it, or not at all."""
        if not self.is_modified:
            then()
            return
        begun = self.collection.begun
        answer = self._questions.what_about_changes(self.name)
        if answer is UnsavedChoice.SAVE:
            self.save(then)
        elif answer is UnsavedChoice.DISCARD:
            self._go_on_from(begun, then)

    def _go_on_from(self, begun: Mapping[int, PuzzleRecord], then: Callable[[], None]) -> None:
        """Do `then` if no more was typed than these games show; ask about the rest before."""
        if self.collection.begun == begun:
            then()
        else:
            self.after_saving(then)

    def _write(
        self,
        state: "_CollectionSnapshot",
        target: SaveTarget,
        then: Callable[[], None] | None,
        notice: Callable[[FileSaved], Notice] = saved_notice,
    ) -> None:
        def saved(outcome: FileSaved) -> None:
            if self.collection is state.collection:
                state.collection.mark_saved(outcome.records, outcome.lost)
                self._document = self._document.saved_as(outcome)
                self.document_changed.emit()
            self._remember(outcome.path)
            if then is not None:
                self._go_on_from(state.begun, then)

        self._files.save(state.records, target, saved, notice)

    def _read(
        self,
        path: Path,
        take: Callable[[FileOpened], None],
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._files.open(path, lambda opened: self.after_saving(lambda: take(opened)), failed)

    def _take_file(self, opened: FileOpened, others: Sequence[Path]) -> None:
        # Saving over the file would lose what is no puzzle in it: another is asked for.
        path = None if opened.reading.refused else opened.path
        name = text("{name}", name=opened.path.name)
        self._take(opened.reading, name, path, waiting=len(others))
        self._remember(opened.path, *others)

    def _take(
        self, reading: ReadResult, name: Text = UNTITLED, path: Path | None = None, waiting: int = 0
    ) -> None:
        self._document = Document.of_reading(reading, name, path)
        self._game_controller.open_game(self.collection.game(0))
        self.collection_changed.emit()
        self.document_changed.emit()
        self.notice_posted.emit(opened_notice(name, reading, waiting))

    @Slot()
    def _follow_game_controller(self) -> None:
        """A game that is none of the collection's is a document of its own."""
        game = self._game_controller.game
        if not self.collection.has_begun(self.row, game):
            self._document = Document(Collection.of_game(game))
            self.collection_changed.emit()
            self.document_changed.emit()

    def _remember(self, *paths: Path) -> None:
        for path in reversed(paths):
            self._settings.remember_file(path.absolute())
        self.recent_changed.emit()

    def _suggestion(self, rows: Sequence[int] | None = None) -> SaveTarget:
        """Return where to save the puzzles in `rows`, or all of them."""
        chosen = range(len(self.collection)) if rows is None else rows
        return self._document.suggestion(self._settings.last_folder, chosen)


@dataclass(frozen=True, slots=True)
class _CollectionSnapshot:
    """A collection as it was when it was to be saved; questions and disks take time."""

    collection: Collection
    records: Sequence[PuzzleRecord]  # what is to be written
    begun: Mapping[int, PuzzleRecord]  # the games in it, whatever is written of them

    @classmethod
    def of(cls, collection: Collection) -> "_CollectionSnapshot":
        return cls(collection, collection.records(), collection.begun)

    def of_givens_alone(self) -> "_CollectionSnapshot":
        """Return the same without any entry.

        Who has entered one has more than is safe then.
        """
        begun = {
            row: PuzzleRecord.without_entries(record.puzzle) for row, record in self.begun.items()
        }
        return replace(self, records=without_entries(self.records), begun=begun)
