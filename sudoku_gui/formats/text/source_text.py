"""From bytes to lines of text: encodings, line ends and limits.

A file is trusted with nothing.  What is no text is refused here with its reason;
what is text becomes lines, numbered as an editor numbers them.  Bytes that are
not UTF-8 stay in their line as lone surrogates: harmless in a line that is
skipped, and no digit anywhere else.
"""

import codecs
import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple
from unicodedata import decimal

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.binary_kinds import binary_kind
from sudoku_gui.formats.text.decompression import decompressed
from sudoku_gui.formats.text.line_kind import LineKind, kind_of
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass

CELLS_OF_RUN = 81
"""In each line of a LineRun."""

SIZE_LIMIT = 16 * 2**20
LINE_LIMIT = 1_000_000  # a hundred thousand puzzles of 9x9, row by row

# A tail with a dash is left to kind_of, for a line may be a frame.  Limited, for the
# interpreter runs no other thread during a match.
_LINE_RUN = re.compile(r"(?:[0-9.*_]{81}(?:[ \t][^\n-]*+)?\n){1,1000}+")
_BLANK_LINES = re.compile(r"(?:[ \t]*+\n){2,10000}+")
_BROKEN = re.compile("[\udc80-\udcff]")  # what stands for a byte that is not UTF-8
_LOCAL_DIGIT = re.compile(r"(?![0-9])\d")  # Arabic-Indic, Devanagari, full-width and so on
_MARKUP = re.compile("[<{]")
_NOT_ASCII = re.compile("[^\x00-\x7f]")
MARKS = (  # the longer first: the mark of UTF-32-LE begins with that of UTF-16-LE
    (codecs.BOM_UTF32_LE, "UTF-32-LE"),
    (codecs.BOM_UTF32_BE, "UTF-32-BE"),
    (codecs.BOM_UTF16_LE, "UTF-16-LE"),
    (codecs.BOM_UTF16_BE, "UTF-16-BE"),
)
"""What a text begins with that is written in these encodings."""

END_OF_FILE = "\x1a"
"""What DOS wrote behind a text."""


class SourceLine(NamedTuple):
    """A line that is not blank; `number` counts from 1 and counts blank lines too."""

    number: int
    text: str
    kind: LineKind


class LineRun(NamedTuple):
    """Lines one after another that begin with the 81 cells of a grid; `number` is the first's.

    A space or tab follows the cells, or nothing.  The lines are LineKind.LONG, all of them.
    """

    number: int
    content: str  # a line feed between two lines
    line_count: int

    @property
    def lines(self) -> list[str]:
        """The lines."""
        return self.content.split("\n")

    @property
    def is_bare(self) -> bool:
        """Whether there is nothing behind the cells of any line."""
        return len(self.content) == self.line_count * (CELLS_OF_RUN + 1) - 1


@dataclass(frozen=True)
class SourceText:
    """The text of a file, its line ends all made alike."""

    content: str
    # What it was in, by Python's name, where it had no mark and was not UTF-8.
    legacy_encoding: str = ""
    has_local_digits: bool = False  # in rows, where `content` has 0 to 9 for them

    @cached_property
    def parts(self) -> tuple[SourceLine | LineRun, ...]:
        """The lines that are not blank, the many of a collection in a few runs."""
        return tuple(_parts_of(self.content))

    @cached_property
    def lines(self) -> tuple[SourceLine, ...]:
        """The lines that are not blank."""
        return tuple(line for part in self.parts for line in _lines_of(part))

    @cached_property
    def single_lines(self) -> tuple[SourceLine, ...]:
        """The lines that are not blank and in no run."""
        return tuple(part for part in self.parts if isinstance(part, SourceLine))

    @cached_property
    def rows_of_kind(self) -> Counter[LineKind]:
        """How many rows there are of each kind."""
        counts = Counter[LineKind]()
        for part in self.parts:
            if isinstance(part, LineRun):
                counts[LineKind.LONG] += part.line_count
            elif part.kind.is_row:
                counts[part.kind] += 1
        return counts


