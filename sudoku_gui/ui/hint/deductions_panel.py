"""The panel of all that can be concluded in a position, or of a path through many positions."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout

from sudoku_gui.language import Text, say
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.ui.hint.deduction_table import DeductionModel, DeductionTable
from sudoku_gui.ui.kit.dock import Panel
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

_FINEST = 1000  # parts of the progress bar
_WIDTH, _LEAST_WIDTH = 320, 180
_GAP = 6


class DeductionsPanel(Panel):
    """A sentence, a list of deductions, and buttons.

    name: of the list.  title: what screen readers call it.  follows_pointer: whether a row is
    looked at as soon as it is pointed at.
    """

    def __init__(self, name: str, title: Text, *, follows_pointer: bool) -> None:
        super().__init__()
        self._title = title
        self._sentences: tuple[Text, ...] = ()
        self._labels: dict[QPushButton, Text] = {}
        self._summary = WrappingLabel(f"{name}-summary")
        self._summary.setContentsMargins(_GAP, 0, _GAP, 0)
        self._progress = QProgressBar()
        self._progress.setRange(0, _FINEST)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(4)
        policy = self._progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # or the rows would jump when the bar goes
        self._progress.setSizePolicy(policy)
        self.model = DeductionModel(self)
        self.table = DeductionTable(self.model, name, follows_pointer=follows_pointer)
        self.setFocusProxy(self.table)
        self.setMinimumWidth(_LEAST_WIDTH)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(_GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self._summary)
        column.addWidget(self._progress)
        column.addWidget(self.table, stretch=1)
        column.addLayout(self._buttons)

    def add_button(self, name: str, words: Text) -> QPushButton:
        """Return a new button below the list."""
        button = QPushButton()
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._labels[button] = words
        self._buttons.addWidget(button)
        return button

    def show_found(
        self, deductions: Sequence[Deduction], geometry: Geometry, progress: float
    ) -> None:
        """List what is found by now; at 1 there will be no more."""
        self.model.show_deductions(deductions, geometry)
        self._progress.setValue(round(progress * _FINEST))
        self._progress.setVisible(progress < 1)
        self._enable_buttons()

    def say_all(self, *sentences: Text) -> None:
        """Say these over the list."""
        self._sentences = sentences
        self._summary.setText("\n".join(_capitalised(say(each)) for each in sentences))

    def retranslate(self) -> None:
        self.table.setAccessibleName(say(self._title))
        for button, words in self._labels.items():
            button.setText(say(words))
        self.model.retranslate()
        self.say_all(*self._sentences)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())

    @Slot()
    def _enable_buttons(self) -> None:
        for button in self._labels:
            button.setEnabled(self.model.rowCount() > 0)


def _capitalised(words: str) -> str:
    return words[:1].upper() + words[1:] if words[1:2].isalpha() else words
