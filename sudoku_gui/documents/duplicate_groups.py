"""Which puzzles of a collection are alike; no Qt."""

from collections.abc import Mapping, Sequence
from itertools import accumulate


class DuplicateGroups:
    """Groups of puzzles that are alike, by their row; a puzzle like no other is in none.

    group_of: the same number for all rows of a group, no two groups having the same.
    compared: the givens that were compared, where the file may hold others.
    """

    def __init__(self, group_of: Mapping[int, int], compared: Mapping[int, str]) -> None:
        self.compared = compared
        self._group_of = group_of
        self._first_of: dict[int, int] = {}
        for row in sorted(group_of):
            self._first_of.setdefault(group_of[row], row)

    @property
    def count(self) -> int:
        """How many puzzles are like an earlier one."""
        return len(self._group_of) - len(self._first_of)

    def first_like(self, row: int) -> int | None:
        """Return the first row of the group of `row`; None if that is `row`, or there is none."""
        if row not in self._group_of:
            return None
        first = self._first_of[self._group_of[row]]
        return first if first != row else None

    def among(self, kept: Sequence[int]) -> "DuplicateGroups":
        """Return the groups that are left where not all rows are; `kept` is 1 for those that are.

        The rows of the result are counted among those kept.
        """
        if not self._group_of and not self.compared:
            return self
        row_of = [count - 1 for count in accumulate(kept)]
        return DuplicateGroups(
            {row_of[row]: group for row, group in self._group_of.items() if kept[row]},
            {row_of[row]: line for row, line in self.compared.items() if kept[row]},
        )
