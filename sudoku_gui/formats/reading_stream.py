"""All that is in a stream of bytes, part by part: a list of puzzles may be longer than memory."""

from collections.abc import Iterator
from itertools import chain

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ReadResult
from sudoku_gui.formats.puzzle_record import LazySequence
from sudoku_gui.formats.puzzle_stream import pieces_of
from sudoku_gui.formats.registry import read
from sudoku_gui.formats.remarks import Remark, about_refused
from sudoku_gui.formats.text.source_stream import ByteSource, LineBlock
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.lazy_dataclasses import replace

_PART_BYTES = 1 << 20
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
        return
    lines = chain([first], (each for each in pieces if isinstance(each, LineBlock)))
    for part in _parts_of(lines):
        try:
            reading = read(part.data, format)
        except FormatError:
            if part.first == 1:
                raise
            assert format is not None, "told by the part before"
            reading = _without_a_puzzle(part, format)
        format = reading.format
        yield _numbered_from(part.first, reading)


def _parts_of(blocks: Iterator[LineBlock]) -> Iterator[LineBlock]:
    """Yield the same lines in larger parts."""
    held: list[LineBlock] = []
    size = 0
    for block in blocks:
        held.append(block)
        size += len(block.data)
        if size >= _PART_BYTES:
            yield _joined(held)
            held, size = [], 0
    if held:
        yield _joined(held)


def _joined(blocks: list[LineBlock]) -> LineBlock:
    return LineBlock(blocks[0].first, b"".join(block.data for block in blocks))


def _without_a_puzzle(part: LineBlock, format: Format) -> ReadResult:
    """Return what is wrong with the lines of a part, none of which is a puzzle."""
    parsed = format.parse(SourceText((_STAND_IN + part.data).decode("utf-8", "surrogateescape")))
    refused = [_moved(each, -1) for each in parsed.refused]
    remarks = tuple(_remark_moved(each, -1) for each in parsed.remarks)
    return ReadResult((), format, (*about_refused(refused), *remarks), refused, remarks)


def _numbered_from(first: int, reading: ReadResult) -> ReadResult:
    """Return the same with the numbers of lines of which `first` is the first."""
    if first == 1:
        return reading
    more = first - 1
    return replace(
        reading,
        remarks=tuple(_remark_moved(each, more) for each in reading.remarks),
        refused=LazySequence(reading.refused, lambda error: _moved(error, more)),
        remarks_of_format=tuple(_remark_moved(each, more) for each in reading.remarks_of_format),
    )


def _moved(error: FormatError, lines: int) -> FormatError:
    if error.line is None:
        return error
    return FormatError(error.problem, error.line + lines, error.column)


def _remark_moved(remark: Remark, lines: int) -> Remark:
    return remark if remark.line is None else Remark(remark.words, remark.line + lines)
