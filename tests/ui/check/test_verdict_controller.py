"""Keeping the verdict on the puzzle, the thread turned by hand."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import CellState, Origin, Sheet
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.fakes import HandTurnedChecks

PUZZLE = Sheet.of_givens(SMALL)
EMPTY = Sheet.of_givens(Grid.empty(SMALL.geometry))


class Court:
    """A controller, its thread turned by hand, and all that it said."""

    def __init__(self) -> None:
        self.thread = HandTurnedChecks()
        self.controller = VerdictController(self.thread)
        self.reached: list[Verdict] = []
        self.changes = self.delays = 0
        self.controller.verdict_reached.connect(self.reached.append)
        self.controller.puzzle_changed.connect(self._note_change)
        self.controller.check_delayed.connect(self._note_delay)

    @property
    def kinds(self) -> list[VerdictKind]:
        """The verdicts there were."""
        return [verdict.kind for verdict in self.reached]

    def let_time_pass(self) -> None:
        """As long as people see no delay yet, and a little more."""
        (timer,) = self.controller.findChildren(QTimer)
        if timer.isActive():
            timer.timeout.emit()

    def _note_change(self) -> None:
        self.changes += 1

    def _note_delay(self) -> None:
        self.delays += 1


@pytest.fixture
def court(qapp: QApplication) -> Court:
    return Court()


def test_the_givens_are_judged(court: Court) -> None:
    court.controller.check(PUZZLE)
    court.thread.work()

    assert court.kinds == [VerdictKind.UNIQUE]
    assert court.controller.verdict is court.reached[0]
    assert court.reached[0].found == (SMALL_SOLVED,)
    assert court.controller.givens == SMALL


def test_entries_are_not_judged_and_do_not_ask_for_it_again(court: Court) -> None:
    court.controller.check(PUZZLE)
    court.thread.work()
    blank = SMALL.blanks()[0]
    wrong = Digit(SMALL_SOLVED.digit_at(blank) % 4 + 1)

    court.controller.check(PUZZLE.with_states({blank: CellState(wrong, Origin.ENTRY)}))

    assert (court.thread.waiting, court.changes) == ([], 1)
    assert court.controller.verdict is not None


def test_there_is_no_verdict_while_another_puzzle_is_looked_at(court: Court) -> None:
    court.controller.check(PUZZLE)
    court.thread.work()

    court.controller.check(EMPTY)

    assert court.controller.verdict is None
    assert court.changes == 2


def test_only_the_newest_puzzle_is_judged(court: Court) -> None:
    for sheet in (EMPTY, Sheet.of_givens(SMALL.with_digit(Cell(0), Digit(1))), PUZZLE):
        court.controller.check(sheet)
    court.thread.work()

    assert court.kinds == [VerdictKind.UNIQUE]


def test_a_delay_is_told_only_while_the_check_goes_on(court: Court) -> None:
    court.controller.check(PUZZLE)
    court.let_time_pass()
    assert court.delays == 1

    court.controller.check(EMPTY)
    court.thread.work()
    court.let_time_pass()

    assert court.delays == 1


def test_reports_about_other_works_and_works_under_way_are_not_taken(court: Court) -> None:
    court.controller.check(PUZZLE)
    number = court.thread.begin(lambda: pytest.fail("nobody does it"))

    court.thread.reported.emit(CheckReport(number, "a clue", 1.0, is_done=True))
    court.thread.reported.emit(CheckReport(number - 1, "half a verdict", 0.5, is_done=False))

    assert court.reached == []
