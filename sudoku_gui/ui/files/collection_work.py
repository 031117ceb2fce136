"""Work on all puzzles of a collection, in a thread of its own that can be stopped."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.collection import Collection
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport, TaskFactory


class CollectionWork(QObject):
    """Has one task done on the givens of some puzzles, and tells how far that is."""

    progressed = Signal(int, int)  # how many puzzles are done of how many; 0 of 0: none is to be

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._collection: Collection | None = None
        self._lines: Sequence[str] = ()
        self._thread = CheckThread(self)
        self._thread.reported.connect(self._hear)
        self._thread.failed.connect(self.cancel)

    @Slot()
    def cancel(self) -> None:
        """Work no more; what was found by now stays."""
        self._thread.drop()
        self.progressed.emit(0, 0)

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._thread.shut_down()

    def _begin(self, collection: Collection, lines: Sequence[str], make_task: TaskFactory) -> None:
        """Have a task on the puzzles with these givens done, in place of any other."""
        self._collection, self._lines = collection, lines
        self._thread.begin(make_task)
        self.progressed.emit(0, len(lines))

    def _take(self, collection: Collection, report: CheckReport) -> None:
        """Store in `collection` what is new in a report, and tell of it."""
        raise NotImplementedError

    @Slot(object)
    def _hear(self, report: CheckReport) -> None:
        assert self._collection is not None, "nothing was begun"
        self._take(self._collection, report)
        count = len(self._lines)
        self.progressed.emit(*(0, 0) if report.is_done else (round(report.progress * count), count))
