"""What is known of the cell with the cursor, and what may be made of it, one click or key each."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.presentation.photo.transcript import CHOICES, Transcript
from sudoku_gui.presentation.photo.transcript_words import (
    accepting_words,
    cell_sentence,
    choice_words,
)
from sudoku_gui.ui.kit.check_box import CheckBox
from sudoku_gui.ui.kit.notice_bar import ElidedLabel


class CellBar(QWidget):
    """Offers what a cell that is not sure may hold, and what the rules suggest."""

    digit_chosen = Signal(int)  # or BLANK
    kind_chosen = Signal(bool)  # whether it is written by hand
    accepted = Signal()
    declined = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._transcript: Transcript | None = None
        self._cell = NO_CELL
        self._sentence = ElidedLabel()
        self._sentence.setObjectName("photo-cell")
        self._choices = tuple(_button(f"photo-choice-{n + 1}") for n in range(CHOICES))
        self._digits = [Digit(BLANK)] * CHOICES
        self.written = CheckBox()
        self.written.setObjectName("photo-written")
        self.accept = _button("photo-accept")
        self.decline = _button("photo-decline")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._sentence, stretch=1)
        for number, button in enumerate(self._choices):
            button.clicked.connect(partial(self._choose, number))
            row.addWidget(button)
        for widget in (self.written, self.accept, self.decline):
            row.addWidget(widget)
        self.written.clicked.connect(self.kind_chosen)
        self.accept.clicked.connect(self.accepted)
        self.decline.clicked.connect(self.declined)
        # As high with two lines of words and without buttons as with them.
        lines = 2 * self.fontMetrics().lineSpacing() + 4
        self.setMinimumHeight(max(lines, self.accept.sizeHint().height()))
        self.show_cell(None, NO_CELL)

    def show_cell(self, transcript: Transcript | None, cell: Cell) -> None:
        """Say what is known of a cell, and offer what may be made of it."""
        self._transcript, self._cell = transcript, cell
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        transcript, cell = self._transcript, self._cell
        if transcript is None or cell == NO_CELL:
            self._sentence.show_words("")
            for button in (*self._choices, self.written, self.accept, self.decline):
                button.hide()
            return
        self._sentence.show_words(say(cell_sentence(transcript, cell)))
        suggestion = transcript.suggestion_at(cell)
        for button in (self.accept, self.decline):
            button.setVisible(suggestion is not None)
        if suggestion is not None:
            self.accept.setText(say(accepting_words(suggestion)))
            self.accept.setToolTip(tr("Put it in (Enter)"))
            self.decline.setText(tr("&Leave It"))
            self.decline.setToolTip(tr("Keep what was read, and take the suggestion away"))
        self._offer_choices(transcript, cell)
        self._offer_kinds(transcript, cell)

    def _offer_choices(self, transcript: Transcript, cell: Cell) -> None:
        is_unsure = cell in transcript.doubts and not transcript.read[cell].is_digit_sure
        is_doubtful = is_unsure and transcript.suggestion_at(cell) is None
        guesses = transcript.choices_at(cell) if is_doubtful else ()
        for number, button in enumerate(self._choices):
            button.setVisible(number < len(guesses))
            if number < len(guesses):
                guess = guesses[number]
                self._digits[number] = guess.digit
                button.setText(say(choice_words(guess)))
                button.setToolTip(tr("Key {key}", key=sign_of(guess.digit)))

    def _offer_kinds(self, transcript: Transcript, cell: Cell) -> None:
        """Let it be said that a digit is written, where somebody has written on the page."""
        shown = transcript.cells[cell]
        self.written.setVisible(shown.digit != BLANK and transcript.is_filled_in)
        self.written.setChecked(shown.is_written)
        self.written.setText(tr("Written by &Hand"))
        self.written.setToolTip(tr("It is no given of the puzzle, but an entry of its solver"))

    def _choose(self, number: int) -> None:
        self.digit_chosen.emit(self._digits[number])


def _button(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    return button
