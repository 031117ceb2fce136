"""The procedures of the algorithms, in our own words."""

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers.explain import looks
from sudoku_gui.solvers.procedure import (
    BlankOrder,
    LookupOrder,
    Procedure,
    ProcedureLine,
    SubStepKind,
)


def _line(indent: int, words: Text, *acts: SubStepKind) -> ProcedureLine:
    return ProcedureLine(words, indent, frozenset(acts))


_FOR_EACH_DIGIT_UP = _line(1, text("for each digit from 1 up:"))
_CLEAR_BLANK = _line(2, text("clear the blank again"), SubStepKind.TAKE_BACK)
_NO_DIGIT_LEFT = _line(
    1,
    text("no digit is left: go back to the call before"),
    SubStepKind.GIVE_UP,
    SubStepKind.EXHAUST,
)
_AT_END_OF_LIST = _line(1, text("if the list is at its end: solved"), SubStepKind.FINISH)
_NONE_IS_BLANK = _line(1, text("if no cell is blank any more: solved"), SubStepKind.FINISH)


@dataclass(frozen=True, slots=True)
class _CellOrder:
    """The two lines that say in which order a procedure goes through the cells."""

    next_cell: ProcedureLine
    all_passed: ProcedureLine
    order: BlankOrder
    reading: looks.Reading


_FORWARDS = _CellOrder(
    _line(1, text("if it is given: fill the next cell instead"), SubStepKind.SCAN),
    _line(1, text("if the last cell is passed: solved"), SubStepKind.FINISH),
    BlankOrder.ROW_BY_ROW,
    looks.TABLES,
)
_BACKWARDS = _CellOrder(
    _line(1, text("if it is given: fill the cell before it instead"), SubStepKind.SCAN),
    _line(1, text("if the first cell is passed: solved"), SubStepKind.FINISH),
    BlankOrder.BACKWARDS,
    looks.TABLES_BACKWARDS,
)


def _with_tables(way: _CellOrder, for_each_digit: ProcedureLine) -> Procedure:
    """The procedure with tables of what is used."""
    return Procedure(
        (
            _line(0, text("fill a cell:"), SubStepKind.ARRIVE),
            way.all_passed,
            way.next_cell,
            for_each_digit,
            _line(
                2,
                text("if its row, column or box has used it: next digit"),
                SubStepKind.TEST,
                SubStepKind.REFUSE,
            ),
            _line(2, text("write it, note it as used, fill the next cell"), SubStepKind.PLACE),
            _line(2, text("clear the cell again, note the digit as unused"), SubStepKind.TAKE_BACK),
            _NO_DIGIT_LEFT,
        ),
        LookupOrder.ROW_COLUMN_BOX,
        way.reading,
        way.order,
    )


def _with_fewest_candidates(reading: looks.Reading, *where_several: ProcedureLine) -> Procedure:
    """The procedure that asks all blanks, and what it asks where each has several candidates."""
    return Procedure(
        (
            _line(0, text("fill on:")),
            _NONE_IS_BLANK,
            _line(
                1,
                text("choose the blank with the fewest candidates"),
                SubStepKind.CHOOSE,
                SubStepKind.ARRIVE,
            ),
            *where_several,
            _FOR_EACH_DIGIT_UP,
            _line(2, text("if a peer holds it: next digit"), SubStepKind.TEST, SubStepKind.REFUSE),
            _line(2, text("write it, tell the peers, fill on"), SubStepKind.PLACE),
            _line(2, text("clear the blank again, tell the peers"), SubStepKind.TAKE_BACK),
            _NO_DIGIT_LEFT,
        ),
        LookupOrder.ROW_COLUMN_BOX,
        reading,
        BlankOrder.CHOSEN,
    )


USED_TABLES = _with_tables(_FORWARDS, _FOR_EACH_DIGIT_UP)

BACKWARDS = _with_tables(_BACKWARDS, _FOR_EACH_DIGIT_UP)

DESCENDING = _with_tables(_FORWARDS, _line(1, text("for each digit from the highest down:")))

MISSING_DIGITS = Procedure(
    (
        _line(0, text("fill a blank of the list:")),
        _AT_END_OF_LIST,
        _line(
            1,
            text("list the digits missing in its row, column and box"),
            SubStepKind.LIST,
            SubStepKind.ARRIVE,
        ),
        _line(1, text("for each digit of the list:")),
        _line(2, text("write it, fill the next blank of the list"), SubStepKind.PLACE),
        _CLEAR_BLANK,
        _NO_DIGIT_LEFT,
    ),
    LookupOrder.FITTING_ONLY,
    looks.LISTING,
)

