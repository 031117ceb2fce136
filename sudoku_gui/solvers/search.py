"""The promise every algorithm to watch keeps: a search that runs step by step.

A search is a small state machine.  `advance(n)` takes at most n steps; a step is
one placement or one backtrack.  `snapshot` and `restore` save and load its whole
state, so any moment can be reached again.  What a moment looks like is told by
`moment`.

    placement   a digit was written into a blank; the search stands at the next blank
    backtrack   no digit was left for the blank where the search stands, so the digit
                placed last is taken out and the search stands at that blank again
    depth       placements - backtracks = blanks filled now
    dead end    a placement after which no digit at all fits the next blank
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from sudoku_gui.language import Text
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Conflict, Grid

NO_CELL = Cell(-1)


class Outcome(Enum):
    """Where a search stands as a whole."""

    RUNNING = "running"
    SOLVED = "solved"
    EXHAUSTED = "exhausted"  # every possibility was tried: no solution
    STUCK = "stuck"  # the method can do no more, and says nothing about solutions


class StepKind(Enum):
    """What the last step was; the values are those of the terminal."""

    START = "start"
    PLACE = "place"
    BACKTRACK = "backtrack"


@dataclass(frozen=True, slots=True)
class Counters:
    """What the search has cost so far, exact and the same on every machine.

    tries: digits considered at a blank.  reads: looks at a cell of the grid or at
    one entry of a table in order to decide.  calls: entries into the recursive
    procedure.
    """

    placements: int = 0
    backtracks: int = 0
    tries: int = 0
    reads: int = 0
    calls: int = 0

    @property
    def steps(self) -> int:
        """Placements and backtracks together."""
        return self.placements + self.backtracks

    @property
    def depth(self) -> int:
        """Blanks filled now."""
        return self.placements - self.backtracks


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a search, complete in itself.

    kind, cell, digit: the last step and what it wrote or took out (NO_CELL and
    BLANK at the start).  tried_at: the blank at which that step tried digits: `cell`
    itself for a placement, the blank that had none left for a backtrack.  path: the
    filled blanks, in the order in which they were filled.  standing: the blank at
    which the search stands now, NO_CELL when it has ended.
    """

    grid: Grid
    counters: Counters
    outcome: Outcome
    kind: StepKind
    cell: Cell
    digit: Digit
    tried_at: Cell
    path: tuple[Cell, ...]
    standing: Cell


class Search(Protocol):
    """A resumable backtracking search over one grid."""

    def advance(self, steps: int) -> int:
        """Take at most `steps` steps; how many were taken (fewer: the search has ended).

        Raises ValueError if `steps` is negative.
        """

    def snapshot(self) -> bytes:
        """The whole state, a few hundred bytes on 9x9."""

    def restore(self, saved: bytes) -> None:
        """Go to the state that `snapshot` of such a search over the same grid returned.

        Raises ValueError, and stays where it is, if `saved` is anything else.
        """

    def moment(self) -> Moment:
        """What there is to see now."""


@dataclass(frozen=True, slots=True)
class Algorithm:
    """A row in the table of algorithms: its name in the terminal, and how to start it.

    description: two sentences, what it does and where it comes from.  start is
    given a grid without conflicts.
    """

    name: str
    title: Text
    description: Text
    start: Callable[[Grid], Search]


class ConflictError(ValueError):
    """The grid breaks the rules before the search; `conflicts` names the clashing cells."""

    def __init__(self, conflicts: tuple[Conflict, ...]) -> None:
        super().__init__(f"{len(conflicts)} conflicts among the givens")
        self.conflicts = conflicts


def start_search(algorithm: Algorithm, grid: Grid) -> Search:
    """A search of `grid` by `algorithm`; raises ConflictError if two cells clash."""
    conflicts = grid.conflicts()
    if conflicts:
        raise ConflictError(conflicts)
    return algorithm.start(grid)
