"""The line over the grid: what is typed there, the puzzle's title, and how full a row is."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from sudoku_gui.language import Text, say, text
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.choice_switch import ChoiceSwitch, SwitchPart
from sudoku_gui.ui.kit.notice_bar import ElidedLabel

_PARTS = (
    SwitchPart(
        TypingMode.GIVENS,
        text("Enter puzzle"),
        text("What is typed becomes the printed puzzle, and the cursor moves on"),
    ),
    SwitchPart(
        TypingMode.ENTRIES, text("Play"), text("What is typed is yours; the puzzle stays as it is")
    ),
)


class TypingBar(QWidget):
    """Holds the switch Enter puzzle | Play and, beside `heading`, the count of the row."""

    def __init__(self, heading: QWidget, theme: Theme) -> None:
        super().__init__()
        self._said: Text | None = None
        self.switch = ChoiceSwitch("typing", text("What is typed"), _PARTS, theme)
        self._count = ElidedLabel()
        self._count.setObjectName("row-count")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.switch)
        row.addWidget(self._count, stretch=1)
        row.addWidget(heading, stretch=1)
        row.addStretch()

    def show_count(self, sentence: Text | None) -> None:
        """Say how many givens a row has, or nothing."""
        self._said = sentence
        self._count.show_words(say(sentence) if sentence else "")
        self._count.setVisible(sentence is not None)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self.switch.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.switch.retranslate()
        self.show_count(self._said)
