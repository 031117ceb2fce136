"""The colours that cells and notes can have, each with its number and name, to be pressed."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from sudoku_gui.language import tr
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.model.notes import COLOURS
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.action_button import ActionButton
from sudoku_gui.ui.play.pad_keys import ColourKey

_COLUMNS = 3
_GAP = 4


class ColourPalette(QWidget):
    """Reports the colour pressed, and says what it is for: cells, or one of their notes."""

    colour_pressed = Signal(int)

    def __init__(self, actions: Mapping[ActionId, QAction], theme: Theme) -> None:
        super().__init__()
        self.setObjectName("colour-palette")
        self._size = 0
        self._keys = [ColourKey(colour, theme) for colour in COLOURS]
        self._name = QLabel()
        self._target = QComboBox()
        self._target.setObjectName("colour-target")
        self._name.setBuddy(self._target)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(_GAP)
        for place, key in enumerate(self._keys):
            row, column = divmod(place, _COLUMNS)
            grid.addWidget(key, row, column)
            key.clicked.connect(lambda _, n=place + 1: self.colour_pressed.emit(n))
        below = len(self._keys) // _COLUMNS
        grid.addWidget(self._name, below, 0)
        grid.addWidget(self._target, below, 1, 1, _COLUMNS - 1)
        grid.addWidget(ActionButton(actions[ActionId.CLEAR_COLOURS]), below + 1, 0, 1, _COLUMNS)

    @property
    def target(self) -> Digit:
        """The note that a colour is for, or BLANK for the cell as a whole."""
        return Digit(max(0, self._target.currentIndex()))

    def show_size(self, size: int) -> None:
        """Offer the digits of a grid of that size as notes."""
        if size != self._size:
            self._size = size
            self.retranslate()
            self._target.setCurrentIndex(BLANK)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        for key in self._keys:
            key.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for key in self._keys:
            key.retranslate()
        self._name.setText(tr("Colo&urs:"))
        chosen = self._target.currentIndex()
        self._target.clear()
        self._target.addItem(tr("the whole cell"))
        for digit in range(1, self._size + 1):
            self._target.addItem(tr("its note {digit}", digit=sign_of(Digit(digit))))
        self._target.setCurrentIndex(chosen)
