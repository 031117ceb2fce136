"""Entries and notes told apart from givens, as formats tell them: by a second grid, or by cell.

A given that the file itself contradicts later stays as it is, with a remark.
"""

from collections.abc import Mapping, Sequence

from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.notes import NO_NOTES, CellNotes
from sudoku_gui.model.puzzle import Puzzle

_CELLS_NAMED = 3


def record_with_entries(puzzle: Puzzle, state: bytes) -> tuple[PuzzleRecord, tuple[Remark, ...]]:
    """Return `puzzle` with the digits of `state` (0: none) entered.

    The remarks are on givens that differ.
    """
    givens = puzzle.givens
    both = list(zip(givens.digits, state, strict=True))
    entries = bytes(BLANK if given else digit for given, digit in both)
    differing = [
        cell for cell, (given, digit) in enumerate(both) if given and digit not in (0, given)
    ]
    return PuzzleRecord(puzzle, Grid(givens.geometry, entries)), _kept_givens(givens, differing)


def with_notes(record: PuzzleRecord, notes: Mapping[Cell, CellNotes]) -> PuzzleRecord:
    """Return `record` with notes and colours in some cells, beside a given only colours."""
    every = [notes.get(Cell(cell), NO_NOTES) for cell in record.puzzle.givens.geometry.cells]
    for cell in record.puzzle.givens.filled():
        every[cell] = every[cell].colours_alone()
    return replace(record, notes=tuple(every) if any(every) else ())


def _kept_givens(givens: Grid, cells: Sequence[int]) -> tuple[Remark, ...]:
    if not cells:
        return ()
    name = givens.geometry.name
    named = ", ".join(name(Cell(cell)) for cell in cells[:_CELLS_NAMED])
    more = len(cells) - _CELLS_NAMED
    if more <= 0:
        return (
            Remark(text("givens stay where the file enters other digits: {cells}", cells=named)),
        )
    words = text(
        "givens stay where the file enters other digits: {cells} and {count} more cells",
        cells=named,
        count=more,
    )
    return (Remark(words),)
