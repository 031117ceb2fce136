"""The solver's thread as the window sees it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.jumps import JumpStatus, ToStep
from sudoku_gui.playback.pace import UNLIMITED_PACE, PlayDirection
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.search.search_thread import SearchThread
from tests.support.puzzles import SMALL
from tests.support.ui.fakes import HandTurnedSolver
from tests.support.ui.heard_thread import HeardThread
from tests.support.ui.searches import ENDLESS, SLOW, WHOLE, timeline_of


class Window(HeardThread[SearchThread, SearchReport]):
    """The thread, and what reaches the window from it."""

    def __init__(self) -> None:
        super().__init__(SearchThread())

    def is_at_end(self) -> bool:
        return bool(self.reports) and self.reports[-1].moment.outcome is not Outcome.RUNNING

    def steps(self) -> int:
        return self.reports[-1].moment.counters.steps if self.reports else 0


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = Window()
    yield window
    window.thread.shut_down()


def test_commands_are_answered_in_order_and_the_last_one_always(
    window: Window, qtbot: QtBot
) -> None:
    window.thread.begin(timeline_of(SMALL), UNLIMITED_PACE, WHOLE)
    for step in range(1, 31):
        window.thread.jump(ToStep(step))

    qtbot.waitUntil(window.is_at_end)

    orders = [report.order for report in window.reports]
    steps = [report.moment.counters.steps for report in window.reports]
    assert orders == sorted(orders)
    assert steps == sorted(steps)
    assert (orders[-1], steps[-1]) == (30, 30)


def test_steps_beyond_32_bits_reach_the_thread_unharmed(window: Window, qtbot: QtBot) -> None:
    window.thread.begin(timeline_of(SMALL), UNLIMITED_PACE, WHOLE)
    qtbot.waitUntil(lambda: bool(window.reports) and window.reports[-1].explored == 30)

    far = 2**32 + 7  # a number that is cut to 32 bits would be one of the search's
    window.thread.preview_moment(far)
    window.thread.jump(ToStep(far))
    qtbot.waitUntil(lambda: window.reports[-1].order == window.thread.order)

    assert window.reports[-1].jump_status is JumpStatus.NO_SUCH_MOMENT
    assert window.steps() == 0
    assert {report.preview for report in window.reports} == {None}


def test_only_what_was_sent_after_the_newest_command_answers_it(qapp: QApplication) -> None:
    thread, arrived = HandTurnedSolver(), list[SearchReport]()
    thread.reported.connect(arrived.append)
    thread.begin(timeline_of(SMALL), SLOW, WHOLE)
    thread.play(PlayDirection.FORWARDS)
    thread.jump(ToStep(3))

    thread.deliver()

    assert [report.order == thread.order for report in arrived] == [False, False, True]


def test_reports_of_a_replaced_search_are_dropped(qapp: QApplication) -> None:
    thread, arrived = HandTurnedSolver(), list[SearchReport]()
    thread.reported.connect(arrived.append)
    thread.begin(timeline_of(ENDLESS), UNLIMITED_PACE, WHOLE)
    thread.play(PlayDirection.FORWARDS)
    thread.tick()
    late = len(thread.waiting)

    thread.begin(timeline_of(SMALL), UNLIMITED_PACE, WHOLE)
    thread.deliver()

    assert late == 2
    assert [report.moment.grid for report in arrived] == [SMALL]


def test_late_reports_of_a_replaced_search_do_not_hold_the_next_one_up(
    qapp: QApplication,
) -> None:
    thread, arrived = HandTurnedSolver(), list[SearchReport]()
    thread.reported.connect(arrived.append)
    thread.begin(timeline_of(ENDLESS), UNLIMITED_PACE, WHOLE)
    thread.play(PlayDirection.FORWARDS)
    thread.begin(timeline_of(SMALL), UNLIMITED_PACE, WHOLE)
    thread.play(PlayDirection.FORWARDS)

    thread.run()

    assert arrived[-1].moment.outcome is Outcome.SOLVED
