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
from dataclasses import dataclass
from enum import Enum

from sudoku_gui.model.candidates import blockers
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.procedure import Look, Procedure
from sudoku_gui.solvers.search import NO_CELL, Choice, Moment, StepKind


class Fate(Enum):
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


_TRIED = frozenset({Fate.PLACED, Fate.REFUSED, Fate.FAILED})


@dataclass(frozen=True, slots=True)
class OptionFate:
    """A digit in a cell; `blocker` is the first peer that refuses it, NO_CELL if none does."""

    cell: Cell
    digit: Digit
    fate: Fate
    blocker: Cell = NO_CELL


@dataclass(frozen=True, slots=True)
class Trial:
    """What was tried, in this order: the digits of `cell`, or of `house` the places of a digit.

    At the start, NO_CELL and nothing tried, unless the search ends there.  lists: the
    program has listed what fits there; then the options include those untried and those
    skipped, and otherwise end with the one tried last.  dead_end: the step was a
    placement, and nothing fits where the search now stands.
    """

    cell: Cell
    house: House | None
    options: tuple[OptionFate, ...]
    lists: bool
    dead_end: bool

    @property
    def tried(self) -> tuple[OptionFate, ...]:
        """The options that were tried."""
        return tuple(option for option in self.options if option.fate.is_tried)

    @property
    def listed(self) -> tuple[OptionFate, ...]:
        """What the program has listed; nothing where it lists nothing."""
        if not self.lists:
            return ()
        return tuple(each for each in self.options if each.fate is not Fate.SKIPPED)


def lists_options(procedure: Procedure, choice: Choice) -> bool:
    """Whether a program lists what fits at a choice, and never considers the rest.

    Who seeks the place of a digit in a house does, unless the house has only one.
    """
    if procedure.look is Look.OTHER_HOUSES:
        return False
    return procedure.look is Look.FITTING_ONLY or choice.house is not None


def trial_of(procedure: Procedure, moment: Moment) -> Trial:
    """What the last step of a program tried, all that it tried at that place before included."""
    if moment.tried_at == NO_CELL:
        return Trial(NO_CELL, None, (), lists=False, dead_end=False)
    choice = moment.last_choice
    lists = lists_options(procedure, choice)
    options = tuple(_fates(moment, lists))
    return Trial(moment.tried_at, choice.house, options, lists, _has_come_to_dead_end(moment))


def _fates(moment: Moment, lists: bool) -> Iterator[OptionFate]:
    """The options of the last choice up to the one that was placed, or all that are listed."""
    grid, last = _before(moment), (moment.cell, moment.digit)
    refused = {cell: blockers(grid, cell) for cell in moment.last_choice.cells}
    has_placed = False
    for cell, digit in moment.last_choice.options:
        blocker = refused[cell].get(digit, NO_CELL)
        if moment.kind is StepKind.PLACE and (cell, digit) == last:
            has_placed = True
            yield OptionFate(cell, digit, Fate.PLACED)
        elif lists and blocker != NO_CELL:
            yield OptionFate(cell, digit, Fate.SKIPPED)
        elif not has_placed:
            fate = Fate.FAILED if blocker == NO_CELL else Fate.REFUSED
            yield OptionFate(cell, digit, fate, blocker)
        elif lists:
            yield OptionFate(cell, digit, Fate.UNTRIED)


def _before(moment: Moment) -> Grid:
    """The grid in which the options were tried."""
    if moment.kind is StepKind.START:
        return moment.grid
    held = BLANK if moment.kind is StepKind.PLACE else moment.digit
    return moment.grid.with_digit(moment.cell, held)


def _has_come_to_dead_end(moment: Moment) -> bool:
    return moment.kind is StepKind.PLACE and is_dead_end(moment)
