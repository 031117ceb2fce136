"""Which cells belong together when several are selected: pure functions from cells to cells."""

from collections.abc import Collection, Iterable, Iterator

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.sheet import Origin, Sheet


def cells_equal_to(sheet: Sheet, cell: Cell) -> frozenset[Cell]:
    """Return all cells that hold the digit of `cell`, a blank being equal to itself alone."""
    digit = sheet.grid.digit_at(cell)
    if digit == BLANK:
        return frozenset({cell})
    return frozenset(Cell(other) for other, held in enumerate(sheet.grid) if held == digit)


def cells_noting(sheet: Sheet, digit: Digit) -> frozenset[Cell]:
    """Return the cells in which `digit` is noted, in the corner or the centre, to be seen."""
    return frozenset(
        Cell(cell)
        for cell, notes in enumerate(sheet.notes)
        if (digit in notes.corner or digit in notes.centre)
        and sheet.origins[cell] not in (Origin.GIVEN, Origin.ENTRY)
    )


def cells_outside(geometry: Geometry, cells: Collection[Cell]) -> frozenset[Cell]:
    """Return all cells but these."""
    return frozenset(map(Cell, geometry.cells)) - frozenset(cells)


def rectangle_between(geometry: Geometry, one: Cell, other: Cell) -> frozenset[Cell]:
    """Return the cells of the rectangle with these two in opposite corners."""
    rows = _between(geometry.row_of(one), geometry.row_of(other))
    columns = _between(geometry.column_of(one), geometry.column_of(other))
    return frozenset(geometry.cell_at(row, column) for row in rows for column in columns)


def nearest_of(geometry: Geometry, cells: Iterable[Cell], cell: Cell) -> Cell:
    """Return the one of `cells` that is the fewest rows and columns away from `cell`."""

    def distance(other: Cell) -> tuple[int, Cell]:
        down = abs(geometry.row_of(other) - geometry.row_of(cell))
        return down + abs(geometry.column_of(other) - geometry.column_of(cell)), other

    return min(cells, key=distance)


def runs_in_rows(geometry: Geometry, cells: Collection[Cell]) -> Iterator[tuple[Cell, Cell]]:
    """Yield the first and the last cell of every run of `cells` beside each other in a row."""
    first = last = None
    for cell in sorted(cells):
        if last is None or cell != last + 1 or geometry.column_of(cell) == 0:
            if first is not None and last is not None:
                yield first, last
            first = cell
        last = cell
    if first is not None and last is not None:
        yield first, last


def _between(one: int, other: int) -> range:
    return range(min(one, other), max(one, other) + 1)
