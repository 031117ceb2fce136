"""The dialog for a new puzzle: a level begins it at once, and there are other ways below."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.impossible_requests import why_impossible
from sudoku_gui.generation.puzzle_request import LEVELS_OF_SIZE, PuzzleRequest
from sudoku_gui.language import Text, say, text, tr
from sudoku_gui.presentation.new_puzzle import TECHNIQUE_TITLES, NewPuzzleOptions
from sudoku_gui.techniques.level import Level
from sudoku_gui.ui.generation.new_puzzle_fields import NewPuzzleFields, technique_field
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.wording.levels import LEVEL_NEEDS
from sudoku_gui.wording.making import tried_sentence

_BUTTON_WORDS: Mapping[Level, Text] = {
    Level.EASY: text("&Easy"),
    Level.MEDIUM: text("&Medium"),
    Level.HARD: text("&Hard"),
    Level.UNFAIR: text("&Unfair"),
    Level.EXTREME: text("E&xtreme"),
}
_NAMES = tuple(TECHNIQUE_TITLES)


class NewPuzzleDialog(QDialog):
    """Says which puzzle is wished for, and stays until there is one."""

    requested = Signal(object)  # PuzzleRequest
    stopped = Signal()  # the puzzle wished for is not wanted any more
    typing_requested = Signal(int)  # an empty grid of that size, to type a puzzle into
    shuffle_requested = Signal()  # another puzzle like the one that is open
    options_changed = Signal()

    def __init__(self, options: NewPuzzleOptions, *, can_shuffle: bool, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("New Puzzle"))
        self._can_shuffle = can_shuffle
        self._is_making = False
        self._level = options.level
        self.fields = NewPuzzleFields(options.size, options.symmetry)
        self._technique = technique_field(
            [say(title) for title in TECHNIQUE_TITLES.values()], _NAMES.index(options.technique)
        )
        self._levels = {level: QPushButton(say(_BUTTON_WORDS[level])) for level in Level}
        self._by_technique = QPushButton(tr("&By Technique"))
        self._type_in = QPushButton(tr("&Type In a Puzzle"))
        self._shuffle = QPushButton(tr("&Like This One"))
        self._type_in.setObjectName("type-in")
        self._shuffle.setObjectName("like-this-one")
        self._news = WrappingLabel("making")
        self._announcer = Announcer(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._cancel = self._buttons.button(QDialogButtonBox.StandardButton.Cancel)
        self._lay_out()
        self._connect()
        self._show_making(is_making=False)
        remove_button_icons(self)
        first = self._levels[options.level]
        if not first.isEnabled():
            first = next(each for each in self._levels.values() if each.isEnabled())
        first.setDefault(True)
        first.setFocus()

    @property
    def options(self) -> NewPuzzleOptions:
        """What is chosen."""
        technique = _NAMES[self._technique.currentIndex()]
        return NewPuzzleOptions(self.fields.size, self.fields.symmetry, self._level, technique)

    def request(self, request: PuzzleRequest) -> None:
        """Request that, as if it had been chosen; or say why there is no such puzzle."""
        if (reason := why_impossible(request)) is not None:
            words = say(reason)
            self._tell(words[:1].upper() + words[1:])
            return
        self._show_making(is_making=True)
        self.requested.emit(request)

    def show_tried(self, tried: int) -> None:
        """So many puzzles were made in vain."""
        if tried and self._is_making:
            self._tell(say(tried_sentence(tried)))

    def _tell(self, words: str) -> None:
        self._news.setText(words)
        self._announcer.announce(words)

    def reject(self) -> None:
        if self._is_making:
            self._show_making(is_making=False)
            self.stopped.emit()
        else:
            super().reject()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.addLayout(self._level_rows())
        column.addWidget(_line())
        column.addLayout(self.fields.form)
        column.addWidget(_line())
        others = QHBoxLayout()
        others.addWidget(self._type_in)
        others.addWidget(self._shuffle)
        column.addLayout(others)
        column.addWidget(self._news)
        column.addWidget(self._buttons)
        self._news.setMinimumHeight(self.fontMetrics().lineSpacing())

    def _level_rows(self) -> QGridLayout:
        """Return a button and what it stands for, row by row."""
        rows = QGridLayout()
        rows.setColumnStretch(1, 1)
        for row, (level, button) in enumerate(self._levels.items()):
            button.setObjectName(level.value)
            needs = say(LEVEL_NEEDS[level])
            button.setAccessibleDescription(needs)
            rows.addWidget(button, row, 0)
            rows.addWidget(QLabel(needs), row, 1)
        self._by_technique.setAccessibleDescription(
            tr("A puzzle whose hardest step is of the technique beside the button")
        )
        rows.addWidget(self._by_technique, len(self._levels), 0)
        rows.addWidget(self._technique, len(self._levels), 1)
        return rows

    def _connect(self) -> None:
        for level, button in self._levels.items():
            button.clicked.connect(lambda _checked, chosen=level: self._request_level(chosen))
        self._by_technique.clicked.connect(self._request_technique)
        self._type_in.clicked.connect(self._request_typing)
        self._shuffle.clicked.connect(self._request_shuffle)
        self._buttons.rejected.connect(self.reject)
        self.fields.size_changed.connect(self._fit_to_size)
        self.fields.size_changed.connect(self.options_changed)

    def _request_level(self, level: Level) -> None:
        self._level = level
        self._request(Criteria(self.fields.symmetry, self.fields.givens, level))

    @Slot()
    def _request_technique(self) -> None:
        technique = self.options.technique
        self._request(Criteria(self.fields.symmetry, self.fields.givens, technique=technique))

    def _request(self, criteria: Criteria) -> None:
        self.request(PuzzleRequest(self.fields.size, criteria))

    @Slot()
    def _request_typing(self) -> None:
        self.accept()
        self.typing_requested.emit(self.fields.size)

    @Slot()
    def _request_shuffle(self) -> None:
        self.accept()
        self.shuffle_requested.emit()

    @Slot()
    def _fit_to_size(self) -> None:
        """Offer the levels that there are in the size chosen."""
        offered = LEVELS_OF_SIZE[self.fields.size]
        for level, button in self._levels.items():
            button.setEnabled(level in offered and not self._is_making)
            button.setToolTip("" if level in offered else tr("There is none in this size"))

    def _show_making(self, *, is_making: bool) -> None:
        """Show that a puzzle is being made, and how to stop that, or that none is."""
        self._is_making = is_making
        self._fit_to_size()
        self.fields.set_enabled(not is_making)
        for part in (self._by_technique, self._technique, self._type_in):
            part.setEnabled(not is_making)
        self._shuffle.setEnabled(self._can_shuffle and not is_making)
        self._cancel.setText(tr("St&op") if is_making else tr("Cancel"))
        self._news.setText(tr("Making a puzzle…") if is_making else "")
        if is_making:
            self._cancel.setFocus()


def _line() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Sunken)
    return line
