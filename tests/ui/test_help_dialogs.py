"""Help: every key there is, and what the program runs on."""

import platform
from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sudoku_gui import __version__, language
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.actions.menu_specs import MENUS
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.ui import help_dialogs
from sudoku_gui.ui.help_dialogs import show_about, show_keyboard
from sudoku_gui.ui.kit.qactions import without_mnemonic
from sudoku_gui.wording import slow_engine
from tests.support.ui.pseudo_language import untranslated

GRID_KEYS = (
    "A – P",
    "0",
    "Space",
    "Delete",
    "Backspace",
    "Enter",
    "← ↑ → ↓",
    "Ctrl+←",
    "Home, End",
)


def test_every_key_of_an_action_is_listed_with_what_it_does(window: QWidget) -> None:
    listed = {*_rows(_opened(show_keyboard, window))}  # other windows have some of the keys too

    for spec in ACTIONS.values():
        if spec.keys:
            native = QKeySequence.SequenceFormat.NativeText
            keys = ", ".join(QKeySequence(key).toString(native) for key in spec.keys)
            assert (keys, str(spec.tip or spec.words).replace("&", "")) in listed


@pytest.mark.parametrize("key", GRID_KEYS)
def test_every_key_of_the_grid_is_listed(key: str, window: QWidget) -> None:
    keys = [keys for keys, _ in _rows(_opened(show_keyboard, window))]

    assert any(key in each for each in keys)


def test_the_keys_stand_in_groups_those_of_the_player_first(window: QWidget) -> None:
    dialog = _opened(show_keyboard, window)

    titles = [label.text() for label in dialog.findChildren(QLabel, "title-of-keys")]

    menus = [without_mnemonic(str(menu.words)) for menu in MENUS]
    assert titles[0] == "In the grid"
    assert sorted(titles[1 : len(menus) + 1]) == sorted(menus)
    assert titles[len(menus) - 1 : len(menus) + 1] == ["Search", "Go"]
    others = titles[len(menus) + 1 :]
    assert others[0] == "On the timeline"
    assert others[-6:] == [
        "In the race window",
        "In the judge's window",
        "In the window of photos",
        "In the window of the camera",
        "In the photo of the puzzle",
        "In the handbook",
    ]


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_all_keys_can_be_read_without_scrolling_sideways(code: str, window: QWidget) -> None:
    language.set_language(code)
    dialog = _opened(show_keyboard, window)

    scroll = dialog.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    assert scroll.horizontalScrollBar().maximum() == 0


def test_on_a_small_screen_the_button_below_the_keys_is_on_it(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(help_dialogs, "screen_room", lambda _: QSize(500, 300))

    dialog = _opened(show_keyboard, window)

    assert (dialog.width(), dialog.height()) == (500, 300)


def test_the_meanings_follow_the_language(window: QWidget, pseudo_language: None) -> None:
    language.set_language("ko")
    dialog = _opened(show_keyboard, window)

    assert dialog.windowTitle() == "⟦Keyboard⟧"
    assert untranslated({meaning for _, meaning in _rows(dialog)}) == []


@pytest.mark.parametrize("show", [show_keyboard, show_about])
def test_escape_closes_the_dialog_for_good(
    show: Callable[[QWidget], None], window: QWidget, qtbot: QtBot
) -> None:
    dialog = _opened(show, window)

    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert window.findChildren(QDialog) == []


def test_the_button_closes_it_too(window: QWidget, qtbot: QtBot) -> None:
    dialog = _opened(show_keyboard, window)
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)

    with qtbot.waitSignal(dialog.destroyed):
        buttons.button(QDialogButtonBox.StandardButton.Close).click()


def test_about_says_the_version_and_what_it_runs_on(window: QWidget) -> None:
    box = _opened(show_about, window)
    assert isinstance(box, QMessageBox)

    assert box.text() == f"Sudoku {__version__}"
    assert platform.python_version() in box.informativeText()
    assert qVersion() in box.informativeText()
    assert not box.iconPixmap().isNull()


def test_about_says_what_to_do_about_a_slow_engine(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda: False)
    box = _opened(show_about, window)
    assert isinstance(box, QMessageBox)

    assert "Engine: pure Python. " in box.informativeText()
    assert box.informativeText().endswith(f"\n\n{slow_engine.advice()}")


@pytest.mark.parametrize("is_compiled", [True, False])
def test_about_follows_the_language(
    is_compiled: bool, window: QWidget, pseudo_language: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda: is_compiled)
    language.set_language("ko")
    box = _opened(show_about, window)
    assert isinstance(box, QMessageBox)

    assert untranslated({box.windowTitle(), box.text(), box.informativeText()}) == []


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window to show dialogs over."""
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def _opened(show: Callable[[QWidget], None], window: QWidget) -> QDialog:
    show(window)
    (dialog,) = window.findChildren(QDialog)
    assert dialog.isVisible()
    return dialog


def _rows(dialog: QDialog) -> list[tuple[str, str]]:
    """The table of keys: the keys and what they do."""
    layout = next(
        part.layout() for part in dialog.findChildren(QWidget) if _is_table(part.layout())
    )
    assert isinstance(layout, QGridLayout)
    rows = []
    for row in range(layout.rowCount()):
        cells = [layout.itemAtPosition(row, column) for column in (0, 1)]
        labels = [cell.widget() for cell in cells if cell is not None]
        if labels and labels[0] is not labels[-1]:  # no title, which takes both columns
            keys, meaning = (label.text() for label in labels if isinstance(label, QLabel))
            rows.append((keys, meaning))
    assert len(rows) > len([spec for spec in ACTIONS.values() if spec.keys])
    return rows


def _is_table(layout: object) -> bool:
    return isinstance(layout, QGridLayout) and layout.rowCount() > 10
