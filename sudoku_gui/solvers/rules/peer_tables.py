"""What the followers know of the cells around each cell; not compiled, as it runs once."""

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid


class CellLists:
    """A list of cells for each cell: those of a cell begin in `cells` at `first[cell]`."""

    def __init__(self, lists: Sequence[Sequence[int]]) -> None:
        self.first = array("i", accumulate(map(len, lists), initial=0))
        self.cells = array("i", [cell for each in lists for cell in each])


def blank_peers(grid: Grid) -> CellLists:
    """Return the peers of each cell that are not given."""
    return CellLists([_blanks(grid, grid.geometry.peers_of(Cell(cell))) for cell in _cells(grid)])


def extra_peers(grid: Grid) -> CellLists:
    """Return for each cell those that share a house with it besides its row, column and box."""
    houses = [grid.geometry.houses_of(Cell(cell))[3:] for cell in _cells(grid)]
    return CellLists([[cell for house in each for cell in house.cells] for each in houses])


def digits_not_given_near(grid: Grid) -> list[int]:
    """Return for each cell the digits that none of its peers is given, as bits from 1."""
    every = (2 << grid.geometry.size) - 2
    given = [{grid.digits[peer] for peer in grid.geometry.peers_of(Cell(c))} for c in _cells(grid)]
    return [every & ~sum(1 << digit for digit in digits) for digits in given]


def _cells(grid: Grid) -> range:
    return grid.geometry.cells


def _blanks(grid: Grid, cells: Iterable[int]) -> list[int]:
    return [cell for cell in cells if not grid.digits[cell]]
