"""Menu bar and toolbar as tables: which actions stand where, in which order."""

from collections.abc import Mapping

from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.actions.action_ids import ActionId


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
            "unfinished>",
            "-",
            ActionId.SAVE,
            ActionId.SAVE_AS,
            "-",
            "export>",
            ActionId.PRINT_PREVIEW,
            ActionId.PRINT,
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
            "moments>",
            "-",
            ActionId.COPY,
            ActionId.PASTE,
            "-",
            "select>",
            "-",
            ActionId.ERASE,
            ActionId.CLEAR_COLOURS,
            ActionId.DIGIT_FIRST,
            "-",
            ActionId.TYPE_GIVENS,
            ActionId.CLEAR_ENTRIES,
        ),
    ),
    MenuSpec(
        text("Ce&ll"),
        (
            ActionId.KIND_DIGIT,
            ActionId.KIND_CORNER,
            ActionId.KIND_CENTRE,
            ActionId.KIND_COLOUR,
            "-",
            ActionId.FILL_CANDIDATES,
            ActionId.CLEAR_NOTES,
            "-",
            ActionId.TIDY_NOTES,
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
            "-",
            ActionId.HINT,
            ActionId.PREVIOUS_REASON,
            ActionId.NEXT_REASON,
            ActionId.TECHNIQUES,
            ActionId.PRACTISE,
            "-",
            ActionId.SOLVE_CELL,
        ),
    ),
    MenuSpec(
        text("&Search"),
        (
            ActionId.SOLVE,
            ActionId.SEARCH_TO_END,
            ActionId.WATCH,
            ActionId.STEP,
            ActionId.SUB_STEP,
            ActionId.PLAY_SUB_STEPS,
            ActionId.SUB_STEP_BACK,
            ActionId.PLAY_SUB_STEPS_BACK,
            ActionId.STOP,
            ActionId.RESET,
            "-",
            ActionId.FASTER,
            ActionId.SLOWER,
            "-",
            ActionId.RACE,
            ActionId.JUDGE,
            "-",
            "algorithms>",
        ),
    ),
    MenuSpec(
        text("&Go"),
        (
            ActionId.START,
            ActionId.END,
            ActionId.GO_TO_STEP,
            ActionId.COPY_LINK,
            "-",
            ActionId.STEP_BACK,
            ActionId.PLAY_BACK,
            "-",
            ActionId.NEXT_BACKTRACK,
            ActionId.PREVIOUS_BACKTRACK,
            ActionId.NEXT_DEAD_END,
            ActionId.PREVIOUS_DEAD_END,
            ActionId.DEEPEST,
            ActionId.LEAVE_SUBTREE,
            ActionId.NEXT_SOLUTION,
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
            ActionId.FIND_EXACT_DUPLICATES,
            ActionId.FIND_SAME_PUZZLES,
            ActionId.SELECT_DUPLICATES,
            "-",
            ActionId.REMOVE_SELECTED,
            ActionId.PUT_BACK_REMOVED,
            ActionId.SAVE_SELECTED,
        ),
    ),
    MenuSpec(
        text("&View"),
        (
            ActionId.SWITCH_LAYOUT,
            ActionId.LECTURE,
            "-",
            ActionId.COLLECTION,
            ActionId.HISTORY,
            ActionId.DEDUCTIONS,
            ActionId.PATH,
            ActionId.LESSON,
            ActionId.SEARCH_TREE,
            ActionId.STEP_LOG,
            ActionId.QUIZ,
            "-",
            "highlight>",
            ActionId.SHOW_COLOURS,
            ActionId.SHOW_LABELS,
            ActionId.TIMER,
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
    "moments>": MenuSpec(
        text("&Moments"),
        (
            ActionId.ADD_BOOKMARK,
            "-",
            ActionId.TRY_OUT,
            ActionId.KEEP_TRIED,
            ActionId.DISCARD_TRIED,
            "-",
            ActionId.PLAY_MOVES_BACK,
            ActionId.PLAY_MOVES,
            "-",
            ActionId.PAUSE_GAME,
        ),
    ),
    "select>": MenuSpec(
        text("Se&lect"),
        (
            ActionId.SELECT_ALL,
            ActionId.SELECT_EQUAL,
            "noted>",
            "-",
            ActionId.INVERT_SELECTION,
            ActionId.SELECT_ONE,
        ),
    ),
    "highlight>": MenuSpec(
        text("H&ighlight"),
        (
            "highlighted-digits>",
            ActionId.HIGHLIGHT_CELL,
            "-",
            ActionId.HIGHLIGHT_PAIRS,
            "highlighted-counts>",
            "-",
            ActionId.HIGHLIGHT_NOTHING,
        ),
    ),
    "export>": MenuSpec(
        text("&Export"),
        (
            ActionId.EXPORT_PICTURE,
            ActionId.EXPORT_ANIMATION,
            ActionId.EXPORT_STEPS,
            ActionId.EXPORT_PDF,
        ),
    ),
}
TOOLBAR: tuple[ActionId | str, ...] = (
    ActionId.NEW,
    ActionId.OPEN,
    ActionId.SAVE,
    "-",
    ActionId.UNDO,
    ActionId.REDO,
)
