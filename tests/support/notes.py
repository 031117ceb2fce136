"""Sheets with notes to test on, and the notes that a move leaves."""

from dataclasses import replace

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import Move
from sudoku_gui.model.notes import CellNotes, Colour
from sudoku_gui.model.sheet import Sheet

NOTES = CellNotes(frozenset({Digit(1)}), frozenset({Digit(2)}), frozenset({Colour(3)}))


def noted(sheet: Sheet, *cells: int) -> Sheet:
    """`sheet` with NOTES in these cells."""
    return sheet.with_states(
        {Cell(cell): replace(sheet.state_at(Cell(cell)), notes=NOTES) for cell in cells}
    )


def notes_after(move: Move, sheet: Sheet) -> dict[int, CellNotes]:
    """The cells with notes or colours once the move is done to `sheet`, and those."""
    after = move.done_to(sheet)
    return {cell: after.notes_at(Cell(cell)) for cell in range(16) if after.notes_at(Cell(cell))}
