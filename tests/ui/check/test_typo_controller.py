"""Asking what may be wrong, the thread turned by hand."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.cell_look import NO_FINDINGS, Findings
from sudoku_gui.presentation.typo_panel_words import TypoPanelContent
from sudoku_gui.ui.check.typo_controller import TypoController
from sudoku_gui.ui.check.verdict_controller import VerdictController
from tests.presentation.test_typo_panel_words import SPOILED
from tests.support.puzzles import SMALL
from tests.support.ui.fakes import HandTurnedChecks
from tests.ui.check.test_corrections import FIRST

SEVERAL = Grid.from_line("1234341200000000")


class Desk:
    """A controller, its thread turned by hand, and all that it said."""

    def __init__(self) -> None:
        self.thread = HandTurnedChecks()
        self.verdicts = VerdictController(self.thread)
        self.typos = TypoController(self.thread, self.verdicts)
        self.inquiries: list[TypoPanelContent] = []
        self.findings: list[Findings] = []
        self.doors: list[str] = []
        self.typos.content_changed.connect(self.inquiries.append)
        self.typos.findings_changed.connect(self.findings.append)
        self.typos.opened.connect(lambda: self.doors.append("opened"))
        self.typos.closed.connect(lambda: self.doors.append("closed"))

    def judge(self, givens: Grid) -> None:
        """Put a puzzle on the table and let the thread do all its work."""
        self.verdicts.check(Sheet.of_givens(givens))
        self.thread.work()

    @property
    def summary(self) -> str:
        """What the panel says last."""
        return str(self.inquiries[-1].summary)


@pytest.fixture
def desk(qapp: QApplication) -> Desk:
    return Desk()


def test_nothing_is_asked_until_somebody_wants_to_know(desk: Desk) -> None:
    desk.judge(SPOILED)

    assert (desk.inquiries, desk.findings, desk.doors) == ([], [], [])


def test_the_givens_that_clash_are_marked_and_slips_listed(desk: Desk) -> None:
    desk.judge(SPOILED)

    desk.typos.open()
    desk.thread.work()

    assert desk.doors == ["opened"]
    assert desk.inquiries[-1].corrections
    clashing = desk.findings[-1].core
    assert len(clashing) > 1
    assert all(SPOILED.digit_at(cell) for cell in clashing)


def test_the_cells_that_differ_are_marked_with_two_solutions(desk: Desk) -> None:
    desk.judge(SEVERAL)

    desk.typos.open()
    desk.thread.work()

    doubts = desk.findings[-1].ambiguous
    assert doubts
    assert all(SEVERAL.digit_at(cell) == 0 for cell in doubts)
    assert any(len(set(digits)) == 2 for digits in doubts.values())
    assert desk.inquiries[-1].corrections


def test_of_a_puzzle_with_one_solution_there_is_nothing_to_find(desk: Desk) -> None:
    desk.judge(SMALL)

    desk.typos.open()

    assert desk.thread.waiting == []
    assert desk.summary == "The puzzle has exactly one solution. There is nothing to find."


def test_the_next_edit_ends_the_inquiry_and_asks_about_the_new_puzzle(desk: Desk) -> None:
    desk.judge(SPOILED)
    desk.typos.open()
    desk.thread.work()

    desk.verdicts.check(Sheet.of_givens(SMALL))

    assert desk.findings[-1] == NO_FINDINGS
    assert (desk.summary, desk.inquiries[-1].corrections) == ("Looking…", ())
    desk.thread.work()
    assert "exactly one solution" in desk.summary


def test_opened_before_the_verdict_it_asks_as_soon_as_that_is_known(desk: Desk) -> None:
    desk.verdicts.check(Sheet.of_givens(SPOILED))
    desk.typos.open()

    desk.thread.work()

    assert desk.inquiries[-1].corrections


def test_opening_it_again_asks_no_second_time(desk: Desk) -> None:
    desk.judge(SPOILED)
    desk.typos.open()
    desk.thread.work()
    known = len(desk.inquiries)

    desk.typos.open()

    assert (desk.thread.waiting, len(desk.inquiries)) == ([], known)
    assert desk.doors == ["opened", "opened"]


def test_a_preview_is_marked_beside_what_was_found(desk: Desk) -> None:
    desk.judge(SPOILED)
    desk.typos.open()
    desk.thread.work()

    desk.typos.preview(FIRST)
    shown = desk.findings[-1]
    desk.typos.end_preview()

    assert shown.preview == FIRST.digits
    assert shown.core == desk.findings[-1].core
    assert desk.findings[-1].preview == {}


def test_closed_it_marks_nothing_and_asks_no_more(desk: Desk) -> None:
    desk.judge(SPOILED)
    desk.typos.open()
    assert desk.thread.waiting

    desk.typos.close()
    desk.typos.close()

    assert desk.thread.waiting == []
    assert desk.findings[-1] == NO_FINDINGS
    assert desk.doors == ["opened", "closed"]
    desk.judge(SEVERAL)
    assert desk.findings[-1] == NO_FINDINGS


def test_closing_it_leaves_the_verdict_that_is_being_looked_for(desk: Desk) -> None:
    desk.typos.open()
    desk.verdicts.check(Sheet.of_givens(SMALL))

    desk.typos.close()
    desk.thread.work()

    assert desk.verdicts.verdict is not None


def test_the_clash_of_two_equal_digits_is_that_pair(desk: Desk) -> None:
    desk.judge(Grid.from_line("1100000000000000"))

    desk.typos.open()
    desk.thread.work()

    assert desk.findings[-1].core == {Cell(0), Cell(1)}
