"""One row of cells: how many it has, and what stands in them.

A row is taken apart into tokens by a pattern that its format chooses; a token is
a cell, or a bar of a frame drawn around the boxes.
"""

import re

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.line_kind import SAMPLE
from sudoku_gui.formats.text.signs import (
    NO_DIGIT,
    a_digit,
    digit_of_token,
    digits_of,
    first_odd,
    named,
)
from sudoku_gui.formats.text.source_text import SourceLine
from sudoku_gui.language import text, text_n
from sudoku_gui.model.geometry import Geometry

BAR = "|"
# Spaces may stand beside the bar of a frame.  The look behind tries each run of spaces
# once, from its beginning; without it a long run would cost its length squared.
JOINED = re.compile(r"(?<![ \t])[ \t]*\|[ \t]*|.")
"""The token of rows without spaces."""

# Signs that are refused count too: a row of nine with "?" in it is a row of nine.
_CELL_LIKE = re.compile(r"[\dA-P.*_?X\-]")


def length_of(line: SourceLine, token: re.Pattern[str]) -> int:
    """Return how many cells the row seems to have."""
    tokens = token.findall(line.text.strip(" \t")[:SAMPLE])
    return sum(bool(_CELL_LIKE.search(each)) for each in tokens)


def cells_of(line: SourceLine, geometry: Geometry, token: re.Pattern[str]) -> bytes:
    """Return the digits of the row's cells, 0 for a blank, or raise FormatError."""
    row = line.text.strip(" \t")
    if len(row) <= SAMPLE:
        tokens = token.findall(row)
        digits = digits_of("".join(tokens))
        if len(tokens) == len(digits) == geometry.size and max(digits) <= geometry.size:
            return digits
    return _cells_one_by_one(line, geometry, token)


def _cells_one_by_one(line: SourceLine, geometry: Geometry, token: re.Pattern[str]) -> bytes:
    """Return what `cells_of` says, for rows with a bar, a number of two figures or a fault."""
    cells = bytearray()
    last_bar = -1
    start = len(line.text) - len(line.text.lstrip(" \t"))
    end = len(line.text.rstrip(" \t"))
    for match in token.finditer(line.text, start, end):
        found = match[0].strip(" \t") or match[0]
        if found == BAR and last_bar != len(cells) and len(cells) % geometry.box_columns == 0:
            last_bar = len(cells)
            continue
        digit = digit_of_token(found, geometry.size)
        if digit == NO_DIGIT or len(cells) == geometry.size:
            column = match.start() + match[0].index(found) + 1
            raise _unexpected(found, len(cells), geometry.size, (line.number, column))
        cells.append(digit)
    if len(cells) < geometry.size:
        raise _cut_short(len(cells), geometry.size, (line.number, end + 1))
    return bytes(cells)


def _unexpected(found: str, cells: int, size: int, place: tuple[int, int]) -> FormatError:
    line, column = place
    odd = first_odd(found)
    if odd < len(found):  # in a longer token the odd sign is the fault, and can be named
        found, column = found[odd], column + odd
    if cells == size:
        expected = text("the end of the row after {cells} cells", cells=size)
    else:
        expected = a_digit(size)
    problem = text("found {found}, expected {expected}", found=named(found), expected=expected)
    return FormatError(problem, line, column)


def _cut_short(cells: int, size: int, place: tuple[int, int]) -> FormatError:
    problem = text_n(
        "the row ends after {n} cell, expected {size}",
        "the row ends after {n} cells, expected {size}",
        n=cells,
        size=size,
    )
    return FormatError(problem, *place)
