"""The speed slider: one step a second at its left end, as fast as it goes at its right."""

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QSlider
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.playback.pace import FASTEST, SLOWEST, UNLIMITED_PACE
from sudoku_gui.presentation.search.speed_scale import FIRST_POSITION, pace_at
from sudoku_gui.ui.search.speed_slider import SpeedSlider

Key = Qt.Key


def test_each_position_is_faster_than_the_one_before() -> None:
    paces = [pace_at(position) for position in range(51)]

    assert all(slower < faster for slower, faster in pairwise(paces))
    assert (paces[0], paces[-2], paces[-1]) == (SLOWEST, FASTEST, UNLIMITED_PACE)


def test_no_two_neighbours_are_far_apart() -> None:
    assert all(pace_at(place + 1) / pace_at(place) < 1.35 for place in range(49))


def test_paces_are_numbers_that_can_be_said() -> None:
    for position in range(50):
        digits = f"{pace_at(position):.3e}"

        assert digits[3:5] == "00", f"more than two digits: {pace_at(position)}"


def test_beyond_the_end_is_as_fast_as_it_goes() -> None:
    assert pace_at(51) == pace_at(10**9) == math.inf


def test_the_slider_ends_where_its_positions_end(slider: SpeedSlider) -> None:
    slider.move_by(1_000)
    assert slider.pace == UNLIMITED_PACE
    slider.move_by(-1_000)
    assert (slider.position, slider.pace) == (0, SLOWEST)


@pytest.mark.parametrize("remembered", [51, 999])
def test_a_position_too_high_is_the_highest(remembered: int, qtbot: QtBot) -> None:
    slider = SpeedSlider(remembered)
    qtbot.addWidget(slider)

    assert slider.pace == pace_at(remembered)


def test_every_change_is_reported_once_with_the_pace(slider: SpeedSlider) -> None:
    reported: list[float] = []
    slider.pace_changed.connect(reported.append)

    slider.move_by(1)
    slider.move_by(0)
    slider.move_by(100)
    slider.move_by(1)

    assert reported == [pace_at(FIRST_POSITION + 1), math.inf]


def test_keys_move_it_by_one_by_a_tenth_and_to_its_ends(slider: SpeedSlider) -> None:
    handle = _handle(slider)
    reached = []
    for key in (Key.Key_Right, Key.Key_PageUp, Key.Key_Left, Key.Key_End, Key.Key_Home):
        QTest.keyClick(handle, key)
        reached.append(slider.position)

    assert reached == [11, 16, 15, 50, 0]


@pytest.mark.parametrize(
    ("code", "position", "words"),
    [
        ("en", 0, "1 step/s"),
        ("en", 1, "1.3 steps/s"),
        ("en", 10, "10 steps/s"),
        ("en", 49, "100,000 steps/s"),
        ("en", 50, "full speed"),
        ("ko", 0, "초당 1단계"),
        ("ko", 49, "초당 100,000단계"),
    ],
)
def test_the_pace_is_said_beside_the_slider_and_to_assistive_technology(
    code: str, position: int, words: str, slider: SpeedSlider
) -> None:
    language.set_language(code)
    slider.retranslate()

    slider.move_by(position - slider.position)

    assert words in [label.text() for label in slider.findChildren(QLabel)]
    assert _handle(slider).accessibleDescription() == words


def test_the_pace_of_another_clock_is_said_in_its_unit(slider: SpeedSlider) -> None:
    slider.count_in(lambda shown, n: f"{shown} of {n} laps")

    slider.move_by(1 - slider.position)

    assert "1.3 of 2 laps" in [label.text() for label in slider.findChildren(QLabel)]
    assert _handle(slider).accessibleDescription() == "1.3 of 2 laps"


def test_the_words_never_move_the_slider(slider: SpeedSlider) -> None:
    layout = slider.layout()
    assert layout is not None
    for code in language.LANGUAGES:
        language.set_language(code)
        slider.retranslate()
        slider.resize(300, 30)
        slider.show()
        widths = set()
        for _ in range(51):
            slider.move_by(1)
            layout.activate()
            widths.add(_handle(slider).width())
        assert len(widths) == 1
        slider.move_by(-51)


@pytest.fixture
def slider(qtbot: QtBot) -> SpeedSlider:
    """A slider where it stands at the first start."""
    made = SpeedSlider(FIRST_POSITION)
    qtbot.addWidget(made)
    made.retranslate()
    return made


def _handle(slider: SpeedSlider) -> QSlider:
    found = slider.findChild(QSlider)
    assert isinstance(found, QSlider)
    return found
