"""The data structures of a program at a moment of its search: its tables, lists and call stack.

Nothing of it is stored: every table is a function of the digits in the grid, and what
the last step changed is the difference between the grid before it and after.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.data_structures import (
    BlankKind,
    BlankList,
    BlankQueue,
    CallFrame,
    CallStack,
    CandidateTable,
    CoverColumn,
    DigitSet,
    ExactCoverColumns,
    HouseDigit,
    PlaceTable,
    PossibilityTable,
    ScanPosition,
    UsedTable,
)
from sudoku_gui.solvers.explain.blank_queue import run_to
from sudoku_gui.solvers.search import Moment, Outcome, StepKind

_Key = TypeVar("_Key")


def used_table(moment: Moment) -> UsedTable:
    """Tables of what every house has used."""
    grid = moment.grid
    used = frozenset(
        HouseDigit(house, grid.digit_at(cell))
        for house in grid.geometry.houses
        for cell in house.cells
        if grid.digit_at(cell)
    )
    if moment.kind is StepKind.START:
        return UsedTable(used, frozenset())
    houses = grid.geometry.houses_of(moment.cell)
    return UsedTable(used, frozenset(HouseDigit(house, moment.digit) for house in houses))


def call_stack(moment: Moment) -> CallStack:
    """The open calls where each blank has one; the last sees that all are filled."""
    return _call_stack(moment, _frames_of_blanks)


def call_stack_of_cells(moment: Moment) -> CallStack:
    """The same where each cell has one, whether it is blank or not, and one comes after them."""
    return _call_stack(moment, lambda place: _frames_of_cells(place, 1))


def call_stack_of_cells_back(moment: Moment) -> CallStack:
    """The same from the last cell to the first."""
    return _call_stack(moment, lambda place: _frames_of_cells(place, -1))


def call_stack_up_to_the_last_cell(moment: Moment) -> CallStack:
    """The same from the first cell on, where none comes after the last."""
    count = moment.grid.geometry.cell_count
    return _call_stack(moment, lambda place: _frames_of_cells(place, 1)[:count])


def blank_list(moment: Moment) -> BlankList:
    """The list of the blanks, with a pointer to the one where the search stands."""
    blanks = givens_of(moment).blanks()
    if moment.current_blank != NO_CELL:
        pointer = blanks.index(moment.current_blank)
    else:
        pointer = len(blanks) if moment.outcome is Outcome.SOLVED else -1
    changed = frozenset[Cell]() if moment.kind is StepKind.START else frozenset((moment.cell,))
    return BlankList(blanks, frozenset(moment.path), pointer, changed)


def missing_digits(moment: Moment) -> DigitSet:
    """The digits that were missing around the blank when its call began."""
    if moment.current_blank == NO_CELL:
        return DigitSet(NO_CELL, (), frozenset(), frozenset())
    listed = candidates(moment.grid, moment.current_blank)
    if moment.kind is not StepKind.BACKTRACK:
        return DigitSet(moment.current_blank, listed, frozenset(), frozenset(listed))
    through = frozenset(digit for digit in listed if digit <= moment.digit)
    return DigitSet(moment.current_blank, listed, through, frozenset((moment.digit,)))


def possibility_table(moment: Moment) -> PossibilityTable:
    """What the givens alone allow in each blank."""
    givens = givens_of(moment)
    return PossibilityTable(candidates_of(givens), moment.current_blank)


def candidate_table(moment: Moment) -> CandidateTable:
    """What no peer holds, for each cell that is blank now."""
    digits = candidates_of(moment.grid)
    return CandidateTable(
        digits, moment.current_blank, _changed(candidates_of(_before(moment)), digits)
    )


def place_table(moment: Moment) -> PlaceTable:
    """How many blanks of each house can take each digit that is missing there."""
    places = places_of(moment.grid)
    choice = moment.next_choice
    current = None if choice.house is None else HouseDigit(choice.house, choice.digits[0])
    return PlaceTable(places, current, _changed(places_of(_before(moment)), places))


def scan_from_the_last_blank(moment: Moment) -> ScanPosition:
    """A call for each cell after the one filled last, up to the next blank."""
    return _scan(moment, moment.cell + 1, 1)


def scan_back_from_the_last_blank(moment: Moment) -> ScanPosition:
    """A call for each cell before the one filled last, down to the next blank."""
    last = moment.grid.geometry.cell_count - 1
    return _scan(moment, last if moment.kind is StepKind.START else moment.cell - 1, -1)


def scan_from_the_depth(moment: Moment) -> ScanPosition:
    """Each call looks for the next blank from the cell whose number is its depth."""
    if moment.outcome is Outcome.SOLVED:  # the last call sees by its depth that none is left
        return ScanPosition((), NO_CELL)
    return _scan(moment, len(moment.path), 1)


def blank_queue(moment: Moment) -> BlankQueue:
    """The queue when the program has come to the blank that it fills next, or has ended."""
    kinds, counts, rounds = _queue_of(givens_of(moment), moment.grid, moment.path)
    if moment.kind is StepKind.START:
        before, counts_before = kinds, counts
    else:
        earlier = moment.path[:-1]
        before, counts_before, _ = _queue_of(givens_of(moment), _before(moment), earlier)
    return BlankQueue(
        kinds,
        counts,
        moment.current_blank,
        _changed(before, kinds),
        _changed(counts_before, counts),
        rounds if moment.outcome is Outcome.STUCK else 0,
    )


@lru_cache(maxsize=8)  # the queue before a step is the one after the step before
def _queue_of(
    givens: Grid, grid: Grid, path: tuple[Cell, ...]
) -> tuple[Mapping[Cell, BlankKind], Mapping[House, int], int]:
    run = run_to(givens, grid, path)
    for _ in run.turns(grid):
        pass
    return run.kinds, run.counts, run.rounds_in_vain


def exact_cover(moment: Moment) -> ExactCoverColumns:
    """The columns that the digits in the grid leave to be covered."""
    options, before = options_of(moment.grid), options_of(_before(moment))
    choice = moment.next_choice
    chosen: CoverColumn | None = None
    if choice.house is not None:
        chosen = HouseDigit(choice.house, choice.digits[0])
    elif choice.cells:
        chosen = choice.cells[0]
    gone = frozenset(before.keys() - options.keys())
    return ExactCoverColumns(options, chosen, _changed(before, options), gone)


def _changed(before: Mapping[_Key, object], now: Mapping[_Key, object]) -> frozenset[_Key]:
    """The keys of `now` with which there was something else before, or nothing."""
    return frozenset(key for key, value in now.items() if before.get(key) != value)


def givens_of(moment: Moment) -> Grid:
    """The grid before the search."""
    return moment.grid.with_digits((cell, BLANK) for cell in moment.path)


def _before(moment: Moment) -> Grid:
    """The grid before the last step; at the start, the same grid."""
    match moment.kind:
        case StepKind.START:
            return moment.grid
        case StepKind.PLACE:
            return moment.grid.with_digit(moment.cell, BLANK)
        case StepKind.BACKTRACK:
            return moment.grid.with_digit(moment.cell, moment.digit)


@lru_cache(maxsize=8)  # the grid before a step is the one after the step before
def candidates_of(grid: Grid) -> Mapping[Cell, tuple[Digit, ...]]:
    """What each blank can take; house by house, for cell by cell takes ten times as long."""
    met = {id(house): {grid.digits[cell] for cell in house.cells} for house in grid.geometry.houses}
    digits = [Digit(digit) for digit in grid.geometry.digits]
    able = {}
    for cell in grid.blanks():
        refused = set[int]().union(*(met[id(house)] for house in grid.geometry.houses_of(cell)))
        able[cell] = tuple(digit for digit in digits if digit not in refused)
    return able


@lru_cache(maxsize=8)
def places_of(grid: Grid) -> Mapping[HouseDigit, int]:
    """For each house and digit missing there, how many blanks can take it."""
    able = candidates_of(grid)
    places = {}
    for house in grid.geometry.houses:
        met = {grid.digits[cell] for cell in house.cells}
        taken = Counter(digit for cell in house.cells for digit in able.get(cell, ()))
        for digit in map(Digit, grid.geometry.digits):
            if digit not in met:
                places[HouseDigit(house, digit)] = taken[digit]
    return places


@dataclass(frozen=True, slots=True)
class _SearchPosition:
    """Where a search stands (NO_CELL where all is filled), and the blanks filled before."""

    grid: Grid
    path: tuple[Cell, ...]
    current_blank: Cell


def _call_stack(
    moment: Moment, frames_at: Callable[[_SearchPosition], tuple[CallFrame, ...]]
) -> CallStack:
    """The calls that are open, and those that the last step entered or returned from.

    A step only adds calls at the end or removes some there, and changes at most what the last
    of the calls before it, or of those that stay, is at.
    """
    frames = frames_at(_SearchPosition(moment.grid, moment.path, moment.current_blank))
    if moment.outcome is Outcome.EXHAUSTED:  # all have returned up to where a branch began
        began_at = [frame.cell for frame in frames].index(moment.path[-1]) if moment.path else -1
        frames = frames[: began_at + 1]
    match moment.kind:
        case StepKind.START:
            return CallStack(frames, 0, ())
        case StepKind.PLACE:
            before = frames_at(_SearchPosition(_before(moment), moment.path[:-1], moment.cell))
            return CallStack(frames, len(frames) - len(before), ())
        case StepKind.BACKTRACK:
            path = (*moment.path, moment.cell)
            before = frames_at(_SearchPosition(_before(moment), path, moment.tried_at))
            return CallStack(frames, 0, before[len(frames) :])


def _frames_of_blanks(place: _SearchPosition) -> tuple[CallFrame, ...]:
    wrote = (CallFrame(cell, place.grid.digit_at(cell)) for cell in place.path)
    return (*wrote, CallFrame(place.current_blank, BLANK))


def _frames_of_cells(place: _SearchPosition, stride: int) -> tuple[CallFrame, ...]:
    wrote = frozenset(place.path)
    frames = []
    for cell in map(Cell, place.grid.geometry.cells[::stride]):
        digit = place.grid.digit_at(cell)
        frames.append(CallFrame(cell, digit, passes_on=bool(digit) and cell not in wrote))
        if cell == place.current_blank:
            return tuple(frames)
    return (*frames, CallFrame(NO_CELL, BLANK))


def options_of(grid: Grid) -> Mapping[CoverColumn, int]:
    """The columns in their order, cells first, each with the number of its options."""
    options: dict[CoverColumn, int] = {}
    for cell, digits in candidates_of(grid).items():
        options[cell] = len(digits)
    for entry, places in places_of(grid).items():
        options[entry] = places
    return options


def _scan(moment: Moment, first: int, stride: int) -> ScanPosition:
    """From `first` to the first blank, or over all cells that are left."""
    if moment.kind is StepKind.BACKTRACK:
        return ScanPosition((), moment.current_blank)
    looked_at = []
    cell = first
    while 0 <= cell < moment.grid.geometry.cell_count:
        looked_at.append(Cell(cell))
        if not moment.grid.digit_at(Cell(cell)):
            break
        cell += stride
    return ScanPosition(tuple(looked_at), moment.current_blank)
