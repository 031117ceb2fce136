"""What is no Sudoku that we could read, refused by its name: told by its look or its own words."""

import re
from collections.abc import Sequence

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import Text, text

_SAMURAI = 21
_CELL = re.compile(r"[ \t]*[0-9. ]?[ \t]*")
_JOINED_SAMURAI = re.compile(r"[0-9.*_ \t#xX-]{9,63}")
_FUTOSHIKI_ROW = re.compile(r"[ \t]*+[0-9.][ \t]*+(?:,?[ \t]*+[<>-][ \t]*+,?[ \t]*+[0-9.][ \t]*+)+")
_FUTOSHIKI_SIGNS = re.compile(r"[<>]")
_KILLER = re.compile(r"[ \t\n]*+(?:3x3::k:|SumoCueV)")
_SOLO_OF_REGIONS = re.compile(r"[ \t\n]*+[0-9]{1,2}j[a-z0-9]*:[a-z0-9_,]+[ \t\n]*")
_REGIONS = re.compile(r"[ \t]*[A-I](?:[ \t]*[A-I]){8}[ \t]*")
_MOST_LINES = 200


def _parse(source: SourceText) -> ParseResult | None:
    problem = _problem_with(source, [line.text for line in source.lines[:_MOST_LINES]])
    if problem:
        raise FormatError(problem)
    return None


def _problem_with(source: SourceText, lines: Sequence[str]) -> Text | None:
    if len(lines) == _SAMURAI and _are_rows_of_samurai(lines):
        return text("a Samurai Sudoku (five grids that overlap), which is not read here")
    futoshiki = [line for line in lines if _FUTOSHIKI_ROW.fullmatch(line)]
    if len(futoshiki) > 1 and any(map(_FUTOSHIKI_SIGNS.search, futoshiki)):
        return text("a futoshiki, which is no Sudoku")
    if _KILLER.match(source.content):
        return text("a Killer Sudoku, which is not read here")
    if _SOLO_OF_REGIONS.fullmatch(source.content):
        return text("a game of Solo with other rules than a plain Sudoku's")
    if len(lines) == 9 and all(map(_REGIONS.fullmatch, lines)):
        return text("the regions of a jigsaw Sudoku, which is not read here")
    return None


def _are_rows_of_samurai(lines: Sequence[str]) -> bool:
    fields = [line.split(",") for line in lines]
    if all(len(row) == _SAMURAI and all(map(_CELL.fullmatch, row)) for row in fields):
        return True
    return all(map(_JOINED_SAMURAI.fullmatch, lines)) and max(
        len(line.replace(" ", "").replace("\t", "")) for line in lines
    ) in (18, _SAMURAI)


FORM = Form(text("another puzzle"), "line", _parse)
