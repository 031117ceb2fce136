"""Shows on Qt's actions what the table of actions says of them in the state of the window."""

from collections.abc import Mapping

from PySide6.QtGui import QAction, QIcon

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec, always
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.ui.kit.qactions import icon_of, retranslate_action, set_primary


class ActionDisplay:
    """Keeps the actions enabled, named and drawn; nobody else enables an action of the table."""

    def __init__(self, actions: Mapping[ActionId, QAction], theme: Theme) -> None:
        self._actions = actions
        self._theme = theme
        self._state = WindowState()
        # Kept, for Qt keeps megabytes of what it has drawn of icons that are made each time.
        self._icons: dict[str, QIcon] = {}
        self._draw()
        self._enable()
        self._mark_primary()

    def show_state(self, state: WindowState) -> None:
        """Enable what can be chosen in `state`, and let the actions say what they do in it."""
        before, self._state = self._state, state
        self._enable()
        self._mark_primary()
        for each, spec in ACTIONS.items():
            shown = spec.shown_in(state)
            if shown is not spec.shown_in(before):
                retranslate_action(self._actions[each], shown)
                self._actions[each].setIcon(self._icon_of(shown))

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the ink of `theme` from now on."""
        self._theme = theme
        self._icons.clear()
        self._draw()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for each, spec in ACTIONS.items():
            retranslate_action(self._actions[each], spec.shown_in(self._state))

    def _draw(self) -> None:
        for each, spec in ACTIONS.items():
            self._actions[each].setIcon(self._icon_of(spec.shown_in(self._state)))

    def _enable(self) -> None:
        for each, spec in ACTIONS.items():
            if spec.is_offered is not always:
                self._actions[each].setVisible(spec.is_offered(self._state))
            is_enabled = spec.is_enabled(self._state)
            if self._actions[each].isEnabled() != is_enabled:
                self._actions[each].setEnabled(is_enabled)

    def _mark_primary(self) -> None:
        for each, spec in ACTIONS.items():
            set_primary(self._actions[each], spec.is_primary(self._state))

    def _icon_of(self, spec: ActionSpec) -> QIcon:
        if spec.icon not in self._icons:
            self._icons[spec.icon] = icon_of(spec, self._theme)
        return self._icons[spec.icon]
