"""A grid with its caption as a picture to be exported: drawn the same way on any device.

On pixels of one's choice, in SVG and in PDF; only the size differs.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter

from sudoku_gui.language import say
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.presentation.grid.grid_layers import GridLook
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_painter import paint_grid_by_rows, repaint_grid
from sudoku_gui.ui.kit.painted_words import narrowed, paint_line
from sudoku_gui.ui.kit.text_outlines import has_fonts

_FINE_SIDE = 800  # units; on more pixels, all lines grow with the picture


@dataclass(frozen=True, slots=True)
class Illustration:
    """What is drawn: a grid, and lines of words below it, the first a title."""

    grid: GridLook
    caption: tuple[str, ...] = ()

    @property
    def description(self) -> str:
        """The grid in letters, for those who do not see it."""
        line = "".join(look.sign or "." for look in self.grid.cells)
        annotation = self.grid.annotation
        return "\n".join([say(annotation.description), line] if annotation else [line])

    def units(self, side: int) -> QSize:
        """Return the size of the whole picture in the units it is painted in."""
        return illustration_layout_of(self, side).units

    def pixels(self, side: int) -> QSize:
        """Return the size of the whole picture if the grid is `side` pixels wide."""
        return illustration_layout_of(self, side).pixels

    def paint(self, painter: QPainter, side: int, theme: Theme, font: QFont) -> Iterator[None]:
        """Paint it over the whole device, in parts."""
        return paint(painter, illustration_layout_of(self, side), self, theme, font)


@dataclass(frozen=True, slots=True)
class IllustrationLayout:
    """The room for illustrations of one kind: a square of `side` pixels, and `lines` below it."""

    geometry: Geometry
    side: int
    lines: int

    @property
    def pixels(self) -> QSize:
        """The size of the whole picture in pixels."""
        units, scale = self.units, self.side / self._unit_side
        return QSize(self.side, round(units.height() * scale))

    @property
    def units(self) -> QSize:
        """The size of the whole picture in the units it is painted in."""
        below = self.lines * self.line_height + self.margin if self.lines else 0
        return QSize(self._unit_side, self._unit_side + below)

    @property
    def margin(self) -> int:
        """The empty stripe around the grid."""
        return self._unit_side // 40

    @property
    def line_height(self) -> int:
        """The distance between two lines of the caption."""
        return max(10, self._unit_side // 25)

    @property
    def layout(self) -> GridLayout:
        """Where the cells lie within the margins."""
        inner = self._unit_side - 2 * self.margin
        return GridLayout(self.geometry, QSize(inner, inner))

    @property
    def _unit_side(self) -> int:
        return min(self.side, _FINE_SIDE)


def illustration_layout_of(illustration: Illustration, side: int) -> IllustrationLayout:
    """Return the room that an illustration takes, without captions on a machine without fonts."""
    lines = len(illustration.caption) if has_fonts() else 0
    return IllustrationLayout(illustration.grid.geometry, side, lines)


def paint(
    painter: QPainter, frame: IllustrationLayout, shown: Illustration, theme: Theme, font: QFont
) -> Iterator[None]:
    """Paint an illustration over the whole device, in parts."""
    _begin(painter, frame, theme)
    yield from paint_grid_by_rows(painter, frame.layout, shown.grid, theme, font)
    painter.translate(-frame.margin, -frame.margin)
    _paint_caption(painter, frame, shown.caption, theme, font)


def repaint(
    painter: QPainter,
    frame: IllustrationLayout,
    before: Illustration,
    shown: Illustration,
    theme: Theme,
    font: QFont,
) -> None:
    """Paint what differs from the illustration `before`, on the same pixels."""
    painter.setWindow(QRect(QPoint(), frame.units))
    painter.translate(frame.margin, frame.margin)
    repaint_grid(painter, frame.layout, before.grid, shown.grid, theme, font)
    painter.translate(-frame.margin, -frame.margin)
    below = _caption_rect(frame)
    painter.fillRect(below, QColor(theme.base))
    _paint_caption(painter, frame, shown.caption, theme, font)


def _begin(painter: QPainter, frame: IllustrationLayout, theme: Theme) -> None:
    painter.setWindow(QRect(QPoint(), frame.units))
    painter.fillRect(QRect(QPoint(), frame.units), QColor(theme.base))
    painter.translate(frame.margin, frame.margin)


def _caption_rect(frame: IllustrationLayout) -> QRect:
    top = frame.units.width() - frame.margin // 2
    return QRect(0, top, frame.units.width(), frame.units.height() - top)


def _paint_caption(
    painter: QPainter,
    frame: IllustrationLayout,
    caption: tuple[str, ...],
    theme: Theme,
    font: QFont,
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cells = frame.layout.cells_rect
    for place, words in enumerate(caption[: frame.lines]):
        top = frame.units.width() + place * frame.line_height
        left, width = frame.margin + cells.left(), cells.width()
        line = QRectF(left, top, width, frame.line_height)
        sized = QFont(font)
        sized.setPixelSize(frame.line_height * 7 // 10)
        sized.setBold(place == 0)
        paint_line(painter, line, words, theme.ink, narrowed(sized, words, width))
