"""An algorithm's procedure as a short text whose lines tell of what happens inside a step.

`sub_steps` says what does happen.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass

if TYPE_CHECKING:
    from sudoku_gui.solvers.explain.looks import Reading

NO_LINE = -1


class SubStepKind(Enum):
    """What happens in a sub-step."""

    ARRIVE = "arrive"  # the search goes on at a blank, to try digits there
    SEEK_PLACE = "seek place"  # the search goes on at a house, to try places for a digit
    NOT_LISTED = "not listed"  # a digit is refused by a list made from the givens
    REFUSE = "refuse"  # a digit is refused by a cell that holds it
    PLACE = "place"
    GIVE_UP = "give up"  # nothing is left to try
    TAKE_BACK = "take back"
    FINISH = "finish"  # everything is filled
    STUCK = "stuck"
    EXHAUST = "exhaust"  # there is no solution
    # What a look is for, where each look is told of:
    SCAN = "scan"  # whether a cell is blank
    LIST = "list"  # what a house of a blank holds
    CHOOSE = "choose"  # how much is left to a blank, or another column
    SEEK = "seek"  # whether a house has one place for a digit, and which
    TEST_LISTED = "test listed"  # whether a digit to be tried is on the list
    TEST = "test"  # whether anything refuses a digit to be tried


class LookupOrder(Enum):
    """In which order a program looks for what refuses a digit."""

    ROW_COLUMN_BOX = "row, column, box"
    IN_TURN = "a cell of each in turn"
    LISTED_THEN_COLUMN_ROW_BOX = "the list made from the givens; then column, row, box"
    FITTING_ONLY = "nowhere: only what fits is gone through"
    FORCED_ONLY = "nowhere: a digit is tried where it is the only one missing"


class BlankOrder(Enum):
    """In which order a program fills the blanks."""

    ROW_BY_ROW = "from the first to the last"
    BACKWARDS = "from the last to the first"
    CHOSEN = "whichever it chooses"


@dataclass(frozen=True, slots=True)
class ProcedureLine:
    """A line of a procedure, `indent` levels deep, and the acts that it tells of."""

    text: Text
    indent: int
    sub_step_kinds: frozenset[SubStepKind]


@dataclass(frozen=True, slots=True)
class Procedure:
    """The lines from top to bottom; a line is named by its place among them."""

    lines: tuple[ProcedureLine, ...]
    lookup_order: LookupOrder
    reading: Reading
    blank_order: BlankOrder = BlankOrder.ROW_BY_ROW
    # They are the text of a program that was recorded: each moment knows the line that led to it.
    is_source: bool = False

    def line_of(self, act: SubStepKind) -> int:
        """Return the line that tells of `act`, or raise ValueError if there is none."""
        for place, line in enumerate(self.lines):
            if act in line.sub_step_kinds:
                return place
        raise ValueError(f"no line tells of {act}")
