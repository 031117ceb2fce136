"""Files as one result, long ones too: lists with a puzzle on each line may have LINES_OF_A_LIST.

A file of no more than SIZE_LIMIT bytes is read at once.  A longer one is read part by part where
its lines can be read by themselves, and refused otherwise.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ReadResult
from sudoku_gui.formats.puzzle_record import JoinedSequence, PuzzleRecord
from sudoku_gui.formats.puzzle_summary import SummarisedRecords
from sudoku_gui.formats.reading_stream import readings_of
from sudoku_gui.formats.registry import read
from sudoku_gui.formats.remarks import RemarkTally, about_encoding, about_refused
from sudoku_gui.formats.text.decompression import decompressed, is_compressed
from sudoku_gui.formats.text.packed_lines import PackedLines
from sudoku_gui.formats.text.source_stream import ByteSource
from sudoku_gui.formats.text.source_text import SIZE_LIMIT
from sudoku_gui.language import text

LINES_OF_A_LIST = 20_000_000
"""The most that are read into memory, where they take 1.7 GB."""

_PIECE_BYTES = 1 << 18  # between two of which the source may raise what ends the reading


def read_file(source: ByteSource, format: Format | None = None) -> ReadResult:
    """Return the puzzles in a file, or raise FormatError, and whatever `source` raises.

    format: what it is read as, where that is said.
    """
    found = _read(source, format)
    return found if isinstance(found, ReadResult) else merged(found)


def readings_of_file(source: ByteSource, format: Format | None = None) -> Iterator[ReadResult]:
    """Yield what `read_file` returns, that of a long file part by part."""
    found = _read(source, format)
    if isinstance(found, ReadResult):
        yield found
    else:
        yield from found


def _read(source: ByteSource, format: Format | None) -> ReadResult | Iterator[ReadResult]:
    head = _up_to(source, SIZE_LIMIT + 1)
    written = b"".join(head)
    data = decompressed(written, SIZE_LIMIT)
    if len(data) > SIZE_LIMIT:
        return readings_of(_Continued(head, source), format)
    # What gzip has made of what gzip has made is none of ours: the former is refused as no text.
    return read(written if is_compressed(data) else data, format)


def _up_to(source: ByteSource, size: int) -> list[bytes]:
    """Return the pieces of all there is in a file, or of at least `size` bytes of it."""
    pieces, length = list[bytes](), 0
    while length < size and (piece := source.read(_PIECE_BYTES)):
        pieces.append(piece)
        length += len(piece)
    return pieces


class _Continued:
    """A source of which some pieces were read before."""

    def __init__(self, head: Sequence[bytes], rest: ByteSource) -> None:
        self._head = deque(head)
        self._rest = rest

    def read(self, size: int, /) -> bytes | None:
        """Return some bytes: `size` at most, or one of the pieces."""
        return self._head.popleft() if self._head else self._rest.read(size)


def merged(readings: Iterable[ReadResult]) -> ReadResult:
    """Return what was read part by part as one result; raises FormatError if that is too much."""
    tally, refused, encoding = RemarkTally(), list[Sequence[FormatError]](), ""
    records, format_ = list[Sequence[PuzzleRecord]](), None
    count = 0
    for each in readings:
        count += len(each.records) + len(each.refused)
        if count > LINES_OF_A_LIST:
            problem = text(
                "the list has more than {limit:,} lines, the most we open", limit=LINES_OF_A_LIST
            )
            raise FormatError(problem)
        format_ = format_ or each.format
        encoding = encoding or each.legacy_encoding
        _add(records, each.records)
        tally.add(each.remarks_of_format)
        if each.refused:
            refused.append(each.refused)
    assert format_ is not None, "there is a part, or an error was raised"
    every = JoinedSequence(refused)
    remarks = (*about_refused(every), *tally.remarks, *about_encoding(encoding))
    whole = records[0] if len(records) == 1 else JoinedSequence(records)
    return ReadResult(whole, format_, remarks, every, tally.remarks, is_line_by_line=True)


def _add(records: list[Sequence[PuzzleRecord]], more: Sequence[PuzzleRecord]) -> None:
    """Add the records of a part, to those before where they are built of lines in the same way."""
    last = records[-1] if records else None
    if (
        isinstance(last, SummarisedRecords)
        and isinstance(more, SummarisedRecords)
        and last.is_built_like(more)
        and isinstance(last.items, PackedLines)
    ):
        last.items.extend(more.items)
    elif more:
        records.append(more)
