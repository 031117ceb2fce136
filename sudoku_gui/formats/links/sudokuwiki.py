"""SudokuWiki: all cells behind `bd=`, a digit each, or S9B and two signs of base 36 for each.

https://www.sudokuwiki.org/sudoku.htm?bd=53007000…
S9B0503…

A number of two signs is a given up to 9, 0 a blank, from 10 on a digit that was entered, and from
18 on, less 18, a set of candidates, the lowest bit for 1.
"""

import re

from sudoku_gui.formats.entries import record_with_entries, with_notes
from sudoku_gui.formats.links.cell_strings import read_cells
from sudoku_gui.formats.links.link_site import LinkContent, LinkSite, damaged_link
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle

_POSITION = re.compile(r"S9B((?:[0-9a-z]{2}){81})", re.IGNORECASE)
_GEOMETRY = Geometry.of_size(9)
_ENTERED, _CANDIDATES = 9, 18  # what is added to the digit, or to the set


def _read(written: str) -> LinkContent:
    position = _POSITION.fullmatch(written)
    return LinkContent(_record_of(position[1])) if position else read_cells(written)


def _record_of(signs: str) -> PuzzleRecord:
    numbers = [int(signs[at : at + 2], 36) for at in range(0, len(signs), 2)]
    if max(numbers) > _CANDIDATES + 0x1FF:
        raise damaged_link()
    givens = bytes(number if number <= _ENTERED else 0 for number in numbers)
    entered = bytes(
        number - _ENTERED if _ENTERED < number <= _CANDIDATES else 0 for number in numbers
    )
    record, _ = record_with_entries(Puzzle(Grid(_GEOMETRY, givens)), entered)
    if not record.grid.filled_count():
        raise damaged_link()
    sets = {
        Cell(cell): _digits_in(number - _CANDIDATES)
        for cell, number in enumerate(numbers)
        if number > _CANDIDATES
    }
    return with_notes(record, _notes_of(record, sets))


def _digits_in(bits: int) -> frozenset[Digit]:
    return frozenset(Digit(digit) for digit in range(1, 10) if bits >> (digit - 1) & 1)


def _notes_of(record: PuzzleRecord, sets: dict[Cell, frozenset[Digit]]) -> dict[Cell, CellNotes]:
    """Return the candidates as notes, none where they are what the rules leave."""
    if sets == candidates_of_blanks(record.grid):
        return {}
    return {cell: CellNotes(digits) for cell, digits in sets.items()}


SITE = LinkSite(
    "SudokuWiki",
    re.compile(
        r"(?:sudokuwiki\.org/sudoku\.\w+\?(?:\S{0,200}?&)?bd=|\b(?=S9B))([^&#\s]+)", re.IGNORECASE
    ),
    _read,
)
