"""Comma-separated values: a grid, a row on each line, or a table of puzzles.

    5,3,,,7,,,,        a grid; 0, . and nothing are blanks
    6,,,1,9,5,,,
    ...

    Puzzle,Entries,Title,Level
    53..7....6..195...,......,"Easy, for once",1

Of tables (see csv_table) the header says what the columns are.  A grid may also be
written as an array, [["5","3",".",...],...], as programmers write it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from sudoku_gui.formats.csv_table import is_table, parse_table, table_in_parts, table_in_pieces
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ParseResult
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.remarks import skipped
from sudoku_gui.formats.text.json_data import JsonNumber, JsonValue, parse_json
from sudoku_gui.formats.text.signs import NO_DIGIT, a_digit, digit_of_token, named_word
from sudoku_gui.formats.text.source_text import SourceLine, SourceText
from sudoku_gui.formats.text.wrong_length import row_of_other_length, row_of_wrong_length
from sudoku_gui.language import text, text_n
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.model.puzzle import NO_METADATA, Puzzle

_ROW = re.compile(r"[ \t]*[^,\[\]]{0,6}(?:,[^,\[\]]{0,6}){3,24}[ \t]*")
_ARRAY = re.compile(r"[ \t\n]*+\[[ \t\n]*+(?:[\[{]|\][ \t\n]*+\Z)")
_QUOTES = ('"', "'")
_FEWEST_ROWS = 4


def _recognises(source: SourceText) -> bool:
    if _ARRAY.match(source.content):
        return True
    if is_table(source):
        return True
    if "," not in source.content:  # for speed alone, as a file may have many lines
        return False
    rows = sum(bool(_ROW.fullmatch(line.text)) for line in source.lines)
    return rows >= _FEWEST_ROWS and 2 * rows >= len(source.lines)


def _parse(source: SourceText) -> ParseResult:
    if is_table(source):
        return parse_table(source)
    if _ARRAY.match(source.content):
        return ParseResult((_grid_of_array(parse_json(source)),))
    rows = [line for line in source.lines if "," in line.text]
    others = [line.number for line in source.lines if "," not in line.text]
    size = _size_of([line.text.count(",") + 1 for line in rows])
    count, rest = divmod(len(rows), size)
    if rest:
        problem = text("found {rows} rows, expected {size}", rows=len(rows), size=size)
        raise FormatError(problem, rows[-1].number)
    digits = [bytes(_cells_of(line, size)) for line in rows]
    grids = [b"".join(digits[at * size : (at + 1) * size]) for at in range(count)]
    records = [_content_of(size, grid) for grid in grids]
    return ParseResult(records, skipped(others))


def _size_of(lengths: Sequence[int]) -> int:
    """Return the most common length of a row, or raise FormatError if no grid has such rows."""
    if not lengths:
        raise FormatError(text("found no row of cells with commas between them"))
    length = Counter(lengths).most_common(1)[0][0]
    if length in SIZES:
        return length
    raise FormatError(row_of_wrong_length(length))


def _cells_of(line: SourceLine, size: int) -> Iterator[int]:
    """Yield the digits of a row, or raise FormatError."""
    fields = line.text.split(",")
    if len(fields) != size:
        raise FormatError(row_of_other_length(len(fields), size), line.number)
    column = 1
    for field in fields:
        yield _digit_in(field, size, line.number, column)
        column += len(field) + 1


def _digit_in(field: str, size: int, line: int, column: int) -> int:
    written = field.strip(" \t")
    if len(written) > 1 and written[0] in _QUOTES and written[0] == written[-1]:
        written = written[1:-1].strip(" \t")
    digit = digit_of_token(written, size) if written else 0
    if digit != NO_DIGIT:
        return digit
    column += len(field) - len(field.lstrip(" \t"))
    problem = text(
        "found {found}, expected {expected}", found=named_word(written), expected=a_digit(size)
    )
    raise FormatError(problem, line, column)


def _grid_of_array(root: JsonValue) -> PuzzleRecord:
    """Return the grid written as an array of rows, or raise FormatError."""
    rows = root.items()
    size = len(rows)
    if size not in SIZES:
        raise root.fault(
            text_n(
                "the array has {n} row, expected one of {sizes}",
                "the array has {n} rows, expected one of {sizes}",
                n=size,
                sizes=", ".join(map(str, SIZES)),
            )
        )
    digits = bytearray()
    for row in rows:
        cells = row.items()
        if len(cells) != size:
            raise row.fault(row_of_other_length(len(cells), size))
        digits += bytes(_digit_of(cell, size) for cell in cells)
    return _content_of(size, bytes(digits))


def _digit_of(value: JsonValue, size: int) -> int:
    if value.content is None:
        return 0
    number = value.content
    written = number.written if isinstance(number, JsonNumber) else value.string()
    return _digit_in(written, size, value.line, value.column)


def _content_of(size: int, digits: bytes) -> PuzzleRecord:
    return PuzzleRecord.without_entries(Puzzle(Grid(Geometry.of_size(size), digits)))


def _write(records: Sequence[PuzzleRecord]) -> str:
    return "".join(_in_pieces(records))


def _in_pieces(records: Sequence[PuzzleRecord]) -> Iterator[str]:
    if len(records) > 1 or not _is_bare(records[0]):
        yield from table_in_pieces(records)
        return
    for row in records[0].puzzle.givens.rows():
        yield ",".join(sign_of(digit, "") for digit in row) + "\n"


def _is_bare(record: PuzzleRecord) -> bool:
    return not record.entries.filled_count() and record.puzzle.metadata == NO_METADATA


FORMAT = Format(
    name="csv",
    title=text("Comma-separated values"),
    suffixes=(".csv",),
    holds_many=True,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    in_pieces=_in_pieces,
    looks_in_writing=2,  # to see which columns are needed, before the rows are written
    in_parts=table_in_parts,
    keeps=frozenset({RecordPart.ENTRIES}),
)
