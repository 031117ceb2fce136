"""What a program reads, look by look, in the order in which it does.

The engines count these reads and know nothing of them one by one; here they are worked out from
a moment.  The file of each algorithm says what it reads and where it stops.  A test looks for
what refuses a digit in a blank, and stops at the first look that decides.  A way leads from the
blank filled last, or from the start, to where the search stands then.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.data_structures import HouseDigit
from sudoku_gui.solvers.explain.blank_queue import Turn, houses_listed, row_for, run_to
from sudoku_gui.solvers.explain.inspection import candidates_of, givens_of, options_of, places_of
from sudoku_gui.solvers.look import Look, LookSource
from sudoku_gui.solvers.procedure import SubStepKind
from sudoku_gui.solvers.search import Moment

Looks = Iterator[Look]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a program reads to test a digit in a blank, and on its way to the next blank."""

    test: Callable[[Moment, Cell, Digit], Looks]
    way: Callable[[Moment], Looks]


# Tests.


def _no_test(_moment: Moment, _cell: Cell, _digit: Digit) -> Looks:
    return iter(())


def _used(moment: Moment, cell: Cell, digit: Digit) -> Looks:
    for house in _row_column_box(moment.grid, cell):
        is_used = digit in _digits_in(moment.grid, house)
        yield Look(SubStepKind.TEST, LookSource.USED, NO_CELL, digit, house, is_used, cell, is_used)
        if is_used:
            return


def _in_turn(moment: Moment, cell: Cell, digit: Digit) -> Looks:
    houses = _row_column_box(moment.grid, cell)
    for cells in zip(*(house.cells for house in houses), strict=True):
        for other, house in zip(cells, houses, strict=True):
            look = _compared(moment.grid, other, house, cell, digit)
            yield look
            if look.is_refusal:
                return


def _listed_then_cells(moment: Moment, cell: Cell, digit: Digit) -> Looks:
    is_listed = digit in candidates_of(givens_of(moment))[cell]
    kind, source = SubStepKind.TEST_LISTED, LookSource.LISTED
    yield Look(kind, source, cell, digit, None, is_listed, cell, not is_listed)
    if is_listed:
        row, column, box = _row_column_box(moment.grid, cell)
        yield from _through(moment.grid, (column, row, box), cell, digit)


def _holders(moment: Moment, cell: Cell, digit: Digit) -> Looks:
    if moment.next_choice.house is None:  # a hidden single is tried without a look
        is_held = digit not in candidates_of(moment.grid)[cell]
        yield Look(SubStepKind.TEST, LookSource.HOLDERS, cell, digit, None, is_held, cell, is_held)


def _through(grid: Grid, houses: Iterable[House], cell: Cell, digit: Digit) -> Looks:
    """Look at the cells, house after house, up to one that holds the digit."""
    for house in houses:
        for other in house.cells:
            look = _compared(grid, other, house, cell, digit)
            yield look
            if look.is_refusal:
                return


def _compared(grid: Grid, other: Cell, house: House, cell: Cell, digit: Digit) -> Look:
    found = grid.digit_at(other)
    return Look(SubStepKind.TEST, LookSource.GRID, other, digit, house, found, cell, found == digit)


# Ways.


def _no_look(_moment: Moment) -> Looks:
    return iter(())


def _forwards(moment: Moment) -> Looks:
    first = moment.path[-1] + 1 if moment.path else 0
    return _calls_of_cells(moment.grid, range(first, moment.grid.geometry.cell_count))


def _backwards(moment: Moment) -> Looks:
    end = moment.path[-1] if moment.path else moment.grid.geometry.cell_count
    return _calls_of_cells(moment.grid, reversed(range(end)))


def _calls_of_cells(grid: Grid, cells: Iterable[int]) -> Looks:
    return (replace(each, calls=1) for each in _up_to_a_blank(grid, cells))


def _up_to_a_blank(grid: Grid, cells: Iterable[int]) -> Looks:
    for cell in map(Cell, cells):
        found = grid.digit_at(cell)
        yield Look(SubStepKind.SCAN, LookSource.GRID, cell, found=found)
        if not found:
            return


def _missing(moment: Moment) -> Looks:
    blanks = moment.grid.blanks()
    if blanks:
        yield from _in_a_call(_around(moment.grid, blanks[0]))


def _around(grid: Grid, blank: Cell) -> Looks:
    """Look at row and column in pairs, then at the box."""
    row, column, box = _row_column_box(grid, blank)
    pairs = zip(row.cells, column.cells, strict=True)
    cells = [
        (cell, house) for pair in pairs for cell, house in zip(pair, (row, column), strict=True)
    ]
    cells += [(cell, box) for cell in box.cells]
    for cell, house in cells:
        found = grid.digit_at(cell)
        yield Look(SubStepKind.LIST, LookSource.GRID, cell, Digit(found), house, found, blank)


def _missing_from_the_depth(moment: Moment) -> Looks:
    grid = moment.grid
    if grid.blanks():
        cells = range(len(moment.path), grid.geometry.cell_count)
        yield from _in_a_call(_up_to_a_blank(grid, cells))
        yield from _around(grid, grid.blanks()[0])


