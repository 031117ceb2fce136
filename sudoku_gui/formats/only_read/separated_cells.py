"""Cells apart from one another by other signs than our own formats know.

    5;3;;;7;;;;       rows of fields, with semicolons, tabs or bars between them
    5 3 0 0 7 0 …     all cells on one line, any of these, a comma or a space between them
    53. .7. ...       rows in groups of three, or of four on 16x16

Each is turned into the form that a format reads, sign for sign, so that places stay.
"""

import re
from collections.abc import Sequence
from functools import partial

from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.text.puzzle_rows import parse_rows
from sudoku_gui.formats.text.row_cells import JOINED
from sudoku_gui.formats.text.signs import NO_DIGIT, digit_of_token, may_solve
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

_SEPARATORS = (";", "\t", "|", ",", " ")
_FEWEST_FIELDS = 81
_MOST_FIELDS = 2 * 625
_LARGEST_SMALL = 6  # of grids whose cells a line may have by chance
_GROUPS = re.compile(
    r"[ \t]*(?:[0-9.*_]{3}(?:[ \t]+[0-9.*_]{3}){2}|[0-9A-G.*_]{4}(?:[ \t]+[0-9A-G.*_]{4}){3})[ \t]*"
)
_SPACES = re.compile(r"[ \t]+")
_BLANKS = frozenset("0.*_")
_LETTERS = "abcdefghijklmnopqrstuvwxy"  # 1 to 25, as Alphadoku writes them
_LETTER_BLANK = "+"


def _parse(source: SourceText) -> ParseResult | None:
    for reader in (_in_groups, _rows_of_fields, _grids_on_lines):
        found = reader(source)
        if found:
            return found
    return None


def _in_groups(source: SourceText) -> ParseResult | None:
    lines = source.lines
    if not all(_GROUPS.fullmatch(line.text) for line in lines):
        return None
    joined = "\n".join(_SPACES.sub("", line) for line in source.content.split("\n"))
    return parse_rows(SourceText(joined).lines, JOINED)


def _rows_of_fields(source: SourceText) -> ParseResult | None:
    """Return grids whose every row is a line of fields, the same number in each."""
    lines = [line.text for line in source.lines]
    for separator in _SEPARATORS:
        size = len(_fields_of(lines[0], separator))
        if size not in SIZES or len(lines) % size:
            continue
        rows = [_fields_of(line, separator) for line in lines]
        if {len(row) for row in rows} == {size}:
            cells = _digits_of([field for row in rows for field in row], size)
            if cells is not None:
                return ParseResult(_records_of(cells, size))
    return None


def _grids_on_lines(source: SourceText) -> ParseResult | None:
    """Return a grid of each line that has all its cells, perhaps those of the solution behind."""
    records, has_solution = list[PuzzleRecord](), False
    for line in source.lines:
        found = next(filter(None, map(partial(_grid_on, line.text), _SEPARATORS)), None)
        if found is None:
            return None
        if _is_solved(found):
            has_solution, found = True, found[: len(found) // 2]
        if round(len(found) ** 0.5) ** 2 != len(found):
            return None
        records += _records_of(found, 0)
    left_out = {IgnoredData.SOLUTION} if has_solution else set()
    return ParseResult(records, tuple(remarks_on(left_out)))


def _grid_on(line: str, separator: str) -> bytes | None:
    """Return the digits of the cells on a line of one grid or of two, or None of another line."""
    fields = _fields_of(line, separator)
    count = len(fields)
    if not _FEWEST_FIELDS <= count <= _MOST_FIELDS:
        return None
    size = next((size for size in SIZES if count in (size**2, 2 * size**2)), 0)
    return _digits_of(fields, size) if size > _LARGEST_SMALL else None


def _is_solved(cells: bytes) -> bool:
    """Return whether the cells are those of a grid and of its solution."""
    half, rest = divmod(len(cells), 2)
    if rest or half not in {size**2 for size in SIZES}:
        return False
    return may_solve(cells[half:], cells[:half])


def _fields_of(line: str, separator: str) -> list[str]:
    if separator == " ":
        cells = line.split("\t", maxsplit=1)[0]  # a rating may follow a tab
        return [field for field in cells.split(" ") if field]
    if separator == "|":
        return line.strip(" \t").removeprefix("|").removesuffix("|").split("|")
    return line.split(separator)


def _digits_of(fields: Sequence[str], size: int) -> bytes | None:
    """Return the digits, 0 for blanks, or None where a field is no cell."""
    written = [field.strip(" \t").strip("\"'") for field in fields]
    if "" in written and any(map(_BLANKS.__contains__, written)):
        return None  # a digit may be lost
    if size == len(_LETTERS) and _LETTER_BLANK in written:
        signs = dict(zip(_LETTERS, range(1, size + 1), strict=True)) | {_LETTER_BLANK: 0}
        digits = [signs.get(field, NO_DIGIT) for field in written]
    else:
        digits = [digit_of_token(field, size) if field else 0 for field in written]
    return None if NO_DIGIT in digits or not any(digits) else bytes(digits)


def _records_of(cells: bytes, size: int) -> list[PuzzleRecord]:
    """Return the grids of this size in the cells, one that has all of them where it is 0."""
    geometry = Geometry.of_size(size or round(len(cells) ** 0.5))
    count = geometry.cell_count
    grids = [Grid(geometry, cells[at : at + count]) for at in range(0, len(cells), count)]
    return [PuzzleRecord.without_entries(Puzzle(grid)) for grid in grids]


FORM = Form(text("cells with signs between them"), "csv", _parse)
