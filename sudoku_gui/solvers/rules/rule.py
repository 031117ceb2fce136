"""The rules under which a search would have been spared steps."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.solvers.procedure import BlankOrder

if TYPE_CHECKING:
    from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
    from sudoku_gui.solvers.rules.followers import Follower
    from sudoku_gui.solvers.search import Algorithm


class RuleKind(Enum):
    """The kinds of rules."""

    BACKJUMPING = "backjumping"
    FORWARD_CHECKING = "forward checking"
    GIVEN = "given"  # a digit of the solution is a given from the start


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule; cell and digit mean something only to a given more."""

    kind: RuleKind
    cell: Cell = NO_CELL
    digit: Digit = BLANK

    def leaves_out_branches(self, algorithm: Algorithm) -> bool:
        """Return whether it only leaves out branches of a search by `algorithm`.

        Where the blanks are chosen by what stands in the grid, a given more leads another way.
        """
        order = algorithm.procedure.blank_order
        return self.kind is not RuleKind.GIVEN or order is not BlankOrder.CHOSEN

    def follower_of(self, search: BacktrackingSearch) -> Follower:
        """Return what follows a search of which the rule only leaves out branches."""
        # Imported late: these are compiled files that the window has no need of at its start.
        from sudoku_gui.solvers.rules.followers import (  # noqa: PLC0415
            Backjumping,
            ForwardChecking,
            GivenMore,
        )

        if self.kind is RuleKind.GIVEN:
            return GivenMore(search, self.cell, self.digit)
        return {
            RuleKind.BACKJUMPING: Backjumping,
            RuleKind.FORWARD_CHECKING: ForwardChecking,
        }[self.kind](search)
