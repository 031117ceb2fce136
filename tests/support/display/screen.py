"""The pixels of a screen, read from the file in which Xvfb keeps them.

Xvfb maps its screen to a file in the format of xwd: a header, a table of colours
and four bytes a pixel.  Reading it needs no other program and disturbs nobody.
"""

import mmap
import struct
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QImage

_HEADER = struct.Struct(">25I")  # xwd writes its header with the highest byte first
_BYTES_PER_PIXEL = 4  # blue, green, red and one unused
_BYTES_PER_COLOUR = 12


@dataclass(frozen=True, slots=True)
class Picture:
    """What stood in a rectangle of the screen at one moment."""

    width: int
    height: int
    pixels: bytes

    def colour_at(self, x: int, y: int) -> str:
        """The colour of one pixel as #rrggbb."""
        place = (y * self.width + x) * _BYTES_PER_PIXEL
        blue, green, red = self.pixels[place : place + 3]
        return f"#{red:02x}{green:02x}{blue:02x}"

    def has(self, colour: str) -> bool:
        """Whether any pixel has `colour`."""
        return self._find(_pixel(colour)) >= 0

    def find_line(self, colour: str, length: int) -> tuple[int, int]:
        """Where the uppermost horizontal line of `colour` and at least `length` begins.

        Raises ValueError if there is none.
        """
        place = self._find(_pixel(colour) * length)
        if place < 0:
            raise ValueError(f"no line of {colour} in the picture")
        row, column = divmod(place // _BYTES_PER_PIXEL, self.width)
        return column, row

    def length_of_line(self, x: int, y: int) -> int:
        """How many pixels from (x, y) to the right have the colour of the first."""
        colour, end = self.colour_at(x, y), x
        while end < self.width and self.colour_at(end, y) == colour:
            end += 1
        return end - x

    def part(self, left: int, top: int, width: int, height: int) -> "Picture":
        """The picture of a rectangle of this one."""
        stride = self.width * _BYTES_PER_PIXEL
        begin, length = left * _BYTES_PER_PIXEL, width * _BYTES_PER_PIXEL
        rows = (
            self.pixels[row * stride + begin : row * stride + begin + length]
            for row in range(top, top + height)
        )
        return Picture(width, height, b"".join(rows))

    def _find(self, pixels: bytes) -> int:
        """The first place at a whole pixel where `pixels` begin, or -1."""
        place = self.pixels.find(pixels)
        while place >= 0 and place % _BYTES_PER_PIXEL:
            place = self.pixels.find(pixels, place + 1)
        return place

    def save(self, path: Path) -> None:
        """Write the picture into a file of the kind that its suffix says."""
        stride = self.width * _BYTES_PER_PIXEL
        image = QImage(self.pixels, self.width, self.height, stride, QImage.Format.Format_RGB32)
        if not image.save(str(path)):
            raise OSError(f"{path} cannot be written")


class Screen:
    """A screen whose pixels stand in the file `path`, to be closed in the end."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = _HEADER.unpack_from(self._bytes)
        self.width, self.height = header[4], header[5]
        self._stride = header[12]
        self._begin = header[0] + header[19] * _BYTES_PER_COLOUR

    def picture(self, left: int, top: int, width: int, height: int) -> Picture:
        """What stands in a rectangle of the screen now, as far as it is on it.

        A window that is just becoming larger may be told with the place that it had before.
        """
        width, height = min(width, self.width - left), min(height, self.height - top)
        begin = self._begin + left * _BYTES_PER_PIXEL
        length = width * _BYTES_PER_PIXEL
        rows = (
            self._bytes[begin + row * self._stride : begin + row * self._stride + length]
            for row in range(top, top + height)
        )
        pixels = bytearray(b"".join(rows))
        pixels[3::_BYTES_PER_PIXEL] = bytes(width * height)  # the unused bytes may be anything
        return Picture(width, height, bytes(pixels))

    def close(self) -> None:
        """Let the file go."""
        self._bytes.close()


def _pixel(colour: str) -> bytes:
    return bytes.fromhex(colour[1:])[::-1] + b"\0"
