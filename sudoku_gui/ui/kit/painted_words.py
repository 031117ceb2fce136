"""Words in pictures: as letters, or as shapes where their fonts may be missing."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from sudoku_gui.ui.kit.text_outlines import needs_outlines, outline_at, outline_within

_IN_THE_MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


def narrowed(font: QFont, words: str, width: float) -> QFont:
    """Return `font`, or one so small that the words fit."""
    needed = QFontMetricsF(font).horizontalAdvance(words)
    if needed > width:
        font.setPixelSize(max(1, int(font.pixelSize() * width / needed)))
    return font


def paint_line(painter: QPainter, line: QRectF, words: str, colour: str, font: QFont) -> None:
    """Paint words from the left edge of a line on."""
    if needs_outlines(painter):
        base = line.center().y() + QFontMetricsF(font).ascent() / 2.5
        painter.fillPath(outline_at(QPointF(line.left(), base), words, font), QColor(colour))
        return
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)


def paint_centred(painter: QPainter, rect: QRect, words: str, colour: str) -> None:
    """Paint words in the middle of a rectangle, and beyond its edges if they are wider."""
    if needs_outlines(painter):
        painter.fillPath(outline_within(rect, words, painter.font()), QColor(colour))
        return
    painter.setPen(QColor(colour))
    painter.drawText(rect, _IN_THE_MIDDLE, words)
