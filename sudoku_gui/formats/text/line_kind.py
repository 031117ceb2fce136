"""The kind of a single line of text, told by its look before it is parsed.

    comment     begins with #, ; or //
    frame       drawn around boxes: +---+---+
    row         at least half of what is visible are digits or blanks; it may still be
                malformed, and whoever reads it says so
    prose       everything else

Guessing ends here: prose may be skipped (with a remark), a row may not, so in doubt
a line is a row.
"""

import re
from enum import Enum

SAMPLE = 1000
"""A kind is told from this many characters: no row is longer, and a hostile line costs no more."""

_LONGEST_ROW = 25
_SHORTEST_LINE = 16
_COMMENT_SIGNS = ("#", ";", "//")
_PLAIN_ROW = re.compile(r"[0-9.*_]{1,25}")
_PLAIN_LINE = re.compile(r"[0-9.*_]{26,}")
_FRAME = re.compile(r"[-+*|.:'= \t]*")
_TOKEN = re.compile(r"[^ \t|]+")
# Digits, blanks, and what is written or misread for them, digits of other scripts (\d) included:
# such rows are refused as rows, not skipped as prose.
_CELLS_LIKELY = re.compile(r"[\d.*_?X\-O]+")
# Letters are digits too on larger grids, whose rows have twelve signs or more.
_ONLY_SIGNS = re.compile(r"(?:[0-9A-P.*_][ \t|]*){12,}")
_BEGINS_WITH_SIGNS = re.compile(r"[0-9A-P.*_]{12,}(?![^ \t])")


class LineKind(Enum):
    """The kinds of line; the last three are rows, told apart by how their cells stand.

    is_row: whether the line holds cells, well written or not.
    """

    COMMENT = ("comment", False)
    FRAME = ("frame", False)
    PROSE = ("prose", False)
    SPACED = ("signs with spaces between them", True)
    JOINED = ("signs without spaces", True)
    LONG = ("more signs than a row has", True)

    def __init__(self, _meaning: str, is_row: bool) -> None:
        self.is_row = is_row


def kind_of(line: str) -> LineKind:
    """Return the kind of a line that is not blank."""
    sample = line.strip(" \t")[:SAMPLE]
    if _PLAIN_ROW.fullmatch(sample):
        return LineKind.JOINED  # for speed alone: most lines of most files end here
    if _PLAIN_LINE.fullmatch(sample):
        return LineKind.LONG  # or here
    if sample.startswith(_COMMENT_SIGNS):
        return LineKind.COMMENT
    if _is_frame(sample):
        return LineKind.FRAME
    if not _is_row(sample):
        return LineKind.PROSE
    return _kind_of_row(sample)


def _is_frame(sample: str) -> bool:
    dashes = sample.count("-")
    return "---" in sample and 2 * dashes >= len(sample) and bool(_FRAME.fullmatch(sample))


def _is_row(sample: str) -> bool:
    if _BEGINS_WITH_SIGNS.match(sample) or _ONLY_SIGNS.fullmatch(sample):
        return True
    visible = len(sample) - sum(map(sample.count, " \t|"))
    likely = sum(map(len, _CELLS_LIKELY.findall(sample)))
    return likely > 0 and 2 * likely >= visible


def _kind_of_row(sample: str) -> LineKind:
    tokens = _TOKEN.findall(sample)
    first = len(tokens[0])
    has_tail = len(tokens) > 1 and "|" not in sample
    if first > _LONGEST_ROW or (first >= _SHORTEST_LINE and has_tail):
        return LineKind.LONG
    groups = sum(bool(group.strip(" \t")) for group in sample.split("|"))
    return LineKind.SPACED if len(tokens) > groups else LineKind.JOINED
