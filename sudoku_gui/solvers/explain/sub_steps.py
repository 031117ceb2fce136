"""What happens inside a step, and which line of the procedure tells of it.

A step consists of sub-steps: digits are tried one after another, each refused for a
reason, until one is written or the last written is taken out.  Finer still, each try and
the way to the next blank consist of looks.  All are derived from the moments before and
after the step, never stored.
"""

from collections.abc import Iterable, Iterator

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.explain.attempts import lists_options
from sudoku_gui.solvers.explain.looks import looks_of_try
from sudoku_gui.solvers.look import Look
from sudoku_gui.solvers.procedure import LookupOrder, Procedure, SubStepKind
from sudoku_gui.solvers.search import Counters, Moment, Outcome, StepKind


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


@dataclass(frozen=True, slots=True)
class InnerMoment:
    """A moment inside a step: what happens then, and the counters once it has happened."""

    sub_step: SubStep | Look
    counters: Counters


def sub_steps(procedure: Procedure, before: Moment, after: Moment) -> tuple[SubStep, ...]:
    """Return what happened in the step that led from `before` to `after`, in order.

    What a search still tries after its last step back, before it ends, is left out.
    """
    return tuple(_in_order(procedure, before, after))


def inner_moments(
    procedure: Procedure, before: Moment, after: Moment, *, with_looks: bool
) -> tuple[InnerMoment, ...]:
    """Return the moments inside a step, in order; at the start, `before` is `after` itself.

    with_looks: each read of the program is one, and a digit is refused by the last of them.
    Otherwise they are the sub-steps.
    """
    moments: list[InnerMoment] = []
    counters = Counters() if before is after else before.counters
    for each in _with_looks(procedure, before, after):
        counters = _counted(counters, each, before.counters.tries)
        is_told = with_looks if isinstance(each, Look) else not with_looks or not _is_refusal(each)
        if is_told:
            moments.append(InnerMoment(each, counters))
    # A call without a look is the last thing that a step does, and so is a try that ends it all.
    counters = replace(counters, tries=after.counters.tries, calls=after.counters.calls)
    return (*moments[:-1], replace(moments[-1], counters=counters))


def _is_refusal(sub_step: SubStep) -> bool:
    return sub_step.kind in {SubStepKind.REFUSE, SubStepKind.NOT_LISTED}


def _counted(counters: Counters, happened: SubStep | Look, tries_before: int) -> Counters:
    """Return the counters after what happened."""
    if isinstance(happened, Look):
        tries, calls = counters.tries + happened.tries, counters.calls + happened.calls
        return replace(counters, reads=counters.reads + 1, tries=tries, calls=calls)
    if happened.kind is SubStepKind.PLACE:  # perhaps tried without a look
        tries = max(counters.tries, tries_before + 1)
        return replace(counters, placements=counters.placements + 1, tries=tries)
    if happened.kind is SubStepKind.TAKE_BACK:
        return replace(counters, backtracks=counters.backtracks + 1)
    return counters


def line_at(procedure: Procedure, moment: Moment) -> int:
    """The line that is current at a moment: that of what its last step did; NO_LINE if unknown."""
    if moment.source_line is not None:
        return moment.source_line - 1
    match moment.kind:
        case StepKind.START:
            return procedure.line_of(_arrival(moment).kind)
        case StepKind.PLACE:
            return procedure.line_of(SubStepKind.PLACE)
        case StepKind.BACKTRACK:
            return procedure.line_of(SubStepKind.TAKE_BACK)


def _in_order(procedure: Procedure, before: Moment, after: Moment) -> Iterator[SubStep]:
    for each in _with_looks(procedure, before, after):
        if isinstance(each, SubStep):
            yield each


def _with_looks(procedure: Procedure, before: Moment, after: Moment) -> Iterator[SubStep | Look]:
    if before is not after:
        yield from _step(procedure, before, after)
    if after.kind is not StepKind.BACKTRACK:
        yield from procedure.reading.way(after)
    if after.outcome is Outcome.EXHAUSTED:
        for cell, digit in _tried_at_end(procedure, before, after):
            yield from looks_of_try(procedure.reading, after, cell, digit)
    if after.kind is not StepKind.BACKTRACK or after.outcome is Outcome.EXHAUSTED:
        yield _arrival(after)


def _step(procedure: Procedure, before: Moment, after: Moment) -> Iterator[SubStep | Look]:
    """What the step tried, and what it wrote or took out."""
    placed = (after.cell, after.digit) if after.kind is StepKind.PLACE else None
    for cell, digit in _untried(procedure, before):
        yield from looks_of_try(procedure.reading, before, cell, digit)
        if (cell, digit) == placed:
            break
        yield _refusal(procedure.lookup_order, before, cell, digit)
    if placed:
        yield SubStep(SubStepKind.PLACE, after.cell, after.digit)
    else:
        if after.tried_at != NO_CELL:  # it is where the step goes on behind a solution
            yield SubStep(SubStepKind.GIVE_UP, after.tried_at)
        yield SubStep(SubStepKind.TAKE_BACK, after.cell, after.digit)


def _tried_at_end(
    procedure: Procedure, before: Moment, after: Moment
) -> Iterable[tuple[Cell, Digit]]:
    """Return what was tried at the first blank, in vain, before the search ended."""
    if procedure.lookup_order is LookupOrder.FORCED_ONLY:
        return ()  # the way there has led to it
    options = after.last_choice.options
    if after.kind is StepKind.START:
        return () if lists_options(procedure, after.last_choice) else options
    if after.counters.tries - before.counters.tries == len(_untried(procedure, before)):
        return ()  # a program that lists what fits, or had one place to try, knows without
    # A step behind a solution tried nothing: what it took out was chosen by the step before.
    choice = after.last_choice if options else before.last_choice
    digits = [digit for _cell, digit in choice.options] if choice.house is None else []
    digits = digits or [Digit(digit) for digit in after.grid.geometry.digits]
    return [(after.cell, digit) for digit in digits[digits.index(after.digit) + 1 :]]


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
        case Outcome.STUCK | Outcome.NOT_RECORDED:
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
