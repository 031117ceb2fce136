"""Which puzzles of a collection are alike; no Qt."""

from array import array
from collections.abc import Mapping, Sequence
from itertools import compress

from sudoku_gui.solvers.task import Resumable

_ROWS_AT_ONCE = 1_000  # looked at between two pauses: less than a millisecond
_NOTHING_COMPARED: Mapping[int, str] = {}


class DuplicateGroups:
    """Groups of puzzles that are alike, by their row; a puzzle like no other is one alone.

    firsts: of each row the first of its group; empty where no two puzzles are alike.
    count: how many are not the first of their group.
    compared: the givens that were compared, where the file may hold others.
    """

    def __init__(
        self,
        firsts: Sequence[int] = (),
        count: int = 0,
        compared: Mapping[int, str] = _NOTHING_COMPARED,
    ) -> None:
        self.count = count
        """How many puzzles are like an earlier one."""
        self.compared = compared
        self._firsts = firsts if count else ()

    def with_compared(self, compared: Mapping[int, str]) -> "DuplicateGroups":
        """Return the same groups, where the file may hold other givens than `compared`."""
        return DuplicateGroups(self._firsts, self.count, compared)

    def first_like(self, row: int) -> int | None:
        """Return the first row of the group of `row`; None if that is `row`."""
        if not self.count:
            return None
        first = self._firsts[row]
        return first if first != row else None

    def among(self, kept: bytearray) -> "Resumable[DuplicateGroups]":
        """Find the groups that are left where not all rows are; `kept` is 1 for those that are.

        The rows of the result are counted among those kept.
        """
        if not self.count:
            return self
        places = array("I", (0,)) * len(kept)  # of the first that is kept in a group, plus 1
        firsts, count = array("I"), 0
        for start in range(0, len(kept), _ROWS_AT_ONCE):
            piece = slice(start, start + _ROWS_AT_ONCE)
            for before in compress(self._firsts[piece], kept[piece]):
                if places[before]:
                    count += 1
                else:
                    places[before] = len(firsts) + 1
                firsts.append(places[before] - 1)
            yield
        compared = {kept.count(1, 0, row): line for row, line in self.compared.items() if kept[row]}
        return DuplicateGroups(firsts, count, compared)
