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
    CallStack,
    CandidateTable,
    CoverColumn,
    DigitSet,
    Entry,
    ExactCoverColumns,
    Frame,
    Holding,
    PlaceTable,
    PossibilityTable,
    ScanPosition,
    UsedTable,
)
from sudoku_gui.solvers.search import NO_CELL


class State(Enum):
    """How a slot stands out; each has a shape of its own besides a colour."""

    EMPTY = "empty"
    HELD = "held"
    CURRENT = "current"  # the pointer is there
    THROUGH = "through"  # it is over with
    PASSED = "passed"  # it was there before the search, which went straight on


@dataclass(frozen=True, slots=True)
class Slot:
    """A sign in its place; is_changed: by the last step."""

    sign: str
    state: State = State.HELD
    is_changed: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Slots in rows and columns, row by row; each row and column has a short name."""

    title: Text
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Chips:
    """Slots one after another, as many in a row as there is room for."""

    title: Text
    slots: tuple[Slot, ...]


Block = Table | Chips


@dataclass(frozen=True, slots=True)
class Hands:
    """All that a program has in its hands: the stack of its calls, and everything else."""

    stack: tuple[Block, ...] = ()
    data: tuple[Block, ...] = ()

    def with_holding(self, holding: Holding, geometry: Geometry) -> "Hands":
        """These, and one holding more."""
        blocks = blocks_of(holding, geometry)
        if isinstance(holding, CallStack):
            return replace(self, stack=self.stack + blocks)
        return replace(self, data=self.data + blocks)


EMPTY_HANDS = Hands()


def blocks_of(holding: Holding, geometry: Geometry) -> tuple[Block, ...]:
    """A holding as blocks to be drawn."""
    blocks: tuple[Block, ...]
    match holding:
        case UsedTable():
            blocks = _house_tables(geometry, _USED, _slots_of_used(holding))
        case CallStack():
            blocks = (_stack(holding, geometry),)
        case BlankList():
            blocks = (_blanks(holding, geometry),)
        case DigitSet():
            blocks = (_digit_set(holding, geometry),)
        case PossibilityTable():
            title = text("What the givens allow")
            blocks = (Chips(title, _rows(holding.digits, holding.current, frozenset(), geometry)),)
        case CandidateTable():
            rows = _rows(holding.digits, holding.current, holding.changed, geometry)
            blocks = (Chips(text("Candidates of the blanks"), rows),)
        case PlaceTable():
            blocks = _house_tables(geometry, _PLACES, _slots_of_places(holding))
        case ScanPosition():
            blocks = (_scan(holding, geometry),)
        case ExactCoverColumns():
            blocks = _cover(holding, geometry)
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

# The tables of a large grid share a few slots, and to make one anew takes longer than to find it.
_slot = lru_cache(maxsize=4096)(Slot)
_EMPTY = Slot("", State.EMPTY)


def _house_tables(
    geometry: Geometry, titles: _Titles, slots: Mapping[Entry, Slot]
) -> tuple[Table, ...]:
    """A table for each kind of house there is; a row for each house, a column for each digit."""
    digits = [Digit(digit) for digit in geometry.digits]
    indices_of: dict[HouseKind, list[int]] = {}
    for house in geometry.houses:
        indices_of.setdefault(house.kind, []).append(house.index)
    found = {(entry.house.kind, entry.house.index, entry.digit): slots[entry] for entry in slots}
    return tuple(
        Table(
            titles[kind],
            tuple(f"{_LETTERS[kind]}{index + 1}" for index in indices),
            tuple(map(sign_of, digits)),
            tuple(found.get((kind, index, digit), _EMPTY) for index in indices for digit in digits),
        )
        for kind, indices in indices_of.items()
    )


def _slots_of_used(holding: UsedTable) -> dict[Entry, Slot]:
    used = {
        entry: _slot(sign_of(entry.digit), State.HELD, entry in holding.changed)
        for entry in holding.used
    }
    gone = holding.changed - holding.used
    return {**used, **{entry: _slot(sign_of(entry.digit), State.THROUGH, True) for entry in gone}}


def _slots_of_places(holding: PlaceTable) -> dict[Entry, Slot]:
    return {
        entry: _slot(
            str(places),
            State.CURRENT if entry == holding.current else State.HELD,
            entry in holding.changed,
        )
        for entry, places in holding.places.items()
    }


def _stack(holding: CallStack, geometry: Geometry) -> Chips:
    """The calls that are open, the newest first, and before them those that have just returned."""
    present, first_new = len(holding.frames) - 1, len(holding.frames) - holding.came
    slots = [
        _slot(
            _frame_words(frame, geometry),
            State.PASSED if frame.passes_on else _state(place == present, is_set=True),
            place >= first_new,
        )
        for place, frame in enumerate(holding.frames)
    ]
    slots += [_slot(_frame_words(frame, geometry), State.THROUGH, True) for frame in holding.left]
    title = text("Stack of calls, the newest first: {depth}", depth=len(holding.frames))
    return Chips(title, tuple(reversed(slots)))


def _frame_words(frame: Frame, geometry: Geometry) -> str:
    """The cell of a call and what it has written there, or what stood there before."""
    if frame.cell == NO_CELL:
        return _PAST_THE_END
    name, digit = geometry.name(frame.cell), sign_of(frame.digit, blank="…")
    return f"{name}: {digit}" if frame.passes_on else f"{name} = {digit}"


def _blanks(holding: BlankList, geometry: Geometry) -> Chips:
    slots = [
        _slot(
            geometry.name(cell),
            _state(place == holding.pointer, is_set=cell in holding.filled),
            cell in holding.changed,
        )
        for place, cell in enumerate(holding.blanks)
    ]
    at_end = holding.pointer == len(holding.blanks)
    if at_end:
        slots.append(_slot(_PAST_THE_END, State.CURRENT))
    where = holding.pointer + 1 if not at_end else len(holding.blanks)
    title = text("List of blanks, {place} of {count}", place=where, count=len(holding.blanks))
    return Chips(title, tuple(slots))


def _digit_set(holding: DigitSet, geometry: Geometry) -> Chips:
    slots = (
        _slot(
            sign_of(digit),
            State.THROUGH if digit in holding.used_up else State.HELD,
            digit in holding.changed,
        )
        for digit in holding.digits
    )
    if holding.cell == NO_CELL:
        return Chips(text("Missing digits"), ())
    return Chips(text("Missing digits of {cell}", cell=geometry.name(holding.cell)), tuple(slots))


def _rows(
    digits_of: Mapping[Cell, tuple[Digit, ...]],
    current: Cell,
    changed: frozenset[Cell],
    geometry: Geometry,
) -> tuple[Slot, ...]:
    return tuple(
        Slot(
            f"{geometry.name(cell)}: {' '.join(map(sign_of, digits)) or '–'}",
            _state(cell == current, is_set=True),
            cell in changed,
        )
        for cell, digits in digits_of.items()
    )


def _scan(holding: ScanPosition, geometry: Geometry) -> Table:
    looked_at = frozenset(holding.looked_at)
    return _cells(
        geometry,
        text("Scan: the cells just looked at"),
        {
            cell: _slot(
                "▸" if cell == holding.position else "·",
                _state(cell == holding.position, is_set=True),
                cell in looked_at,
            )
            for cell in looked_at | ({holding.position} - {NO_CELL})
        },
    )


def _cover(holding: ExactCoverColumns, geometry: Geometry) -> tuple[Table, ...]:
    cells: dict[Cell, Slot] = {}
    entries: dict[Entry, Slot] = {}

    def put(column: CoverColumn, slot: Slot) -> None:
        if isinstance(column, Entry):
            entries[column] = slot
        else:
            cells[column] = slot

    for column in holding.gone:
        put(column, _slot("–", State.THROUGH, True))
    for column, options in holding.options.items():
        state = _state(column == holding.chosen, is_set=True)
        put(column, _slot(str(options), state, column in holding.changed))
    title = text("Options left for the cells")
    return _cells(geometry, title, cells), *_house_tables(geometry, _COVER, entries)


def _cells(geometry: Geometry, title: Text, slots: Mapping[Cell, Slot]) -> Table:
    """A table in the shape of the grid."""
    return Table(
        title,
        tuple(f"r{row + 1}" for row in range(geometry.size)),
        tuple(str(column + 1) for column in range(geometry.size)),
        tuple(slots.get(Cell(cell), _EMPTY) for cell in geometry.cells),
    )


def _state(is_current: bool, *, is_set: bool) -> State:
    if is_current:
        return State.CURRENT
    return State.HELD if is_set else State.EMPTY
