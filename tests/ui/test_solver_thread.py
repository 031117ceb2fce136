"""The solver's thread as the window sees it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.jumps import ToStep
from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES, Motion
from sudoku_gui.playback.timeline import Progress
from sudoku_gui.solvers.search import Outcome, StepKind
from sudoku_gui.ui.search_worker import SearchReport
from sudoku_gui.ui.solver_thread import SolverThread
from tests.ui.fakes import HandTurnedSolver
from tests.ui.searches import ENDLESS, SLOW, SMALL, WHOLE, timeline_of


class Window:
    """The thread, and what reaches the window from it."""

    def __init__(self) -> None:
        self.thread = SolverThread()
        self.reports: list[SearchReport] = []
        self.threads: set[QThread] = set()
        self.thread.reported.connect(self._take)

    def _take(self, report: SearchReport) -> None:
        self.reports.append(report)
        self.threads.add(QThread.currentThread())

    def has_ended(self) -> bool:
        return bool(self.reports) and self.reports[-1].moment.outcome is not Outcome.RUNNING

    def steps(self) -> int:
        return self.reports[-1].moment.counters.steps if self.reports else 0


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = Window()
    yield window
    window.thread.shut_down()


def test_reports_arrive_in_the_thread_of_the_window(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(timeline_of(SMALL), AS_FAST_AS_IT_GOES, WHOLE)
    window.thread.play(Motion.FORWARDS)

    qtbot.waitUntil(window.has_ended)

    assert window.threads == {window.thread.thread()}


def test_commands_are_answered_in_order_and_the_last_one_always(
    window: Window, qtbot: QtBot
) -> None:
    window.thread.begin(timeline_of(SMALL), AS_FAST_AS_IT_GOES, WHOLE)
    for step in range(1, 31):
        window.thread.jump(ToStep(step))

    qtbot.waitUntil(window.has_ended)

    orders = [report.order for report in window.reports]
    steps = [report.moment.counters.steps for report in window.reports]
    assert orders == sorted(orders)
    assert steps == sorted(steps)
    assert (orders[-1], steps[-1]) == (30, 30)


def test_steps_beyond_32_bits_reach_the_thread_unharmed(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(timeline_of(SMALL), AS_FAST_AS_IT_GOES, WHOLE)
    qtbot.waitUntil(lambda: bool(window.reports) and window.reports[-1].explored == 30)

    far = 2**32 + 7  # a number that is cut to 32 bits would be one of the search's
    window.thread.peek(far)
    window.thread.jump(ToStep(far))
    qtbot.waitUntil(lambda: window.reports[-1].order == window.thread.order)

    assert window.reports[-1].progress is Progress.NO_SUCH_MOMENT
    assert window.steps() == 0
    assert {report.glimpse for report in window.reports} == {None}


def test_only_what_was_sent_after_the_newest_command_answers_it(qapp: QApplication) -> None:
    thread, arrived = HandTurnedSolver(), list[SearchReport]()
    thread.reported.connect(arrived.append)
    thread.begin(timeline_of(SMALL), SLOW, WHOLE)
    thread.play(Motion.FORWARDS)
    thread.jump(ToStep(3))

    thread.deliver()

    assert [report.order == thread.order for report in arrived] == [False, False, True]


def test_reports_of_a_replaced_search_are_dropped(qapp: QApplication) -> None:
    thread, arrived = HandTurnedSolver(), list[SearchReport]()
    thread.reported.connect(arrived.append)
    thread.begin(timeline_of(ENDLESS), AS_FAST_AS_IT_GOES, WHOLE)
    thread.play(Motion.FORWARDS)
    thread.tick()
    late = len(thread.waiting)

    thread.begin(timeline_of(SMALL), AS_FAST_AS_IT_GOES, WHOLE)
    thread.deliver()

    assert late == 2
    assert [report.moment.grid for report in arrived] == [SMALL]


def test_late_reports_of_a_replaced_search_do_not_hold_the_next_one_up(
    qapp: QApplication,
) -> None:
    thread, arrived = HandTurnedSolver(), list[SearchReport]()
    thread.reported.connect(arrived.append)
    thread.begin(timeline_of(ENDLESS), AS_FAST_AS_IT_GOES, WHOLE)
    thread.play(Motion.FORWARDS)
    thread.begin(timeline_of(SMALL), AS_FAST_AS_IT_GOES, WHOLE)
    thread.play(Motion.FORWARDS)

    thread.run()

    assert arrived[-1].moment.outcome is Outcome.SOLVED


def test_nothing_is_heard_of_a_dropped_search(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(timeline_of(ENDLESS), AS_FAST_AS_IT_GOES, WHOLE)
    window.thread.play(Motion.FORWARDS)
    qtbot.waitUntil(lambda: window.steps() > 0)

    window.thread.drop()
    window.reports.clear()
    window.thread.begin(timeline_of(SMALL), SLOW, WHOLE)
    qtbot.waitUntil(lambda: bool(window.reports))

    assert {report.moment.kind for report in window.reports} == {StepKind.START}
    assert {report.moment.grid for report in window.reports} == {SMALL}


def test_the_thread_ends_while_a_search_plays_at_full_speed(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(timeline_of(ENDLESS), AS_FAST_AS_IT_GOES, WHOLE)
    window.thread.play(Motion.FORWARDS)
    qtbot.waitUntil(lambda: window.steps() > 0)
    seen = len(window.reports)

    window.thread.shut_down()
    QCoreApplication.processEvents()

    (thread,) = window.thread.findChildren(QThread)
    assert thread.isFinished()
    assert len(window.reports) == seen


def test_shutting_down_twice_is_harmless(window: Window) -> None:
    window.thread.shut_down()
    window.thread.shut_down()

    (thread,) = window.thread.findChildren(QThread)
    assert thread.isFinished()


def test_commands_after_the_end_are_harmless(window: Window) -> None:
    window.thread.shut_down()

    window.thread.begin(timeline_of(SMALL), SLOW, WHOLE)
    window.thread.play(Motion.FORWARDS)
    QCoreApplication.processEvents()

    assert window.reports == []
