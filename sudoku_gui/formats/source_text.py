"""From bytes to lines of text: encodings, line ends and limits.

A file is trusted with nothing.  What is no text is refused here with its reason;
what is text becomes lines, numbered as an editor numbers them.  Bytes that are
not UTF-8 stay in their line as lone surrogates: harmless in a line that is
skipped, and no digit anywhere else.
"""

import codecs
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.line_kind import LineKind, kind_of
from sudoku_gui.language import text

SIZE_LIMIT = 16 * 2**20
LINE_LIMIT = 1_000_000  # a hundred thousand puzzles of 9x9, row by row

_END_OF_FILE = "\x1a"  # what DOS wrote behind a text
_MARKS = (  # the longer first: the mark of UTF-32-LE begins with that of UTF-16-LE
    (codecs.BOM_UTF32_LE, "UTF-32-LE"),
    (codecs.BOM_UTF32_BE, "UTF-32-BE"),
    (codecs.BOM_UTF16_LE, "UTF-16-LE"),
    (codecs.BOM_UTF16_BE, "UTF-16-BE"),
)


class SourceLine(NamedTuple):
    """A line that is not blank; `number` counts from 1 and counts blank lines too."""

    number: int
    text: str
    kind: LineKind


@dataclass(frozen=True)
class SourceText:
    """The text of a file, its line ends all made alike."""

    content: str

    @cached_property
    def lines(self) -> tuple[SourceLine, ...]:
        """The lines that are not blank."""
        return tuple(
            SourceLine(number, line, kind_of(line))
            for number, line in enumerate(self.content.split("\n"), start=1)
            if line.strip(" \t")
        )

    @cached_property
    def rows_of_kind(self) -> Counter[LineKind]:
        """How many rows there are of each kind."""
        return Counter(line.kind for line in self.lines if line.kind.is_row)


def decode(data: bytes) -> SourceText:
    """The text that `data` holds; raises FormatError where there is none."""
    if len(data) > SIZE_LIMIT:
        raise FormatError(
            text("the file is larger than {limit} MB, the most we read", limit=SIZE_LIMIT >> 20)
        )
    content = _decoded(data)
    if "\0" in content:
        raise FormatError(text("not a text file: it holds zero bytes"))
    # \r\n, \r and \n end a line, and nothing else: str.splitlines knows eight more signs.
    content = content.replace("\r\n", "\n").replace("\r", "\n")
    if content.endswith(_END_OF_FILE):
        content = content.rstrip(_END_OF_FILE)
    if not content.strip(" \t\n"):
        raise FormatError(text("the file is empty"))
    if content.count("\n") > LINE_LIMIT:
        raise FormatError(
            text("the file has more than {limit} lines, the most we read", limit=LINE_LIMIT)
        )
    return SourceText(content)


def _decoded(data: bytes) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _decoded_strictly(data[len(mark) :], encoding)
    if _is_unmarked_utf16(data):
        raise FormatError(text("UTF-16 without a byte-order mark, expected UTF-8"))
    return data.removeprefix(codecs.BOM_UTF8).decode("utf-8", "surrogateescape")


def _decoded_strictly(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        problem = text("the file begins as {encoding} but is not {encoding}", encoding=encoding)
        raise FormatError(problem) from error


def _is_unmarked_utf16(data: bytes) -> bool:
    """Whether nearly every other byte is zero, as in digits and spaces written in UTF-16."""
    if len(data) < 2:
        return False
    zeros = sorted(half.count(0) / len(half) for half in (data[::2], data[1::2]))
    return zeros[0] < 0.1 and zeros[1] > 0.9
