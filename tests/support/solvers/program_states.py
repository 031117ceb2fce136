"""What an algorithm shows of its hands, in the words in which the naive programs say theirs."""

from sudoku_gui.model.geometry import House, HouseKind
from sudoku_gui.solvers.data_structures import (
    BlankList,
    BlankQueue,
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
from sudoku_gui.solvers.search import Algorithm, Moment
from tests.support.solvers.program import Hands

_KINDS = {HouseKind.ROW: "r", HouseKind.COLUMN: "c", HouseKind.BOX: "b"}


def program_state_shown(algorithm: Algorithm, moment: Moment) -> Hands:
    """All of it; the stack is empty where an algorithm has none, for it makes no calls."""
    hands: Hands = {"stack": []}
    for held in algorithm.data_structures(moment):
        hands |= _lists(held) | _tables(held, moment)
    return hands


def _lists(held: DataStructure) -> Hands:
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
            chosen = -1 if held.chosen is None else [*held.options].index(held.chosen)
            return {"sizes": [*held.options.values()], "chosen": chosen}
    return {}


def _tables(held: DataStructure, moment: Moment) -> Hands:
    match held:
        case BlankQueue():
            counts = list(held.counts.values())
            return {
                "queue": [(kind.value, cell) for cell, kind in held.kinds.items()],
                "in rows": counts[: len(counts) // 2],
                "in columns": counts[len(counts) // 2 :],
            }
        case UsedTable():
            return {"used": {(*_key(entry.house), entry.digit) for entry in held.used}}
        case PossibilityTable():
            possible = {(cell, digit) for cell, digits in held.digits.items() for digit in digits}
            return {"possible": possible, "row of": held.current}
        case CandidateTable():
            candidates = {cell: {*digits} for cell, digits in held.digits.items()}
            return {"candidates": candidates, "row of": held.current}
        case PlaceTable():
            houses = moment.grid.geometry.houses
            places = {
                (houses.index(entry.house), entry.digit): count
                for entry, count in held.places.items()
            }
            return {"places": places}
    return {}


def _key(house: House) -> tuple[str, int]:
    """A house by its kind and its first cell."""
    return _KINDS[house.kind], house.cells[0]
