"""Comparing the puzzles of a collection, as a task for a thread of checks; no Qt."""

from collections.abc import Mapping, Sequence

from sudoku_gui.generation.duplicates import DuplicateFinder, Likeness
from sudoku_gui.model.grid import Grid


class DuplicateTask:
    """Finds which puzzles are alike; there is at least one.

    lines: the givens of each, "." for a blank, as in a `PuzzleSummary`.
    """

    def __init__(self, lines: Sequence[str], likeness: Likeness) -> None:
        self._lines = lines
        self._finder = DuplicateFinder(likeness)
        self._compared = 0
        self._group_of: dict[int, int] = {}

    @property
    def partial_result(self) -> Mapping[int, int] | None:
        """Of each puzzle like others, the first one like it, itself if it is that.

        It is None before all are compared: what comes later may be like any.
        """
        return self._group_of if self._compared == len(self._lines) else None

    @property
    def progress(self) -> float:
        """How many of the puzzles are compared, from 0 to 1."""
        return self._compared / len(self._lines)

    def work(self, amount: int) -> bool:
        """Compare at most `amount` more puzzles; return whether all are."""
        limit = min(self._compared + amount, len(self._lines))
        for row in range(self._compared, limit):
            first = self._finder.first_like(Grid.from_line(self._lines[row]))
            if first is not None:
                self._group_of[first] = self._group_of[row] = first
        self._compared = limit
        return limit == len(self._lines)
