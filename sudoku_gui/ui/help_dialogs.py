"""Help: all keys at a glance, and what this program is."""

import platform
from collections.abc import Iterator

from PySide6.QtCore import Qt, qVersion
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
from sudoku_gui.presentation.actions import ACTIONS
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.icons import app_icon
from sudoku_gui.ui.kit.qactions import without_mnemonic
from sudoku_gui.wording import slow_engine

_GRID_KEYS: tuple[tuple[str, Text], ...] = (
    ("1 – 9, A – P", text("Enter a digit (A is 10 on larger grids)")),
    ("0, Space, .", text("Clear the cell; skip it while typing a puzzle")),
    ("Delete", text("Clear the cell")),
    ("Backspace", text("Clear the cell; go back while typing a puzzle")),
    ("Enter", text("Start of the next row")),
    ("← ↑ → ↓", text("Move by one cell")),
    ("Ctrl+← ↑ → ↓", text("Move to the next blank")),
    ("Home, End", text("Ends of the row; with Ctrl corners of the grid")),
)


_TIMELINE_KEYS: tuple[tuple[str, Text], ...] = (
    ("← →", text("Timeline: one step")),
    ("PgUp, PgDn", text("Timeline: a tenth of the picture")),
    ("Home, End", text("Timeline: start and end of what is known")),
    ("+, −, 0", text("Timeline: closer, farther, all of it")),
)
_TREE_KEYS: tuple[tuple[str, Text], ...] = (
    ("← ↑ → ↓", text("Search tree: to the parent, the child, and among siblings")),
    ("Home, End", text("Search tree: to the root and to the present")),
    ("Enter", text("Search tree: go to that moment")),
    ("Space", text("Search tree: unfold what is inside, or fold it")),
)
_RACE_KEYS: tuple[tuple[str, Text], ...] = (
    ("F5, F8", text("Race: start or pause; again")),
    ("Esc, Ctrl+W", text("Race: close the window")),
)
_HANDBOOK_KEYS: tuple[tuple[str, Text], ...] = (
    ("Ctrl+F", text("Handbook: find words")),
    ("F3, Shift+F3", text("Handbook: next and previous place of the words")),
    ("Alt+←, Alt+→", text("Handbook: back, forward")),
    ("Ctrl+PgDn, Ctrl+PgUp", text("Handbook: next, previous chapter")),
    ("Ctrl++, Ctrl+−, Ctrl+0", text("Handbook: larger, smaller, as before")),
    ("Esc, Ctrl+W", text("Handbook: close the window")),
)
PART_KEYS = (*_GRID_KEYS, *_TIMELINE_KEYS, *_TREE_KEYS, *_RACE_KEYS, *_HANDBOOK_KEYS)


def show_keyboard(parent: QWidget) -> None:
    """Show every key of the parts of the window, of the race, and of the menus."""
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
    dialog.resize(520, 560)
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


def _table_of_keys() -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setColumnStretch(1, 1)
    grid.setHorizontalSpacing(18)
    native = QKeySequence.SequenceFormat.NativeText
    menu_keys = [
        (", ".join(QKeySequence(key).toString(native) for key in spec.keys), spec.tip or spec.words)
        for spec in ACTIONS.values()
        if spec.keys
    ]
    for row, (keys, meaning) in enumerate([*PART_KEYS, *menu_keys]):
        key_label = QLabel(keys)
        key_label.setTextFormat(Qt.TextFormat.PlainText)
        grid.addWidget(key_label, row, 0)
        meaning_label = QLabel(without_mnemonic(say(meaning)))
        meaning_label.setWordWrap(True)
        grid.addWidget(meaning_label, row, 1)
    grid.setRowStretch(grid.rowCount(), 1)
    return table
