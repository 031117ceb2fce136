"""The table of actions: nothing twice, nothing without words, nothing out of reach."""

from collections import Counter
from itertools import chain, pairwise

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from sudoku_gui import language
from sudoku_gui.assets import resource
from sudoku_gui.language import say
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.actions.menu_specs import MENUS, SUBMENUS, TOOLBAR
from sudoku_gui.presentation.actions.search_actions import PAUSE
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.kit.qactions import build_actions, icon_of, retranslate_action, without_mnemonic

every_action = pytest.mark.parametrize("name", ACTIONS, ids=lambda name: name.value)

# What a grid, a text field or a list box does with a key is not for an action to take.
KEYS_OF_WIDGETS = {"Return", "Space", "Tab", "Del", "Backspace", "0", "1", "A", "Up", "Ctrl+Up"}


def test_no_two_actions_have_the_same_key() -> None:
    keys = [_key(key) for spec in ACTIONS.values() for key in spec.keys]

    assert [key for key, count in Counter(keys).items() if count > 1] == []
    assert not set(keys) & KEYS_OF_WIDGETS


@every_action
def test_every_key_is_one_that_qt_knows(name: ActionId) -> None:
    for key in ACTIONS[name].keys:
        assert QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) == key


def test_every_action_is_in_exactly_one_menu() -> None:
    entries = Counter(chain.from_iterable(menu.entries for menu in (*MENUS, *SUBMENUS.values())))
    actions = {entry for entry in entries if isinstance(entry, ActionId)}

    assert actions == set(ACTIONS)
    assert all(entries[name] == 1 for name in actions)


def test_the_toolbar_shows_actions_with_icons() -> None:
    assert all(ACTIONS[entry].icon for entry in TOOLBAR if isinstance(entry, ActionId))


def test_no_menu_begins_or_ends_with_a_line_or_has_two_together() -> None:
    for entries in (*(menu.entries for menu in (*MENUS, *SUBMENUS.values())), TOOLBAR):
        assert "-" not in {entries[0], entries[-1]}
        assert ("-", "-") not in pairwise(entries)


@every_action
def test_every_action_says_what_it_does(name: ActionId) -> None:
    spec = ACTIONS[name]

    assert without_mnemonic(str(spec.words))
    assert spec.tip is None or not str(spec.tip).endswith(".")


@every_action
@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_every_action_can_be_chosen_by_one_letter(name: ActionId, code: str) -> None:
    language.set_language(code)

    assert say(ACTIONS[name].words).count("&") == 1


@pytest.mark.parametrize("spec", [*ACTIONS.values(), PAUSE], ids=lambda spec: str(spec.words))
def test_every_icon_that_is_named_is_there(spec: ActionSpec) -> None:
    if spec.icon:
        assert resource("icons", f"{spec.icon}.svg").is_file()


@pytest.mark.parametrize(
    ("words", "plain"),
    [
        ("&Open…", "Open…"),
        ("Save &As…", "Save As…"),
        ("열기(&O)…", "열기…"),
        ("Quit", "Quit"),
    ],
)
def test_words_can_do_without_their_mnemonic(words: str, plain: str) -> None:
    assert without_mnemonic(words) == plain


@every_action
@pytest.mark.usefixtures("qapp")
def test_a_built_action_has_its_name_and_keys(name: ActionId) -> None:
    owner = QObject()
    action, spec = build_actions(owner)[name], ACTIONS[name]

    assert action.objectName() == name.value
    assert [key.toString() for key in action.shortcuts()] == list(spec.keys)
    assert action.isCheckable() == spec.checkable
    assert (action.text(), action.icon().isNull()) == ("", True)


@every_action
@pytest.mark.usefixtures("qapp")
def test_an_action_says_its_words_its_tip_and_its_key(name: ActionId) -> None:
    owner = QObject()
    action, spec = build_actions(owner)[name], ACTIONS[name]

    retranslate_action(action, spec)

    assert action.text() == str(spec.words)
    assert action.iconText() == without_mnemonic(str(spec.words)).rstrip("…")
    tip = str(spec.tip) if spec.tip else action.iconText()
    assert action.statusTip() == (tip if spec.tip else "")
    assert action.toolTip() == (f"{tip} ({spec.keys[0]})" if spec.keys else tip)


@pytest.mark.usefixtures("qapp")
def test_an_action_follows_the_language(pseudo_language: None) -> None:
    owner = QObject()
    action, spec = build_actions(owner)[ActionId.OPEN], ACTIONS[ActionId.OPEN]
    retranslate_action(action, spec)

    language.set_language("ko")
    retranslate_action(action, spec)

    assert action.text() == "⟦&Open…⟧"
    assert action.toolTip() == "⟦Open a puzzle file⟧ (Ctrl+O)"


@every_action
@pytest.mark.usefixtures("qapp")
def test_an_icon_is_drawn_in_the_ink_of_the_theme_where_an_action_has_one(name: ActionId) -> None:
    light, dark = icon_of(ACTIONS[name], LIGHT), icon_of(ACTIONS[name], DARK)

    assert light.isNull() == dark.isNull() == (not ACTIONS[name].icon)
    if not light.isNull():
        assert light.pixmap(24).toImage() != dark.pixmap(24).toImage()


def _key(written: str) -> str:
    return QKeySequence(written).toString(QKeySequence.SequenceFormat.PortableText)
