"""Checking many puzzles one after another, as a task for a thread of checks; no Qt.

Compiled, most of 9x9 are checked many at once; one that takes long, and all others, are
checked alone.
"""

from array import array
from collections.abc import Sequence
from itertools import takewhile

from sudoku_gui.documents.first_items import FirstItems
from sudoku_gui.documents.unchecked_puzzles import UncheckedPuzzles
from sudoku_gui.formats.text.signs import digits_of
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.bulk_verdicts import verdict_kinds_of
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.engine.instant import GEOMETRY

_ENOUGH = 1  # one solution, or more than one: nobody asks how many
_BUDGET = 20_000  # guesses at one puzzle; the next should not wait for ever
_FEWEST_AT_ONCE, _MOST_AT_ONCE = 100, 1_000  # a hundred take less than a millisecond
_GUESSES_EACH = 8  # in most puzzles fewer; a thousand times as many are within the budget


@dataclass(frozen=True, slots=True)
class FoundVerdicts:
    """The puzzles that are checked by now, by their row, and the verdict on each."""

    rows: FirstItems[int]
    kinds: FirstItems[VerdictKind]


class CollectionCheckTask:
    """Verdicts on the puzzles of a collection that have none, in their order."""

    def __init__(self, unchecked: UncheckedPuzzles) -> None:
        self._lines = unchecked.lines
        self._pieces = unchecked.rows_in_pieces()
        self._waiting: Sequence[int] = ()  # rows of the piece at hand
        self._place = 0  # in it, of the next puzzle
        self._rows, self._kinds = array("I"), list[VerdictKind]()  # that were checked
        self._check: VerdictCheck | None = None  # of the next puzzle, if that takes longer

    @property
    def partial_result(self) -> FoundVerdicts:
        """The verdicts that were found by now."""
        count = len(self._kinds)
        return FoundVerdicts(FirstItems(self._rows, count), FirstItems(self._kinds, count))

    @property
    def progress(self) -> float:
        """How far it has come in the collection, from 0 to 1."""
        return (self._rows[-1] + 1) / len(self._lines) if self._rows else 0.0

    def work(self, amount: int) -> bool:
        """Check at most `amount` puzzles, with some guesses at each; return whether all are."""
        if self._place == len(self._waiting):
            piece = next(self._pieces, None)
            if piece is None:
                return True
            self._waiting, self._place = piece, 0
        limit = min(self._place + amount, len(self._waiting))
        while self._place < limit:
            if self._check is None and compilation.is_compiled():
                self._check_many(limit)
            if self._place < limit and not self._goes_on_alone(amount):
                break
        return False

    def _check_many(self, limit: int) -> None:
        """Check the next puzzles of 9x9 up to about the place `limit`, as far as guesses go."""
        count = min(max(limit - self._place, _FEWEST_AT_ONCE), _MOST_AT_ONCE)
        rows = self._waiting[self._place : self._place + count]
        fitting = list(takewhile(_is_9x9, map(self._lines.__getitem__, rows)))
        kinds = verdict_kinds_of(digits_of("".join(fitting)), _GUESSES_EACH * len(fitting))
        self._keep(kinds)

    def _goes_on_alone(self, guesses: int) -> bool:
        """Go on with the next puzzle, and return whether it is checked now."""
        if self._check is None:
            grid = Grid.from_line(self._lines[self._waiting[self._place]])
            self._check = VerdictCheck(grid, _ENOUGH, _BUDGET)
        if not self._check.work(guesses):
            return False
        self._keep((self._check.verdict.kind,))
        self._check = None
        return True

    def _keep(self, kinds: Sequence[VerdictKind]) -> None:
        """Note the verdicts on the next puzzles."""
        self._rows.extend(self._waiting[self._place : self._place + len(kinds)])
        self._kinds.extend(kinds)
        self._place += len(kinds)


def _is_9x9(line: str) -> bool:
    return len(line) == GEOMETRY.cell_count
