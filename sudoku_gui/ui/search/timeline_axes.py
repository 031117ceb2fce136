"""Paints the axes of the timeline: the steps below the picture, the depth beside it."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.presentation.search.axis_ticks import axis_ticks, round_step, tick_label
from sudoku_gui.presentation.search.depth_scale import depth_ticks
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.text_scale import scaled, scaled_text
from sudoku_gui.ui.search.depth_bars import DepthBars
from sudoku_gui.ui.search.timeline_places import AXIS_HEIGHT, GUTTER, TimelinePlaces

_FONT_PIXELS = 10
_STEP_ROOM, _DEPTH_ROOM = 84, 15  # pixels from one number to the next, at least
_TICK = 3  # pixels of the stroke at a number
_FAINT = 70  # of 255, so that the lines of the depth do not hide what they cross
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TimelineAxes:
    """Paints both axes around the plot of `places`."""

    def __init__(self, places: TimelinePlaces, theme: Theme) -> None:
        self._places = places
        self._theme = theme

    def paint_steps(self, painter: QPainter, span: StepSpan) -> None:
        """Write round numbers of steps below the moments that they lead to."""
        plot, top = self._places.plot, self._places.axis.top()
        muted = self._take_pen(painter)
        step = round_step(span.length, plot.width() // scaled(_STEP_ROOM))
        for tick in axis_ticks(span.first, span.last, step):
            place = plot.left() + span.share_of(tick) * plot.width()
            # Rectangles: to draw lines takes a hundred times as long.
            painter.fillRect(round(place), top, 1, _TICK, muted)
            wide = scaled(_STEP_ROOM)
            room = QRectF(place - wide / 2, top + 1, wide, scaled(AXIS_HEIGHT) - 1)
            self._write(painter, room, tick_label(tick, step))

    def paint_depths(self, painter: QPainter, bars: DepthBars) -> None:
        """Write round depths beside the picture, each with a faint line across it."""
        plot, scale = self._places.plot, bars.scale
        line = self._take_pen(painter)
        line.setAlpha(_FAINT)
        for tick in depth_ticks(scale, plot.height() // scaled(_DEPTH_ROOM)):
            height = plot.top() + round(bars.height_of(tick))
            painter.fillRect(plot.left(), height, plot.width(), 1, line)
            high = scaled(_DEPTH_ROOM)
            room = QRect(0, height - high // 2, scaled(GUTTER) - _TICK, high)
            painter.drawText(room, _RIGHT, str(tick))

    def _take_pen(self, painter: QPainter) -> QColor:
        """Write in small letters from now on; return their colour."""
        font = QFont(painter.font())
        font.setPixelSize(scaled_text(_FONT_PIXELS))
        painter.setFont(font)
        muted = QColor(self._theme.muted)
        painter.setPen(muted)
        return muted

    def _write(self, painter: QPainter, room: QRectF, words: str) -> None:
        """Write words in the middle of a room, or as near to it as they fit into the timeline."""
        fitting = QRectF(painter.boundingRect(room, int(_MIDDLE), words))
        right = self._places.plot.right() + 1
        fitting.moveLeft(min(max(0, fitting.left()), right - fitting.width()))
        painter.drawText(fitting, int(_MIDDLE), words)
