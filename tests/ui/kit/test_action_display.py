"""The actions as the table has them in a state of the window, and nobody else who enables them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication

import sudoku_gui
from sudoku_gui import language
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.ui.kit import action_display
from sudoku_gui.ui.kit.action_display import ActionDisplay
from sudoku_gui.ui.kit.qactions import build_actions

PLAYING = WindowState(has_search=True, is_playing=True, is_under_way=True)


@dataclass
class Displayed:
    """Actions and what shows them; notes which of them Qt says have changed."""

    owner: QObject
    actions: dict[ActionId, QAction]
    display: ActionDisplay
    changed: set[ActionId] = field(default_factory=set)

    def enabled(self) -> set[ActionId]:
        """The actions that can be chosen."""
        return {each for each, action in self.actions.items() if action.isEnabled()}


@pytest.fixture
def displayed(qapp: QApplication) -> Displayed:
    owner = QObject()
    actions = build_actions(owner)
    display = ActionDisplay(actions, LIGHT)
    display.retranslate()
    made = Displayed(owner, actions, display)
    for each, action in actions.items():
        action.changed.connect(lambda each=each: made.changed.add(each))
    return made


@pytest.mark.parametrize("state", [WindowState(), PLAYING, WindowState(has_several_puzzles=True)])
def test_the_actions_are_enabled_that_the_table_names(
    displayed: Displayed, state: WindowState
) -> None:
    displayed.display.show_state(PLAYING)

    displayed.display.show_state(state)

    assert displayed.enabled() == {each for each in ActionId if ACTIONS[each].is_enabled(state)}


def test_only_what_another_state_decides_is_touched(displayed: Displayed) -> None:
    displayed.display.show_state(WindowState(is_playing=True))
    assert displayed.changed == {ActionId.WATCH}
    displayed.changed.clear()

    displayed.display.show_state(WindowState(is_playing=True))
    assert displayed.changed == set()

    displayed.display.show_state(WindowState(is_playing=True, can_redo=True))
    assert displayed.changed == {ActionId.REDO, ActionId.PLAY_MOVES}


def test_words_and_icons_follow_the_state_the_language_and_the_theme(
    displayed: Displayed, pseudo_language: None
) -> None:
    watch = displayed.actions[ActionId.WATCH]
    pictures = [_picture(watch)]

    displayed.display.show_state(PLAYING)
    assert watch.text() == "&Pause"
    pictures.append(_picture(watch))
    displayed.display.set_theme(DARK)
    pictures.append(_picture(watch))
    language.set_language("ko")
    displayed.display.retranslate()
    assert watch.text() == "⟦&Pause⟧"
    displayed.display.show_state(WindowState())
    assert watch.text() == "⟦&Watch⟧"
    pictures.append(_picture(watch))

    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def test_nobody_else_enables_an_action() -> None:
    """What is called an action anywhere in the package is enabled by the display alone."""
    sources = Path(sudoku_gui.__file__).parent.rglob("*.py")
    found = {path: [each for each in _enabled_in(path) if _is_an_action(each)] for path in sources}

    assert {path for path, names in found.items() if names} == {Path(action_display.__file__)}


def _enabled_in(path: Path) -> Iterator[ast.expr]:
    """Whatever is enabled or disabled in a file of source."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute) and node.attr in {"setEnabled", "setDisabled"}:
            yield node.value


def _is_an_action(enabled: ast.expr) -> bool:
    names = {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(enabled)
        if isinstance(node, ast.Name | ast.Attribute)
    }
    return any(re.fullmatch(r"(\w*_)?q?actions?", name) for name in names)


def _picture(action: QAction) -> QImage:
    return action.icon().pixmap(24).toImage()
