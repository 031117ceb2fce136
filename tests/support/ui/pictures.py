"""Pictures of cells and grids, and how far two of them differ for an eye without colours."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QFont, QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.presentation.grid.cell_look import CellLook
from sudoku_gui.presentation.grid.grid_layers import GridLook
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.cell_painter import paint_cell
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_painter import GridPicture

_NOTICEABLE = 64  # of 255 steps of grey
_PAPERS = {"window", "base", "panel", "on_accent"}

ONE_INK = Theme(
    **{
        field.name: "#ffffff" if field.name in _PAPERS or "ground" in field.name else "#000000"
        for field in fields(Theme)
    }
)
"""Black on white, whatever a colour is for: what looks different has another shape."""


def cell_picture(look: CellLook, theme: Theme, side: int = 48) -> QImage:
    """One cell as it is painted."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_cell(painter, image.rect(), look, theme, QFont())
    painter.end()
    return image


def grid_picture(
    geometry: Geometry, theme: Theme, ratio: float = 1.0, space: QSize | None = None
) -> GridPicture:
    """A picture in which nothing is shown yet."""
    layout = GridLayout(geometry, space or QSize(220, 230))
    return GridPicture(layout, theme, ratio, QFont())


def shown_by(picture: GridPicture, looks: Sequence[CellLook]) -> QImage:
    """What `picture` shows after `looks`."""
    picture.show(GridLook(picture.layout.geometry, tuple(looks)))
    return picture.pixmap.toImage()


def grabbed(widget: QWidget) -> QImage:
    """What `widget` shows now."""
    return widget.grab().toImage()


def on_screen(window: QWidget) -> QImage:
    """What is on the screen where `window` is, whether or not it has yet to paint itself."""
    picture = window.screen().grabWindow(window.winId()).toImage()
    return picture.convertToFormat(QImage.Format.Format_RGB32)


def is_up_to_date(window: QWidget) -> bool:
    """Whether on the screen is what `window` shows when it paints all of itself."""
    return on_screen(window) == grabbed(window).convertToFormat(QImage.Format.Format_RGB32)


@contextmanager
def paintings_of(widget: QWidget) -> Iterator[list[QRegion]]:
    """Give a list of what is painted of `widget` within, painting by painting."""
    log = _PaintLog()
    widget.installEventFilter(log)
    yield log.regions
    widget.removeEventFilter(log)


class _PaintLog(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.regions: list[QRegion] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.regions.append(event.region())
        return False


def differing_pixels(first: QImage, second: QImage) -> int:
    """How many pixels a person who sees no colours would see differ."""
    return sum(
        abs(one - other) >= _NOTICEABLE
        for one, other in zip(_greys(first), _greys(second), strict=True)
    )


def colours_in(image: QImage) -> set[str]:
    """Every colour there is, as #rrggbb."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    numbers = memoryview(plain.constBits()).cast("I")
    return {f"#{number & 0xFFFFFF:06x}" for number in set(numbers)}


def pixels_of(image: QImage, colour: str) -> int:
    """How many pixels have `colour`."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    wanted = 0xFF000000 | int(colour[1:], 16)
    return memoryview(plain.constBits()).cast("I").tolist().count(wanted)


def _greys(image: QImage) -> bytes:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, stride, width = bytes(grey.constBits()), grey.bytesPerLine(), grey.width()
    return b"".join(data[row * stride : row * stride + width] for row in range(grey.height()))
