"""Paints the bookmarks on the timeline: a flag on a thin pole where each moment lies."""

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.presentation.search.moment_bookmarks import MomentBookmark

_WIDTH, _HEIGHT = 9, 8  # pixels of a flag
_NEAR = 3  # pixels beside it at which it is meant


def paint_flags(
    painter: QPainter,
    plot: QRect,
    span: StepSpan,
    flags: tuple[MomentBookmark, ...],
    colour: QColor,
) -> None:
    """Paint the flags of moments that are shown at the upper edge of `plot`."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for flag in flags:
        left = _place_of(flag, plot, span)
        if left is not None:
            painter.fillRect(left, plot.top(), 1, plot.height(), colour)
            corners = [(0, 0), (_WIDTH, _HEIGHT / 2), (0, _HEIGHT)]
            points = [QPointF(left + x, plot.top() + y) for x, y in corners]
            painter.drawPolygon(QPolygonF(points))


def flag_at(
    at: QPoint, plot: QRect, span: StepSpan, flags: tuple[MomentBookmark, ...]
) -> MomentBookmark | None:
    """Return the bookmark whose flag lies at a point; where several do, that painted last."""
    if not plot.top() - _NEAR <= at.y() <= plot.top() + _HEIGHT + _NEAR:
        return None
    for flag in reversed(flags):
        left = _place_of(flag, plot, span)
        if left is not None and left - _NEAR <= at.x() <= left + _WIDTH + _NEAR:
            return flag
    return None


def _place_of(flag: MomentBookmark, plot: QRect, span: StepSpan) -> int | None:
    """Return where the pole stands, None where the moment is not shown."""
    step = flag.watched.step
    if not span.first <= step <= span.last:
        return None
    return plot.left() + round(span.share_of(step) * plot.width())
