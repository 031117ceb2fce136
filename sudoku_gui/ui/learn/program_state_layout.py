"""Where tables and chips lie in a column of some width: arithmetic only, no painting."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

from sudoku_gui.language import say
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.search.state_blocks import StateBlock, StateList, StateTable
from sudoku_gui.ui.kit.text_scale import scaled

_GAP = 4
_BETWEEN = 10  # blocks
_SIDE_AT_MOST = 18  # of the items of a table
_HEIGHT_AT_LEAST = 12
_SMALLER = 0.75  # the font in the lowest items


@dataclass(frozen=True, slots=True)
class FontMeasures:
    """Measures of a font in pixels: the width of a letter and of words, the height of a line."""

    letter: int
    line: int
    width_of: Callable[[str], int]


@dataclass(frozen=True, slots=True)
class PlacedBlock:
    """A block in its place."""

    block: StateBlock
    title: QRect  # where its title stands, whole if there is room for it
    inner: QRect  # where its items stand
    item_size: QSize  # the size of one item
    columns: int  # how many items lie beside each other
    gap: int  # the distance between items

    @property
    def bottom(self) -> int:
        """Where the next block may begin."""
        return self.inner.bottom() + 1

    def corner_of(self, place: int) -> QPoint:
        """Return the upper left corner of an item."""
        row, column = divmod(place, self.columns)
        across, down = self.item_size.width() + self.gap, self.item_size.height() + self.gap
        return QPoint(self.inner.left() + column * across, self.inner.top() + row * down)

    def item_rect(self, place: int) -> QRect:
        """Return the rectangle of an item."""
        return QRect(self.corner_of(place), self.item_size)

    def items_in(self, seen: QRect) -> range:
        """Return the items in the rows that have a part in `seen`."""
        down = self.item_size.height() + self.gap
        first = max(0, (seen.top() - self.inner.top()) // down)
        last = max(0, (seen.bottom() - self.inner.top()) // down + 1)
        count = len(self.block.items)
        return range(min(count, first * self.columns), min(count, last * self.columns))

    def item_at(self, point: QPoint) -> int | None:
        """Return the place of the item under a point, None where there is none."""
        inside = point - self.inner.topLeft()
        if inside.x() < 0 or inside.y() < 0:
            return None
        column = inside.x() // (self.item_size.width() + self.gap)
        place = inside.y() // (self.item_size.height() + self.gap) * self.columns + column
        is_there = column < self.columns and place < len(self.block.items)
        return place if is_there and self.item_rect(place).contains(point) else None


def place_blocks(
    blocks: Sequence[StateBlock], width: int, measures: FontMeasures
) -> tuple[PlacedBlock, ...]:
    """Return the blocks one below the other, tables beside each other where there is room."""
    placed: list[PlacedBlock] = []
    left = top = bottom = 0
    for block in blocks:
        size = _place(block, QPoint(0, 0), width, measures)
        extent = max(size.inner.right(), size.title.right()) + 1
        is_beside = isinstance(block, StateTable) and left > 0 and left + extent <= width
        if not is_beside:
            left, top = 0, bottom
        each = _place(block, QPoint(left, top), width, measures)
        placed.append(each)
        bottom = max(bottom, each.bottom + _BETWEEN)
        left = left + extent + _BETWEEN if isinstance(block, StateTable) else 0
    return tuple(placed)


def least_width(blocks: Sequence[StateBlock], measures: FontMeasures) -> int:
    """Return the width below which something would be cut off: that of the widest table or chip."""
    alone = [_place(block, QPoint(0, 0), 0, measures) for block in blocks]
    return max((each.inner.right() + 1 for each in alone), default=0)


def _place(block: StateBlock, corner: QPoint, width: int, measures: FontMeasures) -> PlacedBlock:
    place = _place_table if isinstance(block, StateTable) else _place_chips
    return place(block, corner, width, measures)


def _place_table(
    block: StateBlock, corner: QPoint, width: int, measures: FontMeasures
) -> PlacedBlock:
    """Place square items, or narrower ones, right of the row names and below the column names."""
    assert isinstance(block, StateTable)
    names = max(map(measures.width_of, block.rows)) + _GAP
    columns, rows = len(block.columns), len(block.rows)
    side = min(scaled(_SIDE_AT_MOST), max(_narrowest(block, measures), (width - names) // columns))
    item = QSize(side, max(side, scaled(_HEIGHT_AT_LEAST)))
    head = measures.line
    inner = QRect(corner.x() + names, corner.y() + 2 * head, columns * side, rows * item.height())
    # What a font is wide is rounded, perhaps down.
    wide = min(measures.width_of(say(block.title)) + 1, width - corner.x())
    title = QRect(corner.x(), corner.y(), max(wide, names + columns * side), head)
    return PlacedBlock(block, title, inner, item, columns, gap=0)


def _narrowest(table: StateTable, measures: FontMeasures) -> int:
    """Return how narrow items may be so that the signs in them, in a smaller font, find room."""
    longest = max((len(item.sign) for item in table.items), default=1)
    return max(1, longest) * round(measures.letter * _SMALLER) + 2


def _place_chips(
    block: StateBlock, corner: QPoint, width: int, measures: FontMeasures
) -> PlacedBlock:
    """Place items all as wide as the widest sign."""
    assert isinstance(block, StateList)
    widest = max((len(item.sign) for item in block.items), default=1)
    chip = QSize(widest * measures.letter + 2 * _GAP, measures.line + 2)
    columns = max(1, (width + _GAP) // (chip.width() + _GAP))
    rows = -(-len(block.items) // columns)
    top = corner.y() + measures.line + 2
    title = QRect(corner.x(), corner.y(), width, measures.line)
    across = min(columns, max(1, len(block.items))) * (chip.width() + _GAP) - _GAP
    inner = QRect(corner.x(), top, across, rows * (chip.height() + _GAP))
    return PlacedBlock(block, title, inner, chip, columns, _GAP)
