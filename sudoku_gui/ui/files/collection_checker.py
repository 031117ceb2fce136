"""Has the puzzles of a collection checked."""

from PySide6.QtCore import QObject, Signal

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_check_task import CollectionCheckTask, FoundVerdicts
from sudoku_gui.documents.unchecked_puzzles import UncheckedPuzzles
from sudoku_gui.ui.files.collection_work import CollectionWork
from sudoku_gui.ui.kit.threads.check_worker import CheckReport


class CollectionChecker(CollectionWork):
    """Checks the puzzles that have no verdict yet, one after another."""

    checked = Signal()  # verdicts have come
    ended = Signal(int)  # there are no more to come; so many have come

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._unchecked: UncheckedPuzzles | None = None
        self._kept = 0

    def check_all(self, collection: Collection) -> None:
        """Check the puzzles of `collection`."""
        self._unchecked = unchecked = collection.unchecked()
        self._kept = 0
        self._begin(collection, unchecked.lines, lambda: CollectionCheckTask(unchecked))

    def _take(self, collection: Collection, report: CheckReport) -> None:
        found = report.partial_result
        assert isinstance(found, FoundVerdicts)
        assert self._unchecked is not None, "nothing was begun"
        rows = found.rows.since(self._kept)
        collection.store_verdicts(self._unchecked, rows, found.kinds.since(self._kept))
        self._kept = found.rows.count
        if rows:
            self.checked.emit()
        if report.is_done:
            self.ended.emit(self._kept)
