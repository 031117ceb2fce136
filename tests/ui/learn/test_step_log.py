"""The log: a sentence for each step, one line for many, and none twice."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.search.shown_moment import ShownMoment, shown_moment_of
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import attempts_of
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.learn.step_log import StepLog
from sudoku_gui.ui.learn.step_log_panel import StepLogPanel
from sudoku_gui.ui.search.branch_banner import BranchDescription
from sudoku_gui.wording.steps import numbered_sentence, skipped_steps_sentence
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL

NAIVE = walk(algorithm_named("used-tables"), SMALL)


class Logged:
    """A log, its panel, and what was read out."""

    def __init__(self) -> None:
        self.panel = StepLogPanel()
        self.announcer = Announcer(self.panel)
        self.announced: list[str] = []
        self.announcer.announced.connect(self.announced.append)
        self.log = StepLog(self.panel, self.announcer)

    @property
    def lines(self) -> list[str]:
        """What stands in the log when somebody looks at it."""
        return lines_of(self.panel)

    def show(self, *steps: int, readable: bool = True) -> None:
        """Show moments of the small puzzle's search."""
        for step in steps:
            self.log.follow(scene_at(step, readable=readable))


def lines_of(panel: StepLogPanel) -> list[str]:
    """What stands in a log for whoever opens it."""
    panel.show()
    lines = panel.text.toPlainText().splitlines()
    panel.hide()
    return lines


def scene_at(step: int, *, readable: bool = True) -> ShownMoment:
    """The moment after `step` steps, with what was tried if it can be read."""
    moment = NAIVE.moments[step]
    attempts = attempts_of(NAIVE.algorithm.procedure, moment) if readable else None
    return shown_moment_of(Sheet.of_givens(SMALL), moment, attempts)


def told(step: int) -> str:
    """The sentence about a step."""
    moment = NAIVE.moments[step]
    return str(numbered_sentence(moment, attempts_of(NAIVE.algorithm.procedure, moment)))


@pytest.fixture
def logged(qapp: QApplication, qtbot: QtBot) -> Logged:
    logged = Logged()
    qtbot.addWidget(logged.panel)
    return logged


def test_each_step_has_its_sentence(logged: Logged) -> None:
    logged.show(0, 1, 2, 3)

    assert logged.lines == [told(step) for step in range(4)]
    assert logged.lines[1].startswith("1: ▶ 1 placed in r1c1")


def test_a_step_back_is_told_and_what_stands_there(logged: Logged) -> None:
    logged.show(2, 1)

    assert logged.lines == [told(2), "1 step back, to step 1", told(1)]


def test_many_steps_are_one_line_however_many_reports_tell_of_them(logged: Logged) -> None:
    logged.show(0)
    logged.show(5, 9, 14, 20, readable=False)

    assert logged.lines == [told(0), "20 steps on, to step 20"]

    logged.show(20)

    assert logged.lines == [told(0), "20 steps on, to step 20", told(20)]


def test_who_goes_back_to_where_the_last_line_began_has_a_line_of_the_way_back(
    logged: Logged,
) -> None:
    logged.show(0)
    logged.show(5, 0, readable=False)

    assert logged.lines == [told(0), "5 steps on, to step 5", "5 steps back, to step 0"]


@settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(st.tuples(st.integers(0, NAIVE.end), st.booleans()), min_size=1, max_size=12),
)
def test_the_last_line_always_tells_where_the_search_is(
    qapp: QApplication, shown: list[tuple[int, bool]]
) -> None:
    logged = Logged()

    at = shown[0][0]
    for step, readable in shown:
        logged.show(step, readable=readable)
        if readable:
            assert logged.lines[-1] == told(step)
        elif step != at:
            assert logged.lines[-1].endswith(f", to step {step}")
        at = step


def test_the_same_moment_shown_again_is_not_told_again(logged: Logged) -> None:
    logged.show(0, 1, 1, 1)

    assert logged.lines == [told(0), told(1)]


