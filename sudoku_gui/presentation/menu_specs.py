"""Menu bar and toolbar as tables: which actions stand where, in which order."""

from collections.abc import Mapping
from dataclasses import dataclass

from sudoku_gui.language import Text, text
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.panels import PANELS


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """One menu of the menu bar, with its entries."""

    words: Text
    # Actions, "-" for a line, "name>" for a submenu, one of SUBMENUS or filled elsewhere.
    entries: tuple[ActionId | str, ...]


MENUS: tuple[MenuSpec, ...] = (
    MenuSpec(
        text("&File"),
        (
            ActionId.NEW,
            "sizes>",
            ActionId.OPEN,
            "samples>",
            "recent>",
            "-",
            ActionId.SAVE,
            ActionId.SAVE_AS,
            "-",
            "export>",
            "-",
            ActionId.PROPERTIES,
            "-",
            ActionId.QUIT,
        ),
    ),
    MenuSpec(
        text("&Edit"),
        (
            ActionId.UNDO,
            ActionId.REDO,
            "-",
            ActionId.COPY,
            ActionId.PASTE,
            "-",
            ActionId.TYPE_GIVENS,
            ActionId.CLEAR_ENTRIES,
        ),
    ),
    MenuSpec(
        text("&Check"),
        (
            ActionId.FIND_TYPO,
            "-",
            ActionId.CHECK_ENTRIES,
            ActionId.FIND_MISTAKE,
            "-",
            ActionId.CLEAR_MARKS,
        ),
    ),
    MenuSpec(
        text("&Search"),
        (
            ActionId.SOLVE,
            ActionId.WATCH,
            ActionId.STEP,
            ActionId.SUB_STEP,
            ActionId.STOP,
            ActionId.RESET,
            "-",
            ActionId.FASTER,
            ActionId.SLOWER,
            "-",
            ActionId.RACE,
            "-",
            "algorithms>",
        ),
    ),
    MenuSpec(
        text("&Go"),
        (
            ActionId.START,
            ActionId.END,
            "-",
            ActionId.STEP_BACK,
            ActionId.PLAY_BACK,
            "-",
            ActionId.NEXT_BACKTRACK,
            ActionId.PREVIOUS_BACKTRACK,
            ActionId.NEXT_DEAD_END,
            ActionId.DEEPEST,
            ActionId.LEAVE_SUBTREE,
            "-",
            ActionId.NEXT_CHANGE,
            ActionId.PREVIOUS_CHANGE,
            "holds>",
            "-",
            ActionId.WHAT_IF,
            ActionId.MAIN_LINE,
            "-",
            ActionId.WHY_NOT,
            ActionId.WHY_DEAD_END,
            "-",
            ActionId.EXPLORE,
        ),
    ),
    MenuSpec(
        text("C&ollection"),
        (
            ActionId.NEXT_PUZZLE,
            ActionId.PREVIOUS_PUZZLE,
            "-",
            ActionId.CHECK_ALL,
            "-",
            ActionId.SAVE_SELECTED,
        ),
    ),
    MenuSpec(
        text("&View"),
        (
            *(panel.action for panel in PANELS if panel.is_in_view_menu),
            "-",
            "appearance>",
            "motion>",
            "languages>",
        ),
    ),
    MenuSpec(
        text("&Help"), (ActionId.HANDBOOK, ActionId.KEYBOARD, ActionId.TOUR, "-", ActionId.ABOUT)
    ),
)
SUBMENUS: Mapping[str, MenuSpec] = {
    "export>": MenuSpec(
        text("&Export"), (ActionId.EXPORT_PICTURE, ActionId.EXPORT_ANIMATION, ActionId.EXPORT_STEPS)
    ),
}
TOOLBAR: tuple[ActionId | str, ...] = (
    ActionId.NEW,
    ActionId.OPEN,
    ActionId.SAVE,
    "-",
    ActionId.UNDO,
    ActionId.REDO,
    "-",
    ActionId.TYPE_GIVENS,
)
