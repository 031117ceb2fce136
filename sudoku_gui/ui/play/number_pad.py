"""The number pad: keys for all that is written into the grid, for mouse and touch."""

from collections.abc import Mapping
from itertools import pairwise
from math import ceil, sqrt

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sudoku_gui.language import tr
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.action_button import ActionButton
from sudoku_gui.ui.kit.action_check_box import ActionCheckBox
from sudoku_gui.ui.play.colour_palette import ColourPalette
from sudoku_gui.ui.play.kind_switch import kind_switch
from sudoku_gui.ui.play.pad_keys import DigitKey

_GAP = 4
_HEIGHT = 40  # of what fingers are to hit
_BELOW = (ActionId.ERASE, ActionId.UNDO, ActionId.REDO)


class NumberPad(QWidget):
    """A key for each digit, or for each colour; above them what is written, below them erasing."""

    digit_pressed = Signal(int)
    highlight_wanted = Signal(int)

    def __init__(self, actions: Mapping[ActionId, QAction], theme: Theme) -> None:
        super().__init__()
        self.setObjectName("number-pad")
        self.kinds = kind_switch(theme)
        self.colours = ColourPalette(actions, theme)
        self._keys: dict[Digit, DigitKey] = {}
        self._is_digit_first = False
        self._digits = QWidget()
        self._places = QGridLayout(self._digits)
        self._places.setContentsMargins(0, 0, 0, 0)
        self._places.setSpacing(_GAP)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._digits)
        self._pages.addWidget(self.colours)
        below = QHBoxLayout()
        below.setSpacing(_GAP)
        for name in _BELOW:
            button = ActionButton(actions[name])
            button.setMinimumHeight(_HEIGHT)
            below.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.kinds)
        column.addWidget(self._pages, stretch=1)
        column.addLayout(below)
        column.addWidget(ActionCheckBox(actions[ActionId.DIGIT_FIRST]))

    def show_grid(self, grid: Grid) -> None:
        """Show how many of each digit are left to be written into `grid`."""
        size = grid.geometry.size
        if len(self._keys) != size:
            self._make_keys(size)
        for digit, key in self._keys.items():
            key.show_left(size - grid.digits.count(digit))

    def show_kind(self, kind: EntryKind) -> None:
        """Show what a digit becomes: keys of colours stand where those are given."""
        self.kinds.show_choice(kind)
        gives_colours = kind is EntryKind.COLOUR
        self._pages.setCurrentWidget(self.colours if gives_colours else self._digits)

    def show_chosen(self, digit: Digit, *, is_digit_first: bool) -> None:
        """Show the digit that goes into the cells that are pressed, BLANK for none."""
        self._is_digit_first = is_digit_first
        for each, key in self._keys.items():
            key.setCheckable(is_digit_first)
            key.setChecked(is_digit_first and each == digit)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self.kinds.set_theme(theme)
        self.colours.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Number pad"))
        self.kinds.retranslate()
        self.colours.retranslate()
        for key in self._keys.values():
            key.retranslate()

    def _make_keys(self, size: int) -> None:
        for old in self._keys.values():
            self._places.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._keys = {Digit(digit): DigitKey(Digit(digit)) for digit in range(1, size + 1)}
        across = ceil(sqrt(size))
        for digit, key in self._keys.items():
            row, column = divmod(digit - 1, across)
            self._places.addWidget(key, row, column)
            key.clicked.connect(lambda _, digit=digit: self.digit_pressed.emit(digit))
            key.highlight_wanted.connect(lambda digit=digit: self.highlight_wanted.emit(digit))
        self._lead_tab_to_keys()
        self.colours.show_size(size)
        self.show_chosen(Digit(BLANK), is_digit_first=self._is_digit_first)

    def _lead_tab_to_keys(self) -> None:
        """Have Tab come to the keys where they stand: new ones are the last of the window."""
        self._digits.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # or no order is taken from it
        for before, after in pairwise((self._digits, *self._keys.values())):
            self.setTabOrder(before, after)
        self._digits.setFocusPolicy(Qt.FocusPolicy.NoFocus)
