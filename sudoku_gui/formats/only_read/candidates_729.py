"""Nine signs for each cell, a digit where it is possible: 729 in all, on one line or on more.

    ....5....  ..3......  123456789  …

A cell with one candidate is taken for a given, which a remark says; where others have not all that
the rules leave them, they are notes.
"""

import re

from sudoku_gui.formats.entries import with_notes
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle

_SIGNS = re.compile(r"[1-9.0*_]{729}")
_SPACES = re.compile(r"[ \t\n|]+")
_MOST_SIGNS = 3000
_GEOMETRY = Geometry.of_size(9)


def _parse(source: SourceText) -> ParseResult | None:
    if len(source.content) > _MOST_SIGNS:
        return None
    signs = _SPACES.sub("", source.content)
    if not _SIGNS.fullmatch(signs):
        return None
    record = _record(signs)
    if not record.puzzle.givens.filled_count():
        return None  # not certain to be a puzzle at all
    return ParseResult(
        (record,),
        (Remark(text("cells with one candidate alone were taken for givens"), tells_choice=True),),
    )


def _record(signs: str) -> PuzzleRecord:
    cells = [_candidates(signs[at : at + 9], at // 9) for at in range(0, len(signs), 9)]
    givens = Grid(_GEOMETRY, bytes(next(iter(each)) if len(each) == 1 else 0 for each in cells))
    if not all(cells):
        name = _GEOMETRY.name(Cell(cells.index(frozenset())))
        raise FormatError(text("no candidate is left to {cell}", cell=name))
    record = PuzzleRecord.without_entries(Puzzle(givens))
    left = candidates_of_blanks(givens)
    if all(digits <= cells[cell] for cell, digits in left.items()):
        return record
    return with_notes(record, {cell: CellNotes(cells[cell]) for cell in left})


def _candidates(signs: str, cell: int) -> frozenset[Digit]:
    """Return the digits that stand each at its place, or raise FormatError."""
    for place, sign in enumerate(signs, start=1):
        if sign in "123456789" and sign != str(place):
            name = _GEOMETRY.name(Cell(cell))
            problem = text(
                "found {digit} at the place of {place} in {cell}",
                digit=sign,
                place=place,
                cell=name,
            )
            raise FormatError(problem)
    return frozenset(Digit(int(sign)) for sign in signs if sign in "123456789")


FORM = Form(text("nine signs for each cell"), "sudoku", _parse)
