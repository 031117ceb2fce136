"""Has the puzzles of a collection rated."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.puzzle_rating import PuzzleRating
from sudoku_gui.ui.files.collection_work import CollectionWork
from sudoku_gui.ui.kit.threads.check_worker import CheckReport


class CollectionRater(CollectionWork):
    """Rates the puzzles that have no rating yet, one after another."""

    rated = Signal()  # ratings of the collection have come

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = 0

    def rate_all(self, collection: Collection) -> bool:
        """Rate the puzzles of `collection`; return whether there are any to be rated."""
        # Loaded when somebody first wants ratings.
        from sudoku_gui.documents.rating_task import RatingTask  # noqa: PLC0415
        from sudoku_gui.techniques.registry import TECHNIQUES  # noqa: PLC0415

        lines = collection.unrated_lines()
        self._kept = 0
        if lines:
            self._begin(collection, lines, lambda: RatingTask(lines, TECHNIQUES))
        return bool(lines)

    def _take(self, collection: Collection, report: CheckReport) -> None:
        ratings = report.partial_result
        assert isinstance(ratings, tuple)
        new: Sequence[PuzzleRating | None] = ratings[self._kept :]
        collection.store_ratings(self._lines[self._kept : len(ratings)], new)
        self._kept = len(ratings)
        if new:
            self.rated.emit()