def test_a_branch_is_told_and_its_steps_are_counted_from_its_start(logged: Logged) -> None:
    logged.show(0, 1, 2)
    logged.log.tell_branch(BranchDescription(text("Left."), text("Back")))
    logged.show(0)
    logged.log.tell_main_line()
    logged.show(2)

    before, branch = [told(0), told(1), told(2)], ["Left.", told(0)]
    assert logged.lines == [*before, *branch, "Off the branch.", told(2)]


def test_the_log_keeps_the_newest_lines_alone(qapp: QApplication, qtbot: QtBot) -> None:
    panel = StepLogPanel(at_most=3)
    qtbot.addWidget(panel)

    for number in range(5):
        panel.add(text("{number}", number=number))
        panel.replace_last(text("line {number}", number=number), number)

    newest = ["line 2", "line 3", "line 4"]
    assert lines_of(panel) == newest
    panel.retranslate()
    assert lines_of(panel) == newest


def test_enter_in_a_line_leads_to_its_step(logged: Logged) -> None:
    wanted = _wanted_from(logged)
    logged.show(0, 1, 2, 9)

    for line in range(logged.panel.text.blockCount()):
        _press_enter_in(logged, line)

    # the line that counts seven steps leads to where they have come
    assert [*wanted] == [0, 1, 2, 9, 9]


def test_a_double_click_on_a_line_leads_to_its_step(logged: Logged) -> None:
    wanted = _wanted_from(logged)
    logged.show(0, 1, 2)
    logged.panel.resize(400, 300)
    logged.panel.show()
    block = logged.panel.text.document().findBlockByNumber(1)
    place = logged.panel.text.cursorRect(QTextCursor(block)).center()

    QTest.mouseDClick(logged.panel.text.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert wanted == [1]


def test_lines_about_another_search_lead_nowhere(logged: Logged) -> None:
    wanted = _wanted_from(logged)
    logged.show(0, 1)
    logged.log.tell_branch(BranchDescription(text("Left."), text("Left.")))
    logged.show(0)

    for line in range(logged.panel.text.blockCount()):
        _press_enter_in(logged, line)

    assert wanted == [0]


def _wanted_from(logged: Logged) -> list[int]:
    wanted: list[int] = []
    logged.panel.step_wanted.connect(wanted.append)
    return wanted


def _press_enter_in(logged: Logged, line: int) -> None:
    block = logged.panel.text.document().findBlockByNumber(line)
    logged.panel.text.setTextCursor(QTextCursor(block))
    QTest.keyClick(logged.panel.text, Qt.Key.Key_Return)


def test_it_stays_at_the_newest_line_unless_somebody_reads_further_up(logged: Logged) -> None:
    logged.show(0, 1, 2)
    assert logged.panel.text.textCursor().blockNumber() == 2

    logged.panel.text.moveCursor(QTextCursor.MoveOperation.Start)
    logged.show(3)

    assert logged.panel.text.textCursor().blockNumber() == 0


def test_every_line_follows_the_language(logged: Logged) -> None:
    logged.show(0)
    logged.show(4, readable=False)

    language.set_language("ko")
    logged.panel.retranslate()
    lines = logged.lines
    language.set_language("en")

    assert lines[-1] == "4단계 앞으로, 4단계까지"
    assert str(skipped_steps_sentence(0, 4)) == "4 steps on, to step 4"


def test_steps_are_read_out_while_the_log_is_seen_the_newest_of_many(
    logged: Logged, qtbot: QtBot
) -> None:
    logged.show(0)
    assert logged.announced == []  # nobody sees the log

    with qtbot.waitExposed(logged.panel):
        logged.panel.show()
    logged.show(1, 2, 3)
    logged.announcer.announce_waiting()  # the pause is over

    assert logged.announced == [told(1), told(3)]
