"""One picture as the content of a file: PNG, SVG or PDF."""

import zlib
from collections.abc import Callable, Generator, Iterator, Mapping
from functools import partial
from typing import Protocol

from PySide6.QtCore import QBuffer, QMarginsF, QRect, QSize, QSizeF
from PySide6.QtGui import QFont, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from sudoku_gui import __version__
from sudoku_gui.presentation.export.export_formats import ExportFormat
from sudoku_gui.presentation.export.export_options import RenderStyle
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.export import png

_CREATOR = f"sudoku_gui {__version__}"
_PIXELS_AT_ONCE = 1_000_000  # of PNG
_VECTOR_SIDE = 600  # units
_MILLIMETRES = 0.25  # of a unit on paper
_LONGEST_PAPER = 5_000.0  # millimetres; of PDF
_PAPER_DPI = 1200
_MILLIMETRES_PER_INCH = 25.4


class Picture(Protocol):
    """What is drawn the same way on any device; it is `side` units or pixels wide, or its own."""

    @property
    def caption(self) -> tuple[str, ...]:
        """The words below it, the first line a title."""

    @property
    def description(self) -> str:
        """What is drawn in words."""

    def units(self, side: int) -> QSize:
        """Return the size of the whole picture in the units it is painted in."""

    def pixels(self, side: int) -> QSize:
        """Return the size of the whole picture in pixels."""

    def paint(self, painter: QPainter, side: int, theme: Theme, font: QFont) -> Iterator[None]:
        """Paint it over the whole device, in parts."""


Encoding = Generator[Callable[[], bytes] | None, bytes, bytes]
"""Paints in parts and returns the content of a file; yields None between two parts, or a function
to be called in the background, whose result is sent back."""


def encode(shown: Picture, format_: ExportFormat, style: RenderStyle, font: QFont) -> Encoding:
    """Return what paints and encodes a picture in one of `PICTURE_FORMATS`."""
    return _ENCODERS[format_](shown, style, font)


def _png(shown: Picture, style: RenderStyle, font: QFont) -> Encoding:
    """Paint the picture, and compress some rows after the other in the background."""
    size = shown.pixels(style.side)
    image = QImage(size, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        yield from shown.paint(painter, style.side, style.theme, font)
    compressor = zlib.compressobj()
    compressed = []
    height = max(1, _PIXELS_AT_ONCE // size.width())
    for top in range(0, size.height(), height):
        rows = image.copy(0, top, size.width(), min(height, size.height() - top))
        rgb = rows.convertToFormat(QImage.Format.Format_RGB888)
        pixels, stride = bytes(rgb.constBits()), rgb.bytesPerLine()
        compressed.append((yield partial(_compressed, compressor, pixels, size.width(), stride)))
    return b"".join(
        (
            png.SIGNATURE,
            png.header(size.width(), size.height()),
            png.comment("Software", _CREATOR),
            png.comment("Description", _description(shown)),
            png.chunk(b"IDAT", b"".join(compressed) + compressor.flush()),
            png.chunk(b"IEND", b""),
        )
    )


def _compressed(compressor: "zlib._Compress", pixels: bytes, width: int, stride: int) -> bytes:
    return compressor.compress(png.rows(pixels, width, stride))


def _svg(shown: Picture, style: RenderStyle, font: QFont) -> Encoding:
    units = shown.units(_VECTOR_SIDE)
    content = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(content)
    generator.setSize(units)
    generator.setViewBox(QRect(0, 0, units.width(), units.height()))
    generator.setResolution(round(_MILLIMETRES_PER_INCH / _MILLIMETRES))
    generator.setTitle(" – ".join(shown.caption[:1]) or "Sudoku")
    generator.setDescription(_description(shown))
    with QPainter(generator) as painter:
        yield from shown.paint(painter, _VECTOR_SIDE, style.theme, font)
    return bytes(content.data().data())


def _pdf(shown: Picture, style: RenderStyle, font: QFont) -> Encoding:
    """Paint a page of the size of the picture, with its fonts in the file."""
    units = shown.units(_VECTOR_SIDE)
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setPageSize(QPageSize(_paper(units), QPageSize.Unit.Millimeter, "", _EXACTLY))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(_PAPER_DPI)
    writer.setTitle(" – ".join(shown.caption[:1]) or "Sudoku")
    writer.setCreator(_CREATOR)
    with QPainter(writer) as painter:
        yield from shown.paint(painter, _VECTOR_SIDE, style.theme, font)
    return bytes(content.data().data())


_EXACTLY = QPageSize.SizeMatchPolicy.ExactMatch
_ENCODERS: Mapping[ExportFormat, Callable[[Picture, RenderStyle, QFont], Encoding]] = {
    ExportFormat.PNG: _png,
    ExportFormat.SVG: _svg,
    ExportFormat.PDF: _pdf,
}


def _paper(units: QSize) -> QSizeF:
    return QSizeF(units) * min(_MILLIMETRES, _LONGEST_PAPER / units.height())


def _description(shown: Picture) -> str:
    """Return all in words, for those who do not see it."""
    return "\n".join([*shown.caption, shown.description])
