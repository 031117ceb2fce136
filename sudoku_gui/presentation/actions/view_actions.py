"""The actions about what is shown: layouts, marks, panels, help."""

from collections.abc import Mapping

from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec

VIEW_ACTIONS: Mapping[ActionId, ActionSpec] = {
    ActionId.SWITCH_LAYOUT: ActionSpec(
        text("Play or &Watch"),
        ("F12",),
        tip=text("Change between the layout for playing and the one for watching a search"),
    ),
    ActionId.LECTURE: ActionSpec(
        text("Le&cture Mode"),
        ("F11",),
        tip=text("The whole screen, large text: grid, code, tables and tree; again to leave"),
        checkable=True,
    ),
    ActionId.SHOW_LABELS: ActionSpec(
        text("&Row and Column Labels"),
        tip=text("Number the rows and columns, as the names of cells such as r1c2 have them"),
        checkable=True,
    ),
    ActionId.SHOW_COLOURS: ActionSpec(
        text("Colo&urs"),
        ("Ctrl+U",),
        tip=text("Show the colours of cells and notes, or hide them for a while"),
        checkable=True,
    ),
    ActionId.TIMER: ActionSpec(
        text("Tim&er"), tip=text("Show for how long the puzzle has been played"), checkable=True
    ),
    ActionId.SHOW_PHOTO: ActionSpec(
        text("Photo o&f the Puzzle"),
        tip=text("Show the photo that the puzzle was read from, which is kept with the game"),
        is_enabled=lambda state: state.has_photo,
    ),
    ActionId.HIGHLIGHT_CELL: ActionSpec(
        text("The Digit of the &Cell"),
        ("Ctrl+H",),
        tip=text("Highlight all that equals the cell; then only where it still fits; then nothing"),
    ),
    ActionId.HIGHLIGHT_PAIRS: ActionSpec(
        text("&Pairs"),
        ("Ctrl+K",),
        tip=text("Highlight the cells with exactly two candidates"),
        checkable=True,
    ),
    ActionId.HIGHLIGHT_NOTHING: ActionSpec(
        text("&Nothing"), ("Alt+0",), tip=text("Take the highlight away")
    ),
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
    ActionId.FIND_EXACT_DUPLICATES: ActionSpec(
        text("Find &Exact Duplicates"),
        tip=text("Mark every puzzle that has the same givens as an earlier one"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.FIND_SAME_PUZZLES: ActionSpec(
        text("Find Essentially &Same Puzzles"),
        tip=text("Mark also what comes of an earlier puzzle by exchanging digits, rows or columns"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.SELECT_DUPLICATES: ActionSpec(
        text("Select &Duplicates"),
        tip=text("List the puzzles marked as like an earlier one alone, all selected"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.REMOVE_SELECTED: ActionSpec(
        text("&Remove Selected"),
        tip=text("Take the puzzles selected in the list out of it; Delete in the list does so too"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.PUT_BACK_REMOVED: ActionSpec(
        text("Put &Back Removed"),
        tip=text("Put the puzzles that were removed last into the list again, until it is saved"),
        is_enabled=lambda state: state.has_removed_puzzles,
    ),
    ActionId.SAVE_SELECTED: ActionSpec(
        text("Save Se&lected As…"),
        tip=text("Save the puzzles selected in the list to another file"),
        is_enabled=lambda state: state.has_several_puzzles,
    ),
    ActionId.HISTORY: ActionSpec(
        text("&History"),
        ("Ctrl+Shift+H",),
        tip=text("List your moves, to go back to any of them"),
        checkable=True,
    ),
    ActionId.DEDUCTIONS: ActionSpec(
        text("All Deductio&ns Here"),
        ("Ctrl+Shift+D",),
        tip=text("List all that can be concluded in this position, from the easiest on"),
        checkable=True,
    ),
    ActionId.PATH: ActionSpec(
        text("Path to the S&olution"),
        ("Ctrl+Shift+T",),
        tip=text("List the steps to the solution as a person would find them"),
        checkable=True,
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
        text("Guided &Tour"), tip=text("Seven samples, each with what to look for"), checkable=True
    ),
    ActionId.COMPARISON: ActionSpec(
        text("Another Program &Beside It"),
        ("Ctrl+Shift+O",),
        tip=text("Show another program at the same moment, and what differs"),
        checkable=True,
    ),
    ActionId.SEARCH_TREE: ActionSpec(
        text("Search &Tree"),
        ("Ctrl+T",),
        tip=text("Show the tree of the search around the moment shown"),
        checkable=True,
    ),
    ActionId.SAVINGS: ActionSpec(
        text("What Would Have Sa&ved Us?"),
        ("Ctrl+Shift+V",),
        tip=text("Shade the steps that the search would have been spared under another rule"),
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
