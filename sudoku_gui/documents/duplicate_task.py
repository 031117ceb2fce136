"""Comparing the puzzles of a collection, as a task for a thread of checks; no Qt."""

from array import array
from collections.abc import Sequence

from sudoku_gui.documents.duplicate_groups import DuplicateGroups
from sudoku_gui.generation.duplicates import DuplicateFinder, Likeness
from sudoku_gui.model.grid import Grid


class DuplicateTask:
    """Finds which puzzles are alike; there is at least one.

    lines: the givens of each, "." for a blank, as in a `PuzzleSummary`.
    """

    def __init__(self, lines: Sequence[str], likeness: Likeness) -> None:
        self._lines = lines
        self._finder = DuplicateFinder(likeness)
        self._firsts = array("I")  # of each puzzle compared by now, the first one like it
        self._count = 0  # of those that are like an earlier one

    @property
    def partial_result(self) -> DuplicateGroups | None:
        """The groups of puzzles that are alike.

        It is None before all are compared: what comes later may be like any.
        """
        is_whole = len(self._firsts) == len(self._lines)
        return DuplicateGroups(self._firsts, self._count) if is_whole else None

    @property
    def progress(self) -> float:
        """How many of the puzzles are compared, from 0 to 1."""
        return len(self._firsts) / len(self._lines)

    def work(self, amount: int) -> bool:
        """Compare at most `amount` more puzzles; return whether all are."""
        compared = len(self._firsts)
        limit = min(compared + amount, len(self._lines))
        for row in range(compared, limit):
            first = self._finder.first_like(Grid.from_line(self._lines[row]))
            self._firsts.append(row if first is None else first)
            self._count += first is not None
        return limit == len(self._lines)
