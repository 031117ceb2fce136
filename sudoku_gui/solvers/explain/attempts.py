"""What was tried where the last step stood, and what became of each digit.

Tried is what the counter `tries` counts, and nothing else: at every moment as many digits
were tried as the counter has risen since the search came to the place, over all the steps
that stood there.  (Left out is what a search still tries after its last step, before it
ends without a solution.)  A program that lists what fits before it tries anything never
considers the rest.

Derived from a moment when somebody looks at it, never stored: the moment says what the
step went through and in which order, and the grid says which of that a peer refuses.
"""

from collections.abc import Iterator
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import blockers
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.procedure import LookupOrder, Procedure
from sudoku_gui.solvers.search import Choice, Moment, StepKind


class AttemptResult(Enum):
    """What has become of an option, a digit in a cell, as seen from a moment."""

    PLACED = "placed"
    REFUSED = "refused"  # it was tried, and a peer holds it
    FAILED = "failed"  # it was placed before and taken back: it led nowhere
    UNTRIED = "untried"  # no peer holds it, and it was not tried yet
    SKIPPED = "skipped"  # a peer holds it, and so it is not listed and never considered

    @property
    def is_tried(self) -> bool:
        """Whether the option was tried."""
        return self in _TRIED


_TRIED = frozenset({AttemptResult.PLACED, AttemptResult.REFUSED, AttemptResult.FAILED})


@dataclass(frozen=True, slots=True)
class Attempt:
    """A digit in a cell; `blocker` is the first peer that refuses it, NO_CELL if none does."""

    cell: Cell
    digit: Digit
    result: AttemptResult
    blocker: Cell = NO_CELL


@dataclass(frozen=True, slots=True)
class StepAttempts:
    """What was tried, in this order: the digits of `cell`, or of `house` the places of a digit.

    At the start, NO_CELL and nothing tried, unless the search ends there.  is_listed: the
    program has listed what fits there; then the options include those untried and those
    skipped, and otherwise end with the one tried last.  dead_end: the step was a
    placement, and nothing fits where the search now stands.
    """

    cell: Cell
    house: House | None
    options: tuple[Attempt, ...]
    is_listed: bool
    dead_end: bool

    @property
    def tried(self) -> tuple[Attempt, ...]:
        """The options that were tried."""
        return tuple(option for option in self.options if option.result.is_tried)

    @property
    def listed(self) -> tuple[Attempt, ...]:
        """What the program has listed; nothing where it lists nothing."""
        if not self.is_listed:
            return ()
        return tuple(each for each in self.options if each.result is not AttemptResult.SKIPPED)


def lists_options(procedure: Procedure, choice: Choice) -> bool:
    """Whether a program lists what fits at a choice, and never considers the rest.

    Who seeks the place of a digit in a house does, unless the house has only one.
    """
    if procedure.lookup_order is LookupOrder.FORCED_ONLY:
        return False
    return procedure.lookup_order is LookupOrder.FITTING_ONLY or choice.house is not None


def attempts_of(procedure: Procedure, moment: Moment) -> StepAttempts:
    """What the last step of a program tried, all that it tried at that place before included."""
    if moment.tried_at == NO_CELL:
        return StepAttempts(NO_CELL, None, (), is_listed=False, dead_end=False)
    choice = moment.last_choice
    lists = lists_options(procedure, choice)
    options = tuple(_attempts(moment, lists))
    return StepAttempts(
        moment.tried_at, choice.house, options, lists, _has_come_to_dead_end(moment)
    )


def _attempts(moment: Moment, lists: bool) -> Iterator[Attempt]:
    """The options of the last choice up to the one that was placed, or all that are listed."""
    grid, last = _before(moment), (moment.cell, moment.digit)
    refused = {cell: blockers(grid, cell) for cell in moment.last_choice.cells}
    has_placed = False
    for cell, digit in moment.last_choice.options:
        blocker = refused[cell].get(digit, NO_CELL)
        if moment.kind is StepKind.PLACE and (cell, digit) == last:
            has_placed = True
            yield Attempt(cell, digit, AttemptResult.PLACED)
        elif lists and blocker != NO_CELL:
            yield Attempt(cell, digit, AttemptResult.SKIPPED)
        elif not has_placed:
            result = AttemptResult.FAILED if blocker == NO_CELL else AttemptResult.REFUSED
            yield Attempt(cell, digit, result, blocker)
        elif lists:
            yield Attempt(cell, digit, AttemptResult.UNTRIED)


def _before(moment: Moment) -> Grid:
    """The grid in which the options were tried."""
    if moment.kind is StepKind.START:
        return moment.grid
    held = BLANK if moment.kind is StepKind.PLACE else moment.digit
    return moment.grid.with_digit(moment.cell, held)


def _has_come_to_dead_end(moment: Moment) -> bool:
    return moment.kind is StepKind.PLACE and is_dead_end(moment)
