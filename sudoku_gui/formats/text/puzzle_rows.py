"""Puzzles written row by row, a line each: what boj2580 and boj2239 have in common.

The size is that of most rows.  Between the first row of a grid and its last there
are rows, frames at the edges of boxes and blank lines, and nothing else; around
a grid, comments and prose are skipped with a remark.

A file may hold many puzzles.  A line of prose above one of them is then its title,
as in the file of Project Euler ("Grid 01").
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from math import isqrt
from typing import NamedTuple

from sudoku_gui.formats.errors import FormatError, UnsuitableGridError
from sudoku_gui.formats.format import ParseResult, PartWriting
from sudoku_gui.formats.puzzle_record import LazySequence, PuzzleRecord
from sudoku_gui.formats.remarks import Remark, skipped
from sudoku_gui.formats.text.free_text import is_one_line, replaced_signs, sanitised
from sudoku_gui.formats.text.layout import no_rows_error
from sudoku_gui.formats.text.line_kind import LineKind, kind_of
from sudoku_gui.formats.text.row_cells import BAR, cells_of, length_of
from sudoku_gui.formats.text.sections import sections_of
from sudoku_gui.formats.text.source_text import SourceLine
from sudoku_gui.formats.text.wrong_length import row_of_wrong_length
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import NO_METADATA, Metadata, Puzzle

_SIGNS_OF_OTHER_FORMATS = ("[", "{", "<")
_ROWS_MEASURED = 1000  # enough to know the size by


class _Block(NamedTuple):
    """The rows of one grid, and the line of prose above it, if there is one."""

    heading: SourceLine | None
    rows: list[bytes]


@dataclass(slots=True)
class _Found:
    """What the lines of a text, or of a section of it, turned out to be."""

    blocks: list[_Block] = field(default_factory=list)
    # Prose above a grid that has not begun yet.
    above: list[SourceLine] = field(default_factory=list)
    skipped: list[int] = field(default_factory=list)
    is_framed: bool = False

    def begin_block(self) -> None:
        """Another grid begins; the last line of prose above it is its heading."""
        heading = None
        if self.above and not self.above[-1].text.lstrip(" \t").startswith(_SIGNS_OF_OTHER_FORMATS):
            heading = self.above.pop()
        self.skipped += [line.number for line in self.above]
        self.above.clear()
        self.blocks.append(_Block(heading, []))

    def add(self, other: "_Found") -> None:
        """Take in what was found in the next section."""
        self.blocks += other.blocks
        self.skipped += other.skipped
        self.is_framed |= other.is_framed

    def leave_headings(self) -> None:
        """Take no heading for a title."""
        self.skipped += [block.heading.number for block in self.blocks if block.heading]
        self.blocks = [block._replace(heading=None) for block in self.blocks]

    def remarks(self) -> Iterator[Remark]:
        """Yield remarks on everything that was not taken as it is."""
        if self.is_framed:
            yield Remark(text("the frame around the boxes was skipped"))
        yield from skipped(sorted(self.skipped))
        headings = [block.heading for block in self.blocks if block.heading]
        yield from replaced_signs(
            [line.number for line in headings if sanitised(line.text) != line.text]
        )


def parse_rows(lines: Sequence[SourceLine], token: re.Pattern[str]) -> ParseResult:
    """Return the puzzles in `lines`, `token` matching a cell of a row or a bar of a frame."""
    rows = [line for line in lines if line.kind.is_row]
    if not rows:
        raise no_rows_error()
    geometry = Geometry.of_size(_size_of(rows[:_ROWS_MEASURED], token))
    found, refused = _Found(), list[FormatError]()
    for section in sections_of(lines, geometry.size):
        try:
            found.add(_found_in(section, geometry, token))
        except FormatError as error:
            refused.append(error.behind(len(found.blocks)))
    if not found.blocks:
        raise refused[0]
    if len(found.blocks) == 1:
        found.leave_headings()
    return ParseResult(
        LazySequence(found.blocks, partial(_content_of, geometry=geometry)),
        tuple(found.remarks()),
        refused,
    )


def write_rows(records: Sequence[PuzzleRecord], space: str) -> str:
    """Return the grids row by row, several with titles above and blank lines between them."""
    if len(records) == 1:
        return _rows_of(records[0].grid, space)
    if len({record.entries.geometry.size for record in records}) > 1:
        raise _of_several_sizes()
    return "\n".join(
        _heading_of(record.puzzle.metadata.title) + _rows_of(record.grid, space)
        for record in records
    )


def rows_in_parts(space: str) -> PartWriting:
    """Return how grids of one size are written row by row, one by one."""
    size, cells = 0, 0

    def puzzle(signs: str, _metadata: Metadata) -> str:
        nonlocal size, cells
        if len(signs) != cells:
            if cells:
                raise _of_several_sizes()
            size, cells = isqrt(len(signs)), len(signs)
        return _rows_of_signs(signs.replace(".", "0"), size, space)

    return PartWriting(puzzle, between="\n")


def _of_several_sizes() -> UnsuitableGridError:
    return UnsuitableGridError(text("a file of rows holds puzzles of one size only"))


def _rows_of(grid: Grid, space: str) -> str:
    return _rows_of_signs(grid.line(), grid.geometry.size, space)


def _rows_of_signs(signs: str, size: int, space: str) -> str:
    """Return the rows of a grid, a line each; quickly, for there may be a million of them."""
    if not space:
        return "\n".join([signs[at : at + size] for at in range(0, len(signs), size)]) + "\n"
    written = bytearray(space.encode()) * (2 * len(signs))
    written[::2] = signs.encode()
    written[2 * size - 1 :: 2 * size] = b"\n" * size
    return written.decode()


def _heading_of(title: str) -> str:
    """Return the line above a grid, or none if the title would be read as something else."""
    is_heading = title and is_one_line(title) and kind_of(title) is LineKind.PROSE
    if title.startswith(_SIGNS_OF_OTHER_FORMATS):
        return ""
    return f"{title}\n" if is_heading else ""


def _content_of(block: _Block, geometry: Geometry) -> PuzzleRecord:
    metadata = (
        Metadata(title=sanitised(block.heading.text).strip(" \t")) if block.heading else NO_METADATA
    )
    return PuzzleRecord.without_entries(Puzzle(Grid(geometry, b"".join(block.rows)), metadata))


def _size_of(rows: Sequence[SourceLine], token: re.Pattern[str]) -> int:
    """Return the most common number of cells in a row, of those that are the size of a grid."""
    lengths = Counter(length_of(row, token) for row in rows)
    for length, _ in lengths.most_common():
        if length in SIZES:
            return length
    raise FormatError(row_of_wrong_length(length_of(rows[0], token)), rows[0].number)


def _found_in(lines: Sequence[SourceLine], geometry: Geometry, token: re.Pattern[str]) -> _Found:
    """Return the grids in a section, and what else there is, or raise FormatError."""
    found, rows = _Found(), 0
    last = max((line.number for line in lines if line.kind.is_row), default=0)
    for line in lines:
        is_inside = line.number < last and rows % geometry.size > 0
        if line.kind is LineKind.FRAME:
            if is_inside and rows % geometry.box_rows:
                raise FormatError(_frame_inside_box(geometry), line.number)
            found.is_framed = True
        elif is_inside or line.kind.is_row:
            if rows % geometry.size == 0:
                found.begin_block()
            found.blocks[-1].rows.append(cells_of(line, geometry, token))
            found.is_framed |= BAR in line.text
            rows += 1
        elif line.kind is LineKind.PROSE:
            found.above.append(line)
        else:
            found.skipped.append(line.number)
    if rows % geometry.size:
        raise FormatError(_wrong_number(rows, geometry.size), last)
    found.skipped += [line.number for line in found.above]
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
