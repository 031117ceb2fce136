"""The actions about files, paper and the program's end."""

from collections.abc import Mapping

from sudoku_gui.language import text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_spec import ActionSpec
from sudoku_gui.presentation.window_state import WindowState


def _can_export_search(state: WindowState) -> bool:
    return state.is_moment_shown and not state.is_exporting


def _can_print(state: WindowState) -> bool:
    return not state.is_printing


FILE_ACTIONS: Mapping[ActionId, ActionSpec] = {
    ActionId.NEW: ActionSpec(
        text("&New Puzzle…"),
        ("Ctrl+N",),
        "new",
        text("Begin a puzzle of a level at once, or type one in"),
    ),
    ActionId.OPEN: ActionSpec(text("&Open…"), ("Ctrl+O",), "open", text("Open a puzzle file")),
    ActionId.OPEN_PHOTO: ActionSpec(
        text("Open a P&hoto…"),
        tip=text("Read a printed puzzle in a photo, a scan or a screenshot"),
    ),
    ActionId.OPEN_SCREEN: ActionSpec(
        text("Puzzle on the S&creen…"),
        tip=text("Read a printed puzzle in the part of the screen that you drag around"),
        is_offered=lambda state: state.can_look_at_screen,
    ),
    ActionId.PHOTOGRAPH: ActionSpec(
        text("Photo&graph a Puzzle…"),
        tip=text("Take a photo of a printed puzzle with the camera, and read it"),
        is_offered=lambda state: state.can_photograph,
    ),
    ActionId.SAVE: ActionSpec(text("&Save"), ("Ctrl+S",), "save", text("Save the grid as shown")),
    ActionId.SAVE_AS: ActionSpec(
        text("Save &As…"), ("Ctrl+Shift+S",), "save-as", text("Save to another file or format")
    ),
    ActionId.PRINT: ActionSpec(
        text("Pr&int…"),
        ("Ctrl+P",),
        tip=text("Print this puzzle, those selected in the list, or all of them"),
        is_enabled=_can_print,
    ),
    ActionId.PRINT_PREVIEW: ActionSpec(
        text("Print Pre&view…"),
        tip=text("See the pages as they would be printed"),
        is_enabled=_can_print,
    ),
    ActionId.PROPERTIES: ActionSpec(
        text("Puzzle &Properties…"),
        ("Alt+Return",),
        tip=text("Title, author and what else is known about the puzzle"),
    ),
    ActionId.EXPORT_PICTURE: ActionSpec(
        text("&Picture of This Moment…"),
        ("Ctrl+E",),
        tip=text("Save the grid, search tree, tables or timeline as PNG, SVG or PDF"),
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
    ActionId.EXPORT_PDF: ActionSpec(
        text("P&DF…"),
        tip=text("Save puzzles on pages for printing, with their solutions if wanted"),
        is_enabled=_can_print,
    ),
    ActionId.QUIT: ActionSpec(text("&Quit"), ("Ctrl+Q",)),
}
