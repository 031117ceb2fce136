"""The document on the table: which file it belongs to; opening and saving.

Opening and saving happen in the file thread; what follows on them is handed along
as a function, so that "save, then close" closes only after the file is safe.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui import formats
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import UNTITLED, Document, Target
from sudoku_gui.documents.puzzle_files import Opened, Saved
from sudoku_gui.documents.samples import Sample
from sudoku_gui.formats import Content, Reading
from sudoku_gui.formats.puzzle_record import untouched
from sudoku_gui.language import Text, text
from sudoku_gui.presentation.document_notices import about_opened, about_saved, about_saved_alone
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.files.document_dialogs import Overwriting, Questions, Unsaved
from sudoku_gui.ui.files.file_access import FileAccess
from sudoku_gui.ui.files.file_thread import FileThread
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.search.game_controller import Workbench


class Documents(QObject):
    """Opens into and saves from the workbench."""

    document_changed = Signal()
    collection_changed = Signal()  # other puzzles lie open, or another of them is on the table
    recent_changed = Signal()
    said = Signal(object)  # Notice

    def __init__(
        self,
        workbench: Workbench,
        files: FileThread,
        settings: Settings,
        questions: Questions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._settings = settings
        self._questions = questions
        self._files = FileAccess(files, self)
        self._files.said.connect(self.said)
        self._document = Document(Collection.of_game(workbench.game))
        workbench.game_replaced.connect(self._follow_workbench)

    @property
    def name(self) -> str:
        """What the title of the window calls the document."""
        return self._document.title

    @property
    def collection(self) -> Collection:
        """The puzzles that lie open."""
        return self._document.collection

    @property
    def row(self) -> int:
        """The puzzle of the collection that is on the table, counted from 0."""
        return self._document.row

    @property
    def is_modified(self) -> bool:
        """Whether closing now would lose something a person typed."""
        return self.collection.is_modified

    def new(self, size: int) -> None:
        """An empty grid to type a puzzle into."""
        self.when_safe(lambda: self._workbench.new(size))

    def put_on_table(self, row: int) -> None:
        """Go on with the game of another puzzle of the collection; nothing is lost by it."""
        if row != self._document.row:
            self._workbench.stop()  # and keep what is shown of a search
            self._document = replace(self._document, row=row)
            self._workbench.open_game(self.collection.game(row))
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

        def take(opened: Opened) -> None:
            self._take_file(opened, others)

        self._read(path.absolute(), take, failed)

    def open_sample(self, sample: Sample, then: Callable[[], None] = lambda: None) -> None:
        """Open a puzzle that comes with the program; saving it asks for a file.

        `then` follows when it is on the table, and not if people keep what is there.
        """

        def take(opened: Opened) -> None:
            self._take(opened.reading, name=sample.title)
            then()

        self._read(sample.path, take)

    def open_text(self, pasted: str) -> None:
        """Open a puzzle that was copied somewhere else."""
        self._files.open_text(pasted, lambda reading: self.when_safe(lambda: self._take(reading)))

    def grid_as_text(self) -> str:
        """The grid as shown, as text that people can read."""
        shown = Content.filled(self._workbench.game.puzzle, self._workbench.shown.grid)
        return formats.write_all((shown,), self._document.text_format).decode()

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save to the document's file, or ask for one; `then` follows when all is safe."""
        self._workbench.stop()
        document = self._document
        if document.path is None:
            self.save_as(then)
            return
        state = _State.of(document.collection)
        target = Target(document.path, document.format)
        match self._what_to_write(document):
            case Overwriting.ANOTHER:
                self.save_as(then)
            case Overwriting.GIVENS:
                self._write(state.of_givens_alone(), target, then, about_saved_alone)
            case Overwriting.SHOWN:
                self._write(state, target, then)

    def _what_to_write(self, document: Document) -> Overwriting:
        """What to write to the document's file, asked where that would lose something."""
        if document.would_hide_givens():
            return self._questions.what_to_write(self.name, document.lost_parts)
        if document.would_lose_notes():
            return self._questions.what_about_notes(self.name, document.lost_parts)
        return Overwriting.SHOWN

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        """Ask for a file and a format and save there; `then` follows when all is safe."""
        self._workbench.stop()
        state = _State.of(self.collection)
        target = self._questions.where_to(self._suggestion(), len(state.contents))
        if target is not None:
            self._write(state, target, then)

    def save_copy(self, rows: Sequence[int]) -> None:
        """Ask for a file and save some puzzles of the collection there; nothing else changes."""
        self._workbench.stop()
        now = self.collection.contents()
        target = self._questions.where_to(self._suggestion(rows), len(rows))
        if target is not None:
            self._files.save([now[row] for row in rows], target)

    def when_safe(self, then: Callable[[], None]) -> None:
        """Do `then` once nothing would be lost by it, or not at all."""
        if not self.is_modified:
            then()
            return
        begun = self.collection.begun
        answer = self._questions.what_about_changes(self.name)
        if answer is Unsaved.SAVE:
            self.save(then)
        elif answer is Unsaved.DISCARD:
            self._go_on_from(begun, then)

    def _go_on_from(self, begun: Mapping[int, Content], then: Callable[[], None]) -> None:
        """Do `then` if no more was typed than these games show; ask about the rest before."""
        if self.collection.begun == begun:
            then()
        else:
            self.when_safe(then)

    def _write(
        self,
        state: "_State",
        target: Target,
        then: Callable[[], None] | None,
        notice: Callable[[Saved], Notice] = about_saved,
    ) -> None:
        def saved(outcome: Saved) -> None:
            if self.collection is state.collection:
                state.collection.keep_saved(outcome.contents, outcome.lost)
                self._document = self._document.saved_as(outcome)
                self.document_changed.emit()
            self._remember(outcome.path)
            if then is not None:
                self._go_on_from(state.begun, then)

        self._files.save(state.contents, target, saved, notice)

    def _read(
        self, path: Path, take: Callable[[Opened], None], failed: Callable[[], None] = lambda: None
    ) -> None:
        self._files.open(path, lambda opened: self.when_safe(lambda: take(opened)), failed)

    def _take_file(self, opened: Opened, others: Sequence[Path]) -> None:
        # Saving over the file would lose what is no puzzle in it: another is asked for.
        path = None if opened.reading.refused else opened.path
        name = text("{name}", name=opened.path.name)
        self._take(opened.reading, name, path, waiting=len(others))
        self._remember(opened.path, *others)

    def _take(
        self, reading: Reading, name: Text = UNTITLED, path: Path | None = None, waiting: int = 0
    ) -> None:
        self._document = Document.of_reading(reading, name, path)
        self._workbench.open_game(self.collection.game(0))
        self.collection_changed.emit()
        self.document_changed.emit()
        self.said.emit(about_opened(name, reading, waiting))

    @Slot()
    def _follow_workbench(self) -> None:
        """A game that is none of the collection's is a document of its own."""
        game = self._workbench.game
        if not self.collection.has_begun(self.row, game):
            self._document = Document(Collection.of_game(game))
            self.collection_changed.emit()
            self.document_changed.emit()

    def _remember(self, *paths: Path) -> None:
        for path in reversed(paths):
            self._settings.remember_file(path.absolute())
        self.recent_changed.emit()

    def _suggestion(self, rows: Sequence[int] | None = None) -> Target:
        """Where to save the puzzles in `rows`, or all of them."""
        chosen = range(len(self.collection)) if rows is None else rows
        return self._document.suggestion(self._settings.last_folder, chosen)


@dataclass(frozen=True, slots=True)
class _State:
    """A collection as it was when it was to be saved; questions and disks take time.

    contents: what is to be written.  begun: the games in it, whatever is written of them.
    """

    collection: Collection
    contents: Sequence[Content]
    begun: Mapping[int, Content]

    @classmethod
    def of(cls, collection: Collection) -> "_State":
        return cls(collection, collection.contents(), collection.begun)

    def of_givens_alone(self) -> "_State":
        """The same without any entry; who has entered one has more than is safe then."""
        begun = {row: Content.untouched(content.puzzle) for row, content in self.begun.items()}
        return replace(self, contents=untouched(self.contents), begun=begun)
