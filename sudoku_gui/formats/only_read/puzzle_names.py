"""Texts that no form has taken and that begin with the name of another puzzle."""

import re

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_LINES = 5  # from the first on, in which the name is looked for
_SIGNS = 200
_NAME = re.compile(
    r"\b(killer|kakuro|futoshiki|samurai|jigsaw|kenken|calcudoku|str8ts|nonogram|hitori|nurikabe"
    r"|slitherlink|hidato|suguru|binairo|skyscrapers?)\b",
    re.IGNORECASE,
)


def _parse(source: SourceText) -> ParseResult | None:
    for line in source.lines[:_LINES]:
        found = _NAME.search(line.text[:_SIGNS])
        if found:
            problem = text("another puzzle by its own words: {name}", name=found[1].lower())
            raise FormatError(problem, line.number)
    return None


FORM = Form(text("another puzzle"), "line", _parse)
