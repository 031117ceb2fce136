"""The panel beside the grid: its buttons, and how it copes with little room."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.kit.qactions import build_actions, icon_of, retranslate_action
from sudoku_gui.ui.search.attempts_view import AttemptChips
from sudoku_gui.ui.search.search_panel import SearchPanel
from tests.support.ui.shown_moments import shown_moment_after

BUTTONS = ("solve", "watch", "step", "stop", "reset", "search_to_end")


@pytest.mark.parametrize("name", BUTTONS)
def test_each_button_does_its_action_once(
    name: str, panel: SearchPanel, actions: dict[ActionId, QAction]
) -> None:
    triggered: list[str] = []
    actions[ActionId(name)].triggered.connect(lambda _: triggered.append(name))
    panel.show()

    QTest.mouseClick(_button(panel, name), Qt.MouseButton.LeftButton)
    QTest.keyClick(_button(panel, name), Qt.Key.Key_Space)

    assert triggered == [name, name]


def test_a_button_is_disabled_with_its_action(
    panel: SearchPanel, actions: dict[ActionId, QAction]
) -> None:
    actions[ActionId.STOP].setEnabled(False)

    assert not _button(panel, "stop").isEnabled()


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_the_words_of_every_button_fit_into_it(
    code: str, panel: SearchPanel, actions: dict[ActionId, QAction]
) -> None:
    language.set_language(code)
    for name, action in actions.items():
        retranslate_action(action, ACTIONS[name])
    panel.retranslate()
    panel.resize(panel.width(), 800)
    panel.show()

    for button in (_button(panel, name) for name in BUTTONS):
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()


def test_buttons_take_the_focus_from_tab_and_not_from_a_click(panel: SearchPanel) -> None:
    assert {_button(panel, name).focusPolicy() for name in BUTTONS} == {Qt.FocusPolicy.TabFocus}


def test_a_scene_is_shown_in_all_parts_and_goes_from_all(panel: SearchPanel) -> None:
    panel.show_moment(shown_moment_after(3))
    assert _counter(panel, "placements") == "3"

    panel.show_moment(None)

    assert [_counter(panel, name) for name in ("placements", "tries", "depth")] == ["0"] * 3


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_in_a_branch_it_is_said_since_when_is_counted_and_nothing_is_cut_off(
    code: str, panel: SearchPanel
) -> None:
    language.set_language(code)
    shown_moment = shown_moment_after(3)
    panel.show_moment(shown_moment)
    panel.show()
    panel.retranslate()
    before = panel.minimumHeight()

    panel.show_moment(replace(shown_moment, moment=replace(shown_moment.moment, prefilled_count=1)))

    caption = panel.findChild(QLabel, "counters-caption")
    assert isinstance(caption, QLabel)
    assert caption.isVisible()
    assert caption.sizeHint().width() <= panel.width()
    assert panel.minimumHeight() > before
    panel.show_moment(shown_moment)
    assert not caption.isVisible()
    assert panel.minimumHeight() == before


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_choosing_an_algorithm_moves_nothing(code: str, panel: SearchPanel) -> None:
    language.set_language(code)
    panel.retranslate()
    panel.resize(panel.width(), 900)
    panel.show()
    places = set()
    for algorithm in ALGORITHMS:
        panel.chooser.show_algorithm(algorithm)
        QApplication.processEvents()
        places.add((panel.speed.y(), panel.attempts.y(), panel.counters.y()))

    assert len(places) == 1


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_in_a_low_window_the_description_goes_and_nothing_overlaps(
    code: str, panel: SearchPanel, qtbot: QtBot
) -> None:
    language.set_language(code)
    panel.retranslate()
    panel.show()

    for height, describes in ((900, True), (panel.minimumHeight(), False), (900, True)):
        panel.resize(panel.width(), height)

        assert _describes(panel) == describes
        qtbot.waitUntil(lambda: not _overlaps(panel))  # the layout follows a little later


def test_a_panel_that_is_low_when_it_is_first_shown_begins_without_the_description(
    panel: SearchPanel, qtbot: QtBot
) -> None:
    panel.resize(panel.width(), panel.minimumHeight() + 30)  # less than the description takes

    panel.show()

    assert not _describes(panel)
    qtbot.waitUntil(lambda: not _overlaps(panel))


def test_the_many_digits_of_a_large_grid_take_the_place_of_the_description(
    panel: SearchPanel, qtbot: QtBot
) -> None:
    panel.resize(panel.width(), 500)
    panel.show()
    panel.show_moment(shown_moment_after(1))
    small = _describes(panel), _overlaps(panel)

    panel.show_moment(shown_moment_after(1, "0" * 625))

    chips = panel.attempts.findChild(AttemptChips)
    assert chips is not None
    qtbot.waitUntil(lambda: chips.height() >= chips.sizeHint().height())
    assert small == (True, False)
    assert (_describes(panel), _overlaps(panel)) == (False, False)


@pytest.fixture
def actions(qtbot: QtBot) -> Iterator[dict[ActionId, QAction]]:
    """The actions of the window, with their words."""
    owner = QWidget()
    qtbot.addWidget(owner)
    made = build_actions(owner)
    for name, action in made.items():
        retranslate_action(action, ACTIONS[name])
        action.setIcon(icon_of(ACTIONS[name], LIGHT))
    yield made
    owner.close()  # and so is there until now


@pytest.fixture
def panel(actions: dict[ActionId, QAction], qtbot: QtBot) -> SearchPanel:
    """A panel without a search."""
    made = SearchPanel(actions, 10, LIGHT)
    qtbot.addWidget(made)
    made.retranslate()
    return made


def _button(panel: SearchPanel, name: str) -> QToolButton:
    found = panel.findChild(QToolButton, f"{name}-button")
    assert isinstance(found, QToolButton)
    return found


def _counter(panel: SearchPanel, name: str) -> str:
    found = panel.findChild(QLabel, f"counter-{name}")
    assert isinstance(found, QLabel)
    return found.text()


def _describes(panel: SearchPanel) -> bool:
    return any(label.isVisible() and label.wordWrap() for label in _labels_of_chooser(panel))


def _labels_of_chooser(panel: SearchPanel) -> list[QLabel]:
    return panel.chooser.findChildren(QLabel)


def _overlaps(panel: SearchPanel) -> bool:
    """Whether two parts lie over each other, or one beyond the edge."""
    parts = [
        part.geometry()
        for part in panel.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if part.isVisible()
    ]
    beyond = any(not panel.rect().contains(rect) for rect in parts)
    return beyond or any(
        first.intersects(second)
        for place, first in enumerate(parts)
        for second in parts[place + 1 :]
    )
