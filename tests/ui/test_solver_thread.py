"""The solver's thread as the window sees it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES
from sudoku_gui.solvers.search import Outcome, StepKind
from sudoku_gui.ui.solver_thread import Report, SolverThread
from tests.ui.fakes import HandTurnedSolver
from tests.ui.searches import ENDLESS, SLOW, SMALL, search_of


class Window:
    """The thread, and what reaches the window from it."""

    def __init__(self) -> None:
        self.thread = SolverThread()
        self.reports: list[Report] = []
        self.threads: set[QThread] = set()
        self.thread.reported.connect(self._take)

    def _take(self, report: Report) -> None:
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
    window.thread.begin(search_of(SMALL), AS_FAST_AS_IT_GOES)
    window.thread.play()

    qtbot.waitUntil(window.has_ended)

    assert window.threads == {window.thread.thread()}


def test_the_steps_arrive_in_order_and_none_twice(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(search_of(SMALL), AS_FAST_AS_IT_GOES)
    for _ in range(30):
        window.thread.step()

    qtbot.waitUntil(window.has_ended)

    assert [report.moment.counters.steps for report in window.reports] == list(range(31))


def test_reports_of_a_replaced_search_are_dropped(qapp: QApplication) -> None:
    thread, arrived = HandTurnedSolver(), list[Report]()
    thread.reported.connect(arrived.append)
    thread.begin(search_of(ENDLESS), AS_FAST_AS_IT_GOES)
    thread.play()
    thread.tick()
    late = len(thread.waiting)

    thread.begin(search_of(SMALL), AS_FAST_AS_IT_GOES)
    thread.deliver()

    assert late == 2
    assert [report.moment.grid for report in arrived] == [SMALL]


def test_late_reports_of_a_replaced_search_do_not_hold_the_next_one_up(
    qapp: QApplication,
) -> None:
    thread, arrived = HandTurnedSolver(), list[Report]()
    thread.reported.connect(arrived.append)
    thread.begin(search_of(ENDLESS), AS_FAST_AS_IT_GOES)
    thread.play()
    thread.begin(search_of(SMALL), AS_FAST_AS_IT_GOES)
    thread.play()

    thread.run()

    assert arrived[-1].moment.outcome is Outcome.SOLVED


def test_nothing_is_heard_of_a_dropped_search(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(search_of(ENDLESS), AS_FAST_AS_IT_GOES)
    window.thread.play()
    qtbot.waitUntil(lambda: window.steps() > 0)

    window.thread.drop()
    window.reports.clear()
    window.thread.begin(search_of(SMALL), SLOW)
    qtbot.waitUntil(lambda: bool(window.reports))

    assert [report.moment.kind for report in window.reports] == [StepKind.START]


def test_the_thread_ends_while_a_search_plays_at_full_speed(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(search_of(ENDLESS), AS_FAST_AS_IT_GOES)
    window.thread.play()
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

    window.thread.begin(search_of(SMALL), SLOW)
    window.thread.play()
    QCoreApplication.processEvents()

    assert window.reports == []
