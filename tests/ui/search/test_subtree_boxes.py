"""The boxes of subtrees below a timeline: as long as they last, clicked, walked along, read out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.playback.subtree_rows import Subtree
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.search.subtree_boxes import box_of
from sudoku_gui.ui.search.timeline_places import GUTTER, ROW_HEIGHT, timeline_places
from tests.support.ui.pictures import grabbed
from tests.support.ui.shown_timeline import (
    LEFT,
    PLOT,
    ShownTimeline,
    shown_timeline,
    timeline_state,
)

HIGH = 170
PARENT = Subtree(1, 1, 600, True, Cell(0), Digit(1))
SIBLING = Subtree(1, 602, 990, True, Cell(0), Digit(2))
CHILD = Subtree(2, 2, 401, True, Cell(1), Digit(3))
ROWS = ((PARENT, SIBLING), (CHILD,))


@pytest.fixture
def shown(qtbot: QtBot) -> ShownTimeline:
    shown = shown_timeline(qtbot, LIGHT)
    shown.widget.resize(shown.widget.width(), HIGH)
    show(shown)
    return shown


def show(shown: ShownTimeline, now: int = 0) -> None:
    state = timeline_state(now, 999, shown.span(999), complete=True)
    shown.widget.show_state(replace(state, subtrees=ROWS))


def place_of(shown: ShownTimeline, row: int, share: float) -> QPoint:
    rows = timeline_places(shown.widget.size()).rows
    return QPoint(GUTTER + int(share * PLOT), rows.top() + row * ROW_HEIGHT + ROW_HEIGHT // 2)


def test_as_many_rows_are_asked_for_as_there_is_room_for(shown: ShownTimeline) -> None:
    assert shown.views[-1].rows == 5

    shown.widget.resize(shown.widget.width(), 70)

    assert shown.views[-1].rows == 0


def test_a_click_goes_to_the_first_moment_and_a_double_click_shows_the_subtree(
    shown: ShownTimeline,
) -> None:
    QTest.mouseClick(shown.widget, LEFT, pos=place_of(shown, 0, 0.7))
    assert shown.steps == [602]
    QTest.mouseClick(shown.widget, LEFT, pos=place_of(shown, 1, 0.7))  # nothing is there
    QTest.mouseMove(shown.widget, place_of(shown, 0, 0.1))
    assert shown.steps == [602]

    QTest.mouseDClick(shown.widget, LEFT, pos=place_of(shown, 1, 0.2))

    assert shown.views[-1].span == StepSpan(1, 402)


def test_keys_walk_the_rows_and_what_is_chosen_is_read_out(shown: ShownTimeline) -> None:
    said = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right):
        shown.press(key)
        said.append(shown.widget.accessibleDescription())

    assert said == [
        "r1c1 = 1 holds 60 % of all steps: 1 to 600.",
        "r1c2 = 3 holds 40 % of all steps: 2 to 401.",
        "r1c1 = 1 holds 60 % of all steps: 1 to 600.",
        "r1c1 = 2 holds 38 % of all steps: 602 to 990.",
    ]
    assert shown.moves == []

    shown.press(Qt.Key.Key_Return)
    assert shown.steps == [602]
    shown.press(Qt.Key.Key_Space)
    assert shown.views[-1].span == StepSpan(601, 991)

    shown.press(Qt.Key.Key_Escape)
    assert shown.widget.accessibleDescription() == "Step 0 of 999"
    shown.press(Qt.Key.Key_Right)
    assert shown.moves == [1]


@pytest.mark.qt_log_ignore("^This plugin does not support raise")  # the offscreen platform
def test_the_pointer_is_told_what_a_box_is(
    shown: ShownTimeline, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown.widget, "underMouse", lambda: True)

    shown.point_at(place_of(shown, 0, 0.1))

    qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text() == "r1c1 = 1 holds 60 % of all steps: 1 to 600."
    QToolTip.hideText()
    assert shown.peeked == []


def test_boxes_of_other_digits_have_other_grounds_and_the_chosen_one_a_frame(
    shown: ShownTimeline,
) -> None:
    for theme in (LIGHT, DARK):
        shown.widget.set_theme(theme)
        picture = grabbed(shown.widget)
        grounds = {
            picture.pixelColor(place_of(shown, row, share) + QPoint(0, -5)).name()
            for row, share in ((0, 0.02), (0, 0.65), (1, 0.02))
        }
        assert len(grounds) == 3

    shown.press(Qt.Key.Key_Down)
    framed = grabbed(shown.widget).pixelColor(place_of(shown, 0, 0.2) + QPoint(0, -6))
    assert framed == QColor(DARK.accent)


@given(st.integers(0, 10**9), st.integers(0, 10**6), st.data())
def test_a_box_lies_where_its_moments_do(first: int, length: int, data: st.DataObject) -> None:
    room, span = QRect(26, 100, 400, 75), StepSpan(first, first + length)
    begin = data.draw(st.integers(0, 2 * 10**9))
    subtree = Subtree(3, begin, begin + data.draw(st.integers(0, 10**9)), True, Cell(0), Digit(1))

    box = box_of(room, span, 2, subtree)

    assert room.left() <= box.left() <= box.right() <= room.right() + 1
    assert (box.top(), box.bottom()) == (131, 145)
    is_seen = subtree.first <= span.last and span.first <= subtree.last
    assert is_seen == (box.width() > 0)
    if span.first <= subtree.first <= span.last:
        share = (subtree.first - span.first) / (length + 1)
        assert box.left() == pytest.approx(room.left() + share * room.width())
