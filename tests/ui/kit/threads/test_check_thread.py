"""The thread of the checks as the window sees it."""

import math
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from tests.support.ui.check_tasks import Counting
from tests.support.ui.heard_thread import HeardThread

Window = HeardThread[CheckThread, CheckReport]


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = Window(CheckThread())
    yield window
    window.thread.shut_down()


def test_only_the_newest_work_is_heard_of(window: Window, qtbot: QtBot) -> None:
    for _ in range(100):
        window.thread.begin(lambda: Counting(math.inf))
    window.thread.begin(lambda: Counting(1))

    qtbot.waitUntil(lambda: bool(window.reports))

    assert [report.partial_result for report in window.reports] == [1]
