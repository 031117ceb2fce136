"""The handle over all lanes: which moment it means, by hand and by keys, and what it says."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.ui.race.race_handle import RaceHandle

Key = Qt.Key


@pytest.fixture
def handle(qtbot: QtBot) -> RaceHandle:
    """One over a race of 200 steps, all of which are behind it, shown at step 50."""
    handle = RaceHandle()
    qtbot.addWidget(handle)
    handle.retranslate()
    handle.resize(700, 30)
    handle.show()
    handle.show_clock(RaceRule.STEPS, 50, 200)
    return handle


def wanted_of(handle: RaceHandle) -> list[float]:
    """The moments that will have been wanted of it."""
    wanted: list[float] = []
    handle.moment_wanted.connect(wanted.append)
    return wanted


def test_before_the_start_there_is_nothing_to_go_to(handle: RaceHandle) -> None:
    handle.show_clock(RaceRule.STEPS, 0, 0)

    assert not handle.isEnabled()


def test_it_stands_where_the_moment_is(handle: RaceHandle) -> None:
    assert (handle.slider.value(), handle.slider.maximum()) == (50, 200)
    assert handle.isEnabled()


@pytest.mark.parametrize(
    ("code", "rule", "shown", "front", "words"),
    [
        ("en", RaceRule.STEPS, 50, 200, "step 50 of 200"),
        ("en", RaceRule.READS, 12_345, 98_765, "read 12,345 of 98,765"),
        ("en", RaceRule.CALLS, 0, 5_663_155_430, "call 0 of 5,663,155,430"),
        ("en", RaceRule.SECONDS, 0.0123, 1.5, "12.3 ms of 1.5 s"),
        ("ko", RaceRule.READS, 12_345, 98_765, "읽기 98,765번 중 12,345번"),
    ],
)
def test_the_moment_is_said_beside_it_and_to_assistive_technology(
    code: str, rule: RaceRule, shown: float, front: float, words: str, handle: RaceHandle
) -> None:
    language.set_language(code)
    handle.retranslate()

    handle.show_clock(rule, shown, front)

    assert handle.words.text() == words
    assert handle.slider.accessibleDescription() == words
    assert handle.slider.accessibleName() != ""


def test_dragged_it_means_the_moment_under_it(handle: RaceHandle) -> None:
    wanted = wanted_of(handle)

    handle.slider.setValue(120)

    assert wanted == [120]
    assert handle.words.text() == "step 120 of 200"


def test_a_click_beside_it_takes_it_there(handle: RaceHandle) -> None:
    wanted = wanted_of(handle)
    middle = QPoint(handle.slider.width() // 2, handle.slider.height() // 2)

    QTest.mouseClick(handle.slider, Qt.MouseButton.LeftButton, pos=middle)

    assert wanted == [pytest.approx(100, abs=2)]


def test_where_there_are_more_moments_than_positions_it_reaches_the_end_too(
    handle: RaceHandle,
) -> None:
    handle.show_clock(RaceRule.READS, 0, 5_663_155_430)
    wanted = wanted_of(handle)

    QTest.keyClick(handle.slider, Key.Key_End)
    QTest.keyClick(handle.slider, Key.Key_Home)

    assert wanted == [5_663_155_430, 0]


def test_keys_go_to_the_next_change_by_a_tenth_and_to_both_ends(handle: RaceHandle) -> None:
    wanted = wanted_of(handle)
    moves: list[int] = []
    handle.move_wanted.connect(moves.append)

    for key in (Key.Key_Right, Key.Key_Up, Key.Key_Left, Key.Key_Down):
        QTest.keyClick(handle.slider, key)
    for key in (Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageUp, Key.Key_End, Key.Key_Home):
        QTest.keyClick(handle.slider, key)

    assert moves == [1, 1, -1, -1]
    assert wanted == [70, 90, 70, 200, 0]


def test_beyond_its_ends_there_is_nothing(handle: RaceHandle) -> None:
    wanted = wanted_of(handle)

    handle.show_clock(RaceRule.STEPS, 5, 200)
    QTest.keyClick(handle.slider, Key.Key_PageUp)
    handle.show_clock(RaceRule.STEPS, 195, 200)
    QTest.keyClick(handle.slider, Key.Key_PageDown)

    assert wanted == [0, 200]


def test_what_is_reported_late_does_not_pull_it_from_the_hand(handle: RaceHandle) -> None:
    handle.slider.setSliderDown(True)
    handle.slider.setValue(150)

    handle.show_clock(RaceRule.STEPS, 60, 200)
    held = handle.slider.value()
    handle.slider.setSliderDown(False)

    assert (held, handle.slider.value()) == (150, 150)
    assert handle.words.text() == "step 150 of 200"


def test_the_words_never_move_it(handle: RaceHandle) -> None:
    handle.show_clock(RaceRule.STEPS, 0, 123_456_789)
    QApplication.processEvents()
    width = handle.slider.width()

    for shown in (7, 4_000, 88_888_888, 123_456_789):
        handle.show_clock(RaceRule.STEPS, shown, 123_456_789)
        QApplication.processEvents()

        assert handle.slider.width() == width
