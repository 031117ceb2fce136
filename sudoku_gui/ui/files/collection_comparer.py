"""Has the puzzles of a collection compared with each other."""

from PySide6.QtCore import QObject, Signal

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.duplicate_groups import DuplicateGroups
from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.ui.files.collection_work import CollectionWork
from sudoku_gui.ui.kit.threads.check_worker import CheckReport


class CollectionComparer(CollectionWork):
    """Finds which puzzles of a collection are alike; those found before stay until then."""

    compared = Signal(object)  # Likeness: the collection knows which puzzles are so alike

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._likeness = Likeness.EXACT

    def compare_all(self, collection: Collection, likeness: Likeness) -> None:
        """Compare the puzzles of `collection` as they are now, in place of other ones."""
        # Loaded when somebody first wants duplicates.
        from sudoku_gui.documents.duplicate_task import DuplicateTask  # noqa: PLC0415

        lines = collection.lines()
        self._likeness = likeness
        self._begin(collection, lines, lambda: DuplicateTask(lines, likeness))

    def _take(self, collection: Collection, report: CheckReport) -> None:
        if report.is_done:
            groups = report.partial_result
            assert isinstance(groups, DuplicateGroups)
            collection.store_duplicates(groups, self._lines)
            self.compared.emit(self._likeness)
