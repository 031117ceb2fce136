"""Lines of a stream, wherever it is cut."""

import io
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import FormatError
from sudoku_gui.formats.text.source_stream import LINE_BYTES, LineBlock, line_blocks_of
from sudoku_gui.formats.text.source_text import SourceText, decode

ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-32"]


class Dripping:
    """A source that gives no more at once than it pleases."""

    def __init__(self, data: bytes, sizes: Iterator[int]) -> None:
        self._data = io.BytesIO(data)
        self._sizes = sizes

    def read(self, size: int, /) -> bytes:
        return self._data.read(min(size, next(self._sizes, size)))


@given(
    st.text(st.sampled_from("12.ü—\r\n\x1a "), max_size=60),
    st.sampled_from(ENCODINGS),
    st.lists(st.integers(1, 9)),
)
def test_the_lines_are_those_of_the_whole_text(text: str, encoding: str, sizes: list[int]) -> None:
    data = ("3 " + text).encode(encoding)

    pieces = list(line_blocks_of(Dripping(data, iter(sizes))))

    content = b"".join(piece.data for piece in pieces).decode()
    assert SourceText(content).lines == decode(data).lines
    numbers = [line.number + piece.first - 1 for piece in pieces for line in piece.as_text().lines]
    assert numbers == [line.number for line in decode(data).lines]


def test_a_line_is_there_before_the_next_is_read() -> None:
    lines = line_blocks_of(Dripping(b"1234\n5678\n", iter([5, 1, 1, 1, 1, 1])))

    assert next(lines).data == b"1234\n"
    assert next(lines).data == b"5678\n"


@pytest.mark.parametrize(
    ("size", "parts"),
    [
        (1, [(4, b"12\n"), (5, b"\n"), (6, b"345\n"), (7, b"6")]),
        (4, [(4, b"12\n\n"), (6, b"345\n"), (7, b"6")]),
        (5, [(4, b"12\n\n345\n"), (7, b"6")]),
        (99, [(4, b"12\n\n345\n6")]),
    ],
)
def test_lines_are_cut_where_lines_end(size: int, parts: list[tuple[int, bytes]]) -> None:
    assert list(LineBlock(4, b"12\n\n345\n6").split(size)) == parts


@pytest.mark.parametrize("size", [1, 4, 100])
def test_a_zero_byte_stays_in_its_line(size: int) -> None:
    data = b"12\n34\n5\0\n67\n"

    assert b"".join(each.data for each in line_blocks_of(io.BytesIO(data), size)) == data


def test_bytes_that_are_no_utf_8_stay_in_their_line() -> None:
    (lines,) = line_blocks_of(io.BytesIO(b"12\xff4\n"))

    assert lines.as_text().lines[0].text == "12\udcff4"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("1234\n5678".encode("utf-16-le"), "UTF-16 without a byte-order mark"),
        ("1234".encode("utf-16") + b"1", "the file begins as UTF-16-LE but is not UTF-16-LE"),
        (b"1\n" + b"2" * (LINE_BYTES + 1), "line 2: the line is longer than 1 MB"),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(FormatError) as refused:
        list(line_blocks_of(io.BytesIO(data)))

    assert str(refused.value).startswith(message)
