"""What a program has in its hands, as tables and rows of chips; drawn by who knows no algorithm."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Cell, Digit, Geometry, HouseKind
from sudoku_gui.model.grid import sign_of
from sudoku_gui.solvers.data_structures import (
    BlankList,
    CallFrame,
    CallStack,
    CandidateTable,
    CoverColumn,
    DataStructure,
    DigitSet,
    ExactCoverColumns,
    HouseDigit,
    PlaceTable,
    PossibilityTable,
    ScanPosition,
    UsedTable,
)
from sudoku_gui.solvers.search import NO_CELL


class ItemState(Enum):
    """How an item stands out; each has a shape of its own besides a colour."""

    EMPTY = "empty"
    HELD = "held"
    CURRENT = "current"  # the pointer is there
    THROUGH = "through"  # it is over with
    PASSED = "passed"  # it was there before the search, which went straight on


@dataclass(frozen=True, slots=True)
class StateItem:
    """One item of a data structure: a sign in its place."""

    sign: str
    state: ItemState = ItemState.HELD
    is_changed: bool = False  # whether the last step changed it


@dataclass(frozen=True, slots=True)
class StateTable:
    """Slots in rows and columns, row by row; each row and column has a short name."""

    title: Text
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    items: tuple[StateItem, ...]


@dataclass(frozen=True, slots=True)
class StateList:
    """Slots one after another, as many in a row as there is room for."""

    title: Text
    items: tuple[StateItem, ...]


StateBlock = StateTable | StateList


@dataclass(frozen=True, slots=True)
class ProgramState:
    """All that a program has in its hands: the stack of its calls, and everything else."""

    stack: tuple[StateBlock, ...] = ()
    data: tuple[StateBlock, ...] = ()

    def with_structure(self, structure: DataStructure, geometry: Geometry) -> "ProgramState":
        """These, and one holding more."""
        blocks = state_blocks_of(structure, geometry)
        if isinstance(structure, CallStack):
            return replace(self, stack=self.stack + blocks)
        return replace(self, data=self.data + blocks)


EMPTY_PROGRAM_STATE = ProgramState()


def state_blocks_of(structure: DataStructure, geometry: Geometry) -> tuple[StateBlock, ...]:
    """A data structure as blocks to be drawn."""
    blocks: tuple[StateBlock, ...]
    match structure:
        case UsedTable():
            blocks = _house_tables(geometry, _USED, _items_of_used(structure))
        case CallStack():
            blocks = (_stack(structure, geometry),)
        case BlankList():
            blocks = (_blanks(structure, geometry),)
        case DigitSet():
            blocks = (_digit_set(structure, geometry),)
        case PossibilityTable():
            title = text("What the givens allow")
            blocks = (
                StateList(title, _rows(structure.digits, structure.current, frozenset(), geometry)),
            )
        case CandidateTable():
            rows = _rows(structure.digits, structure.current, structure.changed, geometry)
            blocks = (StateList(text("Candidates of the blanks"), rows),)
        case PlaceTable():
            blocks = _house_tables(geometry, _PLACES, _items_of_places(structure))
        case ScanPosition():
            blocks = (_scan(structure, geometry),)
        case ExactCoverColumns():
            blocks = _cover(structure, geometry)
    return blocks


_Titles = Mapping[HouseKind, Text]
_USED: _Titles = {
    HouseKind.ROW: text("Used in the rows"),
    HouseKind.COLUMN: text("Used in the columns"),
    HouseKind.BOX: text("Used in the boxes"),
    HouseKind.DIAGONAL: text("Used in the diagonals"),
    HouseKind.EXTRA_REGION: text("Used in the extra regions"),
}
_PLACES: _Titles = {
    HouseKind.ROW: text("Places left in the rows"),
    HouseKind.COLUMN: text("Places left in the columns"),
    HouseKind.BOX: text("Places left in the boxes"),
    HouseKind.DIAGONAL: text("Places left in the diagonals"),
    HouseKind.EXTRA_REGION: text("Places left in the extra regions"),
}
_COVER: _Titles = {
    HouseKind.ROW: text("Options left for the rows"),
    HouseKind.COLUMN: text("Options left for the columns"),
    HouseKind.BOX: text("Options left for the boxes"),
    HouseKind.DIAGONAL: text("Options left for the diagonals"),
    HouseKind.EXTRA_REGION: text("Options left for the extra regions"),
}
_PAST_THE_END = "■"
_LETTERS = {
    HouseKind.ROW: "r",
    HouseKind.COLUMN: "c",
    HouseKind.BOX: "b",
    HouseKind.DIAGONAL: "d",
    HouseKind.EXTRA_REGION: "e",
}

# The tables of a large grid share a few items, and to make one anew takes longer than to find it.
_item = lru_cache(maxsize=4096)(StateItem)
_EMPTY = StateItem("", ItemState.EMPTY)


def _house_tables(
    geometry: Geometry, titles: _Titles, slots: Mapping[HouseDigit, StateItem]
) -> tuple[StateTable, ...]:
    """A table for each kind of house there is; a row for each house, a column for each digit."""
    digits = [Digit(digit) for digit in geometry.digits]
    indices_of: dict[HouseKind, list[int]] = {}
    for house in geometry.houses:
        indices_of.setdefault(house.kind, []).append(house.index)
    found = {(entry.house.kind, entry.house.index, entry.digit): slots[entry] for entry in slots}
    return tuple(
        StateTable(
            titles[kind],
            tuple(f"{_LETTERS[kind]}{index + 1}" for index in indices),
            tuple(map(sign_of, digits)),
            tuple(found.get((kind, index, digit), _EMPTY) for index in indices for digit in digits),
        )
        for kind, indices in indices_of.items()
    )


def _items_of_used(structure: UsedTable) -> dict[HouseDigit, StateItem]:
    used = {
        entry: _item(sign_of(entry.digit), ItemState.HELD, entry in structure.changed)
        for entry in structure.used
    }
    gone = structure.changed - structure.used
    return {
        **used,
        **{entry: _item(sign_of(entry.digit), ItemState.THROUGH, True) for entry in gone},
    }


def _items_of_places(structure: PlaceTable) -> dict[HouseDigit, StateItem]:
    return {
        entry: _item(
            str(places),
            ItemState.CURRENT if entry == structure.current else ItemState.HELD,
            entry in structure.changed,
        )
        for entry, places in structure.places.items()
    }


def _stack(structure: CallStack, geometry: Geometry) -> StateList:
    """The calls that are open, the newest first, and before them those that have just returned."""
    present, first_new = len(structure.frames) - 1, len(structure.frames) - structure.came
    slots = [
        _item(
            _frame_words(frame, geometry),
            ItemState.PASSED if frame.passes_on else _state(place == present, is_set=True),
            place >= first_new,
        )
        for place, frame in enumerate(structure.frames)
    ]
    slots += [
        _item(_frame_words(frame, geometry), ItemState.THROUGH, True) for frame in structure.left
    ]
    title = text("Stack of calls, the newest first: {depth}", depth=len(structure.frames))
    return StateList(title, tuple(reversed(slots)))


def _frame_words(frame: CallFrame, geometry: Geometry) -> str:
    """The cell of a call and what it has written there, or what stood there before."""
    if frame.cell == NO_CELL:
        return _PAST_THE_END
    name, digit = geometry.name(frame.cell), sign_of(frame.digit, blank="…")
    return f"{name}: {digit}" if frame.passes_on else f"{name} = {digit}"


def _blanks(structure: BlankList, geometry: Geometry) -> StateList:
    slots = [
        _item(
            geometry.name(cell),
            _state(place == structure.pointer, is_set=cell in structure.filled),
            cell in structure.changed,
        )
        for place, cell in enumerate(structure.blanks)
    ]
    at_end = structure.pointer == len(structure.blanks)
    if at_end:
        slots.append(_item(_PAST_THE_END, ItemState.CURRENT))
    where = structure.pointer + 1 if not at_end else len(structure.blanks)
    title = text("List of blanks, {place} of {count}", place=where, count=len(structure.blanks))
    return StateList(title, tuple(slots))


def _digit_set(structure: DigitSet, geometry: Geometry) -> StateList:
    slots = (
        _item(
            sign_of(digit),
            ItemState.THROUGH if digit in structure.used_up else ItemState.HELD,
            digit in structure.changed,
        )
        for digit in structure.digits
    )
    if structure.cell == NO_CELL:
        return StateList(text("Missing digits"), ())
    return StateList(
        text("Missing digits of {cell}", cell=geometry.name(structure.cell)), tuple(slots)
    )


def _rows(
    digits_of: Mapping[Cell, tuple[Digit, ...]],
    current: Cell,
    changed: frozenset[Cell],
    geometry: Geometry,
) -> tuple[StateItem, ...]:
    return tuple(
        StateItem(
            f"{geometry.name(cell)}: {' '.join(map(sign_of, digits)) or '–'}",
            _state(cell == current, is_set=True),
            cell in changed,
        )
        for cell, digits in digits_of.items()
    )


def _scan(structure: ScanPosition, geometry: Geometry) -> StateTable:
    looked_at = frozenset(structure.looked_at)
    return _cells(
        geometry,
        text("Scan: the cells just looked at"),
        {
            cell: _item(
                "▸" if cell == structure.position else "·",
                _state(cell == structure.position, is_set=True),
                cell in looked_at,
            )
            for cell in looked_at | ({structure.position} - {NO_CELL})
        },
    )


def _cover(structure: ExactCoverColumns, geometry: Geometry) -> tuple[StateTable, ...]:
    cells: dict[Cell, StateItem] = {}
    entries: dict[HouseDigit, StateItem] = {}

    def put(column: CoverColumn, item: StateItem) -> None:
        if isinstance(column, HouseDigit):
            entries[column] = item
        else:
            cells[column] = item

    for column in structure.gone:
        put(column, _item("–", ItemState.THROUGH, True))
    for column, options in structure.options.items():
        state = _state(column == structure.chosen, is_set=True)
        put(column, _item(str(options), state, column in structure.changed))
    title = text("Options left for the cells")
    return _cells(geometry, title, cells), *_house_tables(geometry, _COVER, entries)


def _cells(geometry: Geometry, title: Text, slots: Mapping[Cell, StateItem]) -> StateTable:
    """A table in the shape of the grid."""
    return StateTable(
        title,
        tuple(f"r{row + 1}" for row in range(geometry.size)),
        tuple(str(column + 1) for column in range(geometry.size)),
        tuple(slots.get(Cell(cell), _EMPTY) for cell in geometry.cells),
    )


def _state(is_current: bool, *, is_set: bool) -> ItemState:
    if is_current:
        return ItemState.CURRENT
    return ItemState.HELD if is_set else ItemState.EMPTY
