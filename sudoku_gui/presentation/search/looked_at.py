"""Which item of a program's data a look is at."""

from sudoku_gui.language import Text
from sudoku_gui.model.geometry import Geometry, HouseKind
from sudoku_gui.presentation.search.program_state import (
    CANDIDATES,
    COUNTS,
    LISTED,
    count_start,
    row_start,
)
from sudoku_gui.presentation.search.state_blocks import StateBlock, StateTable
from sudoku_gui.presentation.search.state_tables import (
    COVER,
    COVER_OF_CELLS,
    PLACES,
    SCAN,
    USED,
    row_name,
)
from sudoku_gui.solvers.look import Look, LookSource
from sudoku_gui.solvers.procedure import SubStepKind

_BY_HOUSE = {LookSource.USED: USED, LookSource.PLACES: PLACES, LookSource.OPTIONS: COVER}
_IN_ROWS = {
    LookSource.LISTED: LISTED,
    LookSource.HOLDERS: CANDIDATES,
    LookSource.CANDIDATES: CANDIDATES,
    LookSource.ROW_BLANKS: COUNTS[HouseKind.ROW],
    LookSource.COLUMN_BLANKS: COUNTS[HouseKind.COLUMN],
}
_IN_SHAPE_OF_GRID = {LookSource.GRID: SCAN, LookSource.OPTIONS: COVER_OF_CELLS}


def item_looked_at(look: Look, block: StateBlock, geometry: Geometry) -> int | None:
    """Return the place of the item of `block` that `look` is at, None if it is at none."""
    if isinstance(block, StateTable):
        if look.source in _BY_HOUSE and look.house is not None:
            return _in_table(look, block, _BY_HOUSE[look.source][look.house.kind])
        is_on_the_way = look.source is not LookSource.GRID or look.kind is SubStepKind.SCAN
        is_here = is_on_the_way and block.title == _IN_SHAPE_OF_GRID.get(look.source)
        return look.cell if is_here else None
    if block.title == _IN_ROWS.get(look.source):
        start = count_start(look.house) if look.house else row_start(look.cell, geometry)
        found = (place for place, item in enumerate(block.items) if item.sign.startswith(start))
        return next(found, None)
    return None


def _in_table(look: Look, table: StateTable, title: Text) -> int | None:
    if table.title != title or look.house is None:
        return None
    row = table.rows.index(row_name(look.house.kind, look.house.index))
    return row * len(table.columns) + look.digit - 1
