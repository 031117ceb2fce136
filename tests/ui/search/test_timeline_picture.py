"""The timeline as people see it and have it read to them: picture, handle, words, tool tips."""

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.playback.depth_picture import DepthPicture, StepSpan
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.search.timeline_places import GUTTER
from tests.support.ui.pictures import colours_in, grabbed
from tests.support.ui.shown_timeline import (
    LONG,
    PLOT,
    WIDTH,
    ShownTimeline,
    shown_timeline,
    timeline_state,
)


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> Theme:
    theme: Theme = request.param
    return theme


@pytest.fixture
def shown(qtbot: QtBot) -> ShownTimeline:
    return shown_timeline(qtbot, LIGHT)


def test_it_says_what_it_is_and_where_the_search_stands(shown: ShownTimeline) -> None:
    whole = StepSpan(0, LONG)
    said = []
    for each in (
        timeline_state(12_345, LONG, whole),
        timeline_state(12_345, LONG, whole, complete=True),
        TimelineState(7, LONG, False, True, DepthPicture(whole, ())),
        None,
    ):
        shown.widget.show_state(each)
        said.append(shown.widget.accessibleDescription())

    assert shown.widget.accessibleName() == "Timeline"
    assert said == [
        "Step 12,345 of 138,350,568 known so far",
        "Step 12,345 of 138,350,568",
        "Step 7 of 138,350,568 known so far, looking for the moment…",
        "The depth of a search over its steps, to be walked along",
    ]


def test_it_speaks_the_language_in_use(shown: ShownTimeline, pseudo_language: None) -> None:
    shown.show(3, 30)
    language.set_language("ko")

    shown.widget.retranslate()

    assert shown.widget.accessibleName() == "⟦Timeline⟧"
    assert shown.widget.accessibleDescription() == "⟦Step 3 of 30 known so far⟧"


@pytest.mark.qt_log_ignore("^This plugin does not support raise")  # the offscreen platform
def test_a_tool_tip_is_asked_for_and_shown_where_the_pointer_rests(
    shown: ShownTimeline, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown.widget, "underMouse", lambda: True)
    shown.show(3, 30)

    shown.point_at(shown.point_of(0.5))
    assert shown.peeked == [15]
    shown.widget.show_tip("Step 15")

    qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text() == "Step 15"
    QToolTip.hideText()


def test_a_tool_tip_that_comes_late_is_not_shown(
    shown: ShownTimeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *words: tips.append(str(words)))
    monkeypatch.setattr(shown.widget, "underMouse", lambda: False)
    shown.show(3, 30)

    shown.widget.show_tip("Step 15")

    assert tips == []


@pytest.mark.parametrize("now", [0, 1, 10, 20, 29, 30])
def test_the_handle_stands_in_the_column_of_the_moment(
    now: int, theme: Theme, qtbot: QtBot
) -> None:
    shown = shown_timeline(qtbot, theme)
    shown.show(now, 30)

    foot = _columns_with(grabbed(shown.widget), theme.standing)

    middle = sum(foot) / len(foot)
    left, right = (GUTTER + int(edge * PLOT / 31) for edge in (now, now + 1))
    column = range(left - 4, right + 4)
    assert int(middle) in column


def test_the_picture_is_painted_in_the_colours_of_the_theme(theme: Theme, qtbot: QtBot) -> None:
    shown = shown_timeline(qtbot, LIGHT)
    shown.show(10, 1_000)

    shown.widget.set_theme(theme)

    colours = colours_in(grabbed(shown.widget))
    assert {theme.base, theme.solver, theme.standing, theme.muted} <= colours


def test_the_picture_rises_where_the_search_is_deep(shown: ShownTimeline) -> None:
    shown.show(0, 1_000)

    picture = grabbed(shown.widget)
    tops = [_top_of(picture, place, LIGHT.solver) for place in (60, 150, 380)]

    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 3


@pytest.mark.parametrize("now", [0, 999])
def test_words_hide_nothing_of_the_picture(now: int, qtbot: QtBot) -> None:
    shown = shown_timeline(qtbot, LIGHT)
    shown.show(now, 1_000)
    picture = grabbed(shown.widget)
    inked = [
        line
        for line in range(picture.height())
        for place in (*range(20, 100), *range(WIDTH - 100, WIDTH - 20))
        if _is_nearly(picture.pixelColor(place, line), LIGHT.ink)
    ]

    deepest = min(_tops_of(picture, LIGHT.solver))

    assert inked
    assert max(inked) < deepest


def test_that_keys_go_to_it_can_be_seen(shown: ShownTimeline, qtbot: QtBot) -> None:
    shown.show(10, 1_000)
    without = colours_in(grabbed(shown.widget))
    assert LIGHT.accent not in without

    with qtbot.waitActive(shown.widget):
        shown.widget.activateWindow()
    shown.widget.setFocus()

    assert LIGHT.accent in colours_in(grabbed(shown.widget))


def _columns_with(image: QImage, colour: str) -> list[int]:
    """The columns of the lowest line that show `colour`."""
    line = image.height() - 2
    wanted = QColor(colour)
    return [place for place in range(image.width()) if image.pixelColor(place, line) == wanted]


def _is_nearly(colour: QColor, wanted: str) -> bool:
    """Letters are smoothed: few of their pixels have just the colour of the ink."""
    ink = QColor(wanted)
    pairs = (colour.red(), ink.red()), (colour.green(), ink.green()), (colour.blue(), ink.blue())
    return all(abs(mine - other) < 50 for mine, other in pairs)


def _tops_of(image: QImage, colour: str) -> list[int]:
    """The lines in which any column shows `colour`."""
    wanted = QColor(colour)
    return [
        line
        for line in range(image.height())
        if any(image.pixelColor(place, line) == wanted for place in range(image.width()))
    ]


def _top_of(image: QImage, column: int, colour: str) -> int:
    """The uppermost line in which `column` shows `colour`."""
    wanted = QColor(colour)
    lines = range(image.height())
    return next(line for line in lines if image.pixelColor(column, line) == wanted)
