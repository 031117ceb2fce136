"""The actions about the game: moves, entries, notes, selection."""

from collections.abc import Mapping

from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec
from sudoku_gui.presentation.window_state import WindowState


def _can_note(state: WindowState) -> bool:
    """Return whether digits may become something else than the givens of a puzzle."""
    return not state.is_typing_givens


GAME_ACTIONS: Mapping[ActionId, ActionSpec] = {
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
    ActionId.ADD_BOOKMARK: ActionSpec(
        text("&Name This Moment"),
        ("Ctrl+M",),
        tip=text("Set a bookmark, to come back to what stands in the grid now"),
    ),
    ActionId.TRY_OUT: ActionSpec(
        text("&Try from Here"),
        ("Ctrl+Shift+M",),
        tip=text("Try something out, and keep it or throw it away as a whole"),
        is_enabled=lambda state: not state.is_trying_out,
    ),
    ActionId.KEEP_TRIED: ActionSpec(
        text("&Keep What I Tried"),
        tip=text("Go on with what was tried out"),
        is_enabled=lambda state: state.is_trying_out,
    ),
    ActionId.DISCARD_TRIED: ActionSpec(
        text("Throw &Away What I Tried"),
        tip=text("Back to where it began; undo brings back what was tried out"),
        is_enabled=lambda state: state.is_trying_out,
    ),
    ActionId.PLAY_MOVES_BACK: ActionSpec(
        text("Play My Moves &Backwards"),
        icon="play-back",
        tip=text("Watch your moves being taken back, at the pace of the slider; any key stops"),
        checkable=True,
        is_enabled=lambda state: state.can_undo,
    ),
    ActionId.PLAY_MOVES: ActionSpec(
        text("&Play My Moves"),
        icon="play",
        tip=text("Watch your moves once more, at the pace of the slider; any key stops"),
        checkable=True,
        is_enabled=lambda state: state.can_undo or state.can_redo,
    ),
    ActionId.PAUSE_GAME: ActionSpec(
        text("Pa&use the Game"),
        ("Ctrl+Shift+P", "Pause"),
        tip=text("Stop the timer and cover the grid until you go on"),
        checkable=True,
    ),
    ActionId.COPY: ActionSpec(text("&Copy Grid"), ("Ctrl+C",), tip=text("Copy the grid as text")),
    ActionId.PASTE: ActionSpec(
        text("&Paste Puzzle"),
        ("Ctrl+V",),
        tip=text("Open the puzzle that was copied as text or as a picture"),
    ),
    ActionId.TYPE_GIVENS: ActionSpec(
        text("En&ter Puzzle"),
        ("Ctrl+G",),
        tip=text("Digits typed become the printed puzzle; the cursor moves on; again to play"),
        checkable=True,
    ),
    ActionId.CLEAR_ENTRIES: ActionSpec(
        text("Clear &Entries"),
        ("Ctrl+Shift+Backspace",),
        tip=text("Back to the bare givens"),
        is_enabled=lambda state: state.has_filled_cells or state.is_under_way,
    ),
    ActionId.ERASE: ActionSpec(
        text("Era&se"),
        tip=text(
            "Take the digits out of the selected cells, or else the notes; Delete does so too"
        ),
    ),
    ActionId.CLEAR_COLOURS: ActionSpec(
        text("Clear C&olours"), tip=text("Take all colours out of the selected cells")
    ),
    ActionId.DIGIT_FIRST: ActionSpec(
        text("Digit &First"),
        tip=text("Choose a digit on the number pad, then press the cells that it goes into"),
        checkable=True,
    ),
    ActionId.SELECT_ALL: ActionSpec(
        text("&All Cells"), ("Ctrl+A",), tip=text("Select every cell of the grid")
    ),
    ActionId.SELECT_EQUAL: ActionSpec(
        text("The Same &Digit"),
        ("Ctrl+Shift+A",),
        tip=text("Select all cells with the digit of the cursor's cell"),
    ),
    ActionId.INVERT_SELECTION: ActionSpec(
        text("&Invert"), ("Ctrl+I",), tip=text("Select the cells that are not selected")
    ),
    ActionId.SELECT_ONE: ActionSpec(
        text("&None but the Cursor's"),
        ("Ctrl+Shift+I",),
        tip=text("Select the cursor's cell alone; Esc does so too, in the grid"),
    ),
    ActionId.KIND_DIGIT: ActionSpec(
        text("&Digits"),
        ("Ctrl+Alt+Z",),
        tip=text("Digits typed stand alone in their cells"),
        checkable=True,
    ),
    ActionId.KIND_CORNER: ActionSpec(
        text("C&orner Notes"),
        ("Ctrl+Alt+X",),
        tip=text("Digits typed become notes around the edge of the cell"),
        checkable=True,
        is_enabled=_can_note,
    ),
    ActionId.KIND_CENTRE: ActionSpec(
        text("C&entre Notes"),
        ("Ctrl+Alt+C",),
        tip=text("Digits typed become notes in the middle of the cell"),
        checkable=True,
        is_enabled=_can_note,
    ),
    ActionId.KIND_COLOUR: ActionSpec(
        text("&Colours"),
        ("Ctrl+Alt+V",),
        tip=text("Digits typed give their cells a colour"),
        checkable=True,
        is_enabled=_can_note,
    ),
    ActionId.FILL_CANDIDATES: ActionSpec(
        text("&Fill In All Candidates"),
        ("Ctrl+Shift+F",),
        tip=text("Note in all blanks, or in several selected, the digits that no peer holds"),
    ),
    ActionId.CLEAR_NOTES: ActionSpec(
        text("C&lear Notes"),
        ("Ctrl+Shift+Del",),
        tip=text("Take the notes out of all cells, or of several selected"),
        is_enabled=lambda state: state.has_notes,
    ),
    ActionId.TIDY_NOTES: ActionSpec(
        text("&Tidy Notes"),
        tip=text("Let a digit that is entered take its notes out of row, column and box"),
        checkable=True,
    ),
}
