"""PNG, chunk by chunk, so that no more than a few rows of a large picture are held in memory.

Source: the PNG specification, third edition, W3C 2025.
"""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of the given kind, four letters, with its length and checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def header(width: int, height: int) -> bytes:
    """Return the first chunk of a picture in RGB, eight bits a colour."""
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))


def comment(keyword: str, words: str) -> bytes:
    """Return a chunk with words in any language about the picture."""
    return chunk(b"iTXt", keyword.encode("latin-1") + bytes(5) + words.encode(errors="replace"))


def rows(pixels: bytes, width: int, stride: int) -> bytes:
    """Return rows of RGB as they are compressed: each after the number of its filter, none.

    stride: the distance between two rows of `pixels`, in bytes.
    """
    return b"".join(
        b"\0" + pixels[start : start + 3 * width] for start in range(0, len(pixels), stride)
    )
