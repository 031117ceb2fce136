"""Checking many puzzles one after another, as a task for a thread of checks; no Qt.

Compiled, most of 9x9 are checked many at once; one that takes long, and all others, are
checked alone.
"""

from collections.abc import Sequence
from itertools import takewhile

from sudoku_gui.formats.text.signs import digits_of
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.bulk_verdicts import verdict_kinds_of
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.engine.instant import GEOMETRY

_ENOUGH = 1  # one solution, or more than one: nobody asks how many
_BUDGET = 20_000  # guesses at one puzzle; the next should not wait for ever
_FEWEST_AT_ONCE, _MOST_AT_ONCE = 100, 1_000  # a hundred take less than a millisecond
_GUESSES_EACH = 8  # in most puzzles fewer; a thousand times as many are within the budget


class CollectionCheckTask:
    """Verdicts on puzzles, in their order; at least one.

    lines: the givens of each, "." for a blank, as in a `PuzzleSummary`.
    """

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._found: list[VerdictKind] = []
        self._check: VerdictCheck | None = None  # of the next puzzle, if that takes longer

    @property
    def partial_result(self) -> tuple[VerdictKind, ...]:
        """The verdicts on the first puzzles, as many as were checked by now."""
        return tuple(self._found)

    @property
    def progress(self) -> float:
        """How many of the puzzles are checked, from 0 to 1."""
        return len(self._found) / len(self._lines)

    def work(self, amount: int) -> bool:
        """Check at most `amount` puzzles, with some guesses at each; return whether all are."""
        limit = min(len(self._found) + amount, len(self._lines))
        while len(self._found) < limit:
            if self._check is None and compilation.is_compiled():
                self._check_many(limit)
            if len(self._found) < limit and not self._goes_on_alone(amount):
                break
        return len(self._found) == len(self._lines)

    def _check_many(self, limit: int) -> None:
        """Check the next puzzles of 9x9 up to about the place `limit`, as far as guesses go."""
        start = len(self._found)
        count = min(max(limit - start, _FEWEST_AT_ONCE), _MOST_AT_ONCE)
        lines = self._lines[start : start + count]
        fitting = list(takewhile(_is_9x9, lines))
        self._found += verdict_kinds_of(digits_of("".join(fitting)), _GUESSES_EACH * len(fitting))

    def _goes_on_alone(self, guesses: int) -> bool:
        """Go on with the next puzzle, and return whether it is checked now."""
        if self._check is None:
            grid = Grid.from_line(self._lines[len(self._found)])
            self._check = VerdictCheck(grid, _ENOUGH, _BUDGET)
        if not self._check.work(guesses):
            return False
        self._found.append(self._check.verdict.kind)
        self._check = None
        return True


def _is_9x9(line: str) -> bool:
    return len(line) == GEOMETRY.cell_count
