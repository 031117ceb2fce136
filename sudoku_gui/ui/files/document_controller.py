"""The open document: which file it belongs to, opening it and saving it.

Opening and saving happen in the file thread; what follows on them is handed along
as a function, so that "save, then close" closes only after the file is safe.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui import formats
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_snapshot import CollectionSnapshot, without_moves
from sudoku_gui.documents.document import Document, SaveTarget
from sudoku_gui.documents.puzzle_files import FileChanged, FileOpened, FileSaved
from sudoku_gui.documents.samples import Sample
from sudoku_gui.formats import PuzzleRecord, ReadResult
from sudoku_gui.formats.puzzle_record import without_entries
from sudoku_gui.presentation.document_notices import (
    OutsideActions,
    opened_notice,
    puzzle_saved_notice,
    saved_notice,
)
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.files.document_dialogs import (
    DocumentPrompts,
    OutsideChoice,
    OverwriteChoice,
    UnsavedChoice,
)
from sudoku_gui.ui.files.file_access import FileAccess
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.outside_changes import OutsideChanges
from sudoku_gui.ui.files.save_questions import SaveQuestions
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch


class DocumentController(QObject):
    """Opens puzzles into the game controller, and saves them from there."""

    document_changed = Signal()
    collection_changed = Signal()  # other puzzles are open, or another of them is current
    recent_changed = Signal()
    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        game_search: GameSearch,
        files: FileThread,
        settings: Settings,
        questions: DocumentPrompts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._game_search = game_search
        self._settings = settings
        self._questions = questions
        self._save_questions = SaveQuestions(questions)
        self._files = FileAccess(files, self)
        self._files.notice_posted.connect(self.notice_posted)
        self._outside_changes = OutsideChanges(
            self._files, OutsideActions(self._keep_mine, self._load_theirs, self.save_as), self
        )
        self._outside_changes.notice_posted.connect(self.notice_posted)
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
            document = Document.of_reading(opened.reading, sample.title, opened.path)
            self._take(opened.reading, document)
            then()

        self._read(sample.path, take)

    def open_text(self, pasted: str) -> None:
        """Open a puzzle that was copied somewhere else."""

        def take(reading: ReadResult) -> None:
            self._take(reading, Document.of_pasted(reading, pasted))

        self._files.open_text(pasted, lambda reading: self.after_saving(lambda: take(reading)))

    def resume(self, document: Document, typing: TypingMode) -> None:
        """Go on with a document as it was left, in place of the present one; nobody is asked."""
        self._follow_file(document)
        self._game_controller.open_game(document.collection.game(document.row), typing)
        self._game_search.resume()
        self.collection_changed.emit()
        self.document_changed.emit()

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
        state = CollectionSnapshot.of(document.collection)
        target = SaveTarget(document.path, document.format)
        lost = document.parts_lost_on_saving
        match self._save_questions.what_to_write(target, lost):
            case OverwriteChoice.ANOTHER:
                self._save_elsewhere(document.suggestion_beside(target), then)
            case choice:
                self._write_as_chosen(choice, state, target, then)

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        """Ask for a file and a format and save there; `then` follows when all is safe."""
        self._game_controller.stop()
        self._save_elsewhere(self._suggestion(), then)

    def save_copy(self, rows: Sequence[int]) -> None:
        """Ask for a file and save some puzzles of the collection there; nothing else changes."""
        self._game_controller.stop()
        now = self.collection.records()
        records = [now[row] for row in rows]
        target, choice = self._save_questions.target_for(
            self._document, self._suggestion(rows), rows
        )
        if target is not None:
            alone = choice is OverwriteChoice.GIVENS
            self._files.save(without_entries(records) if alone else records, target)

    def _save_elsewhere(self, suggestion: SaveTarget, then: Callable[[], None] | None) -> None:
        state = CollectionSnapshot.of(self.collection)
        target, choice = self._save_questions.target_for(self._document, suggestion)
        if target is not None:
            self._write_as_chosen(choice, state, target, then)

    def _write_as_chosen(
        self,
        choice: OverwriteChoice,
        state: CollectionSnapshot,
        target: SaveTarget,
        then: Callable[[], None] | None,
    ) -> None:
        if choice is OverwriteChoice.GIVENS:
            self._write(state.of_givens_alone(), target, then, puzzle_saved_notice)
        elif choice is OverwriteChoice.SHOWN:
            self._write(state, target, then)

    def after_saving(self, then: Callable[[], None]) -> None:
        """Do `then` once nothing would be lost by it, or not at all."""
        if not self.is_modified:
            then()
            return
        begun = without_moves(self.collection.begun)
        answer = self._questions.what_about_changes(self.name)
        if answer is UnsavedChoice.SAVE:
            self.save(then)
        elif answer is UnsavedChoice.DISCARD:
            self._go_on_from(begun, then)

    def _go_on_from(self, begun: Mapping[int, PuzzleRecord], then: Callable[[], None]) -> None:
        """Do `then` if no more was typed than these games show; ask about the rest before."""
        if without_moves(self.collection.begun) == begun:
            then()
        else:
            self.after_saving(then)

    def _write(
        self,
        state: CollectionSnapshot,
        target: SaveTarget,
        then: Callable[[], None] | None,
        notice: Callable[[FileSaved], Notice] = saved_notice,
    ) -> None:
        def saved(outcome: FileSaved) -> None:
            if self.collection is state.collection:
                state.collection.mark_saved(outcome.records, outcome.lost)
                self._follow_file(self._document.saved_as(outcome))
                self.document_changed.emit()
            self._remember(outcome.path)
            if then is not None:
                self._go_on_from(state.begun, then)

        def changed(outcome: FileChanged) -> None:
            if self.collection is not state.collection:
                return  # another document is open, and nothing of this one was to be lost
            name = outcome.path.name
            match self._questions.what_about_outside_change(name, outcome.is_there):
                case OutsideChoice.MINE:
                    self._keep_mine(outcome)
                    self._write(state, target, then, notice)
                case OutsideChoice.THEIRS:
                    self._take_theirs(outcome.path)
                case OutsideChoice.ANOTHER:
                    self._save_elsewhere(self._suggestion(), then)

        document = self._document
        expected = document.digest if target.path.absolute() == document.path else None
        self._files.save(state.records, target, saved, notice, expected, changed)

    def _keep_mine(self, found: FileChanged) -> None:
        """Let the file be replaced by the next save, although somebody else has changed it."""
        if found.path == self._document.path:
            self._follow_file(replace(self._document, digest=found.digest))

    def _load_theirs(self) -> None:
        """Open what somebody else has made of the file, after asking where ours would be lost."""
        path = self._document.path
        if path is None:
            return
        if not self.is_modified:
            self._take_theirs(path)
            return
        match self._questions.what_about_outside_change(path.name, is_there=True):
            case OutsideChoice.ANOTHER:
                self.save_as()
            case OutsideChoice.MINE:
                self._files.look_at(path, self._keep_mine)
            case OutsideChoice.THEIRS:
                self._take_theirs(path)

    def _take_theirs(self, path: Path) -> None:
        self._files.open(path, lambda opened: self._take_file(opened, ()))

    def _follow_file(self, document: Document) -> None:
        """Know something else of the document from now on, and of its file."""
        self._document = document
        self._outside_changes.follow(document)

    def _read(
        self,
        path: Path,
        take: Callable[[FileOpened], None],
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._files.open(path, lambda opened: self.after_saving(lambda: take(opened)), failed)

    def _take_file(self, opened: FileOpened, others: Sequence[Path]) -> None:
        document = Document.of_file(opened)
        self._take(opened.reading, document, waiting=len(others))
        self._remember(opened.path, *others)

    def _take(self, reading: ReadResult, document: Document, waiting: int = 0) -> None:
        self.resume(document, TypingMode.ENTRIES)
        self.notice_posted.emit(opened_notice(document.name, reading, waiting))

    @Slot()
    def _follow_game_controller(self) -> None:
        """A game that is none of the collection's is a document of its own."""
        game = self._game_controller.game
        if not self.collection.has_begun(self.row, game):
            self._follow_file(Document(Collection.of_game(game)))
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