def _in_turns(moment: Moment) -> Looks:
    """Look around the blanks of the queue up to one that a house forces, or in vain."""
    grid = moment.grid
    for turn in run_to(givens_of(moment), grid, moment.path).turns(grid):
        yield from _in_a_call(_in_turn_of_queue(grid, turn))


def _in_turn_of_queue(grid: Grid, turn: Turn) -> Looks:
    cell = turn.cell
    row, column, _ = _row_column_box(grid, cell)
    scan, choose = SubStepKind.SCAN, SubStepKind.CHOOSE
    yield Look(scan, LookSource.ROW_BLANKS, house=row, found=turn.row_blanks, target=cell)
    if turn.row_blanks == grid.geometry.size:
        return
    yield from _over_house(scan, grid, row_for(column, grid.geometry), cell)
    if turn.is_passed_over:
        return
    for house in houses_listed(grid, cell, turn.kind):
        yield from _over_house(SubStepKind.LIST, grid, house, cell)
        if house == turn.forced_by:
            return
    count = turn.column_blanks
    yield Look(choose, LookSource.COLUMN_BLANKS, house=column, found=count, target=cell)
    if count != 1:
        yield from _over_house(choose, grid, row, cell)


def _over_house(kind: SubStepKind, grid: Grid, house: House, blank: Cell) -> Looks:
    for other in house.cells:
        found = grid.digit_at(other)
        yield Look(kind, LookSource.GRID, other, Digit(found), house, found, blank)


def _fewest_candidates(moment: Moment) -> Looks:
    return _in_a_call(_choosing(moment))


def _choosing(moment: Moment) -> Looks:
    """Look for the blank with the fewest candidates in the list of blanks."""
    grid, kind = moment.grid, SubStepKind.CHOOSE
    for cell in givens_of(moment).blanks():
        found = grid.digit_at(cell)
        yield Look(kind, LookSource.GRID, cell, found=found)
        if not found:
            count = len(candidates_of(grid)[cell])
            yield Look(kind, LookSource.CANDIDATES, cell, found=count)
            if not count:
                return


def _singles_first(moment: Moment) -> Looks:
    yield from _in_a_call(_choosing(moment))
    if min(map(len, candidates_of(moment.grid).values()), default=0) > 1:
        yield from _seeking(moment.grid)


def _seeking(grid: Grid) -> Looks:
    """Look for a digit with one place in a house, then for the place."""
    places, kind = places_of(grid), SubStepKind.SEEK
    for house in grid.geometry.houses[: 3 * grid.geometry.size]:
        for digit in map(Digit, grid.geometry.digits):
            count = places.get(HouseDigit(house, digit), 0)
            yield Look(kind, LookSource.PLACES, NO_CELL, digit, house, count)
            if count == 1:
                yield from _only_place(grid, house, digit)
                return


def _only_place(grid: Grid, house: House, digit: Digit) -> Looks:
    kind = SubStepKind.SEEK
    for cell in house.cells:
        found = grid.digit_at(cell)
        yield Look(kind, LookSource.GRID, cell, digit, house, found)
        if not found:
            is_held = digit not in candidates_of(grid)[cell]
            yield Look(kind, LookSource.HOLDERS, cell, digit, house, is_held)
            if not is_held:
                return


def _fewest_options(moment: Moment) -> Looks:
    return _in_a_call(_over_columns(moment.grid))


def _over_columns(grid: Grid) -> Looks:
    kind, source = SubStepKind.CHOOSE, LookSource.OPTIONS
    for column, options in options_of(grid).items():
        if isinstance(column, HouseDigit):
            yield Look(kind, source, NO_CELL, column.digit, column.house, options)
        else:
            yield Look(kind, source, column, found=options)
        if not options:
            return


def _in_a_call(looks: Looks) -> Looks:
    """Mark the first look as that with which a call begins."""
    for each in islice(looks, 1):
        yield replace(each, calls=1)
    yield from looks


def _begun(looks: Looks) -> Looks:
    """Mark the first look as that with which a try begins."""
    for each in islice(looks, 1):
        yield replace(each, tries=1)
    yield from looks


def looks_of_try(reading: Reading, moment: Moment, cell: Cell, digit: Digit) -> Looks:
    """Return the looks of a try of `digit` in `cell`, none where it is tried without."""
    return _begun(reading.test(moment, cell, digit))


def _row_column_box(grid: Grid, cell: Cell) -> tuple[House, ...]:
    """Return the houses that the tables of the programs know."""
    return grid.geometry.houses_of(cell)[:3]


def _digits_in(grid: Grid, house: House) -> frozenset[Digit]:
    return frozenset(map(grid.digit_at, house.cells))


READS_NOTHING = Reading(_no_test, _no_look)
"""Of a program of which it is not known what it reads."""
TABLES = Reading(_used, _forwards)
TABLES_BACKWARDS = Reading(_used, _backwards)
LISTING = Reading(_no_test, _missing)
SCANNING_AND_LISTING = Reading(_no_test, _missing_from_the_depth)
LIST_AND_CELLS = Reading(_listed_then_cells, _forwards)
CELLS_IN_TURN = Reading(_in_turn, _no_look)
QUEUE = Reading(_no_test, _in_turns)
CANDIDATE_COUNTS = Reading(_holders, _fewest_candidates)
SINGLES = Reading(_holders, _singles_first)
OPTION_COUNTS = Reading(_no_test, _fewest_options)
