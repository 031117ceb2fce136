"""Checking many puzzles one after another, as a work for a thread of checks; no Qt."""

from collections.abc import Sequence

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.verdict import Check, VerdictKind

_ENOUGH = 1  # one solution, or more than one: nobody asks how many
_BUDGET = 20_000  # guesses at one puzzle; the next should not wait for ever


class CollectionCheck:
    """Verdicts on puzzles, in their order; at least one."""

    def __init__(self, puzzles: Sequence[Grid]) -> None:
        self._puzzles = puzzles
        self._found: list[VerdictKind] = []
        self._check = self._next_check()

    @property
    def news(self) -> tuple[VerdictKind, ...]:
        """The verdicts on the first puzzles, as many as were checked by now."""
        return tuple(self._found)

    def go_on(self, amount: int) -> bool:
        """Check at most `amount` puzzles, with as many guesses at each; whether all are."""
        for _ in range(amount):
            if not self._check.go_on(amount):
                return False
            self._found.append(self._check.verdict.kind)
            if len(self._found) == len(self._puzzles):
                return True
            self._check = self._next_check()
        return False

    def _next_check(self) -> Check:
        return Check(self._puzzles[len(self._found)], _ENOUGH, _BUDGET)
