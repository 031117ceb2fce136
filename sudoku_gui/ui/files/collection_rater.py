"""Has the puzzles of a collection rated, in a thread of its own that can be stopped."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.puzzle_rating import PuzzleRating
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport


class CollectionRater(QObject):
    """Rates the puzzles that have no rating yet, one after another."""

    progressed = Signal(int, int)  # how many are rated of how many; 0 of 0: none is to be
    rated = Signal()  # ratings of the collection have come

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._collection: Collection | None = None
        self._lines: Sequence[str] = ()
        self._kept = 0
        self._thread = CheckThread(self)
        self._thread.reported.connect(self._take)

    def rate_all(self, collection: Collection) -> bool:
        """Rate the puzzles of `collection`; return whether there are any to be rated."""
        # Loaded when somebody first wants ratings.
        from sudoku_gui.documents.rating_task import RatingTask  # noqa: PLC0415
        from sudoku_gui.techniques.registry import TECHNIQUES  # noqa: PLC0415

        self._collection, self._lines, self._kept = collection, collection.unrated_lines(), 0
        if self._lines:
            lines = self._lines
            self._thread.begin(lambda: RatingTask(lines, TECHNIQUES))
            self.progressed.emit(0, len(lines))
        return bool(self._lines)

    @Slot()
    def cancel(self) -> None:
        """Rate no more; the ratings found by now stay."""
        self._thread.drop()
        self.progressed.emit(0, 0)

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._thread.shut_down()

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        assert self._collection is not None, "nothing is rated"
        ratings = report.partial_result
        assert isinstance(ratings, tuple)
        new: Sequence[PuzzleRating | None] = ratings[self._kept :]
        self._collection.store_ratings(self._lines[self._kept : len(ratings)], new)
        self._kept = len(ratings)
        if new:
            self.rated.emit()
        if report.is_done:
            self.progressed.emit(0, 0)
        else:
            self.progressed.emit(self._kept, len(self._lines))
