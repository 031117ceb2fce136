"""Saving the document, and what is asked before something would be lost.

Saving happens in the file thread; what follows on it is handed along as a function, so that
"save, then close" closes only after the file is safe.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_snapshot import CollectionSnapshot, without_moves
from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.puzzle_files import FileChanged, FileSaved
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.formats.puzzle_record import without_entries
from sudoku_gui.formats.puzzle_summary import chosen
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.presentation.document_notices import (
    OutsideActions,
    nothing_to_save_notice,
    puzzle_saved_notice,
    saved_notice,
)
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_prompts import (
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


class DocumentSaver(QObject):
    """Saves the document, and settles what other programs have made of its file."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        documents: DocumentController,
        files: FileThread,
        settings: Settings,
        questions: DocumentPrompts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._documents = documents
        self._files = FileAccess(files, self)
        self._files.notice_posted.connect(self.notice_posted)
        self._settings = settings
        self._questions = questions
        self._save_questions = SaveQuestions(questions)
        self._outside_changes = OutsideChanges(
            self._files, OutsideActions(self._keep_mine, self._load_theirs, self.save_as), self
        )
        self._outside_changes.notice_posted.connect(self.notice_posted)
        self._outside_changes.follow(documents.document)
        documents.file_changed.connect(self._outside_changes.follow)

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save to the document's file, or ask for one; `then` follows when all is safe.

        A file that holds all of it already is left as it is.
        """
        self._game_controller.stop()
        document = self._documents.document
        if not document.has_all_in_file:
            self._begin_saving(then)
        elif document.path is None:
            self._leave_as_it_is(then)
        else:
            self._files.look_at(document.path, lambda found: self._save_if_changed(found, then))

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        """Ask for a file and a format and save there; `then` follows when all is safe."""
        self._game_controller.stop()
        self._save_elsewhere(self._suggestion(), then)

    def save_copy(self, rows: Sequence[int]) -> None:
        """Ask for a file and save some puzzles of the collection there; nothing else changes."""
        self._game_controller.stop()
        records = chosen(self._documents.collection.records(), rows)
        target, choice = self._save_questions.target_for(
            self._documents.document, self._suggestion(rows), rows
        )
        if target is not None:
            alone = choice is OverwriteChoice.GIVENS
            self._files.save(without_entries(records) if alone else records, target)

    def after_saving(
        self, then: Callable[[], None], otherwise: Callable[[], None] = lambda: None
    ) -> None:
        """Do `then` once nothing would be lost by it, or not at all.

        It waits for what is being saved now.  `otherwise` follows where people cancel, be it the
        question or the choice of a file; what cannot be saved has neither follow.
        """
        self._files.after_saves(lambda: self._settle_unsaved(then, otherwise))

    def _save_if_changed(self, found: FileChanged, then: Callable[[], None] | None) -> None:
        """Save unless the file holds what was read or written last, and all that is open."""
        document = self._documents.document
        is_same = found.is_there and found.digest == document.digest
        if is_same and found.path == document.path and document.has_all_in_file:
            self._leave_as_it_is(then)
        else:
            self._begin_saving(then)

    def _leave_as_it_is(self, then: Callable[[], None] | None) -> None:
        self.notice_posted.emit(nothing_to_save_notice(self._documents.name))
        if then is not None:
            then()

    def _settle_unsaved(self, then: Callable[[], None], otherwise: Callable[[], None]) -> None:
        if not self._documents.is_modified:
            then()
            return
        collection = self._documents.collection
        begun = without_moves(collection.begun)
        answer = self._questions.what_about_changes(self._documents.name)
        if answer is UnsavedChoice.DISCARD:
            self._go_on_from(collection, begun, then)
        elif answer is UnsavedChoice.CANCEL or not self._begin_saving(then):
            otherwise()

    def _begin_saving(self, then: Callable[[], None] | None) -> bool:
        """Save as people choose, and return whether they chose anything."""
        self._game_controller.stop()
        document = self._documents.document
        if document.left_behind and not self._questions.is_other_file_wanted(
            document.title, document.left_behind
        ):
            return False
        if document.path is None:
            return self._save_elsewhere(self._suggestion(), then)
        state = CollectionSnapshot.of(document.collection)
        target = SaveTarget(document.path, document.format)
        match self._save_questions.what_to_write(target, document.parts_lost_on_saving):
            case OverwriteChoice.ANOTHER:
                return self._save_elsewhere(document.suggestion_beside(target), then)
            case choice:
                return self._write_as_chosen(choice, state, target, then)

    def _save_elsewhere(self, suggestion: SaveTarget, then: Callable[[], None] | None) -> bool:
        """Ask for a file and save there, and return whether one was chosen."""
        state = CollectionSnapshot.of(self._documents.collection)
        target, choice = self._save_questions.target_for(self._documents.document, suggestion)
        return target is not None and self._write_as_chosen(choice, state, target, then)

    def _write_as_chosen(
        self,
        choice: OverwriteChoice,
        state: CollectionSnapshot,
        target: SaveTarget,
        then: Callable[[], None] | None,
    ) -> bool:
        """Write what was chosen, and return whether that is anything."""
        if choice is OverwriteChoice.GIVENS:
            self._write(state.of_givens_alone(), target, then, puzzle_saved_notice)
        elif choice is OverwriteChoice.SHOWN:
            self._write(state, target, then)
        return choice in {OverwriteChoice.GIVENS, OverwriteChoice.SHOWN}

    def _go_on_from(
        self, collection: Collection, begun: Mapping[int, PuzzleRecord], then: Callable[[], None]
    ) -> None:
        """Do `then` if nothing was removed from `collection`, nor more typed than `begun` shows.

        Ask about the rest before.
        """
        now = self._documents.collection
        if now is collection and without_moves(now.begun) == begun:
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
            if self._documents.collection.shares_games_with(state.collection):
                self._documents.mark_saved(outcome, state.collection)
            self._documents.remember(outcome.path)
            if then is not None:
                self._go_on_from(state.collection, state.begun, then)

        def changed(outcome: FileChanged) -> None:
            # If another document is open, nothing of this one was to be lost.
            if self._documents.collection.shares_games_with(state.collection):
                self._settle_change(outcome, lambda: self._write(state, target, then, notice), then)

        document = self._documents.document
        expected = document.digest if target.path.absolute() == document.path else None
        self._files.save(state.records, target, saved, notice, expected, changed)

    def _settle_change(
        self, found: FileChanged, write: Callable[[], None], then: Callable[[], None] | None
    ) -> None:
        """Do what people want about a file that was found to be changed before it was written."""
        match self._questions.what_about_outside_change(found.path.name, found.is_there):
            case OutsideChoice.MINE:
                self._keep_mine(found)
                write()
            case OutsideChoice.THEIRS:
                self._take_theirs(found.path)
            case OutsideChoice.ANOTHER:
                self._save_elsewhere(self._suggestion(), then)

    def _keep_mine(self, found: FileChanged) -> None:
        """Let the file be replaced by the next save, although somebody else has changed it."""
        if found.path == self._documents.document.path:
            kept = replace(self._documents.document, digest=found.digest, is_in_no_file=True)
            self._documents.follow_file(kept)

    def _load_theirs(self) -> None:
        """Open what somebody else has made of the file, after asking where ours would be lost."""
        path = self._documents.document.path
        if path is None:
            return
        if not self._documents.is_modified:
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
        self._files.open(path, self._documents.take_file)

    def _suggestion(self, rows: Sequence[int] | None = None) -> SaveTarget:
        """Return where to save the puzzles in `rows`, or all of them."""
        chosen = range(len(self._documents.collection)) if rows is None else rows
        return self._documents.document.suggestion(self._settings.recent.folder, chosen)
