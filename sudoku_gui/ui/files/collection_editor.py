"""Removing puzzles from the list and putting them back, and what is said of duplicates."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import FilterKind
from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.collection_notices import (
    NO_DUPLICATES,
    NOT_ALL,
    NOTHING_SELECTED,
    duplicates_notice,
    put_back_notice,
    removed_notice,
)
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_prompts import DocumentPrompts, RemovalChoice


class CollectionEditor(QObject):
    """Edits the list; people are asked before what they have entered would go with a puzzle."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        panel: CollectionPanel,
        documents: DocumentController,
        questions: DocumentPrompts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._documents = documents
        self._questions = questions
        panel.table.removal_wanted.connect(self.remove_selected)

    def handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        """Return what the actions about it do."""
        return {
            ActionId.SELECT_DUPLICATES: self.select_duplicates,
            ActionId.REMOVE_SELECTED: self.remove_selected,
            ActionId.PUT_BACK_REMOVED: self.put_back_removed,
        }

    @Slot(object)
    def tell_duplicates(self, likeness: Likeness) -> None:
        """Say how many duplicates were found, and offer to select them."""
        collection = self._documents.collection
        self._panel.show_duplicates(collection)
        count = collection.duplicate_count
        self.notice_posted.emit(duplicates_notice(likeness, count, self.select_duplicates))

    def select_duplicates(self) -> None:
        """List the duplicates alone, and select them all."""
        if self._documents.collection.duplicate_count:
            self._panel.set_open(True)
            self._panel.select_all_of(FilterKind.DUPLICATE)
        else:
            self.notice_posted.emit(Notice(NO_DUPLICATES))

    @Slot()
    def remove_selected(self) -> None:
        """Take the selected puzzles out of the list."""
        collection, rows = self._documents.collection, self._panel.selected
        if not rows:
            self.notice_posted.emit(Notice(NOTHING_SELECTED))
        elif len(rows) == len(collection):
            self.notice_posted.emit(Notice(NOT_ALL))
        else:
            self._remove(self._settled(collection, rows))

    def put_back_removed(self) -> None:
        """Take the puzzles removed last into the list again, if they still can be."""
        count = len(self._documents.collection)
        if self._documents.collection.before is not None:
            self._documents.put_back_removed()
            count = len(self._documents.collection) - count
            self.notice_posted.emit(put_back_notice(count))

    def _settled(self, collection: Collection, rows: Sequence[int]) -> Sequence[int]:
        """Return which of `rows` to remove, after asking about those that were begun."""
        begun = set(collection.begun_among(rows))
        choice = self._questions.what_about_begun(len(begun)) if begun else RemovalChoice.ALL
        if choice is RemovalChoice.CANCEL:
            return ()
        return rows if choice is RemovalChoice.ALL else [row for row in rows if row not in begun]

    def _remove(self, rows: Sequence[int]) -> None:
        if rows:
            self._documents.remove_puzzles(rows)
            has_file = self._documents.document.path is not None
            self.notice_posted.emit(removed_notice(len(rows), has_file, self.put_back_removed))
