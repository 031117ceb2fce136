"""Every action of the window, as a table: its words, its key, its icon, when it is enabled.

An action that is new has an id in `action_ids`, a row in one of the tables put together here, its
place in `menu_specs`, and what it does stands in the table of handlers of the part that it is
about, or in `program`.
Should it depend on something that `WindowState` does not tell yet, that is a field there,
which `ui.window_state_tracker` reads from the part that knows.
"""

from collections.abc import Mapping

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec
from sudoku_gui.presentation.actions.file_actions import FILE_ACTIONS
from sudoku_gui.presentation.actions.game_actions import GAME_ACTIONS
from sudoku_gui.presentation.actions.hint_actions import HINT_ACTIONS
from sudoku_gui.presentation.actions.search_actions import SEARCH_ACTIONS
from sudoku_gui.presentation.actions.view_actions import VIEW_ACTIONS

ACTIONS: Mapping[ActionId, ActionSpec] = {
    **FILE_ACTIONS,
    **GAME_ACTIONS,
    **HINT_ACTIONS,
    **SEARCH_ACTIONS,
    **VIEW_ACTIONS,
}
