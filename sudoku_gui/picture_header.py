"""What the first bytes of a picture say, before anything is decoded: its size, and whether all
of the file is there.

A small file may say that it is a picture of any size, and whoever decodes it then has no memory
left; so sizes are known first.
"""

import struct
from collections.abc import Callable

from sudoku_gui.lazy_dataclasses import dataclass

_JPEG_FRAMES = frozenset(
    {0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}
)
_JPEG_SCAN = 0xDA
_PNG_WITH_ALPHA = frozenset({4, 6})  # colour types


@dataclass(frozen=True, slots=True)
class PictureHeader:
    """What is known of a picture that was not decoded."""

    width: int
    height: int
    is_whole: bool  # the file does not end before the picture does
    has_alpha: bool = False  # parts may be transparent

    @property
    def pixels(self) -> int:
        """How many there are."""
        return self.width * self.height


def header_of(data: bytes) -> PictureHeader | None:
    """Return what the first bytes of a picture say, or None where it is none of those known."""
    for start, read in _READERS.items():
        if data.startswith(start):
            try:
                return read(data)
            except (struct.error, IndexError):  # the file ends in its header
                return PictureHeader(0, 0, is_whole=False)
    return None


def _png(data: bytes) -> PictureHeader:
    width, height, _, colour = struct.unpack_from(">IIBB", data, 16)
    return PictureHeader(width, height, b"IEND" in data[-64:], colour in _PNG_WITH_ALPHA)


def _jpeg(data: bytes) -> PictureHeader:
    """Go from segment to segment: the frame has the size, and the scan behind it an end."""
    place, width, height = 2, 0, 0
    while True:
        marker = data[place + 1]
        if data[place] != 0xFF:
            return PictureHeader(0, 0, is_whole=False)
        if marker == 0xFF:  # fills up
            place += 1
            continue
        if marker == _JPEG_SCAN:
            return PictureHeader(width, height, data.find(b"\xff\xd9", place) >= 0)
        if marker in _JPEG_FRAMES:
            height, width = struct.unpack_from(">HH", data, place + 5)
        place += 2 + int(struct.unpack_from(">H", data, place + 2)[0])


def _gif(data: bytes) -> PictureHeader:
    width, height = struct.unpack_from("<HH", data, 6)
    return PictureHeader(width, height, data.rstrip(b"\0").endswith(b";"))


def _bmp(data: bytes) -> PictureHeader:
    (length,) = struct.unpack_from("<I", data, 2)
    width, height = struct.unpack_from("<ii", data, 18)
    return PictureHeader(abs(width), abs(height), len(data) >= length)


def _webp(data: bytes) -> PictureHeader | None:
    if data[8:12] != b"WEBP"[: len(data) - 8]:
        return None
    is_whole = len(data) >= 8 + int(struct.unpack_from("<I", data, 4)[0])
    match data[12:16]:
        case b"VP8 ":
            width, height = struct.unpack_from("<HH", data, 26)
            return PictureHeader(width & 0x3FFF, height & 0x3FFF, is_whole)
        case b"VP8L":
            (bits,) = struct.unpack_from("<I", data, 21)
            return PictureHeader((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1, is_whole)
        case _:
            width = int.from_bytes(data[24:27], "little") + 1
            height = int.from_bytes(data[27:30], "little") + 1
            return PictureHeader(width, height, is_whole)


_READERS: dict[bytes, Callable[[bytes], PictureHeader | None]] = {
    b"\x89PNG\r\n\x1a\n": _png,
    b"\xff\xd8\xff": _jpeg,
    b"GIF8": _gif,
    b"BM": _bmp,
    b"RIFF": _webp,
}
