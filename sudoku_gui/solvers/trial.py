"""What was tried in the last step, and what became of each digit.

Derived from a moment when somebody looks at it, never stored: a search tries the
digits of a blank in ascending order, so the step says which were tried, and the grid
says which of them a peer holds.
"""

from dataclasses import dataclass
from enum import Enum

from sudoku_gui.model.candidates import blockers, candidates
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.search import NO_CELL, Moment, StepKind


class Fate(Enum):
    """What became of a digit that was tried."""

    PLACED = "placed"
    REFUSED = "refused"  # a peer holds it
    LED_NOWHERE = "led nowhere"  # no peer holds it: it was placed before and taken back


@dataclass(frozen=True, slots=True)
class TriedDigit:
    """A digit and its fate; `blocker` is the first peer that holds it, NO_CELL if none does."""

    digit: Digit
    fate: Fate
    blocker: Cell


@dataclass(frozen=True, slots=True)
class Trial:
    """The digits tried at `cell`, ascending; NO_CELL and none at the start.

    dead_end: the step was a placement, and no digit fits the blank where the search
    now stands.
    """

    cell: Cell
    digits: tuple[TriedDigit, ...]
    dead_end: bool


def trial_of(moment: Moment) -> Trial:
    """What the last step tried, all that was tried at that blank before it included."""
    cell = moment.tried_at
    if moment.kind is StepKind.START:
        return Trial(NO_CELL, (), dead_end=False)
    if moment.kind is StepKind.BACKTRACK:
        before = moment.grid.with_digit(moment.cell, moment.digit)
        digits = moment.grid.geometry.digits
        return Trial(cell, _tried(before, cell, digits), dead_end=False)
    tried = _tried(moment.grid, cell, range(1, moment.digit + 1))
    return Trial(cell, tried, dead_end=_stands_at_dead_end(moment))


def _tried(grid: Grid, cell: Cell, digits: range) -> tuple[TriedDigit, ...]:
    """The fates of `digits` at a cell that `grid` shows as the step left or found it."""
    blocked = blockers(grid, cell)
    placed = grid.digit_at(cell)
    return tuple(
        TriedDigit(digit, _fate(digit, placed, blocked), blocked.get(digit, NO_CELL))
        for digit in map(Digit, digits)
    )


def _fate(digit: Digit, placed: Digit, blocked: dict[Digit, Cell]) -> Fate:
    if digit == placed:
        return Fate.PLACED
    return Fate.REFUSED if digit in blocked else Fate.LED_NOWHERE


def _stands_at_dead_end(moment: Moment) -> bool:
    return moment.standing != NO_CELL and not candidates(moment.grid, moment.standing)
