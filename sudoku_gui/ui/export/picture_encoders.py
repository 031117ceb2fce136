"""One illustration as the content of a file: PNG, SVG or PDF."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QBuffer, QMarginsF, QRect, QSizeF
from PySide6.QtGui import QFont, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from sudoku_gui import __version__
from sudoku_gui.language import say
from sudoku_gui.presentation.export.export_formats import ExportFormat
from sudoku_gui.presentation.export.export_options import RenderStyle
from sudoku_gui.ui.grid.illustration import (
    Illustration,
    IllustrationLayout,
    illustration_layout_of,
    paint,
)

_CREATOR = f"sudoku_gui {__version__}"
_VECTOR_SIDE = 600  # units
_PAPER_MILLIMETRES = 150.0  # the width on paper
_PAPER_DPI = 1200
_MILLIMETRES_PER_INCH = 25.4


def encode(shown: Illustration, format_: ExportFormat, style: RenderStyle, font: QFont) -> bytes:
    """Return the content of a file with the picture, in one of `PICTURE_FORMATS`."""
    return _ENCODERS[format_](shown, style, font)


def _png(shown: Illustration, style: RenderStyle, font: QFont) -> bytes:
    frame = illustration_layout_of(shown, style.side)
    image = QImage(frame.pixels, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(painter, frame, shown, style.theme, font)
    painter.end()
    image.setText("Software", _CREATOR)
    image.setText("Description", _description(shown))
    content = QBuffer()
    image.save(content, "PNG")  # type: ignore[call-overload]  # the stubs know str, Qt bytes
    return bytes(content.data().data())


def _svg(shown: Illustration, style: RenderStyle, font: QFont) -> bytes:
    frame = illustration_layout_of(shown, _VECTOR_SIDE)
    content = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(content)
    generator.setSize(frame.units)
    generator.setViewBox(QRect(0, 0, frame.units.width(), frame.units.height()))
    generator.setResolution(round(_VECTOR_SIDE * _MILLIMETRES_PER_INCH / _PAPER_MILLIMETRES))
    generator.setTitle(" – ".join(shown.caption[:1]) or "Sudoku")
    generator.setDescription(_description(shown))
    painter = QPainter(generator)
    paint(painter, frame, shown, style.theme, font)
    painter.end()
    return bytes(content.data().data())


def _pdf(shown: Illustration, style: RenderStyle, font: QFont) -> bytes:
    """Return a page of the size of the picture, with its fonts in the file."""
    frame = illustration_layout_of(shown, _VECTOR_SIDE)
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setPageSize(QPageSize(_paper(frame), QPageSize.Unit.Millimeter, "", _EXACTLY))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(_PAPER_DPI)
    writer.setTitle(" – ".join(shown.caption[:1]) or "Sudoku")
    writer.setCreator(_CREATOR)
    painter = QPainter(writer)
    paint(painter, frame, shown, style.theme, font)
    painter.end()
    return bytes(content.data().data())


_EXACTLY = QPageSize.SizeMatchPolicy.ExactMatch
_ENCODERS: Mapping[ExportFormat, Callable[[Illustration, RenderStyle, QFont], bytes]] = {
    ExportFormat.PNG: _png,
    ExportFormat.SVG: _svg,
    ExportFormat.PDF: _pdf,
}


def _paper(frame: IllustrationLayout) -> QSizeF:
    return QSizeF(frame.units) * (_PAPER_MILLIMETRES / frame.units.width())


def _description(shown: Illustration) -> str:
    """Return the grid in letters, for those who do not see it."""
    line = "".join(look.sign or "." for look in shown.grid.cells)
    failure_report = [say(shown.grid.annotation.description)] if shown.grid.annotation else []
    return "\n".join([*shown.caption, *failure_report, line])
