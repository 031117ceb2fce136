"""Reduced motion: as chosen, or as the system wishes, and what follows from it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.reduced_motion import (
    REDUCED_MOTION_SECONDS,
    MotionPreference,
)
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.searches import ENDLESS
from tests.support.ui.worker_bench import Bench


@pytest.fixture
def preferences(qapp: QApplication, store: QSettings) -> Iterator[Preferences]:
    preferences = Preferences(qapp, Settings(store))
    yield preferences
    preferences.choose_motion(MotionPreference.FULL)


def test_without_a_choice_it_is_as_the_system_wishes(preferences: Preferences) -> None:
    assert not preferences.is_motion_reduced

    preferences.set_system_motion(True)

    assert preferences.is_motion_reduced


@pytest.mark.parametrize("system_reduces", [True, False])
@pytest.mark.parametrize("preference", [MotionPreference.FULL, MotionPreference.REDUCED])
def test_what_is_chosen_counts_for_more_than_the_system(
    preferences: Preferences, preference: MotionPreference, system_reduces: bool
) -> None:
    told: list[bool] = []
    preferences.motion_changed.connect(told.append)

    preferences.choose_motion(preference)
    preferences.set_system_motion(system_reduces)

    assert told == [preference is MotionPreference.REDUCED] * 2


def test_the_choice_is_kept_and_a_damaged_one_is_the_systems(store: QSettings) -> None:
    Settings(store).motion = MotionPreference.REDUCED
    assert Settings(store).motion is MotionPreference.REDUCED

    store.setValue("motion", "wild")
    assert Settings(store).motion is MotionPreference.SYSTEM


def test_qts_own_effects_stop_and_come_back(preferences: Preferences, qapp: QApplication) -> None:
    effect = Qt.UIEffect.UI_AnimateMenu
    before = qapp.isEffectEnabled(effect)

    preferences.choose_motion(MotionPreference.REDUCED)
    assert not qapp.isEffectEnabled(effect)

    preferences.choose_motion(MotionPreference.FULL)
    assert qapp.isEffectEnabled(effect) == before


@pytest.fixture
def opened(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    yield opened
    opened.program.preferences.choose_motion(MotionPreference.FULL)
    opened.end()


def test_in_a_pause_what_plays_is_not_shown_but_a_stop_is_at_once() -> None:
    bench = Bench()
    bench.begin(ENDLESS)
    bench.worker.set_pause(3_600.0)
    bench.play()
    before = len(bench.reports)
    for _ in range(before):
        bench.worker.seen()

    for _ in range(5):
        bench.worker.tick()
    assert len(bench.reports) == before

    bench.worker.play(PlayDirection.PAUSED, 2)
    assert len(bench.reports) == before + 1
    assert bench.last.moment.counters.steps > 0


def test_in_a_pause_the_end_is_shown_at_once() -> None:
    bench = Bench()
    bench.begin(SMALL)
    bench.worker.set_pause(3_600.0)
    bench.play()

    bench.run()

    assert bench.last.moment.outcome is Outcome.SOLVED


def test_chosen_in_the_menu_it_is_so_for_the_thread_and_the_docks(opened: OpenProgram) -> None:
    assert REDUCED_MOTION_SECONDS > 1 / 3  # no more than three flashes a second
    assert opened.window.isAnimated()

    opened.choose("motion>", "&Reduced")
    assert not opened.window.isAnimated()

    opened.put(SMALL)
    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)
    assert opened.sheet.grid.is_solved()
