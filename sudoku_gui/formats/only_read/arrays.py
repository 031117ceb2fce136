"""Grids in programs and their data: arrays of C, JSON objects with a grid among their members.

    int grid[9][9] = {{5, 3, 0, …}, …};
    {"board": [[5, 3, 0, …], …], "solution": …}
    ["53..7....6..195…", "…"]

Braces are turned into brackets, sign for sign, so that places stay.  A member called after a
solution is left out; where several others hold grids, they are all puzzles.
"""

import re
from collections.abc import Iterator

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.only_read.cells_in_lines import grid_of_run
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.text.json_data import JsonNumber, JsonValue, parse_json
from sudoku_gui.formats.text.signs import NO_DIGIT, digit_of_token
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

_BEFORE = re.compile(r"[ \t\n]*+(?:[\w \t\[\]*:<>]{1,80}=[ \t\n]*+)?(?=[\[{(])")
_ROWS_IN_BRACES = re.compile(r"[{(\[][ \t\n]*+[{(\[][0-9 \t\n,.'\"{}()\[\]*_]*+;?[ \t\n]*+")
_TO_BRACKETS = str.maketrans("{}()'", '[][]"')
_LAST_COMMA = re.compile(r",(?=[ \t\n]*+\])")
_SOLVED = re.compile(r"sol(?:ution|ved)|answer", re.IGNORECASE)


def _parse(source: SourceText) -> ParseResult | None:
    before = _BEFORE.match(source.content)
    if before is None:
        return None
    root = _json_of(source.content, before.end())
    if root is None:
        return None
    left_out = set[IgnoredData]()
    grids = list(_grids_in(root, left_out))
    if not grids:
        return None
    records = [PuzzleRecord.without_entries(Puzzle(grid)) for grid in grids]
    return ParseResult(records, remarks_on(left_out))


def _json_of(content: str, start: int) -> JsonValue | None:
    """Return what begins at `start`, an array of rows in any brackets or JSON, or None."""
    if _ROWS_IN_BRACES.fullmatch(content, start):
        before = re.sub(r"[^\n]", " ", content[:start])
        array = content[start:].translate(_TO_BRACKETS).rstrip(" \t\n;")
        content = before + _LAST_COMMA.sub(" ", array)
    elif content[:start].strip(" \t\n"):
        return None
    try:
        return parse_json(SourceText(content))
    except FormatError:
        return None


def _grids_in(value: JsonValue, left_out: set[IgnoredData]) -> Iterator[Grid]:
    """Yield the grids in a value, from the first to the last; JSON is not nested deep."""
    if isinstance(value.content, str):
        grid = grid_of_run(value.content)
        if grid:
            yield grid
    elif isinstance(value.content, dict):
        for name, member in value.content.items():
            if _SOLVED.search(name):
                left_out.add(IgnoredData.SOLUTION)
                continue
            found = list(_grids_in(member, left_out))
            if not found:
                left_out.add(IgnoredData.OTHER)
            yield from found
    elif isinstance(value.content, list):
        rows = _rows_of(value.content)
        if rows:
            yield rows
            return
        for item in value.content:
            yield from _grids_in(item, left_out)


def _rows_of(rows: list[JsonValue]) -> Grid | None:
    """Return the grid whose rows, or whose cells, are the items of an array."""
    inner = [row.content for row in rows]
    size = len(rows)
    if all(isinstance(row, list) for row in inner):
        cells = [cell for row in inner if isinstance(row, list) for cell in row]
        is_square = all(isinstance(row, list) and len(row) == size for row in inner)
    elif all(isinstance(row, str) and len(row) == size for row in inner):
        is_square = True
        cells = [JsonValue(sign, 1, 1) for row in inner if isinstance(row, str) for sign in row]
    else:
        size, cells, is_square = (
            round(size**0.5),
            rows,
            size >= 81 and round(size**0.5) ** 2 == size,
        )
    if not is_square or size not in SIZES:
        return None
    digits = [_digit_of(cell, size) for cell in cells]
    if NO_DIGIT in digits or not any(digits):
        return None
    return Grid(Geometry.of_size(size), bytes(digits))


def _digit_of(value: JsonValue, size: int) -> int:
    if value.content is None:
        return 0
    if isinstance(value.content, JsonNumber):
        return digit_of_token(value.content.written, size)
    if isinstance(value.content, str):
        written = value.content.strip(" ")
        return digit_of_token(written, size) if written else 0
    return NO_DIGIT


FORM = Form(text("arrays or JSON with a grid in them"), "csv", _parse)
