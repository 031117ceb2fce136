"""Paints the timeline: the picture of the depth, its axes, the handle at the moment now, words."""

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.ui.search.depth_bars import DepthBars
from sudoku_gui.ui.search.timeline_axes import TimelineAxes
from sudoku_gui.ui.search.timeline_places import TimelinePlaces

_HANDLE = 6  # pixels from the middle of the handle to its sides


class TimelinePainter:
    """Paints a timeline of `size`, whose picture is of `bars`."""

    def __init__(
        self, painter: QPainter, size: QSize, places: TimelinePlaces, bars: DepthBars
    ) -> None:
        self._painter = painter
        self._bars = bars
        self._room = QRect(0, 0, size.width(), size.height())
        self._places = places
        self._theme = bars.theme

    def paint(self, state: TimelineState | None, words: str, *, has_focus: bool) -> None:
        """Paint what `state` tells and `words` about it, or the words alone."""
        painter = self._painter
        painter.fillRect(self._room, QColor(self._theme.base))
        if state is not None:
            self._paint_picture(state)
            plot = self._places.plot
            place = plot.left() + state.picture.span.share_of(state.now) * plot.width()
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

    def _paint_picture(self, state: TimelineState) -> None:
        image = self._bars.image_of(state.picture)  # before the axes, whose scale it sets
        self._painter.drawImage(self._places.plot.topLeft(), image)
        axes = TimelineAxes(self._painter, self._places, self._theme)
        axes.paint_depths(self._bars)
        axes.paint_steps(state.picture.span)

    def _paint_handle(self, place: float) -> None:
        painter, colour = self._painter, QColor(self._theme.standing)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, foot = self._places.plot.top(), self._places.axis.bottom() + 1
        painter.setPen(QPen(colour, 1.5))
        painter.drawLine(QPointF(place, top), QPointF(place, foot - _HANDLE))
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
        space = metrics.boundingRect(words)
        if space.width() > width - 16:
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width - 16)
            space = metrics.boundingRect(words)
        space = space.adjusted(-4, -1, 4, 1)
        is_left = handle < width / 2
        space.moveTopLeft(QPoint(width - space.width() - 3 if is_left else 3, 3))
        painter.fillRect(space, QColor(self._theme.base))  # over the handle, if it is so wide
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(space, Qt.AlignmentFlag.AlignCenter, words)
