"""A look: one read of a search, of a cell of the grid or of one entry of a table, to decide."""

from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, House
from sudoku_gui.model.grid import BLANK
from sudoku_gui.solvers.procedure import SubStepKind


class LookSource(Enum):
    """What is looked at, and what is found there."""

    GRID = "a cell of the grid: its digit, 0 if it is blank"
    USED = "a digit of a house: whether it is used there"
    LISTED = "a digit of a cell: whether the givens allow it"
    HOLDERS = "a digit of a cell: whether any peer holds it"
    CANDIDATES = "a cell: how many candidates it has"
    PLACES = "a digit of a house: how many blanks can take it"
    ROW_BLANKS = "a row: how many blanks it had at the start"
    COLUMN_BLANKS = "a column: how many blanks are counted in it"
    OPTIONS = "a column of the exact cover: how many options it has"


@dataclass(frozen=True, slots=True)
class Look:
    """One read; `kind` says what for, and so which line of the procedure it belongs to.

    cell, digit, house: the place looked at, as far as the source has them; a cell of the grid
    has the house through which the search came to it.
    """

    kind: SubStepKind
    source: LookSource
    cell: Cell = NO_CELL
    digit: Digit = BLANK
    house: House | None = None
    found: int = 0
    target: Cell = NO_CELL  # the blank that it is about, where that is not `cell`
    is_refusal: bool = False  # it decides that `digit` cannot stand in the target
    tries: int = 0  # that begin with it
    calls: int = 0  # that begin with it
