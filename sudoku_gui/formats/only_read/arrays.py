"""Grids in programs and their data: arrays of C, JSON objects with a grid among their members.

    int grid[9][9] = {{5, 3, 0, …}, …};
    {"board": [[5, 3, 0, …], …], "solution": …}
    ["53..7....6..195…", "…"]

Braces and parentheses are turned into brackets; a program may stand around them.  A member
called after a solution is left out; where several others hold grids, they are all puzzles.
"""

import re
from collections.abc import Iterator, Set
from itertools import islice

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.links.other_rules import is_rule, other_rules
from sudoku_gui.formats.only_read.cells_in_lines import grid_of_run
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.json_data import JsonNumber, JsonValue, parse_json
from sudoku_gui.formats.text.signs import NO_DIGIT, OTHER_BLANKS, digit_of_token, named_word
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

# A bracket and at least the cells of a row of 9x9, with all that may stand between brackets.
_BLOCK = re.compile(r"[{(\[][0-9 \t\n,.'\"{}()\[\]*_Xx?#-]{17,}")
_MOST_BLOCKS = 100
_SIZE_LEFT_OPEN = re.compile(r"(?:\[\][ \t\n]*)+")  # as in int[][]
_TO_BRACKETS = str.maketrans("{}()'", '[][]"')
_LAST_COMMA = re.compile(r",(?=[ \t\n]*+\])")
_NO_COMMA = re.compile(r"(?<=[0-9\]])[ \t\n]++(?=[0-9\[])")
_USUAL_BLANKS = frozenset({"", ".", "0", "*", "_"})
_OTHER_RULES = re.compile(r"cage|killer|thermo|jigsaw|irregular|diagonal|region", re.IGNORECASE)
_SOLVED = re.compile(r"sol(?:ution|ved)|answer", re.IGNORECASE)


def _parse(source: SourceText) -> ParseResult | None:
    left_out = set[IgnoredData]()
    root = _json_of(source.content) if source.content.lstrip(" \t\n")[:1] in ("[", "{") else None
    if root:
        grids, has_more = list(_grids_in(root, left_out)), False
    else:
        blocks, has_more = _blocks_of(source.content)
        grids = [grid for block in blocks for grid in _grids_in(block, left_out)]
    if not grids:
        return None
    records = [PuzzleRecord.without_entries(Puzzle(grid)) for grid in grids]
    around = [Remark(text("the text around the arrays was skipped"))] if has_more else []
    return ParseResult(records, (*around, *remarks_on(left_out)))


def _blocks_of(content: str) -> tuple[list[JsonValue], bool]:
    """Return the arrays in a program, and whether there is more than one declaration of one."""
    found, around = list[JsonValue](), list[str]()
    at = 0
    for block in islice(_BLOCK.finditer(content), _MOST_BLOCKS):
        size_left_open = _SIZE_LEFT_OPEN.match(block[0])
        start = block.start() + (size_left_open.end() if size_left_open else 0)
        array = content[start : block.end()].translate(_TO_BRACKETS)
        array = array[: array.rindex("]") + 1] if "]" in array else ""
        if "," not in array:
            array = _NO_COMMA.sub(",", array)
        root = _json_of(_LAST_COMMA.sub(" ", array)) if array else None
        if root:
            found.append(root)
            around.append(content[at:start])
            at = start + len(array)
    around.append(content[at:])
    return found, sum(bool(each.strip(" \t\n;")) for each in around) > 1 or len(found) > 1


def _json_of(content: str) -> JsonValue | None:
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
            if _OTHER_RULES.search(name) and is_rule(member):
                raise other_rules(named_word(name))
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
    written = {cell.content for cell in cells if isinstance(cell.content, str)}
    others = OTHER_BLANKS & written
    if len(others) > 1 or (others and written & _USUAL_BLANKS):
        return None
    digits = [_digit_of(cell, size, others) for cell in cells]
    if NO_DIGIT in digits or not any(digits):
        return None
    return Grid(Geometry.of_size(size), bytes(digits))


def _digit_of(value: JsonValue, size: int, blanks: Set[str]) -> int:
    """Return the digit in a cell, 0 for a blank, which `blanks` stand for too, or NO_DIGIT."""
    if value.content is None:
        return 0
    if isinstance(value.content, JsonNumber):
        return digit_of_token(value.content.written, size)
    if isinstance(value.content, str):
        written = value.content.strip(" ")
        is_blank = not written or value.content in blanks
        return 0 if is_blank else digit_of_token(written, size)
    return NO_DIGIT


FORM = Form(text("arrays or JSON with a grid in them"), "csv", _parse)
