"""Has the puzzles of a collection compared with each other, in a thread that can be stopped."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.collection import Collection
from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport


class CollectionComparer(QObject):
    """Finds which puzzles of a collection are alike."""

    progressed = Signal(int, int)  # how many are compared of how many; 0 of 0: none is to be
    compared = Signal(object)  # Likeness: the collection knows which puzzles are so alike

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._collection: Collection | None = None
        self._lines: Sequence[str] = ()
        self._likeness = Likeness.EXACT
        self._thread = CheckThread(self)
        self._thread.reported.connect(self._take)
        self._thread.failed.connect(self.cancel)

    def compare_all(self, collection: Collection, likeness: Likeness) -> None:
        """Compare the puzzles of `collection` as they are now, in place of other ones."""
        # Loaded when somebody first wants duplicates.
        from sudoku_gui.documents.duplicate_task import DuplicateTask  # noqa: PLC0415

        lines = collection.lines()
        self._collection, self._lines, self._likeness = collection, lines, likeness
        self._thread.begin(lambda: DuplicateTask(lines, likeness))
        self.progressed.emit(0, len(lines))

    @Slot()
    def cancel(self) -> None:
        """Compare no more; the duplicates found before stay."""
        self._thread.drop()
        self.progressed.emit(0, 0)

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._thread.shut_down()

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        assert self._collection is not None, "nothing is compared"
        if not report.is_done:
            count = len(self._lines)
            self.progressed.emit(round(report.progress * count), count)
            return
        group_of = report.partial_result
        assert isinstance(group_of, dict)
        self._collection.store_duplicates(group_of, self._lines)
        self.progressed.emit(0, 0)
        self.compared.emit(self._likeness)
