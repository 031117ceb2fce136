"""The borders of boxes: where the lines of a grid are drawn thick, whatever the boxes' shape."""

from collections.abc import Callable
from functools import cache

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Geometry


@dataclass(frozen=True, slots=True)
class Border:
    """A stretch of a line between cells, in sides of cells from the upper left of the grid."""

    place: int  # how far the line is from the first side, 0 to the grid's size
    begin: int  # where on the line the border begins
    end: int  # where on the line it ends


@dataclass(frozen=True, slots=True)
class BoxBorders:
    """All borders, each as long as it can be: the horizontal and the vertical ones."""

    lying: tuple[Border, ...]
    standing: tuple[Border, ...]


@cache
def borders_of(geometry: Geometry) -> BoxBorders:
    """Return where the cells on both sides are in different boxes, and around the grid."""
    return BoxBorders(
        _borders(geometry.size, lambda row, column: _box_at(geometry, row, column)),
        _borders(geometry.size, lambda column, row: _box_at(geometry, row, column)),
    )


def _borders(size: int, box_at: Callable[[int, int], int | None]) -> tuple[Border, ...]:
    """Return those between lines of cells, `box_at` being told the line and the cell in it."""
    found = []
    for place in range(size + 1):
        begin = 0
        for end in range(size + 1):
            is_border = end < size and box_at(place - 1, end) != box_at(place, end)
            if not is_border:
                if begin < end:
                    found.append(Border(place, begin, end))
                begin = end + 1
    return tuple(found)


def _box_at(geometry: Geometry, row: int, column: int) -> int | None:
    """Return the box of the cell there, or None above, below and beside the grid."""
    if 0 <= row < geometry.size and 0 <= column < geometry.size:
        return geometry.box_of(geometry.cell_at(row, column))
    return None
