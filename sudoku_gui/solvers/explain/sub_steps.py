"""What happens inside a step, and which line of the procedure tells of it.

A step consists of sub-steps: digits are tried one after another, each refused for a
reason, until one is written or the last written is taken out.  They are derived from
the moments before and after the step, never stored.
"""

from collections.abc import Iterator

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.explain.attempts import lists_options
from sudoku_gui.solvers.procedure import LookupOrder, Procedure, SubStepKind
from sudoku_gui.solvers.search import Moment, Outcome, StepKind


@dataclass(frozen=True, slots=True)
class SubStep:
    """What happened to `digit` in `cell` (NO_CELL and BLANK where it is about none).

    blocker, house: the cell that refused the digit, and the house that it shares with
    `cell`; NO_CELL and None unless one did.
    """

    kind: SubStepKind
    cell: Cell = NO_CELL
    digit: Digit = BLANK
    blocker: Cell = NO_CELL
    house: House | None = None


def sub_steps(procedure: Procedure, before: Moment, after: Moment) -> tuple[SubStep, ...]:
    """What happened in the step that led from `before` to `after`, in order.

    What a search still tries after its last step back, before it ends, is left out.
    """
    return tuple(_in_order(procedure, before, after))


def line_at(procedure: Procedure, moment: Moment) -> int:
    """The line that is current at a moment: that of what its last step did."""
    match moment.kind:
        case StepKind.START:
            return procedure.line_of(_arrival(moment).kind)
        case StepKind.PLACE:
            return procedure.line_of(SubStepKind.PLACE)
        case StepKind.BACKTRACK:
            return procedure.line_of(SubStepKind.TAKE_BACK)


def _in_order(procedure: Procedure, before: Moment, after: Moment) -> Iterator[SubStep]:
    for cell, digit in _untried(procedure, before):
        if after.kind is StepKind.PLACE and (cell, digit) == (after.cell, after.digit):
            break
        yield _refusal(procedure.lookup_order, before, cell, digit)
    if after.kind is StepKind.PLACE:
        yield SubStep(SubStepKind.PLACE, after.cell, after.digit)
        yield _arrival(after)
    else:
        yield SubStep(SubStepKind.GIVE_UP, after.tried_at)
        yield SubStep(SubStepKind.TAKE_BACK, after.cell, after.digit)
        if after.outcome is Outcome.EXHAUSTED:
            yield SubStep(SubStepKind.EXHAUST)


def _untried(procedure: Procedure, before: Moment) -> tuple[tuple[Cell, Digit], ...]:
    """What is left to go through where the search stands."""
    choice = before.next_choice
    options = choice.options
    if before.kind is StepKind.BACKTRACK:
        options = options[options.index((before.cell, before.digit)) + 1 :]
    if not lists_options(procedure, choice):
        return options
    fitting = {cell: candidates(before.grid, cell) for cell in choice.cells}
    return tuple(option for option in options if option[1] in fitting[option[0]])


def _refusal(look: LookupOrder, before: Moment, cell: Cell, digit: Digit) -> SubStep:
    grid = before.grid
    houses = grid.geometry.houses_of(cell)
    if look is LookupOrder.LISTED_THEN_COLUMN_ROW_BOX:
        row, column, *others = houses
        houses = (column, row, *others)
        givens = grid.with_digits((filled, BLANK) for filled in before.path)
        listed = _first_holder(givens, houses, digit)
        if listed is not None:
            return SubStep(SubStepKind.NOT_LISTED, cell, digit, *listed)
    if look is LookupOrder.IN_TURN:
        found = _first_holder_in_turn(grid, houses, digit)
    else:
        found = _first_holder(grid, houses, digit)
    assert found is not None, "a digit that was passed over is held by a peer"
    return SubStep(SubStepKind.REFUSE, cell, digit, *found)


def _first_holder(grid: Grid, houses: tuple[House, ...], digit: Digit) -> tuple[Cell, House] | None:
    """The first cell that holds the digit, house after house."""
    for house in houses:
        for cell in house.cells:
            if grid.digit_at(cell) == digit:
                return cell, house
    return None


def _first_holder_in_turn(
    grid: Grid, houses: tuple[House, ...], digit: Digit
) -> tuple[Cell, House] | None:
    """The first cell that holds the digit: the first of each house, the second of each..."""
    for cells in zip(*(house.cells for house in houses), strict=True):
        for cell, house in zip(cells, houses, strict=True):
            if grid.digit_at(cell) == digit:
                return cell, house
    return None


def _arrival(moment: Moment) -> SubStep:
    """Where the search has come to."""
    match moment.outcome:
        case Outcome.SOLVED:
            return SubStep(SubStepKind.FINISH)
        case Outcome.STUCK:
            return SubStep(SubStepKind.STUCK)
        case Outcome.EXHAUSTED:
            return SubStep(SubStepKind.EXHAUST)
        case Outcome.RUNNING if moment.next_choice.house is not None:
            digit = moment.next_choice.digits[0]
            return SubStep(
                SubStepKind.SEEK_PLACE, moment.current_blank, digit, house=moment.next_choice.house
            )
        case Outcome.RUNNING:
            return SubStep(SubStepKind.ARRIVE, moment.current_blank)
