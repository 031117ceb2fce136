"""Parts of a file that are read by themselves, with the numbers that their lines have in it."""

from collections.abc import Iterable, Iterator

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ReadResult
from sudoku_gui.formats.puzzle_record import LazySequence
from sudoku_gui.formats.registry import read
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.formats.text.source_text import SIZE_LIMIT
from sudoku_gui.lazy_dataclasses import replace

_PART_BYTES = 1 << 20
_QUOTE = b'"'


def readings_line_by_line(first: ReadResult, blocks: Iterable[LineBlock]) -> Iterator[ReadResult]:
    """Yield what was read first and what is in the lines behind it, or raise FormatError.

    What is remarked on all of the file is said once.
    """
    yield first
    told = {each.words.template for each in first.remarks_of_format}
    heading = first.table.line.encode("utf-8", "surrogateescape") if first.table else b""
    for part in _parts_of_table(blocks) if heading else larger_blocks_of(blocks):
        reading = read(heading + part.data, first.format if heading else None)
        reading = numbered_from(part.first - heading.count(b"\n"), reading)
        new = tuple(
            each
            for each in reading.remarks_of_format
            if each.line is not None or each.words.template not in told
        )
        told.update(each.words.template for each in new)
        yield replace(reading, remarks=new, remarks_of_format=new)


def ends_between_rows(data: bytes) -> bool:
    """Return whether lines of a table end where one of its rows does: no field goes on."""
    return data.count(_QUOTE) % 2 == 0


def _parts_of_table(blocks: Iterable[LineBlock]) -> Iterator[LineBlock]:
    """Yield whole rows in larger parts, the last of which is no small one where there are others.

    So each has a row that is right, where most are.
    """
    whole: LineBlock | None = None
    for part in larger_blocks_of(_blocks_of_rows(blocks)):
        if whole is None or len(part.data) < _PART_BYTES:
            whole = part if whole is None else joined([whole, part])
        else:
            yield whole
            whole = part
    if whole is not None:
        yield whole


def _blocks_of_rows(blocks: Iterable[LineBlock]) -> Iterator[LineBlock]:
    """Yield the same lines, those together that a row of a table goes on over, up to a limit."""
    held: list[LineBlock] = []
    size, is_end = 0, True
    for block in blocks:
        held.append(block)
        size += len(block.data)
        is_end ^= not ends_between_rows(block.data)
        if is_end or size > SIZE_LIMIT:
            yield joined(held)
            held, size, is_end = [], 0, True
    if held:
        yield joined(held)


def larger_blocks_of(blocks: Iterable[LineBlock]) -> Iterator[LineBlock]:
    """Yield the same lines in larger parts."""
    held: list[LineBlock] = []
    size = 0
    for block in blocks:
        held.append(block)
        size += len(block.data)
        if size >= _PART_BYTES:
            yield joined(held)
            held, size = [], 0
    if held:
        yield joined(held)


def joined(blocks: list[LineBlock]) -> LineBlock:
    """Return successive lines together."""
    return LineBlock(blocks[0].first, b"".join(block.data for block in blocks))


def numbered_from(first: int, reading: ReadResult) -> ReadResult:
    """Return the same with the numbers of lines of which `first` is the first."""
    if first == 1:
        return reading
    more = first - 1
    return replace(
        reading,
        remarks=tuple(remark_moved(each, more) for each in reading.remarks),
        refused=LazySequence(reading.refused, lambda error: moved(error, more)),
        remarks_of_format=tuple(remark_moved(each, more) for each in reading.remarks_of_format),
    )


def moved(error: FormatError, lines: int) -> FormatError:
    """Return the same so many lines farther down."""
    if error.line is None:
        return error
    there = FormatError(error.problem, error.line + lines, error.column)
    return there.behind(error.puzzles_before)


def remark_moved(remark: Remark, lines: int) -> Remark:
    """Return the same so many lines farther down."""
    return remark if remark.line is None else replace(remark, line=remark.line + lines)
