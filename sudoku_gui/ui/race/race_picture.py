"""The results of a race as a picture: the table, and below it the bars of one figure."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter

from sudoku_gui.language import say
from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.race.race_bars import BarChart
from sudoku_gui.ui.race.race_metrics import METRIC_WORDS, RaceMetric
from sudoku_gui.ui.race.race_table import FIRST_FIGURE, headings, row_texts

_MARGIN = 16
_BETWEEN = 14  # pixels between columns
_PIXEL_RATIO = 2


def results_picture(
    results: Sequence[RaceStanding],
    metric: RaceMetric,
    is_logarithmic: bool,
    puzzle: str,
    theme: Theme,
    font: QFont,
) -> QImage:
    """Return a picture of all results, at least one, with `puzzle` above them."""
    rows = [headings(), *(row_texts(each) for each in results)]
    table = _PictureTable(rows, puzzle, font)
    chart = BarChart(results, metric, is_logarithmic, theme, font)
    bars = QRect(0, table.size.height(), table.size.width(), chart.height + table.line)
    image = QImage(QSize(bars.width(), bars.bottom() + _MARGIN) * _PIXEL_RATIO, _FORMAT)
    image.setDevicePixelRatio(_PIXEL_RATIO)
    image.fill(QColor(theme.base))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    table.paint(painter, theme)
    painter.setFont(table.bold)
    painter.setPen(QColor(theme.ink))
    painter.drawText(QPoint(_MARGIN, bars.top() + table.line // 2), say(METRIC_WORDS[metric]))
    chart.paint(painter, bars.adjusted(_MARGIN, table.line, -_MARGIN, 0))
    painter.end()
    return image


def png_of(image: QImage) -> bytes:
    """Return the content of a PNG file."""
    content = QBuffer()
    image.save(content, "PNG")  # type: ignore[call-overload]  # the stubs know str, Qt bytes
    return bytes(content.data().data())


class _PictureTable:
    """Rows of words, the first of them headings, as wide as they need."""

    def __init__(self, rows: Sequence[Sequence[str]], title: str, font: QFont) -> None:
        self._rows = rows
        self._title = title
        self._font = font
        self.bold = QFont(font)
        self.bold.setBold(True)
        metrics = QFontMetrics(self.bold)
        self.line = metrics.lineSpacing() + 6
        self._widths = [
            max(metrics.horizontalAdvance(cell) for cell in column)
            for column in zip(*rows, strict=True)
        ]

    @property
    def size(self) -> QSize:
        """What the table takes."""
        width = sum(self._widths) + _BETWEEN * (len(self._widths) - 1) + 2 * _MARGIN
        return QSize(width, (len(self._rows) + 1) * self.line + 2 * _MARGIN)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint the table from (0, 0) on."""
        painter.setFont(self.bold)
        painter.setPen(QColor(theme.ink))
        painter.drawText(QPoint(_MARGIN, _MARGIN + self.line // 2), self._title)
        for place, row in enumerate(self._rows):
            painter.setFont(self._font if place else self.bold)
            left, top = _MARGIN, _MARGIN + (place + 1) * self.line
            for column, (cell, width) in enumerate(zip(row, self._widths, strict=True)):
                side = _LEFT if 0 < column < FIRST_FIGURE else _RIGHT
                painter.drawText(QRect(left, top, width, self.line), side, cell)
                left += width + _BETWEEN
        below = _MARGIN + 2 * self.line - 2
        painter.fillRect(
            QRect(_MARGIN, below, self.size.width() - 2 * _MARGIN, 1), QColor(theme.thick_line)
        )


_FORMAT = QImage.Format.Format_RGB32
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
