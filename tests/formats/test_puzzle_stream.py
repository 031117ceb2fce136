"""Streams of bytes read as lines of puzzles, or else as a whole."""

import gzip
from collections.abc import Iterator, Sequence
from io import BytesIO

import pytest

from sudoku_gui.formats import (
    FORMATS,
    SIZE_LIMIT,
    Format,
    FormatError,
    ReadResult,
    format_named,
    puzzle_stream,
    read,
    write_all,
)
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.puzzle_stream import pieces_of
from sudoku_gui.formats.text.source_stream import ByteSource, LineBlock, line_blocks_of
from sudoku_gui.model.puzzle import Puzzle
from tests.support.solvers.corpus import unique_rows

PUZZLES = [row.puzzle for row in unique_rows()[:5]]
LINES = "".join(f"{puzzle.line('.')}\n" for puzzle in PUZZLES).encode()


class Slowly:
    """A source of which little is there at once, and which counts how often it was asked."""

    def __init__(self, data: bytes, size: int) -> None:
        self._stream = BytesIO(data)
        self._size = size
        self.asked = 0

    def read(self, _size: int, /) -> bytes:
        self.asked += 1
        return self._stream.read(self._size)


def _pieces(data: bytes, name: str | None = None) -> Sequence[LineBlock | ReadResult]:
    return list(pieces_of(BytesIO(data), format_named(name) if name else None))


@pytest.mark.parametrize("format_", FORMATS, ids=FORMATS.names)
def test_every_format_is_read_as_the_rest_of_the_program_reads_it(format_: Format) -> None:
    records = [PuzzleRecord.without_entries(Puzzle(puzzle)) for puzzle in PUZZLES]
    data = write_all(records if format_.holds_many else records[:1], format_)

    (piece,) = _pieces(data)

    if isinstance(piece, LineBlock):
        assert piece == LineBlock(1, data)
        assert format_.name in {"line", "sdm"}
    else:
        assert list(piece.records) == list(read(data).records)


@pytest.mark.parametrize("before", [b"", b"# a list\n", b"Puzzles of the week\n\n"])
def test_lines_come_as_soon_as_they_are_there(before: bytes) -> None:
    source = Slowly(before + LINES, len(before) + 82)

    first = next(pieces_of(source))

    assert isinstance(first, LineBlock)
    assert first.data == before + LINES[:82]
    assert source.asked == 1


def test_a_line_among_rows_does_not_make_a_list_of_them() -> None:
    rows = [PuzzleRecord.without_entries(Puzzle(puzzle)) for puzzle in PUZZLES]
    data = LINES[:82] + write_all(rows, format_named("boj2239"))

    (piece,) = _pieces(data)

    assert isinstance(piece, ReadResult)
    assert len(piece.records) == len(read(data).records)


@pytest.mark.parametrize("data", [b"", b"\n\n", b"# nothing\n"])
def test_what_holds_nothing_is_a_list_of_nothing(data: bytes) -> None:
    assert b"".join(piece.data for piece in _pieces(data) if isinstance(piece, LineBlock)) == data


def test_a_long_list_whose_first_line_tells_little_is_a_list() -> None:
    small = b"1234341221434321\n" * 100_000

    pieces = _pieces(small)

    assert b"".join(piece.data for piece in pieces if isinstance(piece, LineBlock)) == small


def test_lines_with_more_than_a_puzzle_come_part_by_part() -> None:
    lines = "".join(f"{at};{PUZZLES[at % 5].line('.')};easy\n" for at in range(40_000))

    pieces = _pieces(f"{lines}bad {'1' * 81} {'.' * 81}1\n".encode())

    readings = [piece for piece in pieces if isinstance(piece, ReadResult)]
    assert len(readings) == len(pieces) > 2
    grids = [record.puzzle.givens for piece in readings for record in piece.records]
    assert grids == [PUZZLES[at % 5] for at in range(40_000)]
    assert [error.line for piece in readings for error in piece.refused] == [40_001]


@pytest.mark.parametrize("data", [b"nonsense\n", b"{", bytes(1000), b"1234\n" * 3])
def test_what_cannot_be_read_is_refused_as_elsewhere(data: bytes) -> None:
    with pytest.raises(FormatError) as expected:
        read(data)

    with pytest.raises(FormatError) as raised:
        _pieces(data)

    assert raised.value.sentence == expected.value.sentence


def test_a_format_that_is_said_decides() -> None:
    sixteen = b"1234341221434321\n" * 16

    (as_rows,) = _pieces(sixteen, "boj2239")
    (as_lines,) = _pieces(sixteen, "line")

    assert isinstance(as_rows, ReadResult)
    assert len(as_rows.records) == 1
    assert as_lines == LineBlock(1, sixteen)


def _table_with_a_line_of(fields: int) -> bytes:
    columns = ",".join(f"Column {at}" for at in range(fields))
    wide, narrow = ",".join(["x" * 100_000] * fields), "," * (fields - 1)
    rows = "".join(
        f"{puzzle.line('.')},{wide if at == 2 else narrow}\n" for at, puzzle in enumerate(PUZZLES)
    )
    return f"Puzzle,{columns}\n{rows}".encode()


def test_a_table_with_a_row_longer_than_a_line_may_be_is_read_as_a_whole() -> None:
    (piece,) = _pieces(_table_with_a_line_of(12))

    assert isinstance(piece, ReadResult)
    assert [record.puzzle.givens for record in piece.records] == PUZZLES


def test_a_line_without_an_end_is_told_where_a_table_is_too_long_to_be_read_as_a_whole() -> None:
    start = b"Puzzle,Title\n" + LINES[:81] + b",easy\n"

    with pytest.raises(FormatError) as raised:
        _pieces(start + b"5" * (SIZE_LIMIT + 1))

    assert raised.value.line == 3


def test_a_line_without_an_end_that_is_no_list_is_refused_as_elsewhere() -> None:
    data = b"5" * (SIZE_LIMIT + 1)

    with pytest.raises(FormatError) as expected:
        read(data)
    with pytest.raises(FormatError) as raised:
        _pieces(data)

    assert raised.value.sentence == expected.value.sentence


@pytest.mark.parametrize("line", [b"1" * 199 + b"\n", b"\n" * 200])
def test_no_more_is_unpacked_than_tells_that_lines_are_no_list(
    line: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked = list[int]()

    def counted(source: ByteSource) -> Iterator[LineBlock]:
        for block in line_blocks_of(source):
            unpacked.append(len(block.data))
            yield block

    monkeypatch.setattr(puzzle_stream, "line_blocks_of", counted)
    packed = gzip.compress(line * 100_000)

    with pytest.raises(FormatError, match="larger than 16 MB"):
        list(pieces_of(BytesIO(packed)))

    assert sum(unpacked) < 2 << 20
