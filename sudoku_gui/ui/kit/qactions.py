"""Qt's actions, built from the table of actions, dressed in words and icons, and let do things."""

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QIcon, QKeySequence

from sudoku_gui.language import say
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.icons import icon

_PRIMARY = "is_primary"


def build_actions(parent: QObject) -> dict[ActionId, QAction]:
    """Return a QAction for every row of the table, without words and icons yet."""
    actions = {}
    for each, spec in ACTIONS.items():
        action = QAction(parent)
        action.setObjectName(each.value)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setCheckable(spec.checkable)
        actions[each] = action
    return actions


def bind_actions(
    actions: Mapping[ActionId, QAction], handlers: Mapping[ActionId, Callable[[], object]]
) -> None:
    """Have each action named in `handlers` do what stands there when it is triggered."""
    for each, do in handlers.items():
        # A triggered action says whether it is checked, which nothing here asks.
        actions[each].triggered.connect(lambda _checked, do=do: do())


def without_mnemonic(words: str) -> str:
    """Return `words` without the mark of the key that chooses them: "&Open", "열기(&O)"."""
    return re.sub(r"\(&\w\)|&", "", words)


def icon_of(spec: ActionSpec, theme: Theme) -> QIcon:
    """Return the icon of an action in the theme's ink, a null one where it has none."""
    return icon(spec.icon, theme) if spec.icon else QIcon()


def set_primary(action: QAction, is_primary: bool) -> None:
    """Let the buttons of `action` stand out as what people most likely want next, or not."""
    if is_primary_action(action) != is_primary:
        action.setProperty(_PRIMARY, is_primary)
        action.changed.emit()


def is_primary_action(action: QAction) -> bool:
    """Return whether the buttons of `action` stand out."""
    return bool(action.property(_PRIMARY))


def retranslate_action(action: QAction, spec: ActionSpec) -> None:
    """Give `action` its words in the language in use."""
    words = say(spec.words)
    plain = without_mnemonic(words).rstrip("…")
    action.setText(words)
    action.setIconText(plain)
    tip = plain if spec.tip is None else say(spec.tip)
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{tip} ({key})" if key else tip)
    if spec.tip is not None:
        action.setStatusTip(tip)
