"""The queue of the algorithm `last_blank`, worked out turn by turn from a moment."""

from collections.abc import Iterator

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Geometry, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.data_structures import BlankKind


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of the program, which handles the first blank of the queue.

    row_blanks, column_blanks: as the program counts them; forced_by: the house that lacks one
    digit, None if there is none; kind_after: the kind with which the blank goes to the end.
    """

    cell: Cell
    kind: BlankKind
    row_blanks: int
    column_blanks: int
    is_passed_over: bool
    forced_by: House | None
    kind_after: BlankKind


class QueueRun:
    """A run of the program over `givens`, up to where it writes a digit."""

    def __init__(self, givens: Grid) -> None:
        geometry = givens.geometry
        houses = geometry.houses[: 2 * geometry.size]
        self.counts = {house: blanks_in(givens, house) for house in houses}
        self.rounds_in_vain = 0
        unsorted = {cell: self._kind_at_start(geometry, cell) for cell in givens.blanks()}
        by_kind = sorted(unsorted, key=lambda cell: unsorted[cell].value)
        self.kinds = {cell: unsorted[cell] for cell in by_kind}

    def turns(self, grid: Grid) -> Iterator[Turn]:
        """Take turns up to one that finds a forced digit, or until the program is stuck."""
        in_vain = taken = 0
        while in_vain < len(self.kinds):
            turn = self._turn(grid)
            yield turn
            if turn.forced_by is not None:
                return
            del self.kinds[turn.cell]
            self.kinds[turn.cell] = turn.kind_after
            taken += 1
            in_vain = in_vain + 1 if turn.kind is turn.kind_after else 0
        if taken:
            self.rounds_in_vain = -(-taken // len(self.kinds))

    def write(self, grid: Grid, cell: Cell) -> None:
        """Take the first blank, `cell`, out of the queue, as the program does when it fills it."""
        column = grid.geometry.houses_of(cell)[1]
        is_in_column = self.kinds.pop(cell) is BlankKind.IN_COLUMN
        self.counts[column] = 0 if is_in_column else self.counts[column] - 1

    def _turn(self, grid: Grid) -> Turn:
        geometry = grid.geometry
        cell, kind = next(iter(self.kinds.items()))
        row, column, _ = geometry.houses_of(cell)[:3]
        counts = self.counts[row], self.counts[column]
        is_passed_over = (
            counts[0] == geometry.size
            or blanks_in(grid, row_for(column, geometry)) == geometry.size
        )
        if is_passed_over:
            return Turn(cell, kind, *counts, True, None, BlankKind.ANY)
        forcing = (house for house in houses_listed(grid, cell, kind) if lacks_one(grid, house))
        kind_after = BlankKind.IN_ROW if blanks_in(grid, row) == 1 else BlankKind.ANY
        if counts[1] == 1:
            kind_after = BlankKind.IN_COLUMN
        return Turn(cell, kind, *counts, False, next(forcing, None), kind_after)

    def _kind_at_start(self, geometry: Geometry, cell: Cell) -> BlankKind:
        row, column, _ = geometry.houses_of(cell)[:3]
        if self.counts[row] == 1:
            return BlankKind.IN_ROW
        return BlankKind.IN_COLUMN if self.counts[column] == 1 else BlankKind.ANY


def run_to(givens: Grid, grid: Grid, path: tuple[Cell, ...]) -> QueueRun:
    """Return the run when it has just written the last digit of `path`, all digits as in `grid`."""
    run, written = QueueRun(givens), givens
    for cell in path:
        for _ in run.turns(written):
            pass
        written = written.with_digit(cell, grid.digit_at(cell))
        run.write(written, cell)
    return run


def row_for(column: House, geometry: Geometry) -> House:
    """Return the row that the program takes for the column: that with the same number."""
    return geometry.houses[column.index]


def houses_listed(grid: Grid, cell: Cell, kind: BlankKind) -> tuple[House, ...]:
    """Return the houses whose missing digits a turn lists, until one of them forces a digit."""
    row, column, box = grid.geometry.houses_of(cell)[:3]
    if kind is BlankKind.IN_COLUMN:
        return (column,)
    return (row, box) if kind is BlankKind.IN_ROW else (box,)


def blanks_in(grid: Grid, house: House) -> int:
    """Return how many cells of the house are blank."""
    return [grid.digit_at(cell) for cell in house.cells].count(BLANK)


def lacks_one(grid: Grid, house: House) -> bool:
    """Return whether one digit is missing from the house."""
    return len({grid.digit_at(cell) for cell in house.cells} - {BLANK}) == grid.geometry.size - 1
