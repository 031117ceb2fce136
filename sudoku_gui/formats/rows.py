"""Puzzles written row by row, a line each: what boj2580 and boj2239 have in common.

The size is that of most rows.  Between the first row of a grid and its last there
are rows, frames at the edges of boxes and blank lines, and nothing else; around
a grid, comments and prose are skipped with a note.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Parsed
from sudoku_gui.formats.layout import no_rows
from sudoku_gui.formats.line_kind import LineKind
from sudoku_gui.formats.notes import Note, several_puzzles, skipped
from sudoku_gui.formats.row import BAR, cells_of, length_of
from sudoku_gui.formats.source_text import SourceLine, SourceText
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

_ROWS_MEASURED = 1000  # enough to know the size by


@dataclass(slots=True)
class _Found:
    """What the lines of a text turned out to be."""

    rows: list[bytes] = field(default_factory=list)
    skipped: list[int] = field(default_factory=list)
    is_framed: bool = False


def parse_rows(source: SourceText, token: re.Pattern[str]) -> Parsed:
    """The first puzzle in `source`; `token` matches a cell of a row, or a bar of a frame."""
    rows = [line for line in source.lines if line.kind.is_row]
    if not rows:
        raise no_rows()
    geometry = Geometry.of_size(_size_of(rows[:_ROWS_MEASURED], token))
    last = rows[-1].number
    found = _sorted_out(source.lines, last, geometry, token)
    count, rest = divmod(len(found.rows), geometry.size)
    if rest:
        raise FormatError(_wrong_number(len(found.rows), geometry.size), last)
    puzzle = Puzzle(Grid(geometry, b"".join(found.rows[: geometry.size])))
    frame = [Note(text("the frame around the boxes was skipped"))] if found.is_framed else []
    return Parsed(puzzle, (*several_puzzles(count), *frame, *skipped(found.skipped)))


def _size_of(rows: Sequence[SourceLine], token: re.Pattern[str]) -> int:
    """The most common number of cells in a row, of those that are the size of a grid."""
    lengths = Counter(length_of(row, token) for row in rows)
    for length, _ in lengths.most_common():
        if length in SIZES:
            return length
    problem = text_n(
        "the row has {n} cell, expected one of {sizes}",
        "the row has {n} cells, expected one of {sizes}",
        n=length_of(rows[0], token),
        sizes=", ".join(map(str, SIZES)),
    )
    raise FormatError(problem, rows[0].number)


def _sorted_out(
    lines: Sequence[SourceLine], last: int, geometry: Geometry, token: re.Pattern[str]
) -> _Found:
    """The cells of each row, and what else there is; the last row stands in line `last`."""
    found = _Found()
    for line in lines:
        inside = line.number < last and len(found.rows) % geometry.size > 0
        if line.kind is LineKind.FRAME:
            if inside and len(found.rows) % geometry.box_rows:
                raise FormatError(_frame_inside_box(geometry), line.number)
            found.is_framed = True
        elif inside or line.kind.is_row:
            found.rows.append(cells_of(line, geometry, token))
            found.is_framed |= BAR in line.text
        else:
            found.skipped.append(line.number)
    return found


def _frame_inside_box(geometry: Geometry) -> Text:
    return text("found a line of a frame, expected {rows} rows in a box", rows=geometry.box_rows)


def _wrong_number(rows: int, size: int) -> Text:
    if rows < size:
        return text_n(
            "the grid ends after {n} row, expected {size}",
            "the grid ends after {n} rows, expected {size}",
            n=rows,
            size=size,
        )
    fewer = rows - rows % size
    return text(
        "found {rows} rows, expected {fewer} or {more}",
        rows=rows,
        fewer=fewer,
        more=fewer + size,
    )
