"""What stands in the grid on a path: the digits placed by then, and the candidates as notes."""

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.techniques.position import Position, digits_in


def sheet_at(position: Position, game_sheet: Sheet) -> Sheet:
    """Return the game's sheet with what was placed since as a solver's digits."""
    grid, cells = position.grid, map(Cell, position.geometry.cells)
    placed = [cell for cell in cells if grid.digits[cell] and not game_sheet.grid.digits[cell]]
    notes = [CellNotes(frozenset(digits_in(mask))) for mask in position.masks]
    return game_sheet.with_found(grid, placed).with_notes(notes)
