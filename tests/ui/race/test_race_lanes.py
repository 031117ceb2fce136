"""The small grids of a race."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.race.race_lanes import RaceLanes, standing_words
from tests.support.ui.pictures import colours_in, grabbed
from tests.support.ui.races import NAMES, racers, standings_of


@pytest.fixture
def lanes(qtbot: QtBot) -> RaceLanes:
    lanes = RaceLanes(LIGHT)
    qtbot.addWidget(lanes)
    lanes.resize(600, 300)
    lanes.show()
    lanes.retranslate()
    return lanes


def test_where_everybody_is_appears_bit_by_bit(lanes: RaceLanes, qtbot: QtBot) -> None:
    lanes.show_racers(racers())
    assert LIGHT.placed_ground not in colours_in(grabbed(lanes))

    lanes.show_standings(standings_of(racers(), steps=3))

    qtbot.waitUntil(lambda: LIGHT.placed_ground in colours_in(grabbed(lanes)))


def test_the_newest_is_shown_in_the_end(lanes: RaceLanes, qtbot: QtBot) -> None:
    lanes.show_racers(racers(*NAMES))
    lanes.show_standings(standings_of(racers(*NAMES)))
    qtbot.waitUntil(lambda: not _is_behind(lanes))
    at_once = grabbed(lanes)

    lanes.show_racers(racers(*NAMES))
    for steps in range(40):
        lanes.show_standings(standings_of(racers(*NAMES), steps))

    qtbot.waitUntil(lambda: not _is_behind(lanes))
    assert grabbed(lanes) == at_once


def test_another_theme_repaints_all(lanes: RaceLanes, qtbot: QtBot) -> None:
    lanes.show_racers(racers(*NAMES))
    lanes.show_standings(standings_of(racers(*NAMES)))

    lanes.set_theme(DARK)

    qtbot.waitUntil(lambda: {DARK.base, DARK.solver} <= colours_in(grabbed(lanes)))
    assert LIGHT.base not in colours_in(grabbed(lanes))


def test_lanes_that_find_no_room_are_scrolled_to(lanes: RaceLanes) -> None:
    lanes.resize(200, 120)
    lanes.show_racers(racers())

    assert lanes.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize(
    ("name", "steps", "words"),
    [
        ("used-tables", 7, "step 7"),
        ("used-tables", 30, "No. 1, step 30"),
        ("last-blank", 30, "stuck, step 0"),
    ],
)
def test_how_somebody_stands_is_said(name: str, steps: int, words: str) -> None:
    (standing,) = standings_of(racers(name), steps)
    assert isinstance(standing, RaceStanding)

    assert standing_words(standing) == words


def _is_behind(lanes: RaceLanes) -> bool:
    """Whether lanes wait to be brought up to date."""
    canvas = lanes.widget()
    assert canvas is not None
    return any(timer.isActive() for timer in canvas.findChildren(QTimer))
