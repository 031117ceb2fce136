"""The thread of races as the window sees it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES
from sudoku_gui.playback.race import Entrant, Rule
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.race_thread import RaceThread
from sudoku_gui.ui.race_worker import RaceReport
from tests.solvers.corpus import puzzle_of_counts
from tests.ui.races import racers

SMALL = tuple(racer.entrant for racer in racers())
LONG = tuple(Entrant(each, puzzle_of_counts("defeating")) for each in ALGORITHMS)


class Window:
    """The thread, and what reaches the window from it."""

    def __init__(self) -> None:
        self.thread = RaceThread()
        self.reports: list[RaceReport] = []
        self.threads: set[QThread] = set()
        self.thread.reported.connect(self._take)

    def _take(self, report: RaceReport) -> None:
        self.reports.append(report)
        self.threads.add(QThread.currentThread())


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = Window()
    yield window
    window.thread.shut_down()


def test_a_race_is_run_and_heard_of_in_the_thread_of_the_window(
    window: Window, qtbot: QtBot
) -> None:
    window.thread.begin(SMALL, Rule.STEPS, AS_FAST_AS_IT_GOES)
    window.thread.run(True)

    qtbot.waitUntil(lambda: bool(window.reports) and window.reports[-1].is_over)

    assert window.threads == {window.thread.thread()}
    assert len(window.reports[-1].standings) == len(ALGORITHMS)


def test_only_the_newest_race_is_heard_of(window: Window, qtbot: QtBot) -> None:
    for _ in range(20):
        window.thread.begin(LONG, Rule.SECONDS, AS_FAST_AS_IT_GOES)
        window.thread.run(True)
    window.thread.begin(SMALL[:2], Rule.STEPS, AS_FAST_AS_IT_GOES)

    qtbot.waitUntil(lambda: bool(window.reports))

    assert {len(report.standings) for report in window.reports} == {2}


def test_nothing_is_heard_of_a_race_given_up(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(LONG, Rule.SECONDS, AS_FAST_AS_IT_GOES)
    window.thread.run(True)
    qtbot.waitUntil(lambda: len(window.reports) > 2)

    window.thread.drop()
    window.reports.clear()
    window.thread.begin(SMALL, Rule.STEPS, AS_FAST_AS_IT_GOES)
    qtbot.waitUntil(lambda: bool(window.reports))

    assert all(each.moment.counters.steps == 0 for each in window.reports[-1].standings)


def test_the_thread_ends_in_the_midst_of_a_race(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(LONG, Rule.SECONDS, AS_FAST_AS_IT_GOES)
    window.thread.run(True)
    qtbot.waitUntil(lambda: len(window.reports) > 2)
    seen = len(window.reports)

    window.thread.shut_down()
    window.thread.shut_down()
    QCoreApplication.processEvents()

    (thread,) = window.thread.findChildren(QThread)
    assert thread.isFinished()
    assert len(window.reports) == seen
