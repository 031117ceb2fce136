"""The shape of a grid: its cells, houses and peers, as data computed once.

    size            digits 1..size; rows, columns and boxes have `size` cells each
    cell            0 .. size * size - 1, row by row; people see r1c1, r1c2, ...
    house           a row, a column or a box: `size` cells that hold each digit once
    peers           the other cells of the three houses of a cell (20 on 9x9)

All of it is derived from the shape of the boxes.
"""

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import NewType

Cell = NewType("Cell", int)
Digit = NewType("Digit", int)


class HouseKind(Enum):
    """The three kinds of house."""

    ROW = "row"
    COLUMN = "column"
    BOX = "box"


@dataclass(frozen=True, slots=True)
class House:
    """A row, column or box; `index` counts from 0, boxes row by row."""

    kind: HouseKind
    index: int
    cells: tuple[Cell, ...] = field(hash=False)  # kind and index tell houses apart, and sooner

    @property
    def number(self) -> int:
        """The house's number as people count, from 1."""
        return self.index + 1


@dataclass(frozen=True, slots=True)
class Geometry:
    """A grid whose boxes are `box_rows` high and `box_columns` wide.

    Two geometries of the same box shape are equal; use `of_size` to share one.
    """

    box_rows: int
    box_columns: int
    size: int = field(init=False, compare=False)
    houses: tuple[House, ...] = field(init=False, compare=False, repr=False)
    _houses_of: tuple[tuple[House, House, House], ...] = field(
        init=False, compare=False, repr=False
    )
    _peers: tuple[tuple[Cell, ...], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        size = self.box_rows * self.box_columns
        rows = [[Cell(row * size + column) for column in range(size)] for row in range(size)]
        columns = [list(column) for column in zip(*rows, strict=True)]
        boxes = [
            [
                rows[top + down][left + right]
                for down in range(self.box_rows)
                for right in range(self.box_columns)
            ]
            for top in range(0, size, self.box_rows)
            for left in range(0, size, self.box_columns)
        ]
        houses = tuple(
            House(kind, index, tuple(cells))
            for kind, group in zip(HouseKind, (rows, columns, boxes), strict=True)
            for index, cells in enumerate(group)
        )
        set_once = object.__setattr__  # frozen dataclasses allow no plain assignment
        set_once(self, "size", size)
        set_once(self, "houses", houses)
        set_once(self, "_houses_of", _houses_of_each_cell(houses, size))
        set_once(self, "_peers", tuple(_peers_of(cell, self) for cell in range(size * size)))

    @staticmethod
    @cache
    def of_size(size: int) -> "Geometry":
        """The geometry of a `size` x `size` grid; raises ValueError unless in SIZES."""
        if size not in _BOX_SHAPES:
            raise ValueError(f"a grid has {', '.join(map(str, SIZES))} rows, not {size}")
        return Geometry(*_BOX_SHAPES[size])

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

    def houses_of(self, cell: Cell) -> tuple[House, House, House]:
        """The row, the column and the box of `cell`."""
        return self._houses_of[cell]

    def peers_of(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that share a house with `cell`: its row's first, then column's, then box's."""
        return self._peers[cell]

    def cell_at(self, row: int, column: int) -> Cell:
        """The cell in `row` and `column`, counted from 0."""
        if not (0 <= row < self.size and 0 <= column < self.size):
            raise ValueError(f"no cell in row {row}, column {column} of a size-{self.size} grid")
        return Cell(row * self.size + column)

    def row_of(self, cell: Cell) -> int:
        """The row of `cell`, counted from 0."""
        return self._houses_of[cell][0].index

    def column_of(self, cell: Cell) -> int:
        """The column of `cell`, counted from 0."""
        return self._houses_of[cell][1].index

    def box_of(self, cell: Cell) -> int:
        """The box of `cell`, counted from 0 row by row."""
        return self._houses_of[cell][2].index

    def name(self, cell: Cell) -> str:
        """The cell as people write it: r1c1, r1c2, ..."""
        return f"r{self.row_of(cell) + 1}c{self.column_of(cell) + 1}"


_BOX_SHAPES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 12: (3, 4), 16: (4, 4), 25: (5, 5)}
SIZES = tuple(_BOX_SHAPES)


def _houses_of_each_cell(
    houses: tuple[House, ...], size: int
) -> tuple[tuple[House, House, House], ...]:
    found: list[list[House]] = [[] for _ in range(size * size)]
    for house in houses:
        for cell in house.cells:
            found[cell].append(house)
    return tuple((row, column, box) for row, column, box in found)


def _peers_of(cell: int, geometry: Geometry) -> tuple[Cell, ...]:
    together = dict.fromkeys(
        peer for house in geometry.houses_of(Cell(cell)) for peer in house.cells
    )
    return tuple(peer for peer in together if peer != cell)
