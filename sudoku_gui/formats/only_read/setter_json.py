"""What the links of f-puzzles and SudokuPad carry, as a file of its own: JSON, or that shortened.

{"size": 9, "title": …, "grid": [[{"value": 5, "given": true}, {}, …], …]}
"""

import re

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.left_out import remarks_on
from sudoku_gui.formats.links import f_puzzles, sudokupad
from sudoku_gui.formats.links.link_site import LONGEST_CONTENT
from sudoku_gui.formats.links.relaxed_json import as_json
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.text.json_data import JsonValue, parse_json
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_OBJECT = re.compile(r"[ \t\n]*+\{")
_MEMBERS = re.compile(r"\b(?:grid|cells|ce)\b")


def _parse(source: SourceText) -> ParseResult | None:
    content = source.content
    if len(content) > LONGEST_CONTENT or not _OBJECT.match(content):
        return None
    if not _MEMBERS.search(content):
        return None
    root = _json_of(source)
    if root is None:
        return None
    if f_puzzles.is_f_puzzle(root):
        found = f_puzzles.content_of_puzzle(root)
    elif sudokupad.is_of_sudokupad(root):
        found = sudokupad.content_of_puzzle(root)
    else:
        return None
    return ParseResult((found.record,), (*found.remarks, *remarks_on(set(found.left_out))))


def _json_of(source: SourceText) -> JsonValue | None:
    try:
        return parse_json(source)
    except FormatError:
        pass
    try:
        return parse_json(SourceText(as_json(source.content)))
    except FormatError:
        return None


FORM = Form(text("a puzzle of f-puzzles or SudokuPad"), "sudoku", _parse)
