"""Taking puzzles out of a collection bit by bit, so that nobody waits for a long one; no Qt."""

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

from sudoku_gui.solvers.task import Resumable

if TYPE_CHECKING:
    from sudoku_gui.documents.collection import Collection

_ROWS_AT_ONCE = 1_000  # looked at between two pauses: less than a millisecond
_NOTHING_KEPT: Set[int] = frozenset()


class PuzzleRemoval:
    """The removal of the puzzles in `rows`: what would be lost by it is found out first."""

    def __init__(self, collection: "Collection", rows: Sequence[int]) -> None:
        self.collection = collection
        """What is to be reduced."""
        self.count = len(rows)
        """How many puzzles are to be removed."""
        self._rows = rows
        self._kept = bytearray(b"\1") * len(collection)  # 0 in the place of each of the rows

    def find_begun(self) -> Resumable[Set[int]]:
        """Find those in whose puzzle something was entered or noted, whenever."""
        yield from self._mark()
        begun = set(self.played)
        if self.collection.has_entries:
            for start in range(0, self.count, _ROWS_AT_ONCE):
                begun.update(filter(self.collection.is_begun, self._piece(start)))
                yield
        return begun

    @property
    def played(self) -> Set[int]:
        """Those in whose puzzle something was entered or noted here, once `find_begun` is over."""
        return {row for row in self.collection.played if not self._kept[row]}

    def take_out(self, but: Set[int] = _NOTHING_KEPT) -> "Resumable[Collection]":
        """Make the collection without the puzzles, but for those of them to be kept.

        It follows on `find_begun`.  Raises ValueError if none would be left.
        """
        kept = self._kept.copy()
        for row in but:
            kept[row] = 1
        return (yield from self.collection.reduced_to(kept))

    def _mark(self) -> Resumable[None]:
        if isinstance(self._rows, range) and self._rows.step == 1:
            self._kept[self._rows.start : self._rows.stop] = bytes(self.count)  # for speed alone
            return
        for start in range(0, self.count, _ROWS_AT_ONCE):
            for row in self._piece(start):
                self._kept[row] = 0
            yield

    def _piece(self, start: int) -> Sequence[int]:
        return self._rows[start : start + _ROWS_AT_ONCE]
