"""What is no Sudoku that we could read, refused by its name."""

import re

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_SAMURAI = 21
_CELL = re.compile(r"[ \t]*[0-9. ]?[ \t]*")
_FUTOSHIKI_ROW = re.compile(r"[ \t]*[0-9.][ \t]*(?:,[ \t]*[<>-][ \t]*,[ \t]*[0-9.][ \t]*)+")
_FUTOSHIKI_SIGNS = re.compile(r"[<>]")
_MOST_LINES = 200


def _parse(source: SourceText) -> ParseResult | None:
    lines = [line.text for line in source.lines[:_MOST_LINES]]
    rows = [line.split(",") for line in lines]
    if len(rows) == _SAMURAI and all(_is_row_of_samurai(row) for row in rows):
        raise FormatError(
            text("a Samurai Sudoku (five grids that overlap), which is not read here")
        )
    futoshiki = [line for line in lines if _FUTOSHIKI_ROW.fullmatch(line)]
    if len(futoshiki) > 1 and any(map(_FUTOSHIKI_SIGNS.search, futoshiki)):
        raise FormatError(text("a futoshiki, which is no Sudoku"))
    return None


def _is_row_of_samurai(row: list[str]) -> bool:
    return len(row) == _SAMURAI and all(map(_CELL.fullmatch, row))


FORM = Form(text("another puzzle"), "line", _parse)
