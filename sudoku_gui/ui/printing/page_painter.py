"""Paints printed pages, on any device, with the painter of the grid on the screen."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from sudoku_gui.language import say
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.presentation.export.page_contents import PageContents, PrintedGrid
from sudoku_gui.presentation.export.page_layout import Area, PuzzleArea
from sudoku_gui.presentation.one_line import on_one_line
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_painter import paint_grid
from sudoku_gui.ui.kit.text_outlines import has_fonts

_LINES_IN_CELL = 16  # as many thin lines as a cell is wide, at least
_WORD_UNITS = 100  # to a millimetre: fonts have whole sizes
_LETTER_SHARE = 0.62  # of the height of a line
_SMALLEST_SHARE = 0.35  # to which words are narrowed before they are cut
_GAP = 3.0  # millimetres between words on the left and on the right
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def paint_page(
    painter: QPainter, dots: float, contents: PageContents, theme: Theme, font: QFont
) -> Iterator[None]:
    """Paint a page bit by bit, a grid at a time.

    dots: of the device, to a millimetre.
    """
    with _restored(painter):
        painter.scale(dots, dots)
        for each in contents.grids:
            with _restored(painter):
                if each.area.is_upside_down:
                    _turn(painter, each.area)
                _paint_grid(painter, each, contents.line_width, theme, font)
            yield
        if contents.name is not None and contents.number is not None:
            name, number = say(contents.name), say(contents.number)
            _paint_sides(painter, contents.page_line, name, number, theme, font)


@contextmanager
def _restored(painter: QPainter) -> Iterator[None]:
    """Have the painter afterwards as it was, also where Ctrl+C ends what is done within."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def _turn(painter: QPainter, area: PuzzleArea) -> None:
    """Let what is painted in `area` stand upside down there."""
    whole = area.whole
    middle = QPointF(whole.left + whole.width / 2, whole.top + whole.height / 2)
    painter.translate(middle)
    painter.rotate(180)
    painter.translate(-middle)


def _paint_grid(
    painter: QPainter, grid: PrintedGrid, line_width: float, theme: Theme, font: QFont
) -> None:
    if grid.title is not None or grid.level:
        bold = QFont(font)
        bold.setBold(True)
        title = say(grid.title) if grid.title is not None else ""
        _paint_sides(painter, grid.area.heading, title, grid.level, theme, font, bold)
    place = grid.area.grid
    if grid.look is not None:
        layout = _layout_in(place, grid.look.geometry, line_width)
        scale = place.width / layout.space.width()
        painter.translate(place.left, place.top)
        painter.scale(scale, scale)
        paint_grid(painter, layout, grid.look, theme, font)
    elif grid.words is not None:
        height = grid.area.heading.height
        line = Area(place.left, place.top + (place.height - height) / 2, place.width, height)
        _paint_words(painter, line, say(grid.words), Qt.AlignmentFlag.AlignHCenter, theme, font)


def _layout_in(place: Area, geometry: Geometry, line_width: float) -> GridLayout:
    """Return a layout that fills a square, in units of about the width of thin lines.

    So these are the same on every page, but for cells so small that they would fill them.
    """
    unit = min(line_width, place.width / geometry.size / _LINES_IN_CELL)
    side = max(1, round(place.width / unit))
    layout = GridLayout(geometry, QSize(side, side))
    filled = layout.cell_side * geometry.size + 2 * layout.thick
    return GridLayout(geometry, QSize(filled, filled))


def _paint_sides(
    painter: QPainter,
    line: Area,
    left: str,
    right: str,
    theme: Theme,
    font: QFont,
    left_font: QFont | None = None,
) -> None:
    """Paint words at both ends of a line; those on the left give way."""
    taken = _paint_words(painter, line, right, _RIGHT, theme, font)
    rest = max(0.0, line.width - (taken + _GAP if taken else 0.0))
    room = Area(line.left, line.top, rest, line.height)
    _paint_words(painter, room, left, _LEFT, theme, left_font or font)


def _paint_words(
    painter: QPainter,
    line: Area,
    words: str,
    side: Qt.AlignmentFlag,
    theme: Theme,
    font: QFont,
) -> float:
    """Paint words on a line, smaller where they are too long, and return how wide they are.

    Nothing is painted on a machine without fonts.
    """
    if not words or not has_fonts() or line.width <= 0:
        return 0.0
    room = line.width * _WORD_UNITS
    sized, shown = _fitted(font, on_one_line(words), room, line.height * _WORD_UNITS)
    place = QRectF(line.left, line.top, line.width, line.height)
    scaled = QRectF(place.topLeft() * _WORD_UNITS, place.size() * _WORD_UNITS)
    with _restored(painter):
        painter.scale(1 / _WORD_UNITS, 1 / _WORD_UNITS)
        painter.setFont(sized)
        painter.setPen(QColor(theme.ink))
        painter.drawText(scaled, side | Qt.AlignmentFlag.AlignVCenter, shown)
    return min(room, QFontMetricsF(sized).horizontalAdvance(shown)) / _WORD_UNITS


def _fitted(font: QFont, words: str, width: float, height: float) -> tuple[QFont, str]:
    """Return the font in a size that lets the words fit, and what fits of them."""
    sized = QFont(font)
    sized.setPixelSize(max(1, int(height * _LETTER_SHARE)))
    needed = QFontMetricsF(sized).horizontalAdvance(words)
    if needed > width:
        smallest = height * _SMALLEST_SHARE
        sized.setPixelSize(max(1, int(max(smallest, sized.pixelSize() * width / needed * 0.98))))
    elided = QFontMetricsF(sized).elidedText(words, Qt.TextElideMode.ElideRight, width)
    return sized, elided
