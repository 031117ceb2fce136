"""Paints the rows of subtrees below a timeline: each a box as long as it lasts, with its digit."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.playback.subtree_rows import Subtree, SubtreeRow
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.text_scale import scaled, scaled_text
from sudoku_gui.ui.search.timeline_places import ROW_HEIGHT
from sudoku_gui.wording.subtrees import percent_in_words, subtree_label

_FONT_PIXELS = 10
_MARGIN = 3  # pixels beside the words
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class SubtreeBoxes:
    """Paints the boxes into `room`."""

    def __init__(self, room: QRect, theme: Theme) -> None:
        self._room = room
        self._theme = theme
        self._grounds = [
            QColor(ground)
            for ground in (
                theme.blue_ground,
                theme.green_ground,
                theme.orange_ground,
                theme.purple_ground,
                theme.turquoise_ground,
                theme.yellow_ground,
                theme.red_ground,
                theme.brown_ground,
                theme.grey_ground,
            )
        ]

    def paint(self, painter: QPainter, state: TimelineState, chosen: Subtree | None) -> None:
        """Paint the subtrees of `state`, the one chosen with a frame."""
        font = QFont(painter.font())
        font.setPixelSize(scaled_text(_FONT_PIXELS))
        painter.setFont(font)
        metrics = QFontMetrics(font)
        painter.setPen(QColor(self._theme.ink))
        rows = state.subtrees[: self._room.height() // scaled(ROW_HEIGHT)]
        for place, row in enumerate(rows):
            for subtree in row:
                box = box_of(self._room, state.picture.span, place, subtree)
                self._paint_box(painter, metrics, box, subtree, state)
        if chosen is not None:
            self._paint_frame(painter, state.picture.span, rows, chosen)

    def _paint_box(
        self,
        painter: QPainter,
        metrics: QFontMetrics,
        box: QRectF,
        subtree: Subtree,
        state: TimelineState,
    ) -> None:
        if box.width() <= 0:
            return
        ground = self._grounds[(subtree.digit - 1) % len(self._grounds)]
        painter.fillRect(box, ground)
        label = subtree_label(subtree, state.geometry)
        room = box.width() - 2 * _MARGIN
        share = f"{label}  {percent_in_words(subtree, state.explored)} %"
        words = share if metrics.horizontalAdvance(share) <= room else label
        if metrics.horizontalAdvance(words) <= room:
            painter.drawText(box, int(_MIDDLE), words)

    def _paint_frame(
        self, painter: QPainter, span: StepSpan, rows: tuple[SubtreeRow, ...], chosen: Subtree
    ) -> None:
        for place, row in enumerate(rows):
            if chosen in row:
                box = box_of(self._room, span, place, chosen)
                painter.setPen(QPen(QColor(self._theme.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(box.adjusted(1, 1, -1, -1))


def box_of(room: QRect, span: StepSpan, row: int, subtree: Subtree) -> QRectF:
    """Return the box of a subtree in a row, cut to what is shown; without width if none of it."""
    scale = room.width() / (span.last - span.first + 1)
    left = min(max(0.0, (subtree.first - span.first) * scale), room.width())
    right = min(max(left, (subtree.last + 1 - span.first) * scale), room.width())
    top = room.top() + row * scaled(ROW_HEIGHT)
    gap = 1 if right - left > 2 else 0  # between two of them
    return QRectF(room.left() + left, top + 1, right - left - gap, scaled(ROW_HEIGHT) - 1)
