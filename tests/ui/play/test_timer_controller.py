"""The timer, in the whole program."""

from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.play.play_clock import PlayClock
from sudoku_gui.wording.durations import clock_time
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram

FIRST, SECOND = SMALL.blanks()[:2]


@pytest.fixture
def timed(opened: OpenProgram) -> OpenProgram:
    """A program in whose window one plays."""
    opened.put(SMALL)
    opened.window.activateWindow()
    opened.wait_until(opened.window.isActiveWindow)
    opened.enter(FIRST, SMALL_SOLVED.digit_at(FIRST))
    return opened


def clock_of(opened: OpenProgram) -> PlayClock:
    """The clock of the program."""
    return opened.program.timer.clock


def test_nothing_is_seen_of_it_before_the_first_move(opened: OpenProgram) -> None:
    opened.put(SMALL)

    assert not opened.window.timer.isVisible()


def test_the_time_is_seen_and_goes_on(timed: OpenProgram) -> None:
    timed.wait_until(timed.window.timer.isVisible)
    timed.game_controller.game.add_seconds(750)
    clock_of(timed).tick()

    assert timed.window.timer.text() == clock_time(750)


def test_it_can_be_hidden_and_that_is_remembered(timed: OpenProgram) -> None:
    timed.trigger("timer")
    timed.wait_until(lambda: not timed.window.timer.isVisible())
    assert not timed.program._settings.shows_timer

    timed.trigger("timer")
    timed.wait_until(timed.window.timer.isVisible)


def test_a_dialog_stops_it(timed: OpenProgram) -> None:
    clock = clock_of(timed)
    timed.trigger("properties")
    timed.wait_until(lambda: not clock.is_running)

    QTest.keyClick(timed.window.findChildren(QPushButton)[0].window(), Qt.Key.Key_Escape)


def test_paused_the_grid_is_covered_and_takes_no_keys(timed: OpenProgram) -> None:
    timed.trigger("pause_game")
    cover = timed.window.pause_cover
    assert cover.isVisible()
    assert cover.geometry() == timed.grid.geometry()

    before = timed.sheet
    QTest.keyClick(timed.grid, Qt.Key.Key_1)
    assert timed.sheet == before


def test_the_button_on_the_cover_goes_on(timed: OpenProgram) -> None:
    timed.trigger("pause_game")
    (button,) = timed.window.pause_cover.findChildren(QPushButton, "resume")
    button.click()

    assert not timed.window.pause_cover.isVisible()
    assert timed.grid.isEnabled()
    assert not timed.action(ActionId.PAUSE_GAME).isChecked()
    assert clock_of(timed).is_running


def test_whoever_writes_notes_goes_on(timed: OpenProgram) -> None:
    timed.trigger("pause_game")
    timed.trigger("fill_candidates")

    assert not timed.window.pause_cover.isVisible()
    assert clock_of(timed).is_running


def test_a_click_on_the_time_pauses(timed: OpenProgram) -> None:
    timed.window.timer.click()

    assert clock_of(timed).is_paused


def test_before_the_first_move_there_is_nothing_to_be_paused(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("pause_game")

    assert not opened.window.pause_cover.isVisible()
    assert not opened.action(ActionId.PAUSE_GAME).isChecked()


def test_behind_another_window_it_stands_still(timed: OpenProgram) -> None:
    clock = clock_of(timed)
    with patch.object(clock, "_is_in_front", lambda: False):
        clock.look_again()

        assert not clock.is_running
