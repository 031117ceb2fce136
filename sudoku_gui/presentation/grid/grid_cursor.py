"""What typing does to the cursor in a grid: pure functions from a cell to the next."""

from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import BLANK, Grid


class TypingMode(Enum):
    """What typed digits are, and where the cursor goes after one."""

    ENTRIES = "entries"  # the player's; the cursor stays
    GIVENS = "givens"  # a printed puzzle; the cursor runs ahead as in a text


@dataclass(frozen=True, slots=True)
class TypedCell:
    """The cell of a printed puzzle that was typed last, and the grid as it is since then."""

    cell: Cell
    grid: Grid

    def fills_row_before(self, cursor: Cell, grid: Grid) -> bool:
        """Return whether the cursor stands at `cursor` because the row before is full."""
        starts_row = grid.geometry.column_of(cursor) == 0
        return starts_row and cursor == self.cell + 1 and grid == self.grid

    def is_end(self, cursor: Cell, grid: Grid) -> bool:
        """Return whether the next digit would come behind the last cell, `cursor`."""
        is_last = cursor == grid.geometry.cell_count - 1
        return is_last and cursor == self.cell and grid == self.grid


def cell_after_typing(geometry: Geometry, cell: Cell) -> Cell:
    """Return the cell after `cell` in reading order, or `cell` if it is the last."""
    return Cell(min(cell + 1, geometry.cell_count - 1))


def cell_to_go_on_from(game: Game, typing: TypingMode) -> Cell:
    """Return where the cursor belongs when `game` comes on the table.

    In an untouched one that is the first cell; in another, where the last move was made, or
    behind the given that was typed last: what is typed next must not write over the first row.
    """
    is_typing_givens = typing is TypingMode.GIVENS
    if not game.moves or game.moves[-1].is_counted == is_typing_givens:
        return Cell(0)
    changes = game.moves[-1].changes
    of_digits = [change.cell for change in changes if change.changes_digit]
    cell = min(of_digits or [change.cell for change in changes])
    return cell_after_typing(game.sheet.geometry, cell) if is_typing_givens else cell


def next_blank(grid: Grid, cell: Cell, direction: tuple[int, int]) -> Cell:
    """Return the next blank from `cell` in a direction (rows, columns), or `cell` without one."""
    geometry = grid.geometry
    down, right = direction
    row, column = geometry.row_of(cell) + down, geometry.column_of(cell) + right
    while 0 <= row < geometry.size and 0 <= column < geometry.size:
        ahead = geometry.cell_at(row, column)
        if grid.digit_at(ahead) == BLANK:
            return ahead
        row, column = row + down, column + right
    return cell
