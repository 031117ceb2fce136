"""Rows in which X, x, -, ? or # stands for a blank, or a space, and frames of line-drawing signs.

    53--7----     5 3 x | x 7 x | x x x     ║53.│.7.│...║     53  7
    6--195---     6 x x | 1 9 5 | x x x     ║6..│195│...║     6  195

Every line is turned into one that a format reads, sign for sign.  Spaces count only where every
row has all of them and the grid has no fault: they may be lost, or stand between numbers.
"""

import re

from sudoku_gui.formats import boj2239, boj2580, csv
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ParseResult
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.text.signs import OTHER_BLANKS
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_MOST_SIGNS = 100_000
_DRAWN = re.compile(r"[\u2500-\u257f]")
_BARS = "│┃║╎╏┆┇┊┋╵╷"
_ROW = re.compile(r"[1-9A-P.0*_Xx?# \t|,;-]+")
_DIGIT = re.compile(r"[1-9A-P]")
_CELL = re.compile(r"[1-9A-P.0*_]")
_USUAL = re.compile(r"[.0*_]")
_FRAME = re.compile(r"[-+| \t=:]*--[-+| \t=:]*|[ \t]*")
_SPACES = re.compile(r"[1-9 ]{9}")
_DIGITS_TOGETHER = re.compile(r"[1-9]{2}")
_FEWEST_GIVENS = 17
_FORMATS: tuple[Format, ...] = (csv.FORMAT, boj2580.FORMAT, boj2239.FORMAT)


def _parse(source: SourceText) -> ParseResult | None:
    if len(source.content) > _MOST_SIGNS:
        return None
    return _with_spaces(source) or _with_other_blanks(source)


def _with_spaces(source: SourceText) -> ParseResult | None:
    rows = source.content.removesuffix("\n").split("\n")
    if len(rows) % 9 or not all(map(_SPACES.fullmatch, rows)):
        return None
    if not any("  " in row for row in rows) or not any(map(_DIGITS_TOGETHER.search, rows)):
        return None  # numbers with a space between them
    found = boj2239.FORMAT.parse(SourceText(source.content.replace(" ", ".")))
    for record in found.records:
        givens = record.puzzle.givens
        if givens.filled_count() < _FEWEST_GIVENS or givens.conflicts():
            return None
    return found


def _with_other_blanks(source: SourceText) -> ParseResult | None:
    content = _DRAWN.sub(lambda sign: "|" if sign[0] in _BARS else "-", source.content)
    lines = content.split("\n")
    rows = [line for line in lines if _ROW.fullmatch(line) and _DIGIT.search(line)]
    if not rows:
        return None
    others = OTHER_BLANKS.intersection("".join(rows))
    if len(others) > 1 or (others and any(map(_USUAL.search, rows))):
        return None
    blank = next(iter(others), "")
    if not blank and content == source.content:
        return None  # nothing here is other than usual
    widths = {len(row.rstrip()) for row in rows}
    written = [_with_dots(line, blank, widths) for line in lines]
    if None in written:
        return None
    return _read(SourceText("\n".join(line or "" for line in written)))


def _with_dots(line: str, blank: str, widths: set[int]) -> str | None:
    """Return a row with dots for blanks, a frame or nothing as it is, None of any other line."""
    is_row = _ROW.fullmatch(line) and (
        _CELL.search(line) or (blank and blank in line and len(line.rstrip()) in widths)
    )
    if is_row:
        return line.replace(blank, ".") if blank else line
    return line if _FRAME.fullmatch(line) else None


def _read(source: SourceText) -> ParseResult | None:
    for each in _FORMATS:
        if each.recognises(source):
            try:
                return each.parse(source)
            except FormatError:
                return None
    return None


FORM = Form(text("rows with other signs for blanks or frames"), "boj2239", _parse)
