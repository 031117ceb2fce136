"""The puzzles of a stream of bytes, which may be longer than memory where each stands on a line.

A file of lines comes line by line, as soon as it is seen to be one.  Any other text is held until
it ends, and then read as a whole, so that it holds what the rest of the program sees in it.
"""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.source_stream import ByteSource, LineBlock, line_blocks_of
from sudoku_gui.formats.text.source_text import SIZE_LIMIT, LineRun, SourceLine
from sudoku_gui.lazy_dataclasses import dataclass, field

if TYPE_CHECKING:
    from sudoku_gui.formats.format import Format, ReadResult

PUZZLE_A_LINE = ("line", "sdm")
"""The formats whose files come as lines."""

READ_IN_PARTS = (*PUZZLE_A_LINE, "csv")
"""The formats whose files may be longer than what is read at once."""

_DECIDING_BYTES = 1 << 20
"""After so many of a longer file it is decided whether it comes line by line."""

_DECIDING_LINES = 20_000
"""After so many, too, though they be short: to look at a line takes long."""

_MOST_DECIDING_BYTES = 1 << 22


def pieces_of(
    source: ByteSource, format: "Format | None" = None
) -> "Iterator[LineBlock | ReadResult]":
    """Yield the lines of a file with a puzzle on each, or else all that was read, or FormatError.

    format: what it is read as, where that is said.
    """
    record = _Recorder(source)
    blocks = line_blocks_of(record)
    held: list[LineBlock] = []
    is_list = format is not None and format.name in PUZZLE_A_LINE
    failure: FormatError | None = None  # after which no more blocks come
    if not is_list and (format is None or format.name in READ_IN_PARTS):
        try:
            is_list = _is_list(blocks, held) and format is None
        except FormatError as error:
            failure = error
    if is_list:
        record.forget()
        yield from chain(held, blocks)
        return
    # Imported late because it loads formats, which lines do not need.
    from sudoku_gui.formats import numbered_parts, registry  # noqa: PLC0415

    # What was compressed counts as it is without that: it may be a thousand times longer.
    if _is_enough(held) and failure is None:
        head = _read_line_by_line(held, blocks, format)
        if head is not None:
            record.forget()
            yield from numbered_parts.readings_line_by_line(head, blocks)
            return
    data = record.up_to(SIZE_LIMIT + 1)
    if failure is not None and len(data) > SIZE_LIMIT:
        is_table = _read_line_by_line(held, iter(()), format) is not None
        if is_table:  # which may be so long, but for the line that failed
            raise failure
    yield registry.read(data, format)


def _read_line_by_line(
    held: list[LineBlock], blocks: Iterator[LineBlock], format: "Format | None"
) -> "ReadResult | None":
    """Return what is in the lines so far, or None if the rest cannot be read without them.

    A few more are taken where the last one ends in the midst of a row of a table.
    """
    # Imported late, as the formats are.
    from sudoku_gui.formats import numbered_parts, registry  # noqa: PLC0415

    data = b"".join(block.data for block in held)
    try:
        while not numbered_parts.ends_between_rows(data) and len(data) < _MOST_DECIDING_BYTES:
            block = next(blocks)
            held.append(block)
            data += block.data
        reading = registry.read(data, format)
    except StopIteration:
        return None
    except FormatError:
        return None
    return reading if reading.is_line_by_line else None


def _is_list(blocks: Iterator[LineBlock], held: list[LineBlock]) -> bool:
    """Return whether each puzzle stands on a line, having taken as many blocks as that needs.

    Raises FormatError where one of them is no text.
    """
    for block in blocks:
        held.append(block)
        if len(held) == 1 and _begins_a_list(block):
            return True
        if _is_enough(held):
            break
    parts = list(_parts_of(held))
    if not parts:
        return not _is_enough(held)
    return any(map(_is_puzzle, parts)) and _looks_like_a_list(held)


def _is_enough(held: list[LineBlock]) -> bool:
    """Return whether these are the lines by which it is decided how a longer file comes."""
    lines = held[-1].first + held[-1].data.count(b"\n") if held else 0
    return lines > _DECIDING_LINES or sum(len(block.data) for block in held) > _DECIDING_BYTES


def _begins_a_list(block: LineBlock) -> bool:
    """Return whether there are puzzles on lines, and nothing but them and what is no row."""
    every = list(_parts_of([block]))
    parts = [part for part in every if not _is_prose(part)]
    if not parts or not _is_puzzle(parts[0]) or not all(map(_is_long_line, parts)):
        return False
    return every[0] is parts[0] or not _is_table(block)


def _is_table(block: LineBlock) -> bool:
    # Imported late, as the formats are.
    from sudoku_gui.formats.csv_table import is_table  # noqa: PLC0415

    return is_table(block.as_text())


def _parts_of(blocks: list[LineBlock]) -> Iterator[SourceLine | LineRun]:
    for block in blocks:
        for part in block.as_text().parts:
            if isinstance(part, LineRun) or part.kind is not LineKind.COMMENT:
                yield part


def _is_prose(part: SourceLine | LineRun) -> bool:
    return isinstance(part, SourceLine) and part.kind is LineKind.PROSE


def _is_long_line(part: SourceLine | LineRun) -> bool:
    return isinstance(part, LineRun) or part.kind is LineKind.LONG


def _is_puzzle(part: SourceLine | LineRun) -> bool:
    if isinstance(part, LineRun):
        return True
    # Imported late, as the formats are.
    from sudoku_gui.formats.text import puzzle_lines  # noqa: PLC0415

    found = puzzle_lines.ClassifiedLines(puzzle_lines.SIZE_OF_LENGTH)
    found.add(part)
    return bool(found.good)


def _looks_like_a_list(held: list[LineBlock]) -> bool:
    # Imported late, as the formats are.
    from sudoku_gui.formats import registry  # noqa: PLC0415

    try:
        name = registry.recognised(b"".join(block.data for block in held)).name
    except FormatError:
        return False
    return name in PUZZLE_A_LINE


@dataclass(slots=True)
class _Recorder:
    """A source that remembers what was read from it, until it is told to forget."""

    source: ByteSource
    size: int = 0
    _pieces: list[bytes] | None = field(default_factory=list)

    def read(self, size: int, /) -> bytes | None:
        """Read at most `size` bytes, and remember them."""
        data = self.source.read(size)
        if self._pieces is not None and data:
            self._pieces.append(data)
            self.size += len(data)
        return data

    def forget(self) -> None:
        """Remember nothing from now on."""
        self._pieces = None

    def up_to(self, size: int) -> bytes:
        """Read on to the end, or until there are `size` bytes at least, and return all of them."""
        while self.size < size and self.read(size - self.size):
            pass
        return b"".join(self._pieces or ())
