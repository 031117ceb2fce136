"""What a running program has in its hands, as plain values that can be drawn.

Whoever draws them need not know the algorithm.  Each kind says what it shows, and which
parts of it the last step changed.  How they follow from a moment is told in `inspection`;
which of them an algorithm has, in its row of the registry of algorithms.
"""

from collections.abc import Mapping
from dataclasses import dataclass

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
    """One call of the recursion that has not returned, and what stands in its cell.

    The digit is BLANK where the call has written none, and the cell NO_CELL where it has come
    to none: it sees that all is filled.  passes_on: the cell was filled before the search, and
    the call does no more than make the next one.
    """

    cell: Cell
    digit: Digit
    passes_on: bool = False


@dataclass(frozen=True, slots=True)
class CallStack:
    """The calls that are open, the first one first; the last one is being carried out.

    came: how many of them, the last ones, the last step made.  left: those that it ended,
    in the order in which they had been made.
    """

    frames: tuple[CallFrame, ...]
    came: int
    left: tuple[CallFrame, ...]


@dataclass(frozen=True, slots=True)
class BlankList:
    """The list of blanks made beforehand; `pointer` is the place of the current one in it.

    filled: those with a digit now.  The pointer is the length of the list when all are
    filled, and -1 when the search has ended otherwise.  changed: the blank that the last
    step wrote into or cleared, none at the start.
    """

    blanks: tuple[Cell, ...]
    filled: frozenset[Cell]
    pointer: int
    changed: frozenset[Cell]


@dataclass(frozen=True, slots=True)
class DigitSet:
    """The digits listed when the call for `cell` began, ascending; NO_CELL and none at the end.

    used_up: those that are through, for they led nowhere.  changed: those listed or used
    up by the last step.
    """

    cell: Cell
    digits: tuple[Digit, ...]
    used_up: frozenset[Digit]
    changed: frozenset[Digit]


@dataclass(frozen=True, slots=True)
class PossibilityTable:
    """What the givens allow in each blank, ascending, listed once: no step changes it.

    current: the blank whose row is looked at now, NO_CELL when the search has ended.
    """

    digits: Mapping[Cell, tuple[Digit, ...]]
    current: Cell


@dataclass(frozen=True, slots=True)
class CandidateTable:
    """The digits that no peer holds, ascending, of every cell that is blank now.

    current: the blank where the search stands.  changed: the cells that gained or lost a
    digit by the last step, or that it cleared.
    """

    digits: Mapping[Cell, tuple[Digit, ...]]
    current: Cell
    changed: frozenset[Cell]


@dataclass(frozen=True, slots=True)
class PlaceTable:
    """For every house and each digit missing there, how many blanks can take it, in order.

    current: the hidden single that is about to be filled, None if there is none.  changed:
    those whose number the last step changed, or that it brought back.
    """

    places: Mapping[HouseDigit, int]
    current: HouseDigit | None
    changed: frozenset[HouseDigit]


@dataclass(frozen=True, slots=True)
class ScanPosition:
    """Where the cells are being looked through for the next blank.

    looked_at: the cells that the last step looked at, in order; none after a step back.
    position: where the search stands, NO_CELL when it has ended.
    """

    looked_at: tuple[Cell, ...]
    position: Cell


CoverColumn = Cell | HouseDigit
"""A column of the exact cover: a cell that wants a digit, or a house that wants one placed."""


@dataclass(frozen=True, slots=True)
class ExactCoverColumns:
    """The columns still to be covered, in their order, each with the options left in it.

    chosen: the one that was chosen, None when the search has ended.  changed: those that lost
    or regained options by the last step, or have come back.  gone: those that the last step
    covered.
    """

    options: Mapping[CoverColumn, int]
    chosen: CoverColumn | None
    changed: frozenset[CoverColumn]
    gone: frozenset[CoverColumn]


DataStructure = (
    UsedTable
    | CallStack
    | BlankList
    | DigitSet
    | PossibilityTable
    | CandidateTable
    | PlaceTable
    | ScanPosition
    | ExactCoverColumns
)
