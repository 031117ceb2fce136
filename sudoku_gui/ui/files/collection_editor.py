"""Removing puzzles from the list and putting them back, and what is said of duplicates."""

from collections.abc import Callable, Mapping, Set
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import FilterKind
from sudoku_gui.documents.puzzle_removal import PuzzleRemoval
from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.collection_notices import (
    NO_DUPLICATES,
    NOT_ALL,
    NOTHING_REMOVED,
    NOTHING_SELECTED,
    STILL_REMOVING,
    duplicates_notice,
    put_back_notice,
    removed_notice,
    removing_notice,
)
from sudoku_gui.presentation.notice import Notice
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.files.document_controller import DocumentController
from sudoku_gui.ui.files.document_prompts import DocumentPrompts, RemovalChoice
from sudoku_gui.ui.kit.sliced_work import SlicedWork


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
        self._removal: PuzzleRemoval | None = None  # the one that was begun last
        self._work = SlicedWork(self)
        self._work.delayed.connect(self._tell_delay)
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
        elif self._work.is_under_way:
            self.notice_posted.emit(Notice(STILL_REMOVING))
        else:
            self._removal = removal = PuzzleRemoval(collection, rows)
            self._work.begin(removal.find_begun(), partial(self._settle, removal))

    def put_back_removed(self) -> None:
        """Take the puzzles removed last into the list again, if they still can be."""
        count = len(self._documents.collection)
        if self._documents.collection.before is not None:
            self._documents.put_back_removed()
            count = len(self._documents.collection) - count
            self.notice_posted.emit(put_back_notice(count))

    def give_up(self) -> None:
        """Remove nothing that is not removed by now."""
        self._work.cancel()

    def _settle(self, removal: PuzzleRemoval, begun: Set[int]) -> None:
        """Ask about the puzzles that were begun, and remove what is to be removed."""
        choice = self._questions.what_about_begun(len(begun)) if begun else RemovalChoice.ALL
        if self._documents.collection is not removal.collection:
            return  # another was opened while the question was
        kept = begun if choice is RemovalChoice.OTHERS else frozenset[int]()
        if choice is RemovalChoice.CANCEL or len(kept) == removal.count:
            self.notice_posted.emit(Notice(NOTHING_REMOVED))
        else:
            self._work.begin(removal.take_out(kept), partial(self._finish, removal, begun))

    def _finish(self, removal: PuzzleRemoval, begun: Set[int], left: Collection) -> None:
        """Go on with what is left, unless something was entered meanwhile: then ask again."""
        played = removal.played
        if not played <= begun:
            self._settle(removal, begun | played)
            return
        self._documents.reduce_to(left)
        has_file = self._documents.document.path is not None
        count = len(removal.collection) - len(left)
        self.notice_posted.emit(removed_notice(count, has_file, self.put_back_removed))

    @Slot()
    def _tell_delay(self) -> None:
        assert self._removal is not None, "nothing else is done"
        self.notice_posted.emit(removing_notice(self._removal.count, self._cancel))

    def _cancel(self) -> None:
        if self._work.is_under_way:
            self.give_up()
            self.notice_posted.emit(Notice(NOTHING_REMOVED))
