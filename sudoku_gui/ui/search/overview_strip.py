"""Paints the overview of a zoomed timeline: the whole in a thin strip, what is shown as a frame."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter

from sudoku_gui.playback.depth_picture import DepthPicture, StepSpan
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.search.depth_bars import DepthBars

_LEAST_FRAME = 5  # pixels of its width
_VEIL = 150  # of 255, over what is not shown


class OverviewStrip:
    """Paints the whole of a search into `room`."""

    def __init__(self, room: QRect, ratio: float, theme: Theme) -> None:
        self._room = room
        self._theme = theme
        self._ratio = ratio
        self._bars = DepthBars(room.size(), ratio, theme, headroom=1)

    def fits(self, room: QRect, ratio: float, theme: Theme) -> bool:
        """Return whether it is the one for this room."""
        return (self._room, self._ratio, self._theme) == (room, ratio, theme)

    def paint(self, painter: QPainter, whole: DepthPicture, shown: StepSpan, now: int) -> None:
        """Paint the whole, the frame around what is shown, and the moment now."""
        room = self._room
        painter.drawImage(room.topLeft(), self._bars.image_of(whole))
        frame = frame_in(room, whole.span, shown)
        veil = QColor(self._theme.base)
        veil.setAlpha(_VEIL)
        painter.fillRect(QRect(room.topLeft(), frame.bottomLeft()), veil)
        painter.fillRect(QRect(frame.topRight(), room.bottomRight()), veil)
        place = room.left() + round(_share(whole.span, now) * room.width())
        painter.fillRect(place, room.top(), 2, room.height(), QColor(self._theme.standing))
        colour = QColor(self._theme.accent)
        for edge in (
            QRect(frame.left(), frame.top(), frame.width(), 1),
            QRect(frame.left(), frame.bottom(), frame.width(), 1),
            QRect(frame.left(), frame.top(), 2, frame.height()),
            QRect(frame.right() - 1, frame.top(), 2, frame.height()),
        ):
            painter.fillRect(edge, colour)


def frame_in(room: QRect, whole: StepSpan, shown: StepSpan) -> QRect:
    """Return the frame in `room` around what is shown of the whole; never too narrow to be seen."""
    left = room.left() + round(_share(whole, shown.first) * room.width())
    right = room.left() + round(_share(whole, shown.last) * room.width())
    width = max(_LEAST_FRAME, right - left)
    left = max(room.left(), min(left, room.right() + 1 - width))
    return QRect(left, room.top(), width, room.height())


def _share(whole: StepSpan, step: int) -> float:
    """Return where `step` lies in the whole, which may be known a little farther by now."""
    return min(1.0, whole.share_of(step))
