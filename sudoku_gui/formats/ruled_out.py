"""Candidates that a file rules out: those left to each blank are its corner notes."""

from collections.abc import Collection, Mapping, Sequence

from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes


def notes_left(grid: Grid, removed: Collection[tuple[Cell, Digit]]) -> Mapping[Cell, CellNotes]:
    """Return what is left of the candidates in each blank."""
    return {
        cell: CellNotes(frozenset(digit for digit in digits if (cell, digit) not in removed))
        for cell, digits in candidates_of_blanks(grid).items()
    }


def removed_of(record: PuzzleRecord) -> Sequence[tuple[Cell, Digit]]:
    """Return the candidates that the corner notes lack, or none where notes say something else."""
    if not record.notes:
        return ()
    removed = []
    for cell, digits in candidates_of_blanks(record.grid).items():
        noted = record.notes[cell].corner
        if not noted <= digits or (digits and not noted):
            return ()
        removed += [(cell, digit) for digit in sorted(digits - noted)]
    return removed
