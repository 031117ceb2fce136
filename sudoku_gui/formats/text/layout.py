"""Which of the three layouts of plain signs a text is in, told by most of its rows."""

import re
from enum import Enum

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_LINE_OF_4X4 = re.compile(r"[ \t]*[0-4.*_]{16}[ \t]*")
_SMALL_DIGIT = re.compile(r"[1-4]")


class TextLayout(Enum):
    """How plain signs stand in a text."""

    SPACED_ROWS = "rows, a space between the signs"
    JOINED_ROWS = "rows without spaces"
    LINES = "a whole grid on each line"
    NONE = "no row at all"


def text_layout_of(source: SourceText) -> TextLayout:
    """Return the layout that most rows of `source` have."""
    counts = source.rows_of_kind
    if not counts:
        return TextLayout.NONE
    kind = max((LineKind.SPACED, LineKind.JOINED, LineKind.LONG), key=counts.__getitem__)
    if kind is LineKind.SPACED:
        return TextLayout.SPACED_ROWS
    if kind is LineKind.LONG or _holds_lines_of_4x4(source):
        return TextLayout.LINES
    return TextLayout.JOINED_ROWS


def no_rows_error() -> FormatError:
    """Return the refusal of a text in which nothing looks like cells."""
    return FormatError(text("no puzzle found, expected rows of digits or all cells on one line"))


def _holds_lines_of_4x4(source: SourceText) -> bool:
    """Return whether rows of 16 signs are grids of 4x4: small digits, or not 16 rows or 32."""
    rows = [line.text for line in source.lines if line.kind is LineKind.JOINED]
    has_digits = any(map(_SMALL_DIGIT.search, rows))
    return (has_digits or len(rows) % 16 > 0) and all(map(_LINE_OF_4X4.fullmatch, rows))
