"""Help: all keys at a glance, and what this program is."""

import platform
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui import __version__
from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.actions.menu_specs import MENUS, SUBMENUS, MenuSpec
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.icons import app_icon
from sudoku_gui.ui.kit.qactions import without_mnemonic
from sudoku_gui.ui.kit.screen_room import screen_room
from sudoku_gui.wording import slow_engine

_ABOVE_TITLE = 8  # pixels
_SIZE_OF_KEYS = QSize(520, 560)
_GRID_KEYS: tuple[tuple[str, Text], ...] = (
    ("1 – 9, A – P", text("Enter a digit (A is 10 on larger grids)")),
    ("Shift+1 – 9", text("Note a digit around the edge of the cell, or take it out")),
    ("Ctrl+1 – 9", text("Note a digit in the middle of the cell, or take it out")),
    ("Ctrl+Shift+1 – 9", text("Give the cell a colour, or take it away")),
    ("Z, X, C, V", text("Digits become digits, corner notes, centre notes, colours (to 9x9)")),
    ("0, Space, .", text("Clear the cell; skip it while typing a puzzle")),
    ("Delete", text("Clear the cell")),
    ("Backspace", text("Clear the cell; go back while typing a puzzle")),
    ("Enter", text("Start of the next row")),
    ("← ↑ → ↓", text("Move by one cell")),
    ("Ctrl+← ↑ → ↓", text("Move to the next blank")),
    ("Home, End", text("Ends of the row; with Ctrl corners of the grid")),
    ("Shift+← ↑ → ↓", text("Select cells on the way")),
    ("Esc", text("Select the cursor's cell alone")),
    ("Alt+1 – Alt+9", text("Highlight a digit; again, where it still fits; then nothing")),
)


_TIMELINE_KEYS: tuple[tuple[str, Text], ...] = (
    ("← →", text("One step")),
    ("PgUp, PgDn", text("A tenth of the picture")),
    ("Home, End", text("Start and end of what is known")),
    ("+, −, 0", text("Closer, farther, all of it")),
    ("Shift+←, Shift+→", text("Show what is before or behind")),
    ("↓, ↑", text("Into the rows of subtrees, and out of them")),
    ("Enter, Space", text("Go to the beginning of the subtree; show it alone")),
)
_LECTURE_KEYS: tuple[tuple[str, Text], ...] = (
    ("Ctrl++, Ctrl+−, Ctrl+0", text("Larger text, smaller text, as at first")),
    ("F11, Esc", text("Leave lecture mode")),
)
_TREE_KEYS: tuple[tuple[str, Text], ...] = (
    ("← ↑ → ↓", text("To the parent, the child, and among siblings")),
    ("Home, End", text("To the root and to the present")),
    ("Enter", text("Go to that moment")),
    ("Space", text("Unfold what is inside, or fold it")),
    ("+, −, 0", text("Closer, farther, all of it")),
)
_RACE_KEYS: tuple[tuple[str, Text], ...] = (
    ("F5, F8", text("Start or pause; again")),
    ("Esc, Ctrl+W", text("Close the window")),
)
_JUDGE_KEYS: tuple[tuple[str, Text], ...] = (
    ("F5, Ctrl+Enter", text("Run and judge the program")),
    ("F6", text("Watch what it did to its grid")),
    ("Ctrl+O", text("Open a program")),
    ("Tab, Shift+Tab", text("Indent the lines, or take that back")),
    ("Ctrl+Tab, Ctrl+Shift+Tab", text("To the next and the previous part of the window")),
    ("Esc", text("End the program, or close the window")),
    ("Ctrl+W", text("Close the window")),
)
_PHOTO_KEYS: tuple[tuple[str, Text], ...] = (
    ("1 – 9, Delete", text("What stands in the cell; what was read confirms it")),
    ("Tab, Shift+Tab", text("To the next and the previous cell to look at")),
    ("Ctrl+Tab, Ctrl+Shift+Tab", text("To the next and the previous part of the window")),
    ("Enter", text("Accept the suggestion; take the puzzle when nothing is left to look at")),
    ("Ctrl+Enter", text("Take the puzzle as it is")),
    ("Ctrl+Z", text("Take a correction back")),
    ("F2", text("The whole photo, and back")),
    ("1 – 4", text("On the whole photo: choose the corner that arrows move, Shift by more")),
    ("Ctrl+O, Ctrl+V", text("Another picture: opened, pasted")),
    ("Esc", text("Stop reading, or close the window")),
    ("Ctrl+W", text("Close the window")),
)
_CAMERA_KEYS: tuple[tuple[str, Text], ...] = (
    ("Enter", text("Take the photo")),
    ("Esc, Ctrl+W", text("Close the window")),
)
_KEPT_PHOTO_KEYS: tuple[tuple[str, Text], ...] = (
    ("F2", text("The whole photo alone, and back")),
    ("Esc, Ctrl+W", text("Close the window")),
)
_HANDBOOK_KEYS: tuple[tuple[str, Text], ...] = (
    ("Ctrl+F", text("Find words")),
    ("F3, Shift+F3", text("Next and previous place of the words")),
    ("Alt+←, Alt+→", text("Back, forward")),
    ("Ctrl+PgDn, Ctrl+PgUp", text("Next, previous chapter")),
    ("Ctrl++, Ctrl+−, Ctrl+0", text("Larger, smaller, as before")),
    ("Esc, Ctrl+W", text("Close the window")),
)
PART_KEYS = (
    *_GRID_KEYS,
    *_TIMELINE_KEYS,
    *_TREE_KEYS,
    *_LECTURE_KEYS,
    *_RACE_KEYS,
    *_JUDGE_KEYS,
    *_PHOTO_KEYS,
    *_CAMERA_KEYS,
    *_KEPT_PHOTO_KEYS,
    *_HANDBOOK_KEYS,
)


