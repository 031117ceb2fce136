"""What is true of every thread that reports: the solver's, that of checks, that of races."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.pace import UNLIMITED_PACE, PlayDirection
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.race.race_thread import RaceThread
from sudoku_gui.ui.search.search_thread import SearchThread
from tests.support.puzzles import SMALL
from tests.support.ui.check_tasks import Counting
from tests.support.ui.heard_thread import HeardThread
from tests.support.ui.races import LONG, racers
from tests.support.ui.searches import ENDLESS, WHOLE, timeline_of


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of thread; begin: a work in it that ends soon, or (endless) never."""

    name: str
    make: Callable[[], Any]
    begin: Callable[[Any, bool], None]


def _search(thread: SearchThread, is_endless: bool) -> None:
    thread.begin(timeline_of(ENDLESS if is_endless else SMALL), UNLIMITED_PACE, WHOLE)
    thread.play(PlayDirection.FORWARDS)


def _check(thread: CheckThread, is_endless: bool) -> None:
    thread.begin(lambda: Counting(math.inf if is_endless else 1))


def _race(thread: RaceThread, is_endless: bool) -> None:
    entered = LONG if is_endless else racers()
    thread.begin(entered, RaceRule.SECONDS, UNLIMITED_PACE)
    thread.run(True)


KINDS = (
    Kind("solver", SearchThread, _search),
    Kind("checks", CheckThread, _check),
    Kind("races", RaceThread, _race),
)


class Window(HeardThread[Any, Any]):
    """A thread of some kind, with works to begin in it."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.make())
        self._kind = kind

    def begin(self, *, is_endless: bool = False) -> None:
        """Begin a work in place of any other."""
        self._kind.begin(self.thread, is_endless)


class Canvas(QWidget):
    """Tells whether it has been painted since it was changed."""

    def __init__(self) -> None:
        super().__init__()
        self.is_waiting = False

    def be_changed(self) -> None:
        """Wait to be painted."""
        self.is_waiting = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.is_waiting = False


@pytest.fixture(params=KINDS, ids=lambda kind: kind.name)
def window(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Window]:
    window = Window(request.param)
    yield window
    window.thread.shut_down()


def test_reports_arrive_in_the_thread_of_the_window(window: Window, qtbot: QtBot) -> None:
    window.begin()

    qtbot.waitUntil(lambda: bool(window.reports))

    assert window.threads == {window.thread.thread()}


def test_only_the_newest_work_is_heard_of(window: Window, qtbot: QtBot) -> None:
    for _ in range(20):
        window.begin(is_endless=True)
    window.begin()

    qtbot.waitUntil(lambda: bool(window.reports))

    assert {report.number for report in window.reports} == {21}


def test_nothing_is_heard_of_a_work_given_up(window: Window, qtbot: QtBot) -> None:
    window.begin(is_endless=True)
    qtbot.waitUntil(lambda: len(window.reports) > 1)
    given_up = window.reports[-1].number

    window.thread.drop()
    window.reports.clear()
    window.begin()
    qtbot.waitUntil(lambda: bool(window.reports))

    assert all(report.number > given_up for report in window.reports)


def test_a_report_that_comes_late_is_dropped(window: Window, qtbot: QtBot) -> None:
    window.begin()
    qtbot.waitUntil(lambda: bool(window.reports))
    late = window.reports[-1]

    window.begin()
    window.reports.clear()
    window.thread._pass_on(late)
    qtbot.waitUntil(lambda: bool(window.reports))

    assert all(report.number > late.number for report in window.reports)


def test_a_report_is_acknowledged_when_it_is_painted(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = Canvas()
    qtbot.addWidget(canvas)
    with qtbot.waitExposed(canvas):
        canvas.show()
    was_waiting = list[bool]()
    window.thread.reported.connect(canvas.be_changed)
    seen = window.thread._worker.seen

    def acknowledge() -> None:
        was_waiting.append(canvas.is_waiting)
        seen()

    monkeypatch.setattr(window.thread._worker, "seen", acknowledge)

    window.begin(is_endless=True)
    qtbot.waitUntil(lambda: len(was_waiting) > 8)

    assert was_waiting == [False] * len(was_waiting)


def test_the_thread_ends_in_the_midst_of_work(window: Window, qtbot: QtBot) -> None:
    window.begin(is_endless=True)
    qtbot.waitUntil(lambda: len(window.reports) > 1)
    seen = len(window.reports)

    window.thread.shut_down()
    QCoreApplication.processEvents()

    assert window.has_ended
    assert len(window.reports) == seen


def test_shutting_down_twice_is_harmless(window: Window) -> None:
    window.thread.shut_down()
    window.thread.shut_down()

    assert window.has_ended


def test_work_after_the_end_is_harmless(window: Window) -> None:
    window.thread.shut_down()

    window.begin()
    QCoreApplication.processEvents()

    assert window.reports == []


def test_a_thread_runs_from_its_first_work_on(window: Window) -> None:
    (thread,) = window.thread.findChildren(QThread)
    window.thread.drop()
    assert not thread.isRunning()

    window.begin(is_endless=True)

    assert thread.isRunning()
