"""Whether a text that a format could not read is a damaged one of it, or something else.

Whoever has nearly written a grid wants to know what is wrong and where; of a letter or a table of
the weather it would be a guess.
"""

import re
from collections import Counter

from sudoku_gui.formats.csv_table import is_table
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.line_kind import SAMPLE
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.geometry import SIZES

_ROWS = {"boj2580", "boj2239", "csv"}
_LINES = {"line", "sdm"}
# What a text of a format has that is none of rows or lines.
_SIGN_OF = {
    "gnome": re.compile(r'"(?:cells|difficulty_category)"|[^\x00]{100000}'),  # or is too large
    "opensudoku": re.compile(r"<opensudoku"),
    "ksudoku": re.compile(r"<ksudoku"),
}
_ROWS_IN_ARRAY = re.compile(r"[ \t\n]*+\[[ \t\n]*+\[")
_SEPARATORS = re.compile(r"[ \t\u200b\u3000|,;\"'\[\]]+")
_CELLS = re.compile(r"[\dA-P.*_?XxOl]+")  # and what is misread for them
_LEAST_LIKELY = 0.85  # of the signs of a row
_SMALL = 6  # grids whose rows are as long as many another line
_LONG_LINE = 72  # signs; no row has so many, and few lines have so many of these
_SMALL_LINES = {16, 36}


def is_meant_as(source: SourceText, name: str) -> bool:
    """Return whether the text may be meant as one of the format `name`."""
    if name in _LINES:
        return _has_line(source)
    if name == "csv" and (is_table(source) or _ROWS_IN_ARRAY.match(source.content)):
        return True
    if name in _ROWS:
        return _has_rows(source)
    return name not in _SIGN_OF or bool(_SIGN_OF[name].search(source.content))


def unknown_form_error() -> FormatError:
    """Return the refusal of a text in which nothing is known."""
    return FormatError(
        text(
            "no Sudoku in a form that is known here; "
            "“sudoku-gui formats” and Help ▸ Handbook say what can be read"
        )
    )


def _has_line(source: SourceText) -> bool:
    """Return whether a line begins with about as many cells as a grid has."""
    for line in source.lines:
        first = line.text[:SAMPLE].strip(" \t").split(" ", 1)[0].split("\t", 1)[0]
        likely = sum(map(len, _CELLS.findall(first)))
        if len(first) >= _LONG_LINE and likely >= _LEAST_LIKELY * len(first):
            return True
        if len(first) in _SMALL_LINES and likely == len(first):
            return True
    return False


def _has_rows(source: SourceText) -> bool:
    """Return whether most rows are about as long as those of a grid, and there are some of them."""
    signs, words = Counter[int](), Counter[int]()  # how many rows have so many
    for line in source.lines:
        sample = line.text[:SAMPLE]
        cells = [cell for cell in _SEPARATORS.split(sample) if cell]
        visible = "".join(cells)
        likely = sum(map(len, _CELLS.findall(visible)))
        if visible and likely >= _LEAST_LIKELY * len(visible):
            words[max(len(cells), sample.count(",") + 1)] += 1
            if "," not in sample:
                signs[len(visible)] += 1
    return any(
        _is_near(*lengths.most_common(1)[0], size)
        for size in SIZES
        for lengths in (signs, words)
        if lengths
    )


def _is_near(length: int, rows: int, size: int) -> bool:
    if length == size:
        return size > _SMALL or rows >= size - 1
    return size > _SMALL and abs(length - size) == 1 and 2 * rows >= size
