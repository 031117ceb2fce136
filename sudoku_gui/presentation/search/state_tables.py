"""The data structures that are drawn as tables: by house and digit, or in the shape of the grid."""

from collections.abc import Mapping

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, Geometry, HouseKind
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.search.state_blocks import (
    ItemState,
    StateItem,
    StateTable,
    item_state_of,
    shared_item,
)
from sudoku_gui.solvers.data_structures import (
    CoverColumn,
    ExactCoverColumns,
    HouseDigit,
    PlaceTable,
    ScanPosition,
    UsedTable,
)

_Titles = Mapping[HouseKind, Text]
USED: _Titles = {
    HouseKind.ROW: text("Used in the rows"),
    HouseKind.COLUMN: text("Used in the columns"),
    HouseKind.BOX: text("Used in the boxes"),
    HouseKind.DIAGONAL: text("Used in the diagonals"),
    HouseKind.EXTRA_REGION: text("Used in the extra regions"),
}
PLACES: _Titles = {
    HouseKind.ROW: text("Places left in the rows"),
    HouseKind.COLUMN: text("Places left in the columns"),
    HouseKind.BOX: text("Places left in the boxes"),
    HouseKind.DIAGONAL: text("Places left in the diagonals"),
    HouseKind.EXTRA_REGION: text("Places left in the extra regions"),
}
COVER: _Titles = {
    HouseKind.ROW: text("Options left for the rows"),
    HouseKind.COLUMN: text("Options left for the columns"),
    HouseKind.BOX: text("Options left for the boxes"),
    HouseKind.DIAGONAL: text("Options left for the diagonals"),
    HouseKind.EXTRA_REGION: text("Options left for the extra regions"),
}
SCAN = text("Scan: the cells just looked at")
COVER_OF_CELLS = text("Options left for the cells")
_LETTERS = {
    HouseKind.ROW: "r",
    HouseKind.COLUMN: "c",
    HouseKind.BOX: "b",
    HouseKind.DIAGONAL: "d",
    HouseKind.EXTRA_REGION: "e",
}
_EMPTY = StateItem("", ItemState.EMPTY)


def tables_of_used(structure: UsedTable, geometry: Geometry) -> tuple[StateTable, ...]:
    """Return the digits that the houses hold, and those that the last step took out of them."""
    held = {
        entry: shared_item(sign_of(entry.digit), ItemState.HELD, entry in structure.changed)
        for entry in structure.used
    }
    gone = {
        entry: shared_item(sign_of(entry.digit), ItemState.THROUGH, True)
        for entry in structure.changed - structure.used
    }
    return _house_tables(geometry, USED, held | gone)


def tables_of_places(structure: PlaceTable, geometry: Geometry) -> tuple[StateTable, ...]:
    """Return how many places each digit has left in each house."""
    items = {
        entry: shared_item(
            str(places),
            ItemState.CURRENT if entry == structure.current else ItemState.HELD,
            entry in structure.changed,
        )
        for entry, places in structure.places.items()
    }
    return _house_tables(geometry, PLACES, items)


def table_of_scan(structure: ScanPosition, geometry: Geometry) -> StateTable:
    """Return the cells that the scan has just looked at, and where it stands."""
    looked_at = frozenset(structure.looked_at)
    return _cells(
        geometry,
        SCAN,
        {
            cell: shared_item(
                "▸" if cell == structure.position else "·",
                item_state_of(cell == structure.position, is_set=True),
                cell in looked_at,
            )
            for cell in looked_at | ({structure.position} - {NO_CELL})
        },
    )


def tables_of_cover(structure: ExactCoverColumns, geometry: Geometry) -> tuple[StateTable, ...]:
    """Return how many options each column has left: of the cells first, then of the houses."""
    cells: dict[Cell, StateItem] = {}
    entries: dict[HouseDigit, StateItem] = {}

    def put(column: CoverColumn, item: StateItem) -> None:
        if isinstance(column, HouseDigit):
            entries[column] = item
        else:
            cells[column] = item

    for column in structure.gone:
        put(column, shared_item("–", ItemState.THROUGH, True))
    for column, options in structure.options.items():
        state = item_state_of(column == structure.chosen, is_set=True)
        put(column, shared_item(str(options), state, column in structure.changed))
    return _cells(geometry, COVER_OF_CELLS, cells), *_house_tables(geometry, COVER, entries)


def row_name(kind: HouseKind, index: int) -> str:
    """Return the name of a house's row in a table."""
    return f"{_LETTERS[kind]}{index + 1}"


def _house_tables(
    geometry: Geometry, titles: _Titles, items: Mapping[HouseDigit, StateItem]
) -> tuple[StateTable, ...]:
    """Return a table for each kind of house, with a row for each house, a column for each digit."""
    digits = [Digit(digit) for digit in geometry.digits]
    indices_of: dict[HouseKind, list[int]] = {}
    for house in geometry.houses:
        indices_of.setdefault(house.kind, []).append(house.index)
    found = {(entry.house.kind, entry.house.index, entry.digit): items[entry] for entry in items}
    return tuple(
        StateTable(
            titles[kind],
            tuple(row_name(kind, index) for index in indices),
            tuple(map(sign_of, digits)),
            tuple(found.get((kind, index, digit), _EMPTY) for index in indices for digit in digits),
        )
        for kind, indices in indices_of.items()
    )


def _cells(geometry: Geometry, title: Text, items: Mapping[Cell, StateItem]) -> StateTable:
    """Return a table in the shape of the grid."""
    return StateTable(
        title,
        tuple(f"r{row + 1}" for row in range(geometry.size)),
        tuple(str(column + 1) for column in range(geometry.size)),
        tuple(items.get(Cell(cell), _EMPTY) for cell in geometry.cells),
    )
