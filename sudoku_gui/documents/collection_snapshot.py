"""A collection as it was when saving began: people play on while questions and disks take time."""

from collections.abc import Mapping, Sequence

from sudoku_gui.documents.collection import Collection
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.formats.puzzle_record import without_entries
from sudoku_gui.lazy_dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class CollectionSnapshot:
    """What was to be saved, and what there was that may get lost."""

    collection: Collection
    records: Sequence[PuzzleRecord]
    """What is to be written."""
    begun: Mapping[int, PuzzleRecord]
    """The games in it, whatever is written of them."""

    @classmethod
    def of(cls, collection: Collection) -> "CollectionSnapshot":
        """Return the collection as it is now."""
        return cls(collection, collection.records(), without_moves(collection.begun))

    def of_givens_alone(self) -> "CollectionSnapshot":
        """Return the same without any entry, so that a game with entries goes on being modified."""
        begun = {
            row: PuzzleRecord.without_entries(record.puzzle) for row, record in self.begun.items()
        }
        return replace(self, records=without_entries(self.records), begun=begun)


def without_moves(records: Mapping[int, PuzzleRecord]) -> Mapping[int, PuzzleRecord]:
    """Return the same without what goes on while people do nothing, such as the time played."""
    return {row: record.without_moves() for row, record in records.items()}
