"""Animated pictures frame by frame as content of a file: GIF and APNG.

Each frame is encoded and forgotten before the next is painted, so that memory holds two
frames, however many there are; a frame brings only the part that differs from the one
before.  Pillow, which is not installed with the program, does the work on pixels; this
module is imported only where it is there.
"""

import struct
import zlib
from collections.abc import Callable, Mapping
from typing import Protocol

from PIL import GifImagePlugin, Image, ImageChops

from sudoku_gui.presentation.export.export_formats import ExportFormat
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.export import png

_Size = tuple[int, int]  # width, height
_Box = tuple[int, int, int, int]  # left, top, right, bottom


class AnimationEncoder(Protocol):
    """The content of a file: first `head`, then each frame, then `tail`."""

    def head(self) -> bytes:
        """Return what comes before the frames."""

    def frame(self, pixels: bytes) -> bytes:
        """Return the next frame, of rows of BGRX pixels of the width given to the constructor."""

    def tail(self) -> bytes:
        """Return what comes after the frames."""


class GifEncoder:
    """GIF89a, repeated without end, in at most 256 colours.

    Source: the GIF89a specification of CompuServe, 1990, and Netscape's extension for
    repetition.  Times are whole hundredths of a second there, so that frames of some
    rates last unequally long; together they last as long as they should.
    """

    def __init__(self, size: _Size, count: int, rate: int, theme: Theme) -> None:
        self._size = size
        self._rate = rate
        self._changes = _ChangedBox()
        self._number = 0
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette(_palette_of(theme))

    def head(self) -> bytes:
        has_256_colours = 0xF7
        screen = struct.pack("<HHBBB", *self._size, has_256_colours, 0, 0)
        colours = bytes(self._palette.getpalette() or ()).ljust(3 * 256, b"\0")
        repetition = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
        return b"GIF89a" + screen + colours + repetition

    def frame(self, pixels: bytes) -> bytes:
        image = _image_of(pixels, self._size)
        box = self._changes.box_of(image)
        part = image.crop(box).quantize(palette=self._palette, dither=Image.Dither.NONE)
        control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x04, self._next_duration(), 0, 0)
        return control + b"".join(GifImagePlugin.getdata(part, box[:2]))

    def tail(self) -> bytes:
        return b";"

    def _next_duration(self) -> int:
        """Return how long the next frame stays, in hundredths of a second."""
        begin, self._number = self._number, self._number + 1
        return self._number * 100 // self._rate - begin * 100 // self._rate


class ApngEncoder:
    """PNG with animation, repeated without end, in full colour.

    Source: the PNG specification, third edition, W3C 2025.
    """

    def __init__(self, size: _Size, count: int, rate: int, _theme: Theme) -> None:
        self._size = size
        self._count = count
        self._rate = rate
        self._changes = _ChangedBox()
        self._sequence = 0

    def head(self) -> bytes:
        forever = struct.pack(">II", self._count, 0)
        return png.SIGNATURE + png.header(*self._size) + png.chunk(b"acTL", forever)

    def frame(self, pixels: bytes) -> bytes:
        image = _image_of(pixels, self._size)
        left, top, right, bottom = box = self._changes.box_of(image)
        is_first = self._sequence == 0
        control = struct.pack(
            *(">IIIIIHHBB", self._next_number(), right - left, bottom - top, left, top),
            *(1, self._rate, 0, 0),
        )
        data = zlib.compress(png.rows(image.crop(box).tobytes(), right - left, 3 * (right - left)))
        if is_first:
            return png.chunk(b"fcTL", control) + png.chunk(b"IDAT", data)
        number = struct.pack(">I", self._next_number())
        return png.chunk(b"fcTL", control) + png.chunk(b"fdAT", number + data)

    def tail(self) -> bytes:
        return png.chunk(b"IEND", b"")

    def _next_number(self) -> int:
        self._sequence += 1
        return self._sequence - 1


ANIMATION_ENCODERS: Mapping[ExportFormat, Callable[[_Size, int, int, Theme], AnimationEncoder]] = {
    ExportFormat.GIF: GifEncoder,
    ExportFormat.APNG: ApngEncoder,
}
"""How each is begun: the size in pixels, how many frames, how many a second, the colours."""


def _image_of(pixels: bytes, size: _Size) -> Image.Image:
    return Image.frombytes("RGB", size, pixels, "raw", "BGRX", 0, 1)


class _ChangedBox:
    """Knows which part of each image differs from the one before."""

    def __init__(self) -> None:
        self._before: Image.Image | None = None

    def box_of(self, image: Image.Image) -> _Box:
        """Return the smallest box around what differs, at least one pixel.

        Of the first image that is all.
        """
        before, self._before = self._before, image
        if before is None:
            return (0, 0, *image.size)
        return ImageChops.difference(before, image).getbbox() or (0, 0, 1, 1)


def _palette_of(theme: Theme) -> bytes:
    """Return the colours that pictures show: each ink on each ground, and its edges."""
    grounds = (theme.base, theme.given_ground, theme.placed_ground, theme.taken_back_ground)
    inks = (
        *(theme.given, theme.entry, theme.solver, theme.conflict, theme.standing),
        *(theme.taken_back, theme.thin_line, theme.thick_line),
    )
    blends = [
        _blend(ground, ink, part)
        for ground in grounds
        for ink in inks
        for part in range(1, _PARTS + 1)
    ]
    return b"".join([*(bytes.fromhex(ground[1:]) for ground in grounds), *blends])


def _blend(ground: str, ink: str, part: int) -> bytes:
    """Return the colour of a pixel of which `part` of _PARTS is covered with ink."""
    pairs = zip(bytes.fromhex(ground[1:]), bytes.fromhex(ink[1:]), strict=True)
    return bytes((below * (_PARTS - part) + above * part) // _PARTS for below, above in pairs)


_PARTS = 7  # 4 grounds and 8 inks on each in 7 shades: 228 of the 256 colours that GIF has
