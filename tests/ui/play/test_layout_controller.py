"""The two layouts: chosen, remembered, and opened by what is done."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui.formats.puzzle_summary import SolvingProgress
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.theme import Appearance
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pictures import grabbed


def layout_of(program: OpenProgram) -> WindowLayout:
    """The layout that can be seen."""
    sees_search = program.window.search_view.panel.isVisible()
    assert program.window.play_panel.isVisible() != sees_search
    return WindowLayout.WATCH if sees_search else WindowLayout.PLAY


def test_a_newcomer_plays_and_sees_nothing_of_searches(playing: OpenProgram) -> None:
    window = playing.window

    assert layout_of(playing) is WindowLayout.PLAY
    for part in (
        window.search_view.strip,
        window.search_view.timeline,
        window.search_view.panel.chooser,
        window.search_view.panel.speed,
    ):
        assert not part.isVisible()


def test_the_switch_and_its_key_change_the_layout(playing: OpenProgram) -> None:
    for layout in (WindowLayout.WATCH, WindowLayout.PLAY):
        button = playing.window.layout_switch.findChild(QToolButton, f"{layout.value}-layout")
        assert button is not None
        button.click()
        assert layout_of(playing) is layout
        assert button.isChecked()

    playing.trigger(ActionId.SWITCH_LAYOUT.value)
    assert layout_of(playing) is WindowLayout.WATCH


@pytest.mark.parametrize("action", [ActionId.WATCH, ActionId.STEP, ActionId.END, ActionId.LESSON])
def test_what_is_about_a_search_opens_the_layout_to_watch(
    action: ActionId, playing: OpenProgram
) -> None:
    playing.put(SMALL)

    playing.trigger(action.value)

    playing.wait_until(lambda: layout_of(playing) is WindowLayout.WATCH)


@pytest.mark.parametrize("action", [ActionId.HISTORY, ActionId.TOUR])
def test_what_players_look_into_leaves_them_playing(action: ActionId, playing: OpenProgram) -> None:
    playing.put(SMALL)

    playing.trigger(action.value)
    playing.wait_until(playing.dock(action).isVisible)

    assert layout_of(playing) is WindowLayout.PLAY


def test_timeline_and_strip_appear_with_a_search_and_go_with_it(opened: OpenProgram) -> None:
    opened.put(SMALL)
    bands = (opened.window.search_view.timeline, opened.window.search_view.strip)
    assert not any(band.isVisible() for band in bands)

    opened.trigger("step")
    opened.wait_for_steps()
    assert all(band.isVisible() for band in bands)

    opened.put(SMALL)
    assert not any(band.isVisible() for band in bands)


def test_playing_stops_the_search_and_puts_its_panels_away(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("lesson")
    opened.trigger("watch")
    opened.wait_for_steps()

    opened.trigger(ActionId.SWITCH_LAYOUT.value)

    assert opened.phase in {SearchPhase.STOPPED, SearchPhase.ENDED}
    assert not opened.action(ActionId.LESSON).isChecked()
    opened.trigger(ActionId.SWITCH_LAYOUT.value)
    assert opened.action(ActionId.LESSON).isChecked()
    assert opened.window.search_view.timeline.isVisible()


def test_guesses_of_a_search_are_no_progress_of_the_player(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.go_to(2)
    assert opened.moment.grid == SMALL.with_digits({Cell(0): Digit(1), Cell(2): Digit(3)})
    opened.trigger(ActionId.SWITCH_LAYOUT.value)
    headline = opened.window.findChild(QLabel, "verdict-headline")
    assert headline is not None
    blanks = len(SMALL.blanks())

    opened.wait_until(lambda: headline.text() == f"{blanks} to go")
    assert opened.collection.summary(0).progress is SolvingProgress.UNTOUCHED
    opened.enter(4, 1)  # as the first guess, in its column
    assert headline.text() == f"{blanks - 1} to go"
    opened.grid.select(Cell(15))
    opened.trigger("solve_cell")
    opened.wait_until(lambda: headline.text() == f"{blanks - 2} to go")
    opened.trigger("solve")
    opened.wait_until(lambda: headline.text() == "Solved")


def test_the_layout_is_remembered(
    qapp: QApplication, store: QSettings, qtbot: QtBot, playing: OpenProgram
) -> None:
    playing.trigger(ActionId.SWITCH_LAYOUT.value)

    again = OpenProgram(qapp, store, qtbot, layout=None)
    again.program.start([])

    assert layout_of(again) is WindowLayout.WATCH
    again.end()


def _is_drawn(surveys: list[TimelineState]) -> bool:
    """Whether all of the search was told, for a timeline that has its width."""
    return surveys[-1].is_complete and len(surveys[-1].picture.columns) > 1


def test_what_shows_a_search_is_the_same_made_late_as_made_at_the_start(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    pictures = []
    for number, first in enumerate((WindowLayout.WATCH, WindowLayout.PLAY)):
        store = QSettings(str(tmp_path / f"{number}" / "s.ini"), QSettings.Format.IniFormat)
        program = OpenProgram(qapp, store, qtbot, layout=first)
        surveys: list[TimelineState] = []
        program.search.timeline_changed.connect(surveys.append)
        program.program.start([])
        program.choose_algorithm(ALGORITHMS[-1])
        program.program.preferences.choose_appearance(Appearance.DARK)
        program.choose_language("ko")
        program.program.layouts.watch()
        program.put(SMALL)
        program.jump_to_end()
        program.wait_for(SearchPhase.ENDED)
        view = program.window.search_view
        qtbot.waitUntil(view.strip.isVisible)
        program.wait_until(partial(_is_drawn, surveys))
        QApplication.processEvents()
        pictures.append([grabbed(part) for part in (view.panel, view.strip, view.timeline)])
        program.program.preferences.choose_appearance(Appearance.LIGHT)
        program.end()

    early, late = pictures
    assert early == late
