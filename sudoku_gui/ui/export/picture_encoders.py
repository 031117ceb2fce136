"""One picture as the content of a file: PNG, SVG or PDF."""

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QBuffer, QMarginsF, QRect, QSize, QSizeF
from PySide6.QtGui import QFont, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from sudoku_gui import __version__
from sudoku_gui.presentation.export.export_formats import ExportFormat
from sudoku_gui.presentation.export.export_options import RenderStyle
from sudoku_gui.presentation.theme import Theme

_CREATOR = f"sudoku_gui {__version__}"
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

    def paint(self, painter: QPainter, side: int, theme: Theme, font: QFont) -> None:
        """Paint it over the whole device."""


def encode(shown: Picture, format_: ExportFormat, style: RenderStyle, font: QFont) -> bytes:
    """Return the content of a file with the picture, in one of `PICTURE_FORMATS`."""
    return _ENCODERS[format_](shown, style, font)


def _png(shown: Picture, style: RenderStyle, font: QFont) -> bytes:
    image = QImage(shown.pixels(style.side), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    shown.paint(painter, style.side, style.theme, font)
    painter.end()
    image.setText("Software", _CREATOR)
    image.setText("Description", _description(shown))
    content = QBuffer()
    image.save(content, "PNG")  # type: ignore[call-overload]  # the stubs know str, Qt bytes
    return bytes(content.data().data())


def _svg(shown: Picture, style: RenderStyle, font: QFont) -> bytes:
    units = shown.units(_VECTOR_SIDE)
    content = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(content)
    generator.setSize(units)
    generator.setViewBox(QRect(0, 0, units.width(), units.height()))
    generator.setResolution(round(_MILLIMETRES_PER_INCH / _MILLIMETRES))
    generator.setTitle(" – ".join(shown.caption[:1]) or "Sudoku")
    generator.setDescription(_description(shown))
    painter = QPainter(generator)
    shown.paint(painter, _VECTOR_SIDE, style.theme, font)
    painter.end()
    return bytes(content.data().data())


def _pdf(shown: Picture, style: RenderStyle, font: QFont) -> bytes:
    """Return a page of the size of the picture, with its fonts in the file."""
    units = shown.units(_VECTOR_SIDE)
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setPageSize(QPageSize(_paper(units), QPageSize.Unit.Millimeter, "", _EXACTLY))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(_PAPER_DPI)
    writer.setTitle(" – ".join(shown.caption[:1]) or "Sudoku")
    writer.setCreator(_CREATOR)
    painter = QPainter(writer)
    shown.paint(painter, _VECTOR_SIDE, style.theme, font)
    painter.end()
    return bytes(content.data().data())


_EXACTLY = QPageSize.SizeMatchPolicy.ExactMatch
_ENCODERS: Mapping[ExportFormat, Callable[[Picture, RenderStyle, QFont], bytes]] = {
    ExportFormat.PNG: _png,
    ExportFormat.SVG: _svg,
    ExportFormat.PDF: _pdf,
}


def _paper(units: QSize) -> QSizeF:
    return QSizeF(units) * min(_MILLIMETRES, _LONGEST_PAPER / units.height())


def _description(shown: Picture) -> str:
    """Return all in words, for those who do not see it."""
    return "\n".join([*shown.caption, shown.description])
