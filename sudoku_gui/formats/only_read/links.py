"""Links that carry a puzzle, and the strings of such links that people copy alone.

    https://www.f-puzzles.com/?load=N4Ig…
    S9B0503…
    sudoku-gui:used-tables@44:53..7…

There may be several, a line each, and words around them.  A link to a page is never opened.
"""

import re

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.links.link_site import (
    LONGEST_LINK,
    LinkContent,
    unescaped,
)
from sudoku_gui.formats.links.registry import SITES
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.remarks import Remark, skipped
from sudoku_gui.formats.text.source_text import SourceLine, SourceText
from sudoku_gui.language import text

_MOST_LINKS = 1000  # in a text, as many as are decoded in a moment
_MAY_BE_LINK = re.compile(
    r"://|\w\.(?:com|org|app|coach)/|N4Ig|SCv7_|S9B|fpuz|scl|ctc|\bsudoku-gui:"
)
# Puzzles that sites tell from Sudoku by the address alone.
_OTHER_PUZZLE = re.compile(
    r"://[^\s?]{0,200}?(killer|jigsaw|kakuro|samurai|str8ts|futoshiki|kenken|calcudoku|windoku)",
    re.IGNORECASE,
)
_AROUND = "()<>[]\"',;"


def _parse(source: SourceText) -> ParseResult | None:
    if not _MAY_BE_LINK.search(source.content):
        return None
    if sum(bool(_MAY_BE_LINK.search(line.text)) for line in source.lines) > _MOST_LINKS:
        return None
    found, refused, others = list[LinkContent](), list[FormatError](), list[int]()
    for line in source.lines:
        try:
            content = _content_on(line)
        except FormatError as error:
            refused.append(FormatError(error.problem, line.number).behind(len(found)))
            continue
        if content:
            found.append(content)
        elif line.kind.is_row:
            return None
        else:
            others.append(line.number)
    if found:
        return _result(found, refused, others)
    if refused:
        raise refused[0]
    return None


def _content_on(line: SourceLine) -> LinkContent | None:
    """Return what the first link on a line carries, or raise FormatError as for that link."""
    if not _MAY_BE_LINK.search(line.text):
        return None
    if len(line.text) > LONGEST_LINK:
        raise FormatError(text("the line is longer than any link"))
    other = _OTHER_PUZZLE.search(line.text)
    if other:
        raise FormatError(text("a link to another puzzle: {name}", name=other[1].lower()))
    for site in SITES:
        found = site.pattern.search(line.text)
        if found:
            return site.read(unescaped(found[1]).strip(_AROUND))
    return None


def _result(found: list[LinkContent], refused: list[FormatError], others: list[int]) -> ParseResult:
    left_out = set[IgnoredData]().union(*(content.left_out for content in found))
    remarks: list[Remark] = []
    for remark in (remark for content in found for remark in content.remarks):
        if remark not in remarks:
            remarks.append(remark)
    records = [content.record for content in found]
    return ParseResult(records, (*remarks, *remarks_on(left_out), *skipped(others)), refused)


FORM = Form(text("links that carry their puzzles"), "sudoku", _parse, format_of_many="csv")
