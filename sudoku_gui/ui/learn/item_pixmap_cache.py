"""Pixmaps of items, each painted once: large tables share a few of them."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygon

from sudoku_gui.presentation.search.state_blocks import ItemState, StateItem
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.painted_words import paint_centred

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
        stamp = QPixmap((size.toSizeF() * self._pixel_ratio).toSize())
        stamp.setDevicePixelRatio(self._pixel_ratio)
        stamp.fill(QColor(self._theme.window))
        painter = QPainter(stamp)
        painter.setFont(self._font)
        paint_item(painter, QRect(QPoint(0, 0), size), item, self._theme)
        painter.end()
        return stamp


def paint_item(painter: QPainter, rect: QRect, item: StateItem, theme: Theme) -> None:
    """Paint an item, in letters no larger than the painter's font."""
    box = rect.adjusted(0, 0, -1, -1)
    painter.fillRect(box, QColor(_ground(item, theme)))
    font = QFont(painter.font())
    font.setPixelSize(min(font.pixelSize(), rect.height() - 3))
    painter.setFont(font)
    _paint_sign(painter, box, item, theme)
    if item.is_changed:
        _paint_corner(painter, box, theme.solver)
    if item.state is ItemState.CURRENT:
        painter.setPen(QPen(QColor(theme.standing), 2))
        painter.drawRect(box.adjusted(1, 1, -1, -1))


def _ground(item: StateItem, theme: Theme) -> str:
    if item.is_changed and item.state is not ItemState.THROUGH:
        return theme.placed_ground
    return {
        ItemState.EMPTY: theme.base,
        ItemState.HELD: theme.panel,
        ItemState.CURRENT: theme.selected_ground,
        ItemState.THROUGH: theme.taken_back_ground,
        ItemState.PASSED: theme.base,
    }[item.state]


def _paint_sign(painter: QPainter, box: QRect, item: StateItem, theme: Theme) -> None:
    is_through = item.state is ItemState.THROUGH
    is_faint = item.state in {ItemState.EMPTY, ItemState.PASSED}
    colour = theme.taken_back if is_through else theme.muted if is_faint else theme.ink
    paint_centred(painter, box, item.sign, colour)
    if is_through:
        middle = box.center().y()
        painter.setPen(QColor(colour))
        painter.drawLine(box.left() + 2, middle, box.right() - 2, middle)


def _paint_corner(painter: QPainter, box: QRect, colour: str) -> None:
    """A triangle in the upper right corner."""
    corner, side = QPoint(box.right() + 1, box.top()), max(4, box.height() // 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygon([corner, corner - QPoint(side, 0), corner + QPoint(0, side)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
