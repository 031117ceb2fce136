"""Where one puzzle ends and the next begins, in a text of rows.

With that known, a bad puzzle among good ones can be refused alone.  A guess here
could cut a grid in two, so most parts must turn out to be whole grids.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.source_text import SourceLine

_Lines = Sequence[SourceLine]


def sections_of(lines: _Lines, size: int) -> list[_Lines]:
    """Return parts of the text that can be read, or refused, each by itself.

    They begin with prose, or after blank lines; the text as a whole is one section where
    neither makes most parts with rows have `size` rows, or twice as many and so on.
    """
    for begins in (_is_prose, _is_after_blank):
        sections = _split(lines, begins)
        counts = [count for count in map(_rows_in, sections) if count]
        sound = sum(count % size == 0 for count in counts)
        if len(counts) > 1 and 2 * sound > len(counts):
            return sections
    return [lines]


def _split(lines: _Lines, begins: Callable[[_Lines, int], bool]) -> list[_Lines]:
    starts = [at for at in range(1, len(lines)) if begins(lines, at)]
    return [lines[start:end] for start, end in pairwise([0, *starts, len(lines)])]


def _rows_in(section: _Lines) -> int:
    return sum(line.kind.is_row for line in section)


def _is_prose(lines: _Lines, at: int) -> bool:
    return lines[at].kind is LineKind.PROSE


def _is_after_blank(lines: _Lines, at: int) -> bool:
    return lines[at].number > lines[at - 1].number + 1
