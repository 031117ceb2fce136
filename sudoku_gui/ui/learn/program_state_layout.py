"""Where tables and chips lie in a column of some width: arithmetic only, no painting."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

from sudoku_gui.language import say
from sudoku_gui.presentation.program_state import Block, Chips, Table

_GAP = 4
_BETWEEN = 10  # blocks
_SIDE_AT_MOST = 18  # of the slots of a table
_HEIGHT_AT_LEAST = 12
_SMALLER = 0.75  # the font in the lowest slots


@dataclass(frozen=True, slots=True)
class Measures:
    """Of the letters: the width of one, the height of a line, and the width of words, in pixels."""

    letter: int
    line: int
    width_of: Callable[[str], int]


@dataclass(frozen=True, slots=True)
class Placed:
    """A block in its place.

    title: where its title stands, whole if there is room for it; inner: where the slots do.
    slot: the size of one; columns: how many lie beside each other, `gap` apart.
    """

    block: Block
    title: QRect
    inner: QRect
    slot: QSize
    columns: int
    gap: int

    @property
    def bottom(self) -> int:
        """Where the next block may begin."""
        return self.inner.bottom() + 1

    def corner_of(self, place: int) -> QPoint:
        """The upper left corner of a slot."""
        row, column = divmod(place, self.columns)
        across, down = self.slot.width() + self.gap, self.slot.height() + self.gap
        return QPoint(self.inner.left() + column * across, self.inner.top() + row * down)

    def slot_rect(self, place: int) -> QRect:
        """The rectangle of a slot."""
        return QRect(self.corner_of(place), self.slot)

    def places_in(self, seen: QRect) -> range:
        """The slots in the rows that have a part in `seen`."""
        down = self.slot.height() + self.gap
        first = max(0, (seen.top() - self.inner.top()) // down)
        last = max(0, (seen.bottom() - self.inner.top()) // down + 1)
        count = len(self.block.slots)
        return range(min(count, first * self.columns), min(count, last * self.columns))

    def slot_at(self, point: QPoint) -> int | None:
        """The place of the slot under a point, None where there is none."""
        inside = point - self.inner.topLeft()
        if inside.x() < 0 or inside.y() < 0:
            return None
        column = inside.x() // (self.slot.width() + self.gap)
        place = inside.y() // (self.slot.height() + self.gap) * self.columns + column
        is_there = column < self.columns and place < len(self.block.slots)
        return place if is_there and self.slot_rect(place).contains(point) else None


def place_blocks(blocks: Sequence[Block], width: int, measures: Measures) -> tuple[Placed, ...]:
    """One below the other, tables beside each other where there is room."""
    placed: list[Placed] = []
    left = top = bottom = 0
    for block in blocks:
        size = _place(block, QPoint(0, 0), width, measures)
        extent = max(size.inner.right(), size.title.right()) + 1
        is_beside = isinstance(block, Table) and left > 0 and left + extent <= width
        if not is_beside:
            left, top = 0, bottom
        each = _place(block, QPoint(left, top), width, measures)
        placed.append(each)
        bottom = max(bottom, each.bottom + _BETWEEN)
        left = left + extent + _BETWEEN if isinstance(block, Table) else 0
    return tuple(placed)


def least_width(blocks: Sequence[Block], measures: Measures) -> int:
    """The width below which something would be cut off: that of the widest table or chip."""
    alone = [_place(block, QPoint(0, 0), 0, measures) for block in blocks]
    return max((each.inner.right() + 1 for each in alone), default=0)


def _place(block: Block, corner: QPoint, width: int, measures: Measures) -> Placed:
    place = _place_table if isinstance(block, Table) else _place_chips
    return place(block, corner, width, measures)


def _place_table(block: Block, corner: QPoint, width: int, measures: Measures) -> Placed:
    """Square slots, or narrower ones, behind the names of rows and below those of columns."""
    assert isinstance(block, Table)
    names = max(map(measures.width_of, block.rows)) + _GAP
    columns, rows = len(block.columns), len(block.rows)
    side = min(_SIDE_AT_MOST, max(_narrowest(block, measures), (width - names) // columns))
    slot = QSize(side, max(side, _HEIGHT_AT_LEAST))
    head = measures.line
    inner = QRect(corner.x() + names, corner.y() + 2 * head, columns * side, rows * slot.height())
    # What a font is wide is rounded, perhaps down.
    wide = min(measures.width_of(say(block.title)) + 1, width - corner.x())
    title = QRect(corner.x(), corner.y(), max(wide, names + columns * side), head)
    return Placed(block, title, inner, slot, columns, gap=0)


def _narrowest(table: Table, measures: Measures) -> int:
    """How narrow slots may be so that the signs in them, in a smaller font, find room."""
    longest = max((len(slot.sign) for slot in table.slots), default=1)
    return max(1, longest) * round(measures.letter * _SMALLER) + 2


def _place_chips(block: Block, corner: QPoint, width: int, measures: Measures) -> Placed:
    """Slots all as wide as the widest sign."""
    assert isinstance(block, Chips)
    widest = max((len(slot.sign) for slot in block.slots), default=1)
    chip = QSize(widest * measures.letter + 2 * _GAP, measures.line + 2)
    columns = max(1, (width + _GAP) // (chip.width() + _GAP))
    rows = -(-len(block.slots) // columns)
    top = corner.y() + measures.line + 2
    title = QRect(corner.x(), corner.y(), width, measures.line)
    across = min(columns, max(1, len(block.slots))) * (chip.width() + _GAP) - _GAP
    inner = QRect(corner.x(), top, across, rows * (chip.height() + _GAP))
    return Placed(block, title, inner, chip, columns, _GAP)
