"""Which digits a cell can still take by the rules, and which cell forbids the others."""

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid


def blockers(grid: Grid, cell: Cell) -> dict[Digit, Cell]:
    """Return each digit that `cell` cannot take, with the first peer that holds it.

    Peers are looked at house by house, the row first; the digit in `cell`
    itself plays no part.
    """
    found: dict[Digit, Cell] = {}
    for peer in grid.geometry.peers_of(cell):
        digit = grid.digit_at(peer)
        if digit:
            found.setdefault(digit, peer)
    return found


def candidates(grid: Grid, cell: Cell) -> tuple[Digit, ...]:
    """Return the digits that no peer of `cell` holds, ascending."""
    blocked = blockers(grid, cell)
    return tuple(Digit(digit) for digit in grid.geometry.digits if digit not in blocked)
