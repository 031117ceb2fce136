"""Paints the timeline: the picture of the depth, the handle at the moment now, the words."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from sudoku_gui.playback.depth_picture import DepthPicture
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.theme import Theme

_WORDS = 17  # pixels at the top that are kept for the words, so that no depth is hidden
_HANDLE = 6  # pixels from the middle of the handle to its sides
_DOTS_FROM = 4  # pixels between two steps, from which on each of them gets a dot


class TimelinePainter:
    """Paints into `room`, whose upper left corner is the painter's origin."""

    def __init__(self, painter: QPainter, room: QRect, theme: Theme) -> None:
        self._painter = painter
        self._room = room
        self._theme = theme

    def paint(self, state: TimelineState | None, words: str, *, has_focus: bool) -> None:
        """Paint what `state` tells and `words` about it, or the words alone."""
        painter = self._painter
        painter.fillRect(self._room, QColor(self._theme.base))
        if state is not None:
            self._paint_picture(state.picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            place = state.picture.span.share_of(state.now) * self._room.width()
            self._paint_handle(place)
            self._paint_words(words, place)
        else:
            painter.setPen(QColor(self._theme.muted))
            room = self._room.adjusted(8, 4, -8, -4)
            how = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, how, words)
        if has_focus:
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self._room.adjusted(1, 1, -1, -1))

    def _paint_picture(self, picture: DepthPicture) -> None:
        painter, columns = self._painter, picture.columns
        floor = self._room.height() - _HANDLE - 3
        top = max((depth.high for depth in columns), default=0) or 1
        width = self._room.width() / max(1, len(columns))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.solver))
        scale = (floor - _WORDS) / top
        bars = [
            QRectF(
                place * width,
                floor - depth.high * scale,
                width,
                max(1.5, (depth.high - depth.low) * scale),
            )
            for place, depth in enumerate(columns)
        ]
        painter.drawRects(bars)  # at once: this is done in every frame
        for bar in bars if width >= _DOTS_FROM else ():
            painter.drawEllipse(QPointF(bar.center().x(), bar.top()), 2, 2)
        painter.setPen(QColor(self._theme.muted))
        painter.drawLine(QPointF(0, floor + 1), QPointF(self._room.width(), floor + 1))

    def _paint_handle(self, place: float) -> None:
        painter, colour, foot = self._painter, QColor(self._theme.standing), self._room.height()
        painter.setPen(QPen(colour, 1.5))
        painter.drawLine(QPointF(place, 0), QPointF(place, foot - _HANDLE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        corners = [(place, foot - 2 * _HANDLE), (place - _HANDLE, foot), (place + _HANDLE, foot)]
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))

    def _paint_words(self, words: str, handle: float) -> None:
        """Above the picture, in the corner where the handle is not."""
        painter, width = self._painter, self._room.width()
        font = QFont(painter.font())
        font.setPixelSize(11)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width - 16)
        space = metrics.boundingRect(elided).adjusted(-4, -1, 4, 1)
        is_left = handle < width / 2
        space.moveTopLeft(QPoint(width - space.width() - 3 if is_left else 3, 3))
        painter.fillRect(space, QColor(self._theme.base))  # over the handle, if it is so wide
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(space, Qt.AlignmentFlag.AlignCenter, elided)
