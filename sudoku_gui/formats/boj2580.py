"""The format of the judge's problem 2580: rows of digits with a space between them.

    0 3 5 4 6 9 2 7 8
    7 8 2 1 0 5 6 0 9
    ...

0 is a blank.  Digits above 9 are written as letters from A; numbers such as 10 are
read as well.
"""

import re
from collections.abc import Sequence

from sudoku_gui.formats.format import Format, ParseResult, PartWriting
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.text.layout import TextLayout, text_layout_of
from sudoku_gui.formats.text.puzzle_rows import parse_rows, rows_in_parts, write_rows
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_TOKEN = re.compile(r"\||[^ \t|]+")


def _recognises(source: SourceText) -> bool:
    return text_layout_of(source) is TextLayout.SPACED_ROWS


def _parse(source: SourceText) -> ParseResult:
    return parse_rows(source.lines, _TOKEN)


def _write(records: Sequence[PuzzleRecord]) -> str:
    return write_rows(records, space=" ")


def _in_parts(_texts: Sequence[str]) -> PartWriting:
    return rows_in_parts(space=" ")


FORMAT = Format(
    name="boj2580",
    title=text("BOJ 2580: rows with spaces"),
    suffixes=(".2580", ".txt", ".in", ".out"),
    holds_many=True,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    in_parts=_in_parts,
    is_lossless=True,
)
