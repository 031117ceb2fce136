"""Lines of HoDoKu's library: a position each, with what a technique should find in it.

    :0702:6:.84..53.7..1493…+2.71.:522 622 731:614 615 631:

Between colons: a technique, its digits, the cells row by row with + before each digit that was
placed, the candidates ruled out (digit, row, column), and what follows, which is not kept.  The
candidates left are the corner notes of each blank.
"""

import re
from collections.abc import Sequence
from math import isqrt

from sudoku_gui.formats.entries import with_notes
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ParseResult, PartWriting
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.remarks import skipped
from sudoku_gui.formats.ruled_out import notes_left, removed_of
from sudoku_gui.formats.sizes import only_9x9_error
from sudoku_gui.formats.text.layout import no_rows_error
from sudoku_gui.formats.text.signs import named_word
from sudoku_gui.formats.text.source_text import SourceLine, SourceText
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle

_GEOMETRY = Geometry.of_size(9)
_FEWEST_PARTS = 6  # what stands between colons, the nothing before the first one included
_CELLS = re.compile(r"(?:[.0]|\+?[1-9]){81}")
_CELL = re.compile(r"[.0]|\+?[1-9]")
_CANDIDATE = re.compile(r"[1-9]{3}")
_NEUTRAL = ":0000:x:"


def _recognises(source: SourceText) -> bool:
    """Return whether a line has such parts, and is long enough to have all cells."""
    if source.content.count(":") < _FEWEST_PARTS - 1:  # for speed alone, as there may be many lines
        return False
    return any(_is_library_line(line) for line in source.lines)


def _parse(source: SourceText) -> ParseResult:
    records, refused, others, has_more = [], [], [], False
    for line in source.lines:
        if not _is_library_line(line):
            others.append(line.number)
            continue
        try:
            records.append(_record(line))
        except FormatError as error:
            refused.append(error.behind(len(records)))
        else:
            has_more = has_more or not _is_neutral(line)
    if not records:
        raise next(iter(refused), no_rows_error())
    left_out = {IgnoredData.OTHER} if has_more else set()
    return ParseResult(records, (*remarks_on(left_out), *skipped(others)), refused)


def _is_library_line(line: SourceLine) -> bool:
    parts = line.text.strip(" \t").split(":")
    return not parts[0] and len(parts) >= _FEWEST_PARTS


def _is_neutral(line: SourceLine) -> bool:
    words = line.text.strip(" \t")
    return words.startswith(_NEUTRAL) and not words.split(":", 5)[5].strip(":")


def _record(line: SourceLine) -> PuzzleRecord:
    """Return the position on a line, or raise FormatError."""
    cells, ruled_out = line.text.strip(" \t").split(":")[3:5]
    if not _CELLS.fullmatch(cells):
        problem = text(
            "found {found}, expected 81 cells, a + before digits placed",
            found=named_word(cells),
        )
        raise FormatError(problem, line.number)
    signs = _CELL.findall(cells)
    givens = bytes(int(sign) if sign.isdigit() else 0 for sign in signs)
    entries = bytes(int(sign[1]) if sign[0] == "+" else 0 for sign in signs)
    record = PuzzleRecord(Puzzle(Grid(_GEOMETRY, givens)), Grid(_GEOMETRY, entries))
    removed = {_candidate(word, line) for word in ruled_out.split()}
    return with_notes(record, notes_left(record.grid, removed)) if removed else record


def _candidate(word: str, line: SourceLine) -> tuple[Cell, Digit]:
    if not _CANDIDATE.fullmatch(word):
        problem = text(
            "found {found}, expected a digit, a row and a column, as in 522", found=named_word(word)
        )
        raise FormatError(problem, line.number)
    digit, row, column = map(int, word)
    return _GEOMETRY.cell_at(row - 1, column - 1), Digit(digit)


def _write(records: Sequence[PuzzleRecord]) -> str:
    return "".join(_line_of(record) for record in records)


def _line_of(record: PuzzleRecord) -> str:
    if record.grid.geometry != _GEOMETRY:
        raise only_9x9_error("hodoku", record.grid.geometry.size)
    pairs = zip(record.puzzle.givens, record.entries, strict=True)
    cells = "".join(f"+{entry}" if entry else str(given or ".") for given, entry in pairs)
    ruled_out = " ".join(
        f"{digit}{_GEOMETRY.row_of(cell) + 1}{_GEOMETRY.column_of(cell) + 1}"
        for cell, digit in removed_of(record)
    )
    return f"{_NEUTRAL}{cells}:{ruled_out}::\n"


def _in_parts(_texts: Sequence[str]) -> PartWriting:
    return PartWriting(_neutral_line)


def _neutral_line(signs: str, _metadata: Metadata) -> str:
    if len(signs) != _GEOMETRY.cell_count:
        raise only_9x9_error("hodoku", isqrt(len(signs)))
    return f"{_NEUTRAL}{signs}:::\n"


FORMAT = Format(
    name="hodoku",
    title=text("A library line of HoDoKu"),
    suffixes=(".hodoku",),
    holds_many=True,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    in_parts=_in_parts,
    keeps=frozenset({RecordPart.ENTRIES}),
)
