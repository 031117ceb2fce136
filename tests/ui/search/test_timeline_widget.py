"""The timeline as people use it: what mouse, wheel and keys ask for."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.depth_picture import DepthView, StepSpan
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.search.timeline_places import GUTTER
from tests.support.ui.shown_timeline import (
    CONTROL,
    FAR,
    LEFT,
    LONG,
    NO_MODIFIER,
    PLOT,
    WIDTH,
    ShownTimeline,
    shown_timeline,
)


@pytest.fixture
def shown(qtbot: QtBot) -> ShownTimeline:
    return shown_timeline(qtbot, LIGHT)


@pytest.mark.qt_log_ignore("not accepted by receiving widget")
def test_without_a_search_it_asks_for_nothing(shown: ShownTimeline) -> None:
    QTest.mouseClick(shown.widget, LEFT, pos=shown.point_of(0.5))
    shown.turn(120, shown.point_of(0.5), CONTROL)
    shown.press(Qt.Key.Key_Right)
    shown.point_at(shown.point_of(0.5))

    assert not shown.widget.isEnabled()
    assert (shown.steps, shown.moves, shown.peeked) == ([], [], [])


def test_it_asks_for_a_picture_as_wide_as_the_room_for_it(shown: ShownTimeline) -> None:
    assert shown.views[-1] == DepthView(None, PLOT)

    shown.widget.resize(WIDTH + 50, shown.widget.height())

    assert shown.views[-1] == DepthView(None, PLOT + 50)


@pytest.mark.parametrize("explored", [0, 1, 30, LONG, FAR])
def test_a_click_asks_for_the_step_under_it(shown: ShownTimeline, explored: int) -> None:
    shown.show(0, explored)

    for share in (0.0, 0.25, 0.5, 0.9975):
        QTest.mouseClick(shown.widget, LEFT, pos=shown.point_of(share))

    wanted = [StepSpan(0, explored).step_at(share) for share in (0.0, 0.25, 0.5, 0.9975)]
    assert shown.steps == wanted
    assert shown.steps[0] == 0
    assert shown.steps[-1] >= explored * 0.99


def test_only_the_left_button_moves_the_moment(shown: ShownTimeline) -> None:
    shown.show(0)

    QTest.mouseClick(shown.widget, Qt.MouseButton.RightButton, pos=shown.point_of(0.5))
    QTest.mouseMove(shown.widget, shown.point_of(0.7))

    assert shown.steps == []


def test_dragging_asks_for_every_step_passed_and_stays_within_the_picture(
    shown: ShownTimeline,
) -> None:
    shown.show(0, 1_000)

    QTest.mousePress(shown.widget, LEFT, pos=shown.point_of(0.25))
    for share in (0.5, 0.75, 1.5, -0.5):
        QTest.mouseMove(shown.widget, shown.point_of(share))
    QTest.mouseRelease(shown.widget, LEFT, pos=shown.point_of(-0.5))
    QTest.mouseMove(shown.widget, shown.point_of(0.5))

    span = StepSpan(0, 1_000)
    assert shown.steps == [span.step_at(share) for share in (0.25, 0.5, 0.75, 1.5, -0.5)]
    assert shown.steps[-2:] == [1_000, 0]


@pytest.mark.parametrize(
    ("eighths", "steps"), [(120, [-1]), (-120, [1]), (-360, [3]), (30, [-1]), (-30, [1]), (0, [])]
)
def test_the_wheel_asks_for_single_steps(
    shown: ShownTimeline, eighths: int, steps: list[int]
) -> None:
    shown.show(500, 1_000)

    shown.turn(eighths, shown.point_of(0.2))

    assert shown.moves == steps
    assert shown.steps == []


def test_the_wheel_with_ctrl_zooms_around_the_pointer(shown: ShownTimeline) -> None:
    shown.show(0)
    place = shown.point_of(0.75)
    under_pointer = shown.span().step_at((place.x() - GUTTER) / PLOT)

    for _ in range(20):
        shown.turn(120, place, CONTROL)
        shown.show(0, span=shown.span())

    span = shown.span()
    assert span.length < LONG / 50
    assert abs(span.share_of(under_pointer) - 0.75) < 0.01
    assert (shown.steps, shown.moves) == ([], [])

    for _ in range(30):
        shown.turn(-120, place, CONTROL)
    assert shown.views[-1].span is None


def test_the_keys_plus_and_minus_zoom_around_the_moment_and_0_shows_all(
    shown: ShownTimeline,
) -> None:
    shown.show(LONG // 4)

    shown.press(Qt.Key.Key_Plus)
    first = shown.span()
    shown.press(Qt.Key.Key_Equal)
    closer = shown.span()
    shown.press(Qt.Key.Key_Minus)
    back = shown.span()

    assert closer.length < first.length < LONG
    for span in (first, closer, back):
        assert span.share_of(LONG // 4) == pytest.approx(0.25, abs=0.001)
    assert back.length == pytest.approx(first.length, abs=2)

    shown.press(Qt.Key.Key_0)
    assert shown.views[-1].span is None


@pytest.mark.parametrize("now", [0, 7, LONG // 3, LONG])
def test_zoomed_in_as_far_as_it_goes_single_steps_are_told_apart(
    shown: ShownTimeline, now: int
) -> None:
    shown.show(now)
    for _ in range(100):
        shown.press(Qt.Key.Key_Plus)
        shown.show(now)

    span = shown.span()
    steps = range(span.first, span.last + 1)
    assert now in steps
    for step in steps:
        middle = shown.point_of(span.share_of(step))
        QTest.mouseClick(shown.widget, LEFT, pos=middle)
    assert shown.steps == list(steps)
    assert PLOT / len(steps) >= 10


def test_the_frame_in_the_overview_is_dragged_and_a_click_beside_it_brings_it_there(
    shown: ShownTimeline,
) -> None:
    shown.show(0, 1_000)
    for _ in range(8):
        shown.press(Qt.Key.Key_Plus)
    length = shown.span().length
    assert shown.span().first == 0

    QTest.mousePress(shown.widget, LEFT, pos=shown.point_in_overview(0.05))
    QTest.mouseMove(shown.widget, shown.point_in_overview(0.25))
    QTest.mouseRelease(shown.widget, LEFT, pos=shown.point_in_overview(0.25))
    assert abs(shown.span().first - 200) <= 3
    assert shown.span().length == length

    QTest.mouseClick(shown.widget, LEFT, pos=shown.point_in_overview(0.75))
    assert abs(shown.span().first + length / 2 - 750) <= 3

    QTest.mouseClick(shown.widget, LEFT, pos=shown.point_in_overview(0.9999))
    assert shown.span() == StepSpan(1_000 - length, 1_000)
    assert shown.steps == []


def test_a_timeline_that_shows_all_has_no_overview(shown: ShownTimeline) -> None:
    shown.show(0, 1_000)

    QTest.mouseClick(shown.widget, LEFT, pos=shown.point_in_overview(0.5))

    assert shown.steps == [500]


def test_the_arrows_with_shift_move_what_is_shown_by_a_tenth(shown: ShownTimeline) -> None:
    shown.show(0, 1_000)
    shown.press(Qt.Key.Key_Plus)
    assert shown.span() == StepSpan(0, 800)

    QTest.keyClick(shown.widget, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert shown.span() == StepSpan(80, 880)
    QTest.keyClick(shown.widget, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(shown.widget, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert shown.span() == StepSpan(0, 800)
    assert shown.moves == []


def test_a_search_too_short_to_be_zoomed_shows_all(shown: ShownTimeline) -> None:
    shown.show(3, 12)

    shown.press(Qt.Key.Key_Plus)

    assert {view.span for view in shown.views} == {None}


def test_the_keys_move_by_steps_by_tenths_and_to_the_ends(shown: ShownTimeline) -> None:
    shown.show(500, 1_000)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        shown.press(key)
    shown.press(Qt.Key.Key_Home)
    shown.press(Qt.Key.Key_End)

    assert shown.moves == [-1, 1, -100, 100]
    assert shown.steps == [0, 1_000]


def test_a_page_is_a_tenth_of_what_is_shown(shown: ShownTimeline) -> None:
    shown.show(500, 1_000)
    shown.press(Qt.Key.Key_Plus)

    shown.press(Qt.Key.Key_PageDown)

    assert shown.moves == [80]


def test_steps_beyond_32_bits_are_asked_for_unharmed(shown: ShownTimeline) -> None:
    shown.show(FAR // 2, FAR)

    shown.press(Qt.Key.Key_PageUp)
    shown.press(Qt.Key.Key_End)
    shown.point_at(shown.point_of(0.5))

    assert shown.moves == [-FAR // 10]
    assert shown.steps == [FAR]
    assert shown.peeked == [StepSpan(0, FAR).step_at(0.5)]


def test_other_keys_are_left_to_the_window(shown: ShownTimeline) -> None:
    shown.show(3, 30)

    for key in (Qt.Key.Key_5, Qt.Key.Key_Up, Qt.Key.Key_Escape):
        event = QKeyEvent(QEvent.Type.KeyPress, key, NO_MODIFIER)
        QApplication.sendEvent(shown.widget, event)
        assert not event.isAccepted()

    assert (shown.steps, shown.moves) == ([], [])


def test_the_picture_follows_a_moment_that_leaves_it(shown: ShownTimeline) -> None:
    shown.show(500, 1_000)
    for _ in range(8):
        shown.press(Qt.Key.Key_Plus)
        shown.show(500, 1_000)
    length = shown.span().length

    shown.show(900, 1_000)
    assert 900 in range(shown.span().first, shown.span().last + 1)
    shown.show(100, 1_000)
    assert 100 in range(shown.span().first, shown.span().last + 1)

    assert shown.span().length == length


def test_a_search_that_is_explored_leaves_the_stretch_looked_at_alone(shown: ShownTimeline) -> None:
    shown.show(500, 1_000)
    shown.turn(360, shown.point_of(0.9), CONTROL)  # away from the moment
    shown.turn(720, shown.point_of(0.9), CONTROL)
    looked_at = shown.span()
    assert looked_at.first > 500
    asked = len(shown.views)

    for explored in (2_000, 3_000):
        shown.show(500, explored, looked_at)

    assert len(shown.views) == asked


def test_another_search_is_shown_whole(shown: ShownTimeline) -> None:
    shown.show(500, 1_000)
    shown.press(Qt.Key.Key_Plus)

    shown.widget.show_state(None)

    assert shown.views[-1].span is None
    assert not shown.widget.isEnabled()