CANDIDATE_SETS = Procedure(
    (
        _line(0, text("fill from a starting cell:")),
        _line(1, text("if as many are filled as were blank: solved"), SubStepKind.FINISH),
        _line(
            1,
            text("look from there for the first blank, collect its candidates"),
            SubStepKind.SCAN,
            SubStepKind.LIST,
            SubStepKind.ARRIVE,
        ),
        _line(1, text("for each candidate:")),
        _line(2, text("write it, fill from one cell after the start"), SubStepKind.PLACE),
        _CLEAR_BLANK,
        _NO_DIGIT_LEFT,
    ),
    LookupOrder.FITTING_ONLY,
    looks.SCANNING_AND_LISTING,
)

LISTED_POSSIBILITIES = Procedure(
    (
        _line(0, text("beforehand: list for each blank the digits that the givens allow")),
        _line(0, text("fill a cell:"), SubStepKind.ARRIVE),
        _FORWARDS.next_cell,
        _FOR_EACH_DIGIT_UP,
        _line(
            2,
            text("if it is not on the list of the blank: next digit"),
            SubStepKind.TEST_LISTED,
            SubStepKind.NOT_LISTED,
        ),
        _line(
            2,
            text("if its column, row or box holds it: next digit"),
            SubStepKind.TEST,
            SubStepKind.REFUSE,
        ),
        _line(2, text("write it, fill the next cell"), SubStepKind.PLACE),
        _line(2, text("after the last cell: solved"), SubStepKind.FINISH),
        _line(2, text("clear the cell again"), SubStepKind.TAKE_BACK),
        _NO_DIGIT_LEFT,
    ),
    LookupOrder.LISTED_THEN_COLUMN_ROW_BOX,
    looks.LIST_AND_CELLS,
)

DIRECT_CHECK = Procedure(
    (
        _line(0, text("fill a blank of the list:"), SubStepKind.ARRIVE),
        _AT_END_OF_LIST,
        _FOR_EACH_DIGIT_UP,
        _line(
            2,
            text("compare it with the first cell of the row, of the column, of the box,"),
            SubStepKind.TEST,
        ),
        _line(
            2,
            text("then with the second of each...; if one holds it: next digit"),
            SubStepKind.REFUSE,
        ),
        _line(2, text("write it, fill the next blank of the list"), SubStepKind.PLACE),
        _CLEAR_BLANK,
        _NO_DIGIT_LEFT,
    ),
    LookupOrder.IN_TURN,
    looks.CELLS_IN_TURN,
)

LAST_BLANK = Procedure(
    (
        _line(0, text("take the first blank from the queue, in row y and column x:")),
        _line(1, text("if the queue is empty: solved"), SubStepKind.FINISH),
        _line(
            1,
            text("if row y had only blanks at the start, or row x (!) has now: to the end, as Z"),
            SubStepKind.SCAN,
        ),
        _line(
            1,
            text("list the digits missing from row y if it is X, from column x if it is Y;"),
            SubStepKind.LIST,
            SubStepKind.SEEK_PLACE,
        ),
        _line(1, text("unless it is Y, if that was not one digit: those missing from the box")),
        _line(
            2,
            text("if one is missing: write it, count column x down (as Y: to 0)"),
            SubStepKind.PLACE,
        ),
        _line(
            2,
            text("ours: if another house of the blank has it already: no solution"),
            SubStepKind.EXHAUST,
        ),
        _line(
            1,
            text("otherwise to the end: as Y if column x counts 1, as X if row y has 1, else as Z"),
            SubStepKind.CHOOSE,
        ),
        _line(
            1,
            text("ours: if the queue has gone by, nothing written, no kind changed: stuck"),
            SubStepKind.STUCK,
        ),
    ),
    LookupOrder.FORCED_ONLY,
    looks.QUEUE,
    BlankOrder.CHOSEN,
)

FEWEST_CANDIDATES = _with_fewest_candidates(looks.CANDIDATE_COUNTS)

SINGLES_FIRST = _with_fewest_candidates(
    looks.SINGLES,
    _line(
        1, text("if it has several: is there a digit with one place in a house?"), SubStepKind.SEEK
    ),
    _line(2, text("then that digit in that place is all there is to try"), SubStepKind.SEEK_PLACE),
)

DANCING_LINKS = Procedure(
    (
        _line(0, text("cover on:")),
        _line(1, text("if no column is left: solved"), SubStepKind.FINISH),
        _line(
            1,
            text("choose the column with the fewest options: a blank, or a digit of a house"),
            SubStepKind.CHOOSE,
            SubStepKind.ARRIVE,
            SubStepKind.SEEK_PLACE,
        ),
        _line(1, text("for each option of the column:")),
        _line(2, text("take it: cover its four columns, cover on"), SubStepKind.PLACE),
        _line(2, text("put it back: uncover them in the opposite order"), SubStepKind.TAKE_BACK),
        _line(
            1,
            text("no option is left: go back to the call before"),
            SubStepKind.GIVE_UP,
            SubStepKind.EXHAUST,
        ),
    ),
    LookupOrder.FITTING_ONLY,
    looks.OPTION_COUNTS,
    BlankOrder.CHOSEN,
)
