"""The actions about solving, checking and searching."""

from collections.abc import Mapping

from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec
from sudoku_gui.presentation.window_state import WindowState

PAUSE = ActionSpec(text("&Pause"), icon="pause")


def _can_explain(state: WindowState) -> bool:
    """Return whether reasons may be shown: during a question they would tell the answer."""
    return not state.is_question_open


def _plays_on(state: WindowState) -> bool:
    """Return whether there is a puzzle to play, and something left of it."""
    return state.is_play_layout and not state.is_typing_givens and state.has_blanks


SEARCH_ACTIONS: Mapping[ActionId, ActionSpec] = {
    ActionId.SOLVE: ActionSpec(
        text("&Solve"),
        ("F9",),
        "solve",
        text("Fill in the solution at once; undo takes it out again"),
        is_primary=lambda state: _plays_on(state) and not state.has_entries,
    ),
    ActionId.SEARCH_TO_END: ActionSpec(
        text("Search to the En&d"),
        ("Ctrl+F9",),
        "search-to-end",
        text("Search at once to the end with the algorithm chosen, and count what it costs"),
    ),
    ActionId.SOLVE_CELL: ActionSpec(
        text("&Solve This Cell"),
        ("Shift+F9",),
        "solve-cell",
        text("Fill in the digit of the selected cell, and nothing else"),
    ),
    ActionId.WATCH: ActionSpec(
        text("&Watch"),
        ("F5",),
        "play",
        text("Watch the search; again to pause it"),
        is_primary=lambda state: not state.is_play_layout,
        while_playing=PAUSE,
    ),
    ActionId.STEP: ActionSpec(text("S&tep"), ("F6",), "step", text("One step of the search")),
    ActionId.SUB_STEP: ActionSpec(
        text("S&ub-Step"),
        ("Ctrl+F6",),
        "step",
        text("Walk on inside the step, look by look and digit by digit"),
    ),
    ActionId.PLAY_SUB_STEPS: ActionSpec(
        text("Pla&y Sub-Steps"),
        ("Ctrl+F5",),
        "play",
        text("Walk on inside the steps by itself, at a pace of its own; again to pause"),
        checkable=True,
    ),
    ActionId.SUB_STEP_BACK: ActionSpec(
        text("Su&b-Step Back"),
        ("Ctrl+Shift+F6",),
        "step-back",
        text("Walk back inside the step"),
    ),
    ActionId.PLAY_SUB_STEPS_BACK: ActionSpec(
        text("Play Sub-Steps Bac&kwards"),
        ("Ctrl+Shift+F5",),
        "play-back",
        text("Walk back inside the steps by itself; again to pause"),
        checkable=True,
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
        "check-entries",
        text("Mark the entries that contradict the solution; again to take the marks away"),
        is_enabled=lambda state: state.has_entries,
        is_primary=lambda state: _plays_on(state) and state.has_entries,
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
    ActionId.PREVIOUS_DEAD_END: ActionSpec(
        text("Previo&us Dead End"),
        ("Alt+Shift+Down",),
        tip=text("To the last placement after which nothing fitted the next blank"),
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
    ActionId.NEXT_SOLUTION: ActionSpec(
        text("Next S&olution"),
        ("Alt+Shift+End",),
        tip=text("To the next solution, or, if there is none, to the end of the search"),
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
    ActionId.GO_TO_STEP: ActionSpec(
        text("&Go to Step…"),
        ("Ctrl+J",),
        tip=text("To the step of a number, or to the moment of a link"),
    ),
    ActionId.COPY_LINK: ActionSpec(
        text("Copy &Link to This Moment"),
        ("Ctrl+Shift+C",),
        tip=text("A line that leads to this step of this search, to be pasted or handed on"),
        is_enabled=lambda state: state.is_moment_shown and not state.is_on_branch,
    ),
    ActionId.BOOKMARK_STEP: ActionSpec(
        text("Boo&kmark This Moment…"),
        ("Ctrl+Shift+J",),
        tip=text("Give this step of this search a name, another one, or none again"),
        is_enabled=lambda state: state.is_moment_shown and not state.is_on_branch,
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
    ActionId.JUDGE: ActionSpec(
        text("&Judge a Program…"),
        tip=text("Run a solution written in Python on the puzzle, judge it, and count its steps"),
    ),
    ActionId.FASTER: ActionSpec(text("&Faster"), ("Ctrl+]",), tip=text("More steps a second")),
    ActionId.SLOWER: ActionSpec(text("S&lower"), ("Ctrl+[",), tip=text("Fewer steps a second")),
}
