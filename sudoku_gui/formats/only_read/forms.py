"""The table of forms that are only read, asked in this order when no format could read a text.

A new one is a file of its name that makes FORM, and its name here.
"""

import re

from sudoku_gui.formats.csv_table import is_table
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.late_rows import LateRows
from sudoku_gui.lazy_dataclasses import replace

_NAMES = (
    "answers",
    "tatham_solo",
    "links",
    "setter_json",
    "other_puzzles",
    "candidates_729",
    "cells_in_lines",
    "separated_cells",
    "other_blanks",
    "arrays",
    "links_to_pages",
    "puzzle_names",
)
FORMS = LateRows[Form]("sudoku_gui.formats.only_read", "FORM", _NAMES)
# Of these a text may only have had the look; whose signs are plainer is damaged, not another form.
_LOOKED_LIKE = {None, "boj2580", "boj2239", "line", "sdm", "csv", "gnome"}
_CELLS_OF_GNOME = re.compile(r'"cells"[ \t\n]*+:[ \t\n]*+\[[ \t\n]*+(?:[{\]]|\[\])')


def read_in_a_form(source: SourceText, refused_by: str | None) -> tuple[ParseResult, str] | None:
    """Return what the first form finds that takes the text, and the format to keep it in, or None.

    refused_by: the format that recognised the text and could not read it.  What is found begins
    with a remark on how the text was read.
    """
    is_table_or_save = is_table(source) or bool(_CELLS_OF_GNOME.search(source.content))
    if refused_by not in _LOOKED_LIKE or is_table_or_save:
        return None
    for form in FORMS:
        found = form.parse(source)
        if found:
            remark = Remark(text("read as {form}", form=form.title))
            name = form.format_for(len(found.records))
            found = replace(
                found,
                remarks=(remark, *found.remarks),
                is_line_by_line=form.is_line_by_line,
            )
            return found, name
    return None
