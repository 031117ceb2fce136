"""From bytes to lines: encodings, line ends and limits."""

import codecs
from collections import Counter

import pytest

from sudoku_gui.formats import read
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.line_kind import kind_of
from sudoku_gui.formats.text.source_text import (
    LINE_LIMIT,
    SIZE_LIMIT,
    LineRun,
    SourceLine,
    SourceText,
    decode,
)

KOREAN = "스도쿠\n12\n"


def numbered(source: SourceText) -> list[tuple[int, str]]:
    return [(line.number, line.text) for line in source.lines]


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be"),
    ],
)
def test_a_text_is_the_same_in_every_encoding(mark: bytes, encoding: str) -> None:
    source = decode(mark + KOREAN.encode(encoding))

    assert numbered(source) == [(1, "스도쿠"), (2, "12")]


@pytest.mark.parametrize("heading", ["", "가운데\n"])  # U+AC00 has the zero in its other byte
@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf16_without_a_mark_is_refused_by_its_name(encoding: str, heading: str) -> None:
    with pytest.raises(FormatError, match=r"^UTF-16 without a byte-order mark, expected UTF-8$"):
        decode((heading + "0 3 5 6\n7 8 2 1\n" * 4).encode(encoding))


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (codecs.BOM_UTF16_LE + b"1", "UTF-16-LE"),
        (codecs.BOM_UTF16_BE + b"\xd8\x00", "UTF-16-BE"),
        (codecs.BOM_UTF32_LE + b"\xff\xff\xff\xff", "UTF-32-LE"),
    ],
)
def test_a_mark_that_promises_too_much_is_refused(data: bytes, name: str) -> None:
    with pytest.raises(FormatError, match=f"^the file begins as {name} but is not {name}$"):
        decode(data)


@pytest.mark.parametrize(
    "data",
    [
        b"\0",
        b"12\x003",
        b"\0" * 4096,
        b"\0\0\x01\0" * 1024,  # numbers of four bytes each
        b"1\x002345678" * 40,
        codecs.BOM_UTF16_BE + b"\0\0",
    ],
)
def test_zero_bytes_are_no_text(data: bytes) -> None:
    with pytest.raises(FormatError, match=r"^not a text file: it holds zero bytes$"):
        decode(data)


def test_a_zero_byte_costs_no_more_than_its_line() -> None:
    puzzle = b"." * 80 + b"1\n"

    reading = read(puzzle * 2 + b"12\x003\n" + puzzle)

    assert len(reading.records) == 3
    assert [error.line for error in reading.refused] == [3]


def test_what_is_nothing_but_a_damaged_text_is_said_to_be_none() -> None:
    with pytest.raises(FormatError, match=r"^not a text file: it holds zero bytes$"):
        read(b"some\nwords\nand 1\x00\n")


@pytest.mark.parametrize(
    "data", [b"", b" \t ", b"\r\n\n\r", codecs.BOM_UTF8, codecs.BOM_UTF16_LE, b"\x1a", b"\n\x1a"]
)
def test_a_file_without_a_visible_sign_is_empty(data: bytes) -> None:
    with pytest.raises(FormatError, match=r"^the file is empty$"):
        decode(data)


def test_lines_end_alike_in_all_three_ways_and_blank_ones_are_counted() -> None:
    source = decode(b"1\r\n2\r3\n\r\n\r\r5 \n \t \n6")

    assert numbered(source) == [(1, "1"), (2, "2"), (3, "3"), (7, "5 "), (9, "6")]


@pytest.mark.parametrize("sign", "\v\f\x1c\x1d\x1e\x85\u2028\u2029")
def test_no_other_sign_ends_a_line(sign: str) -> None:
    line = f"1{sign}2"

    assert numbered(decode(line.encode())) == [(1, line)]


def test_the_end_mark_of_dos_is_dropped() -> None:
    assert numbered(decode(b"12\r\n\x1a")) == [(1, "12")]
    assert numbered(decode(b"12\x1a\x1a")) == [(1, "12")]


def test_an_end_mark_in_the_middle_stays() -> None:
    assert numbered(decode(b"1\x1a2")) == [(1, "1\x1a2")]


def test_bytes_that_are_not_utf8_stay_in_their_line() -> None:
    assert numbered(decode(b"\xbd\xba \xb5\n12")) == [(1, "\udcbd\udcba \udcb5"), (2, "12")]


def test_a_file_at_the_limit_is_read_and_one_above_is_not() -> None:
    decode(b"1".ljust(SIZE_LIMIT))
    with pytest.raises(
        FormatError,
        match=r"^the file is larger than 16 MB; only lists with a puzzle on each line",
    ):
        decode(b"1".ljust(SIZE_LIMIT + 1))


def test_a_file_has_a_limited_number_of_lines() -> None:
    decode(b"1" + b"\n" * LINE_LIMIT)
    with pytest.raises(
        FormatError, match=r"^the file has more than 1,000,000 lines, the most we read"
    ):
        decode(b"1" + b"\r" * (LINE_LIMIT + 1))


LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FRAME_OF_DOTS = "." * 81 + " " + "-" * 81


@pytest.mark.parametrize(
    "content",
    [
        LINE,
        f"{LINE}\n" * 3,
        f"# about\n\n{LINE} # 17\n{LINE}\t\n \n{LINE}5\n{LINE}\n{LINE},1\n  {LINE}\nprose",
        f"{LINE}\n{FRAME_OF_DOTS}\n{LINE} a - b\n{LINE}",
        f"{LINE}\n" * 2500 + "\n" + f"{LINE} tail\n" * 2,
        f"#{LINE}\n{LINE[:80]}\n{LINE[:80]}?\n.{LINE}\n",
    ],
)
def test_lines_are_the_same_in_stretches_and_one_by_one(content: str) -> None:
    source = SourceText(content)

    one_by_one = [
        SourceLine(number, line, kind_of(line))
        for number, line in enumerate(content.split("\n"), start=1)
        if line.strip(" \t")
    ]
    assert list(source.lines) == one_by_one
    rows = [line.kind for line in one_by_one if line.kind.is_row]
    assert source.rows_of_kind == Counter(rows)


def test_many_lines_of_81_cells_are_few_stretches() -> None:
    source = SourceText(f"# about\n{LINE}\n\n" + f"{LINE}\n" * 49_151)

    assert len(source.parts) < 100
    assert [line.text for line in source.single_lines] == ["# about"]
    assert source.parts[-1] == LineRun(49_004, "\n".join([LINE] * 151), 151)
