"""The data structures of a running program, as plain values that can be drawn.

Whoever draws them need not know the algorithm.  Each kind says what it shows, and which
parts of it the last step changed.  How they follow from a moment is told in `inspection`;
which of them an algorithm has, in its row of the registry of algorithms.
"""

from collections.abc import Mapping
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, House


@dataclass(frozen=True, slots=True)
class HouseDigit:
    """One entry of a table with a row per house and a column per digit."""

    house: House
    digit: Digit


@dataclass(frozen=True, slots=True)
class UsedTable:
    """Which digits each row, column and box has used: the entries that are set."""

    used: frozenset[HouseDigit]
    changed: frozenset[HouseDigit]


@dataclass(frozen=True, slots=True)
class CallFrame:
    """One call of the recursion that has not returned, and what stands in its cell."""

    cell: Cell  # NO_CELL where the call has come to none: it sees that all is filled
    digit: Digit  # BLANK where the call has written none
    # The cell was filled before the search, and the call does no more than make the next one.
    passes_on: bool = False


@dataclass(frozen=True, slots=True)
class CallStack:
    """The calls that are open, the first one first; the last one is being carried out."""

    frames: tuple[CallFrame, ...]
    came: int  # how many of them, the last ones, the last step made
    left: tuple[CallFrame, ...]  # those that it ended, in the order in which they had been made


@dataclass(frozen=True, slots=True)
class BlankList:
    """The list of blanks made beforehand, and the place of the current one in it."""

    blanks: tuple[Cell, ...]
    filled: frozenset[Cell]  # those with a digit now
    # The place of the current blank; the length of the list when all are filled, and -1 when the
    # search has ended otherwise.
    pointer: int
    # The blank that the last step wrote into or cleared; none at the start.
    changed: frozenset[Cell]


class BlankKind(Enum):
    """The kind of a blank in a queue, named and sorted as the program does."""

    IN_ROW = "X"  # its row has one blank
    IN_COLUMN = "Y"  # its column has one blank
    ANY = "Z"


@dataclass(frozen=True, slots=True)
class BlankQueue:
    """The queue of blanks with their kinds, and the blanks counted in rows and columns."""

    kinds: Mapping[Cell, BlankKind]  # in the order of the queue
    counts: Mapping[House, int]  # of the rows at the start, and of the columns now
    current: Cell  # the blank at the front where a digit is tried; NO_CELL when it has ended
    changed: frozenset[Cell]  # the blanks whose kind the last step changed
    changed_counts: frozenset[House]  # the columns whose count the last step changed
    rounds_in_vain: int  # begun with nothing written when it is stuck, 0 otherwise


@dataclass(frozen=True, slots=True)
class DigitSet:
    """The digits listed when the call for `cell` began, ascending; NO_CELL and none at the end."""

    cell: Cell
    digits: tuple[Digit, ...]
    used_up: frozenset[Digit]  # those that are through, for they led nowhere
    changed: frozenset[Digit]  # those listed or used up by the last step


@dataclass(frozen=True, slots=True)
class PossibilityTable:
    """What the givens allow in each blank, ascending, listed once: no step changes it."""

    digits: Mapping[Cell, tuple[Digit, ...]]
    current: Cell  # the blank whose row is looked up now; NO_CELL when the search has ended


@dataclass(frozen=True, slots=True)
class CandidateTable:
    """The digits that no peer holds, ascending, of every cell that is blank now."""

    digits: Mapping[Cell, tuple[Digit, ...]]
    current: Cell  # the blank where the search stands
    # The cells that gained or lost a digit by the last step, or that it cleared.
    changed: frozenset[Cell]


@dataclass(frozen=True, slots=True)
class PlaceTable:
    """For every house and each digit missing there, how many blanks can take it, in order."""

    places: Mapping[HouseDigit, int]
    # The hidden single that is about to be filled, None if there is none.
    current: HouseDigit | None
    # Those whose number the last step changed, or that it brought back.
    changed: frozenset[HouseDigit]


@dataclass(frozen=True, slots=True)
class ScanPosition:
    """Where the cells are being looked through for the next blank."""

    # The cells that the last step looked at, in order; none after a step back.
    looked_at: tuple[Cell, ...]
    position: Cell  # where the search stands, NO_CELL when it has ended


CoverColumn = Cell | HouseDigit
"""A column of the exact cover: a cell that wants a digit, or a house that wants one placed."""


@dataclass(frozen=True, slots=True)
class ExactCoverColumns:
    """The columns still to be covered, in their order, each with the options left in it."""

    options: Mapping[CoverColumn, int]
    chosen: CoverColumn | None  # the one that was chosen, None when the search has ended
    # Those that lost or regained options by the last step, or have come back.
    changed: frozenset[CoverColumn]
    gone: frozenset[CoverColumn]  # those that the last step covered


DataStructure = (
    UsedTable
    | CallStack
    | BlankList
    | BlankQueue
    | DigitSet
    | PossibilityTable
    | CandidateTable
    | PlaceTable
    | ScanPosition
    | ExactCoverColumns
)
