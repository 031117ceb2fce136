"""The data structures of a running program as tables and rows of chips, ready to be drawn."""

from collections.abc import Mapping

from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, Geometry, House, HouseKind
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.search.state_blocks import (
    ItemState,
    StateBlock,
    StateItem,
    StateList,
    item_state_of,
    shared_item,
)
from sudoku_gui.presentation.search.state_tables import (
    row_name,
    table_of_scan,
    tables_of_cover,
    tables_of_places,
    tables_of_used,
)
from sudoku_gui.solvers.data_structures import (
    BlankList,
    BlankQueue,
    CallFrame,
    CallStack,
    CandidateTable,
    DataStructure,
    DigitSet,
    ExactCoverColumns,
    PlaceTable,
    PossibilityTable,
    ScanPosition,
    UsedTable,
)


@dataclass(frozen=True, slots=True)
class ProgramState:
    """The data structures of a running program: its call stack, and everything else."""

    stack: tuple[StateBlock, ...] = ()
    data: tuple[StateBlock, ...] = ()

    def with_structure(self, structure: DataStructure, geometry: Geometry) -> "ProgramState":
        """Return these blocks, and those of one more data structure."""
        blocks = state_blocks_of(structure, geometry)
        if isinstance(structure, CallStack):
            return replace(self, stack=self.stack + blocks)
        return replace(self, data=self.data + blocks)


EMPTY_PROGRAM_STATE = ProgramState()
LISTED = text("What the givens allow")
CANDIDATES = text("Candidates of the blanks")
COUNTS = {
    HouseKind.ROW: text("Blanks of the rows at the start"),
    HouseKind.COLUMN: text("Blanks of the columns now"),
}


def state_blocks_of(structure: DataStructure, geometry: Geometry) -> tuple[StateBlock, ...]:
    """Return a data structure as blocks to be drawn."""
    blocks: tuple[StateBlock, ...]
    match structure:
        case UsedTable():
            blocks = tables_of_used(structure, geometry)
        case CallStack():
            blocks = (_stack(structure, geometry),)
        case BlankList():
            blocks = (_blanks(structure, geometry),)
        case BlankQueue():
            blocks = _queue(structure, geometry)
        case DigitSet():
            blocks = (_digit_set(structure, geometry),)
        case PossibilityTable():
            rows = _rows(structure.digits, structure.current, frozenset(), geometry)
            blocks = (StateList(LISTED, rows),)
        case CandidateTable():
            rows = _rows(structure.digits, structure.current, structure.changed, geometry)
            blocks = (StateList(CANDIDATES, rows),)
        case PlaceTable():
            blocks = tables_of_places(structure, geometry)
        case ScanPosition():
            blocks = (table_of_scan(structure, geometry),)
        case ExactCoverColumns():
            blocks = tables_of_cover(structure, geometry)
    return blocks


_PAST_THE_END = "■"


def _stack(structure: CallStack, geometry: Geometry) -> StateList:
    """Return the open calls, the newest first, and before them those that have just returned."""
    present, first_new = len(structure.frames) - 1, len(structure.frames) - structure.came
    items = [
        shared_item(
            _frame_words(frame, geometry),
            ItemState.PASSED if frame.passes_on else item_state_of(place == present, is_set=True),
            place >= first_new,
        )
        for place, frame in enumerate(structure.frames)
    ]
    items += [
        shared_item(_frame_words(frame, geometry), ItemState.THROUGH, True)
        for frame in structure.left
    ]
    title = text("Stack of calls, the newest first: {depth}", depth=len(structure.frames))
    return StateList(title, tuple(reversed(items)))


def _frame_words(frame: CallFrame, geometry: Geometry) -> str:
    """Return the cell of a call and what it has written there, or what stood there before."""
    if frame.cell == NO_CELL:
        return _PAST_THE_END
    name, digit = geometry.name(frame.cell), sign_of(frame.digit, blank="…")
    return f"{name}: {digit}" if frame.passes_on else f"{name} = {digit}"


def _blanks(structure: BlankList, geometry: Geometry) -> StateList:
    items = [
        shared_item(
            geometry.name(cell),
            item_state_of(place == structure.pointer, is_set=cell in structure.filled),
            cell in structure.changed,
        )
        for place, cell in enumerate(structure.blanks)
    ]
    at_end = structure.pointer == len(structure.blanks)
    if at_end:
        items.append(shared_item(_PAST_THE_END, ItemState.CURRENT))
    where = structure.pointer + 1 if not at_end else len(structure.blanks)
    title = text("List of blanks, {place} of {count}", place=where, count=len(structure.blanks))
    return StateList(title, tuple(items))


def _queue(structure: BlankQueue, geometry: Geometry) -> tuple[StateBlock, ...]:
    """Return the queue, each blank with its kind, and the two lists of counts."""
    items = [
        shared_item(
            f"{geometry.name(cell)} {kind.value}",
            item_state_of(cell == structure.current, is_set=True),
            cell in structure.changed,
        )
        for cell, kind in structure.kinds.items()
    ]
    queue = StateList(
        text("Queue of blanks and their kinds: {count}", count=len(items)), tuple(items)
    )
    return queue, *(_counts(structure, kind) for kind in COUNTS)


def _counts(structure: BlankQueue, kind: HouseKind) -> StateList:
    items = (
        shared_item(
            f"{count_start(house)}{count}",
            item_state_of(False, is_set=count > 0),
            house in structure.changed_counts,
        )
        for house, count in structure.counts.items()
        if house.kind is kind
    )
    return StateList(COUNTS[kind], tuple(items))


def count_start(house: House) -> str:
    """Return how the item with the blanks of a house begins."""
    return f"{row_name(house.kind, house.index)}: "


def _digit_set(structure: DigitSet, geometry: Geometry) -> StateList:
    items = (
        shared_item(
            sign_of(digit),
            ItemState.THROUGH if digit in structure.used_up else ItemState.HELD,
            digit in structure.changed,
        )
        for digit in structure.digits
    )
    if structure.cell == NO_CELL:
        return StateList(text("Missing digits"), ())
    return StateList(
        text("Missing digits of {cell}", cell=geometry.name(structure.cell)), tuple(items)
    )


def row_start(cell: Cell, geometry: Geometry) -> str:
    """Return how the row of a cell's digits begins."""
    return f"{geometry.name(cell)}: "


def _rows(
    digits_of: Mapping[Cell, tuple[Digit, ...]],
    current: Cell,
    changed: frozenset[Cell],
    geometry: Geometry,
) -> tuple[StateItem, ...]:
    return tuple(
        StateItem(
            f"{row_start(cell, geometry)}{' '.join(map(sign_of, digits)) or '–'}",
            item_state_of(cell == current, is_set=True),
            cell in changed,
        )
        for cell, digits in digits_of.items()
    )
