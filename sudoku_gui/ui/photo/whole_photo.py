"""The whole photo, with the grids that are in it; corners are put right by hand here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_gui.language import tr
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.area_places import SMALLEST_SQUARE
from sudoku_gui.ui.photo.magnifier import paint_magnifier
from sudoku_gui.ui.photo.outline import paint_outline
from sudoku_gui.ui.photo.photo_fit import PhotoFit

if TYPE_CHECKING:
    from sudoku_gui.model.photo import Corners, Point

_HANDLE = 8  # the radius of a corner
_REACH = 22  # so far from its middle a corner can be taken
_FAR = 10  # pixels of the photo that Shift moves a corner by
_QUIET_MILLISECONDS = 400  # after the last key: then it is read again
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_CORNER_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


class WholePhoto(QWidget):
    """Reports which grid is pressed, and where corners are put by mouse or keys."""

    grid_chosen = Signal(int)
    corners_shown = Signal(object)  # Corners, in the picture

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("whole-photo")
        self._theme = theme
        self._picture = QPixmap()
        self._others: dict[int, QPolygonF] = {}
        self._corners: list[QPointF] = []  # in pixels of the picture
        self._known: list[QPointF] = []  # as they were read or told
        self._held: int | None = None  # the corner that the mouse moves
        self._current = 0  # the corner that keys move
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MILLISECONDS)
        self._quiet.timeout.connect(self._tell_corners)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(SMALLEST_SQUARE, SMALLEST_SQUARE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: QImage) -> None:
        """Show another photo, with corners in its middle until it is known where a grid is."""
        self._picture = QPixmap.fromImage(picture)
        side = min(picture.width(), picture.height()) * 0.8
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(picture.width() / 2, picture.height() / 2))
        self._corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]
        self._others, self._known = {}, []
        self.forget_moves()
        self.update()

    def forget_moves(self) -> None:
        """Let go of a corner, and tell of no move any more."""
        self._quiet.stop()
        self._held = None

    def show_grids(self, grids: tuple[Corners, ...], chosen: int) -> None:
        """Show where the grids are; the corners of the chosen one can be moved."""
        polygons = [[QPointF(*point) for point in corners] for corners in grids]
        is_moving = self._held is not None or self._quiet.isActive()
        # The same corners may come in another order, by which side of the grid is up: a corner
        # that keys move stays the one.
        if polygons and not is_moving and not _are_same(polygons[chosen], self._corners):
            self._corners = polygons[chosen]
            self._known = self._corners.copy()
        self._others = {
            number: QPolygonF(points) for number, points in enumerate(polygons) if number != chosen
        }
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Say the names that assistive technology reads in the language in use."""
        self.setAccessibleName(tr("The whole photo"))
        self.setAccessibleDescription(
            tr("1 to 4 choose a corner, the arrows move it, with Shift by more.")
        )
        self.setToolTip(
            tr("Drag a corner onto that of the grid, or click another grid; 1 to 4 and arrows")
        )

    @property
    def fit(self) -> PhotoFit:
        """Where the photo is on the screen."""
        return PhotoFit(self._picture.size(), self.size())

    def corner_places(self) -> tuple[QPointF, ...]:
        """Return where the corners are that can be moved."""
        return tuple(map(self.fit.place_of, self._corners))

    @Slot()
    def _tell_corners(self) -> None:
        self._quiet.stop()
        if self._corners == self._known:
            return
        self._known = self._corners.copy()
        points: list[Point] = [(corner.x(), corner.y()) for corner in self._corners]
        first, second, third, fourth = points
        self.corners_shown.emit((first, second, third, fourth))

    def _move(self, number: int, point: QPointF) -> None:
        self._corners[number] = self.fit.within(point)
        self.update()

    # Qt's own names from here on

    def sizeHint(self) -> QSize:
        return QSize(SMALLEST_SQUARE * 2, SMALLEST_SQUARE * 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._picture.isNull():
            return
        near = [
            ((place - event.position()).manhattanLength(), number)
            for number, place in enumerate(self.corner_places())
        ]
        distance, number = min(near)
        if distance <= _REACH:
            self._held = self._current = number
            self.update()
            return
        point = self.fit.point_at(event.position())
        for other, polygon in self._others.items():
            if polygon.containsPoint(point, Qt.FillRule.OddEvenFill):
                self.grid_chosen.emit(other)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self._move(self._held, self.fit.point_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._held is not None and event.button() is Qt.MouseButton.LeftButton:
            self._held = None
            self.update()
            self._tell_corners()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._picture.isNull():
            super().keyPressEvent(event)
        elif key in _CORNER_KEYS:
            self._current = _CORNER_KEYS.index(key)
            self.update()
        elif key in _ARROWS:
            far = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            by = _ARROWS[key] * (_FAR if far else 1)
            self._move(self._current, self._corners[self._current] + by)
            self._quiet.start()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._picture.isNull():
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(self.fit.rect, self._picture, QRectF(self._picture.rect()))
            for polygon in self._others.values():
                dashed = Qt.PenStyle.DashLine
                paint_outline(painter, self.fit, polygon, self._theme.branch, dashed)
            paint_outline(painter, self.fit, QPolygonF(self._corners), self._theme.accent)
            self._paint_handles(painter)
            if self._held is not None:
                held = self._corners[self._held]
                paint_magnifier(painter, self._picture, self.fit, held, self._theme)

    def _paint_handles(self, painter: QPainter) -> None:
        for number, place in enumerate(self.corner_places()):
            is_current = number == self._current and self.hasFocus()
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            ground = QColor(self._theme.accent if is_current else self._theme.base)
            ground.setAlpha(200)
            painter.setBrush(ground)
            painter.drawEllipse(place, _HANDLE, _HANDLE)


def _are_same(corners: list[QPointF], others: list[QPointF]) -> bool:
    """Return whether each corner is one of the others, but for what a float does not hold."""
    return all(
        min((corner - other).manhattanLength() for other in others) < 0.01 for corner in corners
    )
