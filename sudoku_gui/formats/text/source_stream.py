"""From a stream of bytes to whole lines of text, piece by piece: it may be longer than memory.

What is read is what `source_text` makes of the same bytes as a whole, wherever the stream
happens to be cut, and as soon as it is there: a pipe may be slow.
"""

import codecs
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple, Protocol

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.decompression import decompressed_chunks
from sudoku_gui.formats.text.source_text import (
    END_OF_FILE,
    MARKS,
    SourceText,
    is_unmarked_utf16,
    not_of_encoding,
    unmarked_utf16,
)
from sudoku_gui.language import text

PIECE_BYTES = 1 << 16
LINE_BYTES = 1 << 20
"""The most bytes that a line may have."""

_LONGEST_MARK = 4


class ByteSource(Protocol):
    """What can be read: an unbuffered file, or anything that gives what is there already."""

    def read(self, size: int, /) -> bytes | None:
        """Return at least one byte and at most `size` of them, or none at the end."""


class LineBlock(NamedTuple):
    """Whole lines, each with a line feed at its end but perhaps the last of all."""

    first: int  # the number of the first of them
    data: bytes  # UTF-8, or bytes that are no text

    def as_text(self) -> SourceText:
        """Return the lines taken apart, numbered from 1."""
        return SourceText(self.data.decode("utf-8", "surrogateescape"))

    def split(self, size: int) -> "Iterator[LineBlock]":
        """Yield the same in parts of whole lines, each of the fewest that have `size` bytes."""
        first, start = self.first, 0
        while start < len(self.data):
            end = self.data.find(b"\n", start + size - 1) + 1 or len(self.data)
            part = LineBlock(first, self.data[start:end])
            yield part
            first, start = first + part.data.count(b"\n"), end


def line_blocks_of(source: ByteSource, size: int = PIECE_BYTES) -> Iterator[LineBlock]:
    """Yield the lines of a file, in its order, or raise FormatError where it is no text any more.

    size: how many bytes are read at once, at most.
    """
    first, rest = 1, b""
    for data in _with_line_feeds(_as_utf8(decompressed_chunks(_chunks_of(source, size), size))):
        end = data.rfind(b"\n") + 1
        if end:
            lines = LineBlock(first, b"".join((rest, memoryview(data)[:end])))
            yield lines
            first, rest = first + _lines_in(lines.data), b""
        rest += data[end:]
        if len(rest) > LINE_BYTES:
            limit = LINE_BYTES >> 20
            raise FormatError(text("the line is longer than {limit} MB", limit=limit), first)
    rest = rest.rstrip(END_OF_FILE.encode())
    if rest:
        yield LineBlock(first, rest)


def _lines_in(data: bytes) -> int:
    # Much faster than to count: that looks at every byte by itself.
    return len(data) - len(data.replace(b"\n", b""))


def _with_line_feeds(chunks: Iterator[bytes]) -> Iterator[bytes]:
    r"""Yield the same with `\n` for `\r\n` and `\r`, keeping a last `\r` until more follows."""
    held = b""
    for chunk in chunks:
        data = held + chunk
        held = b"\r" if data.endswith(b"\r") else b""
        if b"\r" in data:
            data = data.removesuffix(held).replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        yield data
    if held:
        yield b"\n"


def _as_utf8(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Yield the bytes without a mark, those of UTF-16 and UTF-32 as UTF-8, or raise FormatError."""
    head = b""
    for chunk in chunks:
        head += chunk
        if len(head) >= _LONGEST_MARK:
            break
    for mark, encoding in MARKS:
        if head.startswith(mark):
            yield from _decoded(chain([head[len(mark) :]], chunks), encoding)
            return
    if is_unmarked_utf16(head):
        raise FormatError(unmarked_utf16())
    yield head.removeprefix(codecs.BOM_UTF8)
    yield from chunks


def _decoded(chunks: Iterable[bytes], encoding: str) -> Iterator[bytes]:
    decoder = codecs.getincrementaldecoder(encoding)()
    try:
        for chunk in chunks:
            yield decoder.decode(chunk).encode()
        decoder.decode(b"", final=True)
    except UnicodeDecodeError as error:
        raise FormatError(not_of_encoding(encoding)) from error


def _chunks_of(source: ByteSource, size: int) -> Iterator[bytes]:
    while data := source.read(size):
        yield data
