"""What was tried in the last step, and what became of each digit.

Derived from a moment when somebody looks at it, never stored: the moment says what the
step went through and in which order, and the grid says which of that a peer refuses.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from sudoku_gui.model.candidates import blockers
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.search import NO_CELL, Moment, StepKind
from sudoku_gui.solvers.why_not import is_dead_end


class Fate(Enum):
    """What became of a digit that was tried."""

    PLACED = "placed"
    REFUSED = "refused"  # a peer holds it
    LED_NOWHERE = "led nowhere"  # no peer holds it: it was placed before and taken back


@dataclass(frozen=True, slots=True)
class TriedDigit:
    """A digit tried in a cell; `blocker` is the first peer that holds it, NO_CELL if none does."""

    cell: Cell
    digit: Digit
    fate: Fate
    blocker: Cell


@dataclass(frozen=True, slots=True)
class Trial:
    """What was tried, in this order: the digits of `cell`, or of `house` the places of a digit.

    At the start, NO_CELL and nothing tried.  dead_end: the step was a placement, and
    nothing fits where the search now stands.
    """

    cell: Cell
    house: House | None
    digits: tuple[TriedDigit, ...]
    dead_end: bool


def trial_of(moment: Moment) -> Trial:
    """What the last step tried, all that was tried at that place before it included."""
    if moment.kind is StepKind.START:
        return Trial(NO_CELL, None, (), dead_end=False)
    options = moment.last_choice.options
    last = (moment.cell, moment.digit)
    if moment.kind is StepKind.PLACE:
        before = moment.grid.with_digit(moment.cell, BLANK)
        refused_or_not = _fates(before, options[: options.index(last)])
        tried = (*refused_or_not, TriedDigit(*last, Fate.PLACED, NO_CELL))
    else:
        tried = _fates(moment.grid.with_digit(*last), options)
    return Trial(moment.tried_at, moment.last_choice.house, tried, _has_come_to_dead_end(moment))


def _fates(grid: Grid, options: Iterable[tuple[Cell, Digit]]) -> tuple[TriedDigit, ...]:
    """The fates of options that are not placed in `grid`."""
    blocked: dict[Cell, dict[Digit, Cell]] = {}
    fates = []
    for cell, digit in options:
        if cell not in blocked:
            blocked[cell] = blockers(grid, cell)
        blocker = blocked[cell].get(digit, NO_CELL)
        fate = Fate.LED_NOWHERE if blocker == NO_CELL else Fate.REFUSED
        fates.append(TriedDigit(cell, digit, fate, blocker))
    return tuple(fates)


def _has_come_to_dead_end(moment: Moment) -> bool:
    return moment.kind is StepKind.PLACE and is_dead_end(moment)
