"""Every action of the window, as a table: its words, its key, its icon.

The window builds its menus and buttons from the names below and connects them;
adding an action adds a row here, its place in `menu_bar`, and what it does in `program`
or in the part that it is about, such as `walk`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sudoku_gui.language import Text, text
from sudoku_gui.presentation.action_ids import ActionId


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action.  tip: what it does, for the tool tip and the status of screen readers."""

    words: Text
    keys: tuple[str, ...] = ()
    icon: str = ""
    tip: Text | None = None
    checkable: bool = False


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
        "",
        text("Title, author and what else is known about the puzzle"),
    ),
    ActionId.EXPORT_PICTURE: ActionSpec(
        text("&Picture of This Moment…"),
        ("Ctrl+E",),
        "",
        text("Save what the grid shows as PNG, SVG or PDF"),
    ),
    ActionId.EXPORT_ANIMATION: ActionSpec(
        text("&Animation…"), (), "", text("Save a stretch of the search as GIF or APNG")
    ),
    ActionId.EXPORT_STEPS: ActionSpec(
        text("&Steps…"), (), "", text("Save the steps of the search as JSON lines or CSV")
    ),
    ActionId.QUIT: ActionSpec(text("&Quit"), ("Ctrl+Q",)),
    ActionId.UNDO: ActionSpec(
        text("&Undo"), ("Ctrl+Z",), "undo", text("Take the last change back")
    ),
    ActionId.REDO: ActionSpec(
        text("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo", text("Do the change undone last again")
    ),
    ActionId.COPY: ActionSpec(text("&Copy Grid"), ("Ctrl+C",), "", text("Copy the grid as text")),
    ActionId.PASTE: ActionSpec(
        text("&Paste Puzzle"), ("Ctrl+V",), "", text("Open the puzzle that was copied as text")
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
        "",
        text("Back to the bare givens"),
    ),
    ActionId.SOLVE: ActionSpec(
        text("&Solve"), ("F9",), "solve", text("Solve at once with the algorithm chosen")
    ),
    ActionId.WATCH: ActionSpec(
        text("&Watch"), ("F5",), "play", text("Watch the search; again to pause it")
    ),
    ActionId.STEP: ActionSpec(text("S&tep"), ("F6",), "step", text("One step of the search")),
    ActionId.SUB_STEP: ActionSpec(
        text("S&ub-Step"),
        ("Ctrl+F6",),
        "",
        text("Walk on inside the step, line by line and digit by digit"),
    ),
    ActionId.STEP_BACK: ActionSpec(
        text("Step &Back"), ("Shift+F6",), "step-back", text("One step of the search back")
    ),
    ActionId.PLAY_BACK: ActionSpec(
        text("Play Back&wards"),
        ("Shift+F5",),
        "play-back",
        text("Watch the search go backwards"),
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
        "",
        text("Mark the entries that contradict the solution; again to take the marks away"),
    ),
    ActionId.FIND_MISTAKE: ActionSpec(
        text("&Where Did I Go Wrong?"),
        ("Shift+F3",),
        "",
        text("Show the first move after which the puzzle could no longer be completed"),
    ),
    ActionId.CLEAR_MARKS: ActionSpec(
        text("&Clear Marks"), ("Esc",), "", text("Close the list and take its marks off the grid")
    ),
    ActionId.START: ActionSpec(
        text("&Start"), ("Alt+Home",), "", text("To the start of the search")
    ),
    ActionId.END: ActionSpec(text("&End"), ("Alt+End",), "", text("To the end of the search")),
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
        "",
        text("To the next step that changes the selected cell"),
    ),
    ActionId.PREVIOUS_CHANGE: ActionSpec(
        text("Pre&vious Change of the Cell"),
        ("Alt+,",),
        "",
        text("To the last step that changed the selected cell"),
    ),
    ActionId.EXPLORE: ActionSpec(
        text("E&xplore Ahead"),
        (),
        "",
        text("Go on searching in the background beyond the moment shown"),
        checkable=True,
    ),
    ActionId.WHAT_IF: ActionSpec(
        text("What &If…"),
        ("Ctrl+B",),
        "branch",
        text("Put in another digit where the search chooses, and watch that branch"),
    ),
    ActionId.MAIN_LINE: ActionSpec(
        text("Back f&rom the Branch"),
        ("Ctrl+Shift+B",),
        "main-line",
        text("To the moment at which this branch was left for"),
    ),
    ActionId.WHY_NOT: ActionSpec(
        text("Wh&y Not?"),
        ("F2",),
        "",
        text("Show what speaks against a digit in the selected cell"),
    ),
    ActionId.WHY_DEAD_END: ActionSpec(
        text("Why &a Dead End?"),
        ("Shift+F2",),
        "",
        text("Show what refuses each digit at a dead end, and which guesses are to blame"),
    ),
    ActionId.STOP: ActionSpec(
        text("St&op"),
        ("F7",),
        "stop",
        text("Stand still, explore no further, and keep what is shown"),
    ),
    ActionId.RESET: ActionSpec(
        text("&Reset"), ("F8",), "reset", text("Back to the puzzle as it was before the search")
    ),
    ActionId.RACE: ActionSpec(
        text("Ra&ce…"),
        ("Ctrl+R",),
        "",
        text("Let algorithms search the same puzzle side by side"),
    ),
    ActionId.FASTER: ActionSpec(text("&Faster"), ("Ctrl+]",), "", text("More steps a second")),
    ActionId.SLOWER: ActionSpec(text("S&lower"), ("Ctrl+[",), "", text("Fewer steps a second")),
    ActionId.COLLECTION: ActionSpec(
        text("&Puzzle List"),
        ("Ctrl+L",),
        "",
        text("Show the puzzles of the file that is open"),
        checkable=True,
    ),
    ActionId.NEXT_PUZZLE: ActionSpec(
        text("&Next Puzzle"), ("Ctrl+PgDown",), "", text("To the next puzzle in the list")
    ),
    ActionId.PREVIOUS_PUZZLE: ActionSpec(
        text("&Previous Puzzle"), ("Ctrl+PgUp",), "", text("To the puzzle before in the list")
    ),
    ActionId.CHECK_ALL: ActionSpec(
        text("&Check All"), (), "", text("Find out for every puzzle whether it can be right")
    ),
    ActionId.SAVE_SELECTED: ActionSpec(
        text("Save Se&lected As…"),
        (),
        "",
        text("Save the puzzles selected in the list to another file"),
    ),
    ActionId.LESSON: ActionSpec(
        text("Procedure and &Data"),
        ("Ctrl+D",),
        "",
        text("Show the code line by line, and what the program has in its hands"),
        checkable=True,
    ),
    ActionId.STEP_LOG: ActionSpec(
        text("Lo&g of Steps"),
        ("Ctrl+Shift+L",),
        "",
        text("Show the steps as sentences, which screen readers follow"),
        checkable=True,
    ),
    ActionId.QUIZ: ActionSpec(
        text("&Quiz"),
        ("Ctrl+Shift+Q",),
        "",
        text("Be asked now and then what the search will do"),
        checkable=True,
    ),
    ActionId.TOUR: ActionSpec(
        text("Guided &Tour"),
        (),
        "",
        text("Six samples, each with what to look for"),
        checkable=True,
    ),
    ActionId.SEARCH_TREE: ActionSpec(
        text("Search &Tree"),
        ("Ctrl+T",),
        "",
        text("Show the tree of the search around the moment shown"),
        checkable=True,
    ),
    ActionId.HANDBOOK: ActionSpec(
        text("&Handbook"), ("F1",), "help", text("How everything works, to read and to look up")
    ),
    ActionId.KEYBOARD: ActionSpec(
        text("&Keyboard…"), ("Ctrl+F1",), "", text("All keys at a glance")
    ),
    ActionId.ABOUT: ActionSpec(text("&About…")),
}


PAUSE = ActionSpec(text("&Pause"), icon="pause")
