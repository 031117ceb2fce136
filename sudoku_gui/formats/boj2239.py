"""The format of the judge's problem 2239: rows of digits without spaces.

    103000509
    002109400
    ...

0 is a blank.  Digits above 9 are written as letters from A.
"""

from collections.abc import Sequence

from sudoku_gui.formats.format import Format, ParseResult, PartWriting
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.layout import TextLayout, text_layout_of
from sudoku_gui.formats.text.puzzle_rows import parse_rows, rows_in_parts, write_rows
from sudoku_gui.formats.text.row_cells import JOINED
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace


def _recognises(source: SourceText) -> bool:
    return text_layout_of(source) is TextLayout.JOINED_ROWS


def _parse(source: SourceText) -> ParseResult:
    parsed = parse_rows(source.lines, JOINED)
    return replace(parsed, remarks=(*_other_meaning(parsed.records), *parsed.remarks))


def _other_meaning(records: Sequence[PuzzleRecord]) -> list[Remark]:
    """Return the remark that rows of 16 small digits might have been grids of 4x4, one a line."""
    givens = records[0].puzzle.givens
    if len(records) > 1 or givens.geometry.size != 16 or max(givens.digits) > 4:
        return []
    words = text("16 lines of 16 cells are read as one grid of 16x16, not as 16 of 4x4")
    return [Remark(words, tells_choice=True)]


def _write(records: Sequence[PuzzleRecord]) -> str:
    return write_rows(records, space="")


def _in_parts(_texts: Sequence[str]) -> PartWriting:
    return rows_in_parts(space="")


FORMAT = Format(
    name="boj2239",
    title=text("BOJ 2239: rows without spaces"),
    suffixes=(".2239", ".txt", ".in", ".out"),
    holds_many=True,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    in_parts=_in_parts,
    is_lossless=True,
)
