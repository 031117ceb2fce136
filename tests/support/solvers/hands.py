"""What an algorithm shows of its hands, in the words in which the naive programs say theirs."""

from sudoku_gui.model.geometry import House, HouseKind
from sudoku_gui.solvers.holdings import (
    BlankList,
    CallStack,
    CandidateTable,
    DigitSet,
    ExactCoverColumns,
    Holding,
    PlaceTable,
    PossibilityTable,
    ScanPosition,
    UsedTable,
)
from sudoku_gui.solvers.search import Algorithm, Moment
from tests.support.solvers.program import Hands

_KINDS = {HouseKind.ROW: "r", HouseKind.COLUMN: "c", HouseKind.BOX: "b"}


def hands_shown(algorithm: Algorithm, moment: Moment) -> Hands:
    """All of it; the stack is empty where an algorithm has none, for it makes no calls."""
    hands: Hands = {"stack": []}
    for held in algorithm.holdings(moment):
        hands |= _lists(held) | _tables(held, moment)
    return hands


def _lists(held: Holding) -> Hands:
    match held:
        case CallStack():
            return {"stack": [(frame.cell, frame.digit) for frame in held.frames]}
        case BlankList():
            filled = {*held.filled}
            return {"blanks": [*held.blanks], "filled": filled, "pointer": held.pointer}
        case DigitSet():
            return {"list of": held.cell, "listed": [*held.digits], "through": {*held.used_up}}
        case ScanPosition():
            return {"looked at": [*held.looked_at], "position": held.position}
        case ExactCoverColumns():
            return {"sizes": [column.options for column in held.columns], "chosen": held.chosen}
    return {}


def _tables(held: Holding, moment: Moment) -> Hands:
    match held:
        case UsedTable():
            return {"used": {(*_key(entry.house), entry.digit) for entry in held.used}}
        case PossibilityTable():
            possible = {(row.cell, digit) for row in held.rows for digit in row.digits}
            return {"possible": possible, "row of": held.current}
        case CandidateTable():
            rows = {row.cell: {*row.digits} for row in held.rows}
            return {"candidates": rows, "row of": held.current}
        case PlaceTable():
            houses = moment.grid.geometry.houses
            places = {
                (houses.index(count.entry.house), count.entry.digit): count.places
                for count in held.counts
            }
            return {"places": places}
    return {}


def _key(house: House) -> tuple[str, int]:
    """A house by its kind and its first cell."""
    return _KINDS[house.kind], house.cells[0]
