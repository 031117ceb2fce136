"""The thread of the checks as the window sees it."""

import math
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.check_thread import CheckThread
from sudoku_gui.ui.check_worker import CheckReport
from tests.ui.works import Counting


class Window:
    """The thread, and what reaches the window from it."""

    def __init__(self) -> None:
        self.thread = CheckThread()
        self.reports: list[CheckReport] = []
        self.threads: set[QThread] = set()
        self.thread.reported.connect(self._take)

    def _take(self, report: CheckReport) -> None:
        self.reports.append(report)
        self.threads.add(QThread.currentThread())


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = Window()
    yield window
    window.thread.shut_down()


def test_reports_arrive_in_the_thread_of_the_window(window: Window, qtbot: QtBot) -> None:
    work = Counting(1_000)
    window.thread.begin(lambda: work)

    qtbot.waitUntil(lambda: bool(window.reports))

    assert window.reports[-1].is_done
    assert window.threads == {window.thread.thread()}


def test_only_the_newest_work_is_heard_of(window: Window, qtbot: QtBot) -> None:
    for _ in range(100):
        window.thread.begin(lambda: Counting(math.inf))
    window.thread.begin(lambda: Counting(1))

    qtbot.waitUntil(lambda: bool(window.reports))

    assert [report.news for report in window.reports] == [1]


def test_a_report_that_comes_late_is_dropped(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(lambda: Counting(1))
    window.thread.begin(lambda: Counting(1))

    window.thread._pass_on(CheckReport(1, "late", is_done=True))
    qtbot.waitUntil(lambda: bool(window.reports))

    assert [report.news for report in window.reports] == [1]


def test_nothing_is_heard_of_dropped_work(window: Window, qtbot: QtBot) -> None:
    endless = Counting(math.inf)
    window.thread.begin(lambda: endless)
    qtbot.waitUntil(lambda: bool(window.reports))

    window.thread.drop()
    window.reports.clear()
    window.thread.begin(lambda: Counting(1))
    qtbot.waitUntil(lambda: bool(window.reports))

    assert [report.news for report in window.reports] == [1]


def test_the_thread_ends_in_the_midst_of_work(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(lambda: Counting(math.inf))
    qtbot.waitUntil(lambda: bool(window.reports))
    seen = len(window.reports)

    window.thread.shut_down()
    window.thread.shut_down()
    QCoreApplication.processEvents()

    (thread,) = window.thread.findChildren(QThread)
    assert thread.isFinished()
    assert len(window.reports) == seen


def test_work_after_the_end_is_harmless(window: Window) -> None:
    window.thread.shut_down()

    window.thread.begin(lambda: Counting(1))
    QCoreApplication.processEvents()

    assert window.reports == []
