"""The flags of bookmarks on the timeline: where their moments lie, clicked, and named."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from sudoku_gui.model.game_history import WatchedStep
from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.presentation.search.moment_bookmarks import MomentBookmark
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.search.timeline_places import timeline_places
from tests.support.ui.pictures import grabbed
from tests.support.ui.shown_timeline import LEFT, PLOT, ShownTimeline, shown_timeline

FLAGS = tuple(
    MomentBookmark(WatchedStep("used-tables", step), name)
    for step, name in ((250, "a guess"), (500, "too late"), (5_000, "not explored here"))
)


@pytest.fixture
def shown(qtbot: QtBot) -> ShownTimeline:
    shown = shown_timeline(qtbot, LIGHT)
    shown.show(900, 999)
    shown.widget.show_flags(FLAGS)
    return shown


def flag_of(shown: ShownTimeline, step: int) -> QPoint:
    plot = timeline_places(shown.widget.size()).plot
    return QPoint(plot.left() + round(StepSpan(0, 999).share_of(step) * PLOT) + 3, plot.top() + 4)


def test_a_flag_stands_where_its_moment_lies(shown: ShownTimeline) -> None:
    picture = grabbed(shown.widget)

    for step, is_there in ((250, True), (500, True), (700, False)):
        colour = picture.pixelColor(flag_of(shown, step))
        assert (colour == QColor(LIGHT.branch)) is is_there


def test_a_click_on_a_flag_goes_to_its_moment_exactly(shown: ShownTimeline) -> None:
    for beside in (-5, 0, 7):
        QTest.mouseClick(shown.widget, LEFT, pos=flag_of(shown, 250) + QPoint(beside, 0))
    QTest.mouseClick(shown.widget, LEFT, pos=flag_of(shown, 250) + QPoint(0, 20))

    assert shown.steps[:3] == [250, 250, 250]
    assert shown.steps[3] != 250


@pytest.mark.qt_log_ignore("^This plugin does not support raise")  # the offscreen platform
def test_the_pointer_is_told_the_name(
    shown: ShownTimeline, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown.widget, "underMouse", lambda: True)

    shown.point_at(flag_of(shown, 500))

    qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text() == "too late"
    QToolTip.hideText()
    assert shown.peeked == []