def decode(data: bytes) -> SourceText:
    """Return the text that `data` holds, compressed or not, or raise FormatError without one."""
    data = decompressed(data, SIZE_LIMIT)
    if len(data) > SIZE_LIMIT:
        raise FormatError(
            text(
                "the file is larger than {limit} MB; "
                "only lists with a puzzle on each line, and tables, may be longer",
                limit=SIZE_LIMIT >> 20,
            )
        )
    kind = binary_kind(data)
    if kind:
        raise FormatError(kind)
    content, encoding = _decoded(data)
    # \r\n, \r and \n end a line, and nothing else: str.splitlines knows eight more signs.
    content = content.replace("\r\n", "\n").replace("\r", "\n")
    if content.endswith(END_OF_FILE):
        content = content.rstrip(END_OF_FILE)
    if not content.strip(" \t\n"):
        raise FormatError(text("the file is empty"))
    if "\0" in content and _is_binary(content):
        raise FormatError(zero_bytes())
    if content.count("\n") > LINE_LIMIT:
        raise FormatError(
            text("the file has more than {limit:,} lines, the most we read", limit=LINE_LIMIT)
        )
    plain = _with_plain_digits(content)
    return SourceText(plain, encoding, has_local_digits=plain != content)


def is_unmarked_utf16(data: bytes) -> bool:
    """Return whether nearly every other byte is zero, as in digits and spaces written in UTF-16."""
    if len(data) < 2 or b"\0" not in data:
        return False
    zeros = sorted(half.count(0) / len(half) for half in (data[::2], data[1::2]))
    return zeros[0] < 0.1 and zeros[1] > 0.9


def unmarked_utf16() -> Text:
    """Return why a text is refused that `is_unmarked_utf16`."""
    return text("UTF-16 without a byte-order mark, expected UTF-8")


def not_of_encoding(encoding: str) -> Text:
    """Return why a text is refused that has the mark of an encoding and is none."""
    return text("the file begins as {encoding} but is not {encoding}", encoding=encoding)


def zero_bytes() -> Text:
    """Return why a text is refused that holds zero bytes."""
    return text("not a text file: it holds zero bytes")


def _with_plain_digits(content: str) -> str:
    """Return `content` with the digits of other scripts in its rows written as 0 to 9.

    They are read like those everywhere; titles, markup and all other lines are left as they are.
    """
    if content.isascii() or not _LOCAL_DIGIT.search(content):
        return content
    return "\n".join(
        _LOCAL_DIGIT.sub(lambda found: str(decimal(found[0])), line)
        if _LOCAL_DIGIT.search(line) and not _MARKUP.search(line) and kind_of(line).is_row
        else line
        for line in content.split("\n")
    )


def _is_binary(content: str) -> bool:
    """Return whether there are zero bytes in more than half of the lines.

    A line with such bytes among others is no puzzle, and costs no more than itself.
    """
    lines = content.split("\n")
    return 2 * sum("\0" in line for line in lines) > len(lines)


def _parts_of(content: str) -> Iterator[SourceLine | LineRun]:
    number, at = 1, 0
    while at < len(content):
        run = _LINE_RUN.match(content, at)
        if run:
            lines = run[0][:-1]
            count = lines.count("\n") + 1
            yield LineRun(number, lines, count)
            number, at = number + count, run.end()
            continue
        blank = _BLANK_LINES.match(content, at)
        if blank:  # for speed: there may be millions
            number, at = number + blank[0].count("\n"), blank.end()
            continue
        end = content.find("\n", at)
        line = content[at:] if end < 0 else content[at:end]
        if line.strip(" \t"):
            yield SourceLine(number, line, kind_of(line))
        number, at = number + 1, at + len(line) + 1


def _lines_of(part: SourceLine | LineRun) -> Iterator[SourceLine]:
    if isinstance(part, SourceLine):
        yield part
        return
    for number, line in enumerate(part.lines, start=part.number):
        yield SourceLine(number, line, LineKind.LONG)


def _decoded(data: bytes) -> tuple[str, str]:
    """Return the text, and the encoding where it is neither marked nor UTF-8."""
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return _decoded_strictly(data[len(mark) :], encoding), ""
    if is_unmarked_utf16(data):
        raise FormatError(unmarked_utf16())
    content = data.removeprefix(codecs.BOM_UTF8).decode("utf-8", "surrogateescape")
    broken = 0 if content.isascii() else len(_BROKEN.findall(content))
    if not broken:
        return content, ""
    is_mostly_utf8 = 2 * broken <= len(_NOT_ASCII.findall(content))
    # Imported late because its expressions take long to compile, and hardly a file needs them.
    from sudoku_gui.formats.text.legacy_encodings import legacy_encoding  # noqa: PLC0415

    legacy = legacy_encoding(data, is_mostly_utf8=is_mostly_utf8)
    return (data.decode(legacy), legacy) if legacy else (content, "")


def _decoded_strictly(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise FormatError(not_of_encoding(encoding)) from error
