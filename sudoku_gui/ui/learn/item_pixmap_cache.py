"""Pixmaps of items, each painted once: large tables share a few of them."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygon

from sudoku_gui.presentation.search.state_blocks import ItemState, StateItem
from sudoku_gui.presentation.theme import Theme

_KEPT_AT_MOST = 2_000


class ItemPixmapCache:
    """The pictures in one theme, at one ratio of pixels."""

    def __init__(self, theme: Theme, font: QFont, pixel_ratio: float) -> None:
        self._theme = theme
        self._font = font
        self._pixel_ratio = pixel_ratio
        self._kept: dict[tuple[StateItem, int, int], QPixmap] = {}

    def pixmap(self, item: StateItem, size: QSize) -> QPixmap:
        """Return the picture of `item` in that size."""
        key = item, size.width(), size.height()
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _KEPT_AT_MOST:
                self._kept.clear()
            found = self._kept[key] = self._paint(item, size)
        return found

    def _paint(self, item: StateItem, size: QSize) -> QPixmap:
        theme = self._theme
        stamp = QPixmap((size.toSizeF() * self._pixel_ratio).toSize())
        stamp.setDevicePixelRatio(self._pixel_ratio)
        stamp.fill(QColor(theme.window))
        painter = QPainter(stamp)
        box = QRect(QPoint(0, 0), size).adjusted(0, 0, -1, -1)
        painter.fillRect(box, QColor(self._ground(item)))
        font = QFont(self._font)
        font.setPixelSize(min(font.pixelSize(), size.height() - 3))
        painter.setFont(font)
        self._paint_sign(painter, box, item)
        if item.is_changed:
            _paint_corner(painter, box, theme.solver)
        if item.state is ItemState.CURRENT:
            painter.setPen(QPen(QColor(theme.standing), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        painter.end()
        return stamp

    def _ground(self, item: StateItem) -> str:
        if item.is_changed and item.state is not ItemState.THROUGH:
            return self._theme.placed_ground
        return {
            ItemState.EMPTY: self._theme.base,
            ItemState.HELD: self._theme.panel,
            ItemState.CURRENT: self._theme.selected_ground,
            ItemState.THROUGH: self._theme.taken_back_ground,
            ItemState.PASSED: self._theme.base,
        }[item.state]

    def _paint_sign(self, painter: QPainter, box: QRect, item: StateItem) -> None:
        is_through = item.state is ItemState.THROUGH
        is_faint = item.state in {ItemState.EMPTY, ItemState.PASSED}
        colour = self._theme.muted if is_faint else self._theme.ink
        painter.setPen(QColor(self._theme.taken_back if is_through else colour))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, item.sign)
        if is_through:
            middle = box.center().y()
            painter.drawLine(box.left() + 2, middle, box.right() - 2, middle)


def _paint_corner(painter: QPainter, box: QRect, colour: str) -> None:
    """A triangle in the upper right corner."""
    corner, side = QPoint(box.right() + 1, box.top()), max(4, box.height() // 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygon([corner, corner - QPoint(side, 0), corner + QPoint(0, side)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
