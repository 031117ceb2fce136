"""Files that gzip has made smaller, read as what they were.

A few of their bytes can stand for gigabytes: no more is made of them at once than is asked for.
"""

import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import text

_MAGIC = b"\x1f\x8b"
_OF_GZIP = 31  # what zlib calls a header and a checksum of gzip, and windows of any size


def is_compressed(data: bytes) -> bool:
    """Return whether a file that begins with `data` was made by gzip."""
    return data.startswith(_MAGIC)


def decompressed(data: bytes, limit: int) -> bytes:
    """Return what a file holds, or the first of it that is more than `limit` bytes.

    Raises FormatError where a compressed file is damaged.
    """
    if not is_compressed(data):
        return data
    pieces, length = [], 0
    for piece in decompressed_chunks([data], limit + 1):
        pieces.append(piece)
        length += len(piece)
        if length > limit:
            break
    return b"".join(pieces)


def decompressed_chunks(chunks: Iterable[bytes], size: int) -> Iterator[bytes]:
    """Yield what a file holds that comes in chunks, or raise FormatError where it is damaged.

    size: the most bytes yielded at once where it is compressed.
    """
    left = iter(chunks)
    head = b""
    for chunk in left:
        head += chunk
        if len(head) >= len(_MAGIC):
            break
    if is_compressed(head):
        yield from _inflated(chain([head], left), size)
    elif head:
        yield head
        yield from left


def _inflated(chunks: Iterable[bytes], size: int) -> Iterator[bytes]:
    """Yield what several compressed files hold, one behind the other, as gzip reads them."""
    member = zlib.decompressobj(_OF_GZIP)
    for chunk in chunks:
        data = chunk
        while data:
            if member.eof:
                data = data.lstrip(b"\0")  # what fills a block of a tape up
                if not data:
                    break
                member = zlib.decompressobj(_OF_GZIP)
            with _refusing_damage():
                piece = member.decompress(data, size)
            if piece:
                yield piece
            data = member.unconsumed_tail or member.unused_data
    with _refusing_damage():
        rest = member.flush()  # at most the copy that the last piece had no room for
    if rest:
        yield rest
    if not member.eof:
        raise FormatError(text("the compressed file ends too soon"))


@contextmanager
def _refusing_damage() -> Iterator[None]:
    try:
        yield
    except zlib.error as error:
        raise FormatError(text("the compressed file is damaged")) from error
