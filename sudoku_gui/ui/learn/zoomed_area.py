"""A picture larger than its room: scrolled, brought closer, fitted in, what matters in sight."""

from collections.abc import Sequence
from math import ceil, floor

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QGestureEvent, QPinchGesture, QScrollBar, QWidget

_NOTCH = 120  # of a wheel, in Qt's eighths of a degree
STEP = 1.25  # for a notch of the wheel or a press of a key
_CLOSEST, _FARTHEST = 4.0, 0.2
_READABLE = 6  # pixels of a letter, below which nothing is fitted in
_LOOSE = 1.3  # how much closer it could be before what is fitted in comes closer again
_ZOOMING_KEYS = {Qt.Key.Key_Plus: STEP, Qt.Key.Key_Equal: STEP, Qt.Key.Key_Minus: 1 / STEP}


class ZoomedArea(QAbstractScrollArea):
    """Holds a picture in units of its own, of which the scroll bars tell pixels.

    A subclass paints it and says what is to be kept in sight.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = QRect()
        self._head = 0  # how much of it at the left edge is covered
        self._scale = 1.0
        self._is_fitted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    @property
    def scale(self) -> float:
        """How many pixels a unit has."""
        return self._scale

    def focus_rects(self) -> Sequence[QRect]:
        """Return what is to be kept in sight, the most important last."""
        raise NotImplementedError

    def show_content(self, content: QRect, head: int) -> bool:
        """Show a picture of that extent, whose column `head` is always seen.

        Return whether it is nearer or farther than before.
        """
        before, is_first = self._scale, self._content.isEmpty()
        self._content, self._head = content, head
        if self._is_fitted:
            best = self._fitting_scale()
            if best < self._scale or best > _LOOSE * self._scale:
                self._scale = best
        if is_first:  # what is at 0 begins in the middle, so that it may grow to both sides
            across = self.horizontalScrollBar()
            across.setRange(-self.viewport().width() // 2, 0)
            across.setValue(across.minimum())
        self._fit_bars()
        return before != self._scale

    def fit(self) -> None:
        """Show all of it from now on, as far as it can be read."""
        self._is_fitted = True
        self._set_scale(self._fitting_scale())

    def zoom_by(self, factor: float, around: QPoint | None = None) -> None:
        """Show it closer or farther, what is at the point `around` of the view staying there."""
        self._is_fitted = False
        self._set_scale(min(_CLOSEST, max(_FARTHEST, self._scale * factor)), around)

    def on_view(self, rect: QRect) -> QRect:
        """Return where a part of the picture is seen."""
        return self._in_pixels(rect).translated(-self._offset())

    def in_content(self, point: QPoint) -> QPoint:
        """Return the place of the picture that is seen at a point."""
        place = point + self._offset()
        return QPoint(floor(place.x() / self._scale), floor(place.y() / self._scale))

    def rect_in_content(self, rect: QRect) -> QRect:
        """Return the part of the picture that is seen in a rectangle."""
        corner = self.in_content(rect.bottomRight() + QPoint(1, 1))
        return QRect(self.in_content(rect.topLeft()), corner)

    def zoom(self, painter: QPainter) -> None:
        """Have a painter of the view paint in units of the picture."""
        painter.translate(-self._offset())
        painter.scale(self._scale, self._scale)

    def show_focus(self) -> None:
        """Scroll no farther than is needed to have in sight what is to be."""
        for rect in self.focus_rects():
            self._show_rect(self._in_pixels(rect))

    def _set_scale(self, scale: float, around: QPoint | None = None) -> None:
        place = None if around is None else QPointF(around + self._offset()) / self._scale
        self._scale = scale
        self._fit_bars()
        if place is not None and around is not None:
            offset = (place * scale).toPoint() - around
            self.horizontalScrollBar().setValue(offset.x())
            self.verticalScrollBar().setValue(offset.y())
        else:
            self.show_focus()
        self.viewport().update()

    def _fitting_scale(self) -> float:
        space, content = self.maximumViewportSize() - QSize(2, 2), self._content
        if content.isEmpty():
            return 1.0
        fitting = min(space.width() / content.width(), space.height() / content.height())
        return min(1.0, max(fitting, _READABLE / self.fontInfo().pixelSize()))

    def _in_pixels(self, rect: QRect) -> QRect:
        scale = self._scale
        left, top = floor(rect.left() * scale), floor(rect.top() * scale)
        right, bottom = ceil((rect.right() + 1) * scale), ceil((rect.bottom() + 1) * scale)
        return QRect(left, top, right - left, bottom - top)

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _fit_bars(self) -> None:
        space, content = self.maximumViewportSize(), self._in_pixels(self._content)
        if content.width() > space.width() or content.height() > space.height():
            space = self.viewport().size()  # without the bars
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        _fit_bar(across, content.left(), content.right() + 1, space.width())
        _fit_bar(down, content.top(), content.bottom() + 1, space.height())

    def _show_rect(self, rect: QRect) -> None:
        space = self.viewport().size()
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setValue(_scrolled(down.value(), rect.top(), rect.bottom(), space.height()))
        head = round(self._head * self._scale)
        left = _scrolled(across.value() + head, rect.left(), rect.right(), space.width() - head)
        across.setValue(left - head)

    def sizeHint(self) -> QSize:
        return QSize(240, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self._scale = self._fitting_scale()
        self._fit_bars()
        self.show_focus()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        if dx:
            self.viewport().update()  # what is covered at the left edge does not move with it
        else:
            self.viewport().scroll(0, dy)  # what stays in sight is not painted again

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            notches = event.angleDelta().y() / _NOTCH
            self.zoom_by(STEP**notches, event.position().toPoint())
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _ZOOMING_KEYS:
            self.zoom_by(_ZOOMING_KEYS[Qt.Key(key)])
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                where = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self.zoom_by(pinch.scaleFactor(), where)
                return True
        return super().viewportEvent(event)


def _fit_bar(bar: QScrollBar, first: int, behind: int, page: int) -> None:
    """Have a bar scroll from `first` on; what fits in stays where it is, if that is in sight."""
    low, high = first, behind - page
    if high <= low:
        low = high = max(high, min(bar.value(), low))
    bar.setPageStep(page)
    bar.setSingleStep(40)
    bar.setRange(low, high)


def _scrolled(value: int, first: int, last: int, page: int) -> int:
    """Return the nearest value of a scroll bar that shows what lies from `first` to `last`."""
    if first < value:
        return first
    return max(value, min(first, last + 1 - page))
