"""All that is in a stream of bytes, part by part: a list of puzzles may be longer than memory."""

from collections.abc import Iterator
from itertools import chain

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ReadResult
from sudoku_gui.formats.numbered_parts import (
    larger_blocks_of,
    moved,
    numbered_from,
    remark_moved,
)
from sudoku_gui.formats.puzzle_stream import pieces_of
from sudoku_gui.formats.registry import read
from sudoku_gui.formats.remarks import about_refused
from sudoku_gui.formats.text.source_stream import ByteSource, LineBlock
from sudoku_gui.formats.text.source_text import SourceText

_STAND_IN = b"." * 81 + b"\n"
"""A puzzle that stands before lines among which there is none."""


def readings_of(source: ByteSource, format: Format | None = None) -> Iterator[ReadResult]:
    """Yield what is in a file, or raise FormatError, perhaps after some of it.

    A file of no more than a part is read as by `read`; the format of a longer list is told by
    its first part.  Lines are numbered as in the file.
    """
    pieces = pieces_of(source, format)
    first = next(pieces, LineBlock(1, b""))
    if isinstance(first, ReadResult):
        yield first
        yield from (each for each in pieces if isinstance(each, ReadResult))
        return
    lines = chain([first], (each for each in pieces if isinstance(each, LineBlock)))
    for part in larger_blocks_of(lines):
        try:
            reading = read(part.data, format)
        except FormatError:
            if part.first == 1:
                raise
            assert format is not None, "told by the part before"
            reading = _without_a_puzzle(part, format)
        format = reading.format
        yield numbered_from(part.first, reading)


def _without_a_puzzle(part: LineBlock, format: Format) -> ReadResult:
    """Return what is wrong with the lines of a part, none of which is a puzzle."""
    parsed = format.parse(SourceText((_STAND_IN + part.data).decode("utf-8", "surrogateescape")))
    refused = [moved(each, -1).behind(0) for each in parsed.refused]
    remarks = tuple(remark_moved(each, -1) for each in parsed.remarks)
    return ReadResult((), format, (*about_refused(refused), *remarks), refused, remarks)
