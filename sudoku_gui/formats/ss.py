"""Puzzles and games of Simple Sudoku (.ss): givens in a frame, then what the player did.

    *-----------*
    |38.|...|5.6|
    ...
    *-----------*

    I388          8 entered in cell 38, counted from 0 row by row
    E78007        candidate 7 removed from cell 78

Where candidates are removed, those left are the corner notes of each blank: Simple Sudoku knows
no notes but these.  It cannot say that a blank has none, or has one that a peer's digit excludes;
notes like that are not written.

Copied from Simple Sudoku, the frame with the entries in it may follow that of the
givens, and one with all candidates may follow both.  HoDoKu copies that alone: a cell with one
candidate is a given then, unless a peer has it too.  Those of the others are their corner notes.
"""

import re
from collections.abc import Mapping, Sequence

from sudoku_gui.formats.entries import record_with_entries, with_notes
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.remarks import Remark, skipped
from sudoku_gui.formats.ruled_out import notes_left, removed_of
from sudoku_gui.formats.sizes import only_9x9_error
from sudoku_gui.formats.text.candidate_rows import (
    Candidates,
    candidates_in,
    is_candidates_edge,
)
from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.puzzle_rows import parse_rows
from sudoku_gui.formats.text.row_cells import JOINED
from sudoku_gui.formats.text.signs import named
from sudoku_gui.formats.text.source_text import SourceLine, SourceText
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle

_GEOMETRY = Geometry.of_size(9)
_EDGE = "*-----------*"
_DASHES = "-" * 5  # in an edge of either kind
_BETWEEN = "|---+---+---|"
_ROW = re.compile(r"[ \t]*\|...\|...\|...\|[ \t]*", re.DOTALL)
_ENTRY = re.compile(r"[ \t]*I([0-9]{2})([1-9])[ \t]*")
_REMOVED = re.compile(r"[ \t]*E([0-9]{2})00([1-9])[ \t]*")
_MOVE = re.compile(r"[ \t]*[IE][0-9]+[ \t]*")


@dataclass(slots=True)
class _SsParts:
    """The lines of a file, each in the part it belongs to."""

    grids: list[SourceLine] = field(default_factory=list)
    entries: list[SourceLine] = field(default_factory=list)
    removed: set[tuple[Cell, Digit]] = field(default_factory=set)
    """The candidates removed."""
    candidates: Candidates | None = None
    others: list[int] = field(default_factory=list)
    left_out: set[IgnoredData] = field(default_factory=set)


def _recognises(source: SourceText) -> bool:
    """Return whether there is the edge of such a frame with a row below it, or candidates."""
    if _DASHES not in source.content:  # for speed alone, as a file may have many lines
        return False
    pairs = zip(source.lines, source.lines[1:], strict=False)
    if any(map(is_candidates_edge, source.lines)) and candidates_in(source.lines):
        return True
    return any(line.text.strip(" \t") == _EDGE and _ROW.fullmatch(row.text) for line, row in pairs)


def _parse(source: SourceText) -> ParseResult:
    parts = _parts_of(source)
    if parts.candidates is not None and not parts.grids:
        return _of_candidates(parts.candidates, parts)
    parsed = parse_rows(parts.grids, JOINED)
    if parsed.refused:
        raise parsed.refused[0]
    first = parsed.records[0].puzzle
    if first.givens.geometry != _GEOMETRY:
        raise only_9x9_error("ss", first.givens.geometry.size)
    if len(parsed.records) > 2:
        problem = text("found {count} grids, expected one", count=len(parsed.records))
        raise FormatError(problem, parts.grids[0].number)
    state = bytearray(parsed.records[-1].puzzle.givens.digits)
    for line in parts.entries:
        cell, digit = _entered(line)
        state[cell] = digit
    record, kept = record_with_entries(first, bytes(state))
    if parts.candidates is not None:
        record = with_notes(record, _notes_of(parts.candidates, record.grid))
    elif parts.removed:
        record = with_notes(record, notes_left(record.grid, parts.removed))
    return ParseResult((record,), (*kept, *remarks_on(parts.left_out), *skipped(parts.others)))


