"""The thread of races as the window sees it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.race.race_thread import RaceThread
from sudoku_gui.ui.race.race_worker import RaceReport
from tests.support.ui.heard_thread import HeardThread
from tests.support.ui.races import LONG, racers

RACERS = racers()


Window = HeardThread[RaceThread, RaceReport]


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = Window(RaceThread())
    yield window
    window.thread.shut_down()


def test_a_race_is_run_and_heard_of_in_the_thread_of_the_window(
    window: Window, qtbot: QtBot
) -> None:
    window.thread.begin(RACERS, RaceRule.STEPS, UNLIMITED_PACE)
    window.thread.run(True)

    qtbot.waitUntil(lambda: bool(window.reports) and window.reports[-1].is_over)

    assert window.threads == {window.thread.thread()}
    assert len(window.reports[-1].standings) == len(ALGORITHMS)


def test_only_the_newest_race_is_heard_of(window: Window, qtbot: QtBot) -> None:
    for _ in range(20):
        window.thread.begin(LONG, RaceRule.SECONDS, UNLIMITED_PACE)
        window.thread.run(True)
    window.thread.begin(RACERS[:2], RaceRule.STEPS, UNLIMITED_PACE)

    qtbot.waitUntil(lambda: bool(window.reports))

    assert {len(report.standings) for report in window.reports} == {2}
