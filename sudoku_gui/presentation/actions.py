"""Every action of the window, as a table: its words, its key, its icon, when it is enabled.

An action that is new has an id in `action_ids`, a row here and its place in `menu_specs`, and
what it does stands in the table of handlers of the part that it is about, or in `program`.
Should it depend on something that `WindowState` does not tell yet, that is a field there,
which `ui.window_state_tracker` reads from the part that knows.
"""

from collections.abc import Mapping

from sudoku_gui.language import text
from sudoku_gui.presentation.action_ids import ActionId
from sudoku_gui.presentation.action_spec import ActionSpec
from sudoku_gui.presentation.window_state import WindowState

PAUSE = ActionSpec(text("&Pause"), icon="pause")


def _can_explain(state: WindowState) -> bool:
    """Return whether reasons may be shown: during a question they would tell the answer."""
    return not state.is_question_open


def _can_export_search(state: WindowState) -> bool:
    return state.is_moment_shown and not state.is_exporting


ACTIONS: Mapping[ActionId, ActionSpec] = {
    ActionId.NEW: ActionSpec(text("&New Puzzle"), ("Ctrl+N",), "new", text("Type in a 9x9 puzzle")),
    ActionId.OPEN: ActionSpec(text("&Open…"), ("Ctrl+O",), "open", text("Open a puzzle file")),
    ActionId.SAVE: ActionSpec(text("&Save"), ("Ctrl+S",), "save", text("Save the grid as shown")),
    ActionId.SAVE_AS: ActionSpec(
        text("Save &As…"), ("Ctrl+Shift+S",), "save-as", text("Save to another file or format")
    ),
    ActionId.PROPERTIES: ActionSpec(
        text("Puzzle &Properties…"),
        ("Alt+Return",),
        tip=text("Title, author and what else is known about the puzzle"),
    ),
    ActionId.EXPORT_PICTURE: ActionSpec(
        text("&Picture of This Moment…"),
        ("Ctrl+E",),
        tip=text("Save what the grid shows as PNG, SVG or PDF"),
        is_enabled=lambda state: not state.is_exporting,
    ),
    ActionId.EXPORT_ANIMATION: ActionSpec(
        text("&Animation…"),
        tip=text("Save a stretch of the search as GIF or APNG"),
        is_enabled=_can_export_search,
    ),
    ActionId.EXPORT_STEPS: ActionSpec(
        text("&Steps…"),
        tip=text("Save the steps of the search as JSON lines or CSV"),
        is_enabled=_can_export_search,
    ),
    ActionId.QUIT: ActionSpec(text("&Quit"), ("Ctrl+Q",)),
    ActionId.UNDO: ActionSpec(
        text("&Undo"),
        ("Ctrl+Z",),
        "undo",
        text("Take the last change back"),
        is_enabled=lambda state: state.can_undo or state.is_under_way,
    ),
    ActionId.REDO: ActionSpec(
        text("&Redo"),
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        "redo",
        text("Do the change undone last again"),
        is_enabled=lambda state: state.can_redo,
    ),
    ActionId.COPY: ActionSpec(text("&Copy Grid"), ("Ctrl+C",), tip=text("Copy the grid as text")),
    ActionId.PASTE: ActionSpec(
        text("&Paste Puzzle"), ("Ctrl+V",), tip=text("Open the puzzle that was copied as text")
    ),
    ActionId.TYPE_GIVENS: ActionSpec(
        text("&Type Givens"),
        ("Ctrl+G",),
        "type-givens",
        text("Digits typed become the printed puzzle; the cursor moves on"),
        checkable=True,
    ),
    ActionId.CLEAR_ENTRIES: ActionSpec(
        text("Clear &Entries"),
        ("Ctrl+Shift+Backspace",),
        tip=text("Back to the bare givens"),
        is_enabled=lambda state: state.has_filled_cells or state.is_under_way,
    ),
    ActionId.SOLVE: ActionSpec(
        text("&Solve"), ("F9",), "solve", text("Solve at once with the algorithm chosen")
    ),
    ActionId.WATCH: ActionSpec(
        text("&Watch"),
        ("F5",),
        "play",
        text("Watch the search; again to pause it"),
        while_playing=PAUSE,
    ),
    ActionId.STEP: ActionSpec(text("S&tep"), ("F6",), "step", text("One step of the search")),
    ActionId.SUB_STEP: ActionSpec(
        text("S&ub-Step"),
        ("Ctrl+F6",),
        tip=text("Walk on inside the step, line by line and digit by digit"),
    ),
    ActionId.STEP_BACK: ActionSpec(
        text("Step &Back"),
        ("Shift+F6",),
        "step-back",
        text("One step of the search back"),
        is_enabled=lambda state: state.is_past_start,
    ),
    ActionId.PLAY_BACK: ActionSpec(
        text("Play Back&wards"),
        ("Shift+F5",),
        "play-back",
        text("Watch the search go backwards"),
        is_enabled=lambda state: state.is_past_start,
    ),
    ActionId.FIND_TYPO: ActionSpec(
        text("&Find the Typo"),
        ("F4",),
        "find-typo",
        text("List what may be wrong with the puzzle, or what would settle it"),
    ),
    ActionId.CHECK_ENTRIES: ActionSpec(
        text("Check My &Entries"),
        ("F3",),
        tip=text("Mark the entries that contradict the solution; again to take the marks away"),
    ),
    ActionId.FIND_MISTAKE: ActionSpec(
        text("&Where Did I Go Wrong?"),
        ("Shift+F3",),
        tip=text("Show the first move after which the puzzle could no longer be completed"),
    ),
    ActionId.CLEAR_MARKS: ActionSpec(
        text("&Clear Marks"), ("Esc",), tip=text("Close the list and take its marks off the grid")
    ),
    ActionId.START: ActionSpec(
        text("&Start"), ("Alt+Home",), tip=text("To the start of the search")
    ),
    ActionId.END: ActionSpec(text("&End"), ("Alt+End",), tip=text("To the end of the search")),
    ActionId.NEXT_BACKTRACK: ActionSpec(
        text("&Next Backtrack"),
        ("Alt+Right",),
        "next-backtrack",
        text("To the next digit that is taken back"),
    ),
    ActionId.PREVIOUS_BACKTRACK: ActionSpec(
        text("&Previous Backtrack"),
        ("Alt+Left",),
        "previous-backtrack",
        text("To the last digit that was taken back"),
    ),
    ActionId.NEXT_DEAD_END: ActionSpec(
        text("Next &Dead End"),
        ("Alt+Down",),
        "next-dead-end",
        text("To the next placement after which nothing fits the next blank"),
    ),
    ActionId.DEEPEST: ActionSpec(
        text("Deepest &Moment So Far"),
        ("Alt+PgDown",),
        "deepest",
        text("To the first moment at which most blanks are filled"),
    ),
    ActionId.LEAVE_SUBTREE: ActionSpec(
        text("End of &This Subtree"),
        ("Alt+Up",),
        "leave-subtree",
        text("To the moment at which the search comes back above the present depth"),
    ),
    ActionId.NEXT_CHANGE: ActionSpec(
        text("Next &Change of the Cell"),
        ("Alt+.",),
        tip=text("To the next step that changes the selected cell"),
    ),
    ActionId.PREVIOUS_CHANGE: ActionSpec(
        text("Pre&vious Change of the Cell"),
        ("Alt+,",),
        tip=text("To the last step that changed the selected cell"),
    ),
    ActionId.EXPLORE: ActionSpec(
        text("E&xplore Ahead"),
        tip=text("Go on searching in the background beyond the moment shown"),
        checkable=True,
        is_enabled=lambda state: state.has_search,
    ),
    ActionId.WHAT_IF: ActionSpec(
        text("What &If…"),
        ("Ctrl+B",),
        "branch",
        text("Put in another digit where the search chooses, and watch that branch"),
        is_enabled=lambda state: state.has_search and not state.is_question_open,
    ),
    ActionId.MAIN_LINE: ActionSpec(
        text("Back f&rom the Branch"),
        ("Ctrl+Shift+B",),
        "main-line",
        text("To the moment at which this branch was left for"),
        is_enabled=lambda state: state.is_on_branch,
    ),
    ActionId.WHY_NOT: ActionSpec(
        text("Wh&y Not?"),
        ("F2",),
        tip=text("Show what speaks against a digit in the selected cell"),
        is_enabled=_can_explain,
    ),
    ActionId.WHY_DEAD_END: ActionSpec(
        text("Why &a Dead End?"),
        ("Shift+F2",),
        tip=text("Show what refuses each digit at a dead end, and which guesses are to blame"),
        is_enabled=_can_explain,
    ),
    ActionId.STOP: ActionSpec(
        text("St&op"),
        ("F7",),
        "stop",
        text("Stand still, explore no further, and keep what is shown"),
        is_enabled=lambda state: state.is_under_way,
    ),
    ActionId.RESET: ActionSpec(
        text("&Reset"), ("F8",), "reset", text("Back to the puzzle as it was before the search")
    ),
    ActionId.RACE: ActionSpec(
        text("Ra&ce…"), ("Ctrl+R",), tip=text("Let algorithms search the same puzzle side by side")
    ),
    ActionId.FASTER: ActionSpec(text("&Faster"), ("Ctrl+]",), tip=text("More steps a second")),
    ActionId.SLOWER: ActionSpec(text("S&lower"), ("Ctrl+[",), tip=text("Fewer steps a second")),
    ActionId.COLLECTION: ActionSpec(
        text("&Puzzle List"),
        ("Ctrl+L",),
        tip=text("Show the puzzles of the file that is open"),
        checkable=True,
    ),
    ActionId.NEXT_PUZZLE: ActionSpec(
        text("&Next Puzzle"),
        ("Ctrl+PgDown",),
        tip=text("To the next puzzle in the list"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.PREVIOUS_PUZZLE: ActionSpec(
        text("&Previous Puzzle"),
        ("Ctrl+PgUp",),
        tip=text("To the puzzle before in the list"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.CHECK_ALL: ActionSpec(
        text("&Check All"),
        tip=text("Find out for every puzzle whether it can be right"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.SAVE_SELECTED: ActionSpec(
        text("Save Se&lected As…"),
        tip=text("Save the puzzles selected in the list to another file"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.LESSON: ActionSpec(
        text("Procedure and &Data"),
        ("Ctrl+D",),
        tip=text("Show the code line by line, and what the program has in its hands"),
        checkable=True,
    ),
    ActionId.STEP_LOG: ActionSpec(
        text("Lo&g of Steps"),
        ("Ctrl+Shift+L",),
        tip=text("Show the steps as sentences, which screen readers follow"),
        checkable=True,
    ),
    ActionId.QUIZ: ActionSpec(
        text("&Quiz"),
        ("Ctrl+Shift+Q",),
        tip=text("Be asked now and then what the search will do"),
        checkable=True,
    ),
    ActionId.TOUR: ActionSpec(
        text("Guided &Tour"), tip=text("Six samples, each with what to look for"), checkable=True
    ),
    ActionId.SEARCH_TREE: ActionSpec(
        text("Search &Tree"),
        ("Ctrl+T",),
        tip=text("Show the tree of the search around the moment shown"),
        checkable=True,
    ),
    ActionId.HANDBOOK: ActionSpec(
        text("&Handbook"), ("F1",), "help", text("How everything works, to read and to look up")
    ),
    ActionId.KEYBOARD: ActionSpec(
        text("&Keyboard…"), ("Ctrl+F1",), tip=text("All keys at a glance")
    ),
    ActionId.ABOUT: ActionSpec(text("&About…")),
}
