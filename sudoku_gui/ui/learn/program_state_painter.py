"""Paints the data structures of a running program that are laid out."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from sudoku_gui.language import say
from sudoku_gui.presentation.search.state_blocks import StateItem, StateTable
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.painted_words import paint_centred, paint_line
from sudoku_gui.ui.learn.program_state_layout import PlacedBlock


def paint_blocks(
    painter: QPainter,
    placed: Iterable[PlacedBlock],
    seen: QRect,
    theme: Theme,
    paint_item: Callable[[QRect, StateItem], None],
) -> None:
    """Paint what is in `seen`, in the painter's font; `paint_item` paints one item."""
    font = QFont(painter.font())
    for each in placed:
        whole = each.title.united(each.inner)
        if whole.intersects(seen) or whole.isEmpty():
            title = QFontMetrics(font).elidedText(
                say(each.block.title), Qt.TextElideMode.ElideRight, each.title.width()
            )
            paint_line(painter, QRectF(each.title), title, theme.ink, font)
            if isinstance(each.block, StateTable):
                _paint_names(painter, each, each.block, font, theme)
            painter.setFont(font)
            for place in each.items_in(seen):
                paint_item(each.item_rect(place), each.block.items[place])


def _paint_names(
    painter: QPainter, placed: PlacedBlock, table: StateTable, font: QFont, theme: Theme
) -> None:
    """Paint the names of columns above them, and those of rows at their left."""
    small = QFont(font)
    small.setPixelSize(min(font.pixelSize() - 2, placed.item_size.height() - 3))
    painter.setFont(small)
    for place, name in enumerate(table.columns):
        head = placed.item_rect(place).translated(0, -placed.item_size.height())
        paint_centred(painter, head, name, theme.muted)
    measures = QFontMetrics(small)
    for place, name in enumerate(table.rows):
        width = measures.horizontalAdvance(name)
        first = placed.item_rect(place * placed.columns)
        first.moveLeft(placed.inner.left() - 3 - width)
        first.setWidth(width)
        paint_centred(painter, first, name, theme.muted)