@dataclass(frozen=True, slots=True)
class _KeyGroup:
    """Keys that belong together, each with what it does."""

    title: Text
    keys: Sequence[tuple[str, Text]]


def show_keyboard(parent: QWidget) -> None:
    """Show every key of the parts of the window, of other windows, and of the menus."""
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Keyboard"))
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    scroll = QScrollArea()
    scroll.setWidget(_table_of_keys())
    scroll.setWidgetResizable(True)
    column = QVBoxLayout(dialog)
    column.addWidget(scroll)
    column.addWidget(buttons)
    dialog.resize(_SIZE_OF_KEYS.boundedTo(screen_room(dialog)))
    remove_button_icons(dialog)
    dialog.open()


def show_about(parent: QWidget) -> None:
    """Show name, version and what the program runs on."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(tr("About Sudoku"))
    box.setIconPixmap(app_icon().pixmap(64, 64))
    box.setText(tr("Sudoku {version}", version=__version__))
    box.setInformativeText("\n\n".join(map(say, _about())))
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.open()
    remove_button_icons(box)


def _about() -> Iterator[Text]:
    yield text(
        "Type or open a puzzle, watch it being solved, save it.\n\n"
        "Engine: {engine}. Python {python}, Qt {qt}.\nMIT License.",
        engine=compilation.form(),
        python=platform.python_version(),
        qt=qVersion(),
    )
    advice = slow_engine.advice()
    if advice is not None:
        yield advice


def _key_groups() -> Iterator[_KeyGroup]:
    """Yield all keys, those that a player needs before those about searches."""
    yield _KeyGroup(text("In the grid"), _GRID_KEYS)
    for menu in sorted(MENUS, key=_is_about_searches):
        yield _KeyGroup(menu.words, [*_keys_in(menu)])
    yield _KeyGroup(text("On the timeline"), _TIMELINE_KEYS)
    yield _KeyGroup(text("In the search tree"), _TREE_KEYS)
    yield _KeyGroup(text("In lecture mode"), _LECTURE_KEYS)
    yield _KeyGroup(text("In the race window"), _RACE_KEYS)
    yield _KeyGroup(text("In the judge's window"), _JUDGE_KEYS)
    yield _KeyGroup(text("In the window of photos"), _PHOTO_KEYS)
    yield _KeyGroup(text("In the window of the camera"), _CAMERA_KEYS)
    yield _KeyGroup(text("In the photo of the puzzle"), _KEPT_PHOTO_KEYS)
    yield _KeyGroup(text("In the handbook"), _HANDBOOK_KEYS)


def _is_about_searches(menu: MenuSpec) -> bool:
    return ActionId.WATCH in menu.entries or ActionId.START in menu.entries


def _keys_in(menu: MenuSpec) -> Iterator[tuple[str, Text]]:
    """Yield the keys of the actions in `menu` and its submenus, and what these do."""
    native = QKeySequence.SequenceFormat.NativeText
    for entry in menu.entries:
        if isinstance(entry, ActionId):
            spec = ACTIONS[entry]
            if spec.keys:
                keys = ", ".join(QKeySequence(key).toString(native) for key in spec.keys)
                yield keys, spec.tip or spec.words
        elif entry in SUBMENUS:
            yield from _keys_in(SUBMENUS[entry])


def _table_of_keys() -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setColumnStretch(1, 1)
    grid.setHorizontalSpacing(18)
    for group in _key_groups():
        row = grid.rowCount()
        title = QLabel(without_mnemonic(say(group.title)))
        title.setObjectName("title-of-keys")
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        title.setContentsMargins(0, _ABOVE_TITLE, 0, 0)
        grid.addWidget(title, row, 0, 1, 2)
        for place, (keys, meaning) in enumerate(group.keys, start=row + 1):
            key_label = QLabel(keys)
            key_label.setTextFormat(Qt.TextFormat.PlainText)
            grid.addWidget(key_label, place, 0)
            meaning_label = QLabel(without_mnemonic(say(meaning)))
            meaning_label.setWordWrap(True)
            grid.addWidget(meaning_label, place, 1)
    grid.setRowStretch(grid.rowCount(), 1)
    return table
