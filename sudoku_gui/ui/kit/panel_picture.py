"""What a panel shows as a picture to be taken away: all of it, with a caption below."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.painted_words import narrowed, paint_line

_MARGIN = 12  # units
_LINE = 18  # of the caption
_WIDTH_OF_CAPTION = 360  # at least


@dataclass(frozen=True, slots=True)
class PanelPicture:
    """How a panel is drawn in units of its own, with nothing on the screen."""

    size: QSize
    draw: Callable[[QPainter, Theme], None]
    font: QFont
    description: str  # the same in words
    caption: tuple[str, ...] = ()

    def units(self, _side: int = 0) -> QSize:
        """Return the size of the whole picture in the units it is painted in."""
        return units_of(self.size, len(self.caption))

    def pixels(self, side: int) -> QSize:
        """Return the size of the picture if it is `side` pixels wide."""
        return pixels_of(self.units(), side)

    def paint(self, painter: QPainter, _side: int, theme: Theme, _font: QFont) -> Iterator[None]:
        """Paint it over the whole device, in parts."""
        units = self.units()
        painter.setWindow(QRect(QPoint(), units))
        painter.fillRect(QRect(QPoint(), units), QColor(theme.base))
        font = QFont(self.font)
        font.setPixelSize(QFontInfo(self.font).pixelSize())  # those of the device are other ones
        painter.save()
        painter.setFont(font)
        painter.translate(_MARGIN, _MARGIN)
        self.draw(painter, theme)
        painter.restore()
        yield
        width = units.width() - 2 * _MARGIN
        for row, words in enumerate(self.caption):
            line = QRectF(_MARGIN, self.size.height() + 2 * _MARGIN + row * _LINE, width, _LINE)
            font.setPixelSize(_LINE * 7 // 10)
            font.setBold(row == 0)
            paint_line(painter, line, words, theme.ink, narrowed(font, words, width))


def units_of(size: QSize, lines: int) -> QSize:
    """Return the size of a picture with so many lines below it."""
    width = max(size.width(), _WIDTH_OF_CAPTION if lines else 0)
    below = lines * _LINE + _MARGIN if lines else 0
    return QSize(width + 2 * _MARGIN, size.height() + below + 2 * _MARGIN)


def pixels_of(units: QSize, side: int) -> QSize:
    """Return the size of a picture that is `side` pixels wide."""
    return QSize(side, max(1, round(units.height() * side / units.width())))
