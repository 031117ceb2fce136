"""Puzzle text to Puzzle and back: the table of formats, and reading and writing by it.

A new format is a file that makes a Format, and a line here.  Opening asks the
formats in the order of the table which of them recognises the text.
"""

from sudoku_gui.formats import boj2239, boj2580, line
from sudoku_gui.formats.errors import FormatError, UnknownFormatError, UnsuitableGridError
from sudoku_gui.formats.format import Format, Reading
from sudoku_gui.formats.layout import no_rows
from sudoku_gui.formats.notes import Note, about_givens
from sudoku_gui.formats.source_text import SIZE_LIMIT, SourceText, decode
from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid

__all__ = [
    "FORMATS",
    "SIZE_LIMIT",
    "Format",
    "FormatError",
    "Note",
    "Reading",
    "UnknownFormatError",
    "UnsuitableGridError",
    "format_for_suffix",
    "format_named",
    "read",
    "write",
]

# A suffix may stand in several rows: see format_for_suffix.
FORMATS: tuple[Format, ...] = (
    boj2580.FORMAT,  # .2580 .txt .in .out
    boj2239.FORMAT,  # .2239 .txt .in .out
    line.FORMAT,  #    .line .txt
)


def format_named(name: str) -> Format:
    """The format that the terminal calls `name`; raises UnknownFormatError."""
    for each in FORMATS:
        if each.name == name:
            return each
    names = ", ".join(each.name for each in FORMATS)
    raise UnknownFormatError(
        text('no format is called "{name}"; there are: {names}', name=name, names=names)
    )


def format_for_suffix(suffix: str, in_use: Format = FORMATS[0]) -> Format:
    """The format in which to save a file that ends in `suffix`, such as ".txt".

    That is `in_use` where it has the suffix or no format has it, otherwise the
    first in the table that has it.
    """
    suffix = suffix.lower()
    if suffix in in_use.suffixes:
        return in_use
    return next((each for each in FORMATS if suffix in each.suffixes), in_use)


def read(data: bytes, format: Format | None = None) -> Reading:
    """The puzzle in `data`; the format is told by the content where none is given.

    Raises FormatError, and nothing else, for any bytes.
    """
    source = decode(data)
    chosen = format or _recognised(source)
    parsed = chosen.parse(source)
    notes = (*parsed.notes, *about_givens(parsed.puzzle.givens))
    return Reading(parsed.puzzle, chosen, notes)


def write(grid: Grid, format: Format) -> bytes:
    """`grid` as a file of `format`; raises UnsuitableGridError if the format cannot hold it."""
    return format.write(grid).encode()


def _recognised(source: SourceText) -> Format:
    for each in FORMATS:
        if each.recognises(source):
            return each
    raise no_rows()
