"""Compressed files: read as what they were, in pieces of any size, and never without a bound."""

import gzip
import tracemalloc
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import FormatError
from sudoku_gui.formats.text.decompression import (
    decompressed,
    decompressed_chunks,
    is_compressed,
)

LINE = b"1" + b"." * 80 + b"\n"


def _cut(data: bytes, sizes: list[int]) -> list[bytes]:
    """The data in pieces of these sizes, and the rest."""
    pieces = []
    for size in sizes:
        pieces.append(data[:size])
        data = data[size:]
    return [*pieces, data]


@given(
    st.lists(st.binary(max_size=3000), min_size=1, max_size=3),
    st.lists(st.integers(1, 40), max_size=20),
    st.integers(1, 500),
)
def test_several_files_in_one_are_read_however_they_are_cut(
    members: list[bytes], sizes: list[int], most: int
) -> None:
    data = b"".join(gzip.compress(member, mtime=0) for member in members)

    pieces = [*decompressed_chunks(_cut(data, sizes), most)]

    assert b"".join(pieces) == b"".join(members)
    assert max(map(len, pieces), default=0) <= max(most, 300)
    assert decompressed(data, 10_000) == b"".join(members)


@given(st.binary(max_size=200).filter(lambda data: not is_compressed(data)))
def test_what_is_not_compressed_stays_as_it_is(data: bytes) -> None:
    assert b"".join(decompressed_chunks(_cut(data, [1, 1]), 7)) == data
    assert decompressed(data, 1_000) == data


def test_what_fills_up_a_tape_is_no_file() -> None:
    assert decompressed(gzip.compress(LINE, mtime=0) + bytes(512), 1_000) == LINE


@given(st.data())
def test_a_file_that_was_cut_or_changed_is_refused_or_as_it_was(data: st.DataObject) -> None:
    whole = gzip.compress(LINE * 50, mtime=0)
    at = data.draw(st.integers(0, len(whole) - 1))
    changed = bytearray(whole)
    changed[at] ^= data.draw(st.integers(1, 255))

    for spoilt in (whole[:at], bytes(changed)):
        if is_compressed(spoilt):
            with suppress(FormatError):
                assert decompressed(spoilt, 10_000) == LINE * 50


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (gzip.compress(LINE, mtime=0)[:-1], "the compressed file ends too soon"),
        (gzip.compress(LINE, mtime=0) + b"more", "the compressed file is damaged"),
    ],
)
def test_what_is_wrong_is_said(data: bytes, sentence: str) -> None:
    with pytest.raises(FormatError, match=sentence):
        decompressed(data, 1_000)


def test_little_that_stands_for_much_takes_no_memory() -> None:
    bomb = gzip.compress(bytes(50_000_000))
    tracemalloc.start()

    first = decompressed(bomb, 1_000_000)

    assert len(first) > 1_000_000
    assert tracemalloc.get_traced_memory()[1] < 5_000_000
    tracemalloc.stop()
