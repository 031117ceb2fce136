"""Has the puzzles of a collection rated."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.first_items import FirstItems
from sudoku_gui.ui.files.collection_work import CollectionWork
from sudoku_gui.ui.kit.threads.check_worker import CheckReport

if TYPE_CHECKING:
    from sudoku_gui.documents.rating_task import RatingTask


class CollectionRater(CollectionWork):
    """Rates the puzzles that have no rating yet, one after another."""

    rated = Signal()  # ratings of the collection have come
    ended = Signal()  # there are no more to come

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = 0

    def rate_all(self, collection: Collection) -> None:
        """Rate the puzzles of `collection`."""
        lines, rated = collection.lines(), collection.rated_lines

        def make_task() -> "RatingTask":
            # Loaded when somebody first wants ratings, in the thread of checks: that takes long.
            from sudoku_gui.documents.rating_task import RatingTask  # noqa: PLC0415
            from sudoku_gui.techniques.registry import TECHNIQUES  # noqa: PLC0415

            return RatingTask(lines, rated, TECHNIQUES)

        self._kept = 0
        self._begin(collection, lines, make_task)

    def _take(self, collection: Collection, report: CheckReport) -> None:
        found = report.partial_result
        assert isinstance(found, FirstItems)
        collection.store_ratings(found.since(self._kept))
        if found.count > self._kept:
            self._kept = found.count
            self.rated.emit()
        if report.is_done:
            self.ended.emit()