def _parts_of(source: SourceText) -> _SsParts:
    parts = _SsParts()
    for place, line in enumerate(source.lines):
        if is_candidates_edge(line):  # and the candidates of all cells, to the end
            parts.candidates = candidates_in(source.lines[place:])
            if parts.candidates is None:
                parts.left_out.add(IgnoredData.PENCIL_MARKS)
            break
        removed = _REMOVED.fullmatch(line.text)
        if removed and int(removed[1]) < _GEOMETRY.cell_count:
            parts.removed.add((Cell(int(removed[1])), Digit(int(removed[2]))))
        elif _MOVE.fullmatch(line.text):
            parts.entries.append(line)
        elif line.kind is LineKind.FRAME or line.kind.is_row:
            parts.grids.append(line)
        else:
            parts.others.append(line.number)
    return parts


def _of_candidates(candidates: Candidates, parts: _SsParts) -> ParseResult:
    """Return the puzzle of which nothing is known but the candidates.

    A digit that stands in a cell is no candidate of its peers any more.
    """
    digits = {
        Cell(cell): digit
        for cell, (digit, *others) in enumerate(candidates)
        if not others
        and all(digit not in candidates[peer] for peer in _GEOMETRY.peers_of(Cell(cell)))
    }
    puzzle = Puzzle(Grid.empty(_GEOMETRY).with_digits(digits))
    record = PuzzleRecord(puzzle, Grid.empty(_GEOMETRY))
    taken = Remark(text("a cell with one candidate was taken for a given"), tells_choice=True)
    noted = with_notes(record, _notes_of(candidates, puzzle.givens))
    return ParseResult((noted,), (taken, *skipped(parts.others)))


def _notes_of(candidates: Candidates, grid: Grid) -> Mapping[Cell, CellNotes]:
    """Return the candidates of the blanks as notes."""
    return {cell: CellNotes(candidates[cell]) for cell in grid.blanks()}


def _entered(line: SourceLine) -> tuple[int, int]:
    """Return the cell and the digit of a line such as I388, or raise FormatError."""
    entry = _ENTRY.fullmatch(line.text)
    if entry and int(entry[1]) < _GEOMETRY.cell_count:
        return int(entry[1]), int(entry[2])
    found = named(line.text.strip(" \t"))
    if "E" in line.text:
        problem = text(
            "found {found}, expected E, a cell from 00 to 80 and a digit 001-009", found=found
        )
    else:
        problem = text(
            "found {found}, expected I, a cell from 00 to 80 and a digit 1-9", found=found
        )
    raise FormatError(problem, line.number)


def _write(records: Sequence[PuzzleRecord]) -> str:
    (record,) = records
    size = record.grid.geometry.size
    if size != _GEOMETRY.size:
        raise only_9x9_error("ss", size)
    rows = [_row_of(row) for row in record.puzzle.givens.rows()]
    bands = ["\n".join(rows[top : top + 3]) for top in range(0, size, 3)]
    frame = "\n".join((_EDGE, f"\n{_BETWEEN}\n".join(bands), _EDGE, ""))
    entered = [(cell, digit) for cell, digit in enumerate(record.entries) if digit]
    moves = "".join(f"I{cell:02}{digit}\n" for cell, digit in entered)
    moves += "".join(f"E{cell:02}00{digit}\n" for cell, digit in removed_of(record))
    return f"{frame}\n{moves}" if moves else frame


def _row_of(row: Sequence[Digit]) -> str:
    signs = "".join(sign_of(digit, ".") for digit in row)
    return f"|{signs[:3]}|{signs[3:6]}|{signs[6:]}|"


FORMAT = Format(
    name="ss",
    title=text("Simple Sudoku"),
    suffixes=(".ss",),
    holds_many=False,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    keeps=frozenset({RecordPart.ENTRIES}),
)
