"""The shape of a grid: its cells, houses and peers, as data computed once.

    size            digits 1..size; every house has `size` cells
    cell            0 .. size * size - 1, row by row; people see r1c1, r1c2, ...
    house           `size` cells that hold each digit once
    box             one of the houses that divide the grid besides its rows and columns: a
                    rectangle in a plain grid, of any shape in a jigsaw
    extra house     any further house, such as the diagonals of a Sudoku X
    peers           the other cells of the houses of a cell (20 on a plain 9x9)

A geometry is its houses, and all of it is derived from them.
"""

from array import array
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache
from itertools import chain
from typing import NewType
from zlib import crc32

from sudoku_gui.lazy_dataclasses import dataclass, field

Cell = NewType("Cell", int)
Digit = NewType("Digit", int)

NO_CELL = Cell(-1)


class HouseKind(Enum):
    """The kinds of houses.  Every cell is in one row, one column and one box."""

    ROW = "row"
    COLUMN = "column"
    BOX = "box"
    DIAGONAL = "diagonal"
    EXTRA_REGION = "extra region"


@dataclass(frozen=True, slots=True)
class House:
    """Cells that hold each digit once.

    `index` counts from 0 among those of the kind: boxes and extra regions by their first
    cells; of the diagonals, the one from the upper left is 0, from the upper right 1.
    """

    kind: HouseKind
    index: int
    cells: tuple[Cell, ...] = field(hash=False)  # kind and index tell houses apart, and sooner

    @property
    def number(self) -> int:
        """The house's number as people count, from 1."""
        return self.index + 1


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Geometry:
    """The houses of a grid: its rows first, then its columns, its boxes and any others.

    Two geometries are equal if they have the same houses.  `of_size` and `diagonal` make
    the usual ones, `of_box_shape` and `of_boxes` all others.
    """

    houses: tuple[House, ...]
    size: int = field(init=False)
    _key: bytes = field(init=False)  # all houses as bytes: what is compared
    _hash: int = field(init=False)
    _houses_of: tuple[tuple[House, ...], ...] = field(init=False)
    _peers: tuple[tuple[Cell, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        size = len(self.houses[0].cells)
        key = _key_of(self.houses)
        set_once = object.__setattr__  # frozen dataclasses allow no plain assignment
        set_once(self, "size", size)
        set_once(self, "_key", key)
        set_once(self, "_hash", crc32(key))
        set_once(self, "_houses_of", _houses_of_each_cell(self.houses, size))
        set_once(self, "_peers", tuple(_peers_of(cell, self) for cell in range(size * size)))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self._key == other._key if isinstance(other, Geometry) else NotImplemented

    def __hash__(self) -> int:
        return self._hash  # not that of the bytes, which is another in every process

    def __repr__(self) -> str:
        boxes = f"boxes {self.box_rows}x{self.box_columns}"
        return f"Geometry({self.size}x{self.size}, {boxes}, {len(self.houses)} houses)"

    @staticmethod
    @cache
    def of_size(size: int) -> "Geometry":
        """Return the plain geometry of a grid of `size`, or raise ValueError if not in SIZES."""
        return Geometry.of_box_shape(*_box_shape_of(size))

    @staticmethod
    @cache
    def diagonal(size: int) -> "Geometry":
        """Return the same with both diagonals as extra houses: Sudoku X."""
        return Geometry.of_box_shape(*_box_shape_of(size), extra=diagonals(size))

    @staticmethod
    def of_box_shape(
        box_rows: int, box_columns: int, extra: Iterable[Iterable[int]] = ()
    ) -> "Geometry":
        """Return a geometry whose boxes are `box_rows` high and `box_columns` wide.

        extra: the cells of each extra house.  Raises ValueError as `of_boxes` does.
        """
        size = box_rows * box_columns
        boxes = (
            [
                (top + down) * size + left + right
                for down in range(box_rows)
                for right in range(box_columns)
            ]
            for top in range(0, size, box_rows)
            for left in range(0, size, box_columns)
        )
        return Geometry.of_boxes(boxes, extra)

    @staticmethod
    def of_boxes(boxes: Iterable[Iterable[int]], extra: Iterable[Iterable[int]] = ()) -> "Geometry":
        """Return a geometry with boxes of any shape, each given by its cells, as is an extra house.

        Raises ValueError unless the boxes divide the grid, and every extra house has
        `size` cells and is no house of the grid already.
        """
        divided = sorted(map(_in_order, boxes))
        size = len(divided)
        _check_division(divided)
        rows = [_in_order(range(start, start + size)) for start in range(0, size * size, size)]
        columns = list(zip(*rows, strict=True))
        houses = [*_houses(HouseKind.ROW, rows), *_houses(HouseKind.COLUMN, columns)]
        houses += _houses(HouseKind.BOX, divided)
        return Geometry((*houses, *_extra_houses(houses, sorted(map(_in_order, extra)))))

    @property
    def has_extra_houses(self) -> bool:
        """Whether there are houses besides rows, columns and boxes."""
        return len(self.houses) > 3 * self.size

    @property
    def is_plain(self) -> bool:
        """Whether it is the geometry that `of_size` gives: what a grid of the size has in print."""
        return self.size in SIZES and self == Geometry.of_size(self.size)

    @property
    def box_rows(self) -> int:
        """How many rows the first box reaches over: in a plain grid, how high the boxes are."""
        return len({self.row_of(cell) for cell in self.houses_of(Cell(0))[2].cells})

    @property
    def box_columns(self) -> int:
        """How many columns the first box reaches over: in a plain grid, how wide the boxes are."""
        return len({self.column_of(cell) for cell in self.houses_of(Cell(0))[2].cells})

    @property
    def cell_count(self) -> int:
        """How many cells the grid has."""
        return self.size * self.size

    @property
    def cells(self) -> range:
        """All cells, row by row; each is a Cell."""
        return range(self.cell_count)

    @property
    def digits(self) -> range:
        """All digits, ascending; each is a Digit."""
        return range(1, self.size + 1)

    def houses_of(self, cell: Cell) -> tuple[House, ...]:
        """Return the row, the column and the box of `cell`, then the extra houses it is in."""
        return self._houses_of[cell]

    def peers_of(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells that share a house with `cell`, house by house, the row first."""
        return self._peers[cell]

    def cell_at(self, row: int, column: int) -> Cell:
        """Return the cell in `row` and `column`, counted from 0."""
        if not (0 <= row < self.size and 0 <= column < self.size):
            raise ValueError(f"no cell in row {row}, column {column} of a size-{self.size} grid")
        return Cell(row * self.size + column)

    def row_of(self, cell: Cell) -> int:
        """Return the row of `cell`, counted from 0."""
        return self._houses_of[cell][0].index

    def column_of(self, cell: Cell) -> int:
        """Return the column of `cell`, counted from 0."""
        return self._houses_of[cell][1].index

    def box_of(self, cell: Cell) -> int:
        """Return the box of `cell`, counted from 0 by first cells: row by row in a plain grid."""
        return self._houses_of[cell][2].index

    def name(self, cell: Cell) -> str:
        """Return the cell as people write it: r1c1, r1c2, ..."""
        return f"r{self.row_of(cell) + 1}c{self.column_of(cell) + 1}"


_BOX_SHAPES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 12: (3, 4), 16: (4, 4), 25: (5, 5)}
SIZES = tuple(_BOX_SHAPES)


def diagonals(size: int) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """Return the cells from the upper left corner to the lower right, and from the upper right."""
    falling = tuple(Cell(row * size + row) for row in range(size))
    rising = tuple(Cell(row * size + size - 1 - row) for row in range(size))
    return falling, rising


def _box_shape_of(size: int) -> tuple[int, int]:
    if size not in _BOX_SHAPES:
        raise ValueError(f"a grid has {', '.join(map(str, SIZES))} rows, not {size}")
    return _BOX_SHAPES[size]


def _in_order(cells: Iterable[int]) -> tuple[Cell, ...]:
    return tuple(map(Cell, sorted(cells)))


def _check_division(boxes: Sequence[tuple[Cell, ...]]) -> None:
    size = len(boxes)
    if not size or {len(box) for box in boxes} != {size}:
        raise ValueError(f"each of {size} boxes has {size} cells")
    if sorted(chain(*boxes)) != list(range(size * size)):
        raise ValueError("every cell of the grid is in one box")


def _houses(kind: HouseKind, all_cells: Iterable[tuple[Cell, ...]]) -> list[House]:
    return [House(kind, index, cells) for index, cells in enumerate(all_cells)]


def _extra_houses(houses: Sequence[House], extra: Sequence[tuple[Cell, ...]]) -> list[House]:
    size = len(houses[0].cells)
    met = {house.cells for house in houses}
    for cells in extra:
        inside = {cell for cell in cells if 0 <= cell < size * size}
        if not len(inside) == len(cells) == size:
            raise ValueError(f"an extra house has {size} different cells of the grid")
        if cells in met:
            raise ValueError("an extra house is a house of the grid already")
        met.add(cells)
    found = _houses(HouseKind.DIAGONAL, diagonals(size))
    drawn = [house for house in found if house.cells in extra]
    regions = [cells for cells in extra if cells not in diagonals(size)]
    return [*drawn, *_houses(HouseKind.EXTRA_REGION, regions)]


def _key_of(houses: Iterable[House]) -> bytes:
    kinds = tuple(HouseKind)
    return b"".join(
        array("H", (kinds.index(house.kind), house.index, *house.cells)).tobytes()
        for house in houses
    )


def _houses_of_each_cell(houses: tuple[House, ...], size: int) -> tuple[tuple[House, ...], ...]:
    found: list[list[House]] = [[] for _ in range(size * size)]
    for house in houses:
        for cell in house.cells:
            found[cell].append(house)
    return tuple(map(tuple, found))


def _peers_of(cell: int, geometry: Geometry) -> tuple[Cell, ...]:
    together = dict.fromkeys(
        peer for house in geometry.houses_of(Cell(cell)) for peer in house.cells
    )
    return tuple(peer for peer in together if peer != cell)
