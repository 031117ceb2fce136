"""The counters of a search: placements, backtracks, tries, reads, calls, depth.

The name of each leads to what it counts.
"""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from sudoku_gui.language import Text, say, text
from sudoku_gui.solvers.search import Counters
from sudoku_gui.ui.kit.label_room import LabelRoom
from sudoku_gui.ui.kit.leading_label import LeadingLabel
from sudoku_gui.ui.kit.selectable_label import SelectableLabel
from sudoku_gui.ui.kit.tabular_figures import with_tabular_figures

COUNTER_WORDS = {
    "placements": text("Placements"),
    "backtracks": text("Backtracks"),
    "tries": text("Tries"),
    "reads": text("Reads"),
    "calls": text("Calls"),
    "depth": text("Depth"),
}
COUNTER_MEANINGS = {
    "placements": text("Digits written into a blank"),
    "backtracks": text("Digits taken out again, because the next blank had none left"),
    "tries": text("Digits considered at a blank"),
    "reads": text("Looks at a cell or a table in order to decide"),
    "calls": text("Entries into the recursive procedure"),
    "depth": text("Blanks filled now"),
}
_LEADS = {
    "placements": text("A click leads to the next placement"),
    "backtracks": text("A click leads to the next backtrack"),
    "tries": text("A click goes on inside the step, try by try"),
    "reads": text("A click goes on inside the step, look by look"),
    "calls": text("A click shows the calls that are open"),
    "depth": text("A click leads to the deepest moment so far"),
}

UNKNOWN = "–"
_OF_COUNTS, _OF_ZERO = QPalette.ColorRole.WindowText, QPalette.ColorRole.PlaceholderText


class CountersView(QWidget):
    """Two columns of names and figures, and above them perhaps what they are about."""

    counter_chosen = Signal(str)  # its name

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counters = Counters()
        self._caption: Text | None = None
        self._about = QLabel()
        self._about.setObjectName("counters-caption")
        self._about.hide()
        self._names = {key: LeadingLabel() for key in COUNTER_WORDS}
        self._figures = {key: SelectableLabel() for key in COUNTER_WORDS}
        # Figures are equally wide, and so are numbers of as many of them.
        self._rooms = {key: LabelRoom(figure, len) for key, figure in self._figures.items()}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        grid.addWidget(self._about, 0, 0, 1, 4)
        for place, key in enumerate(COUNTER_WORDS):
            row, column = 1 + place % 3, place // 3 * 2
            figure = self._figures[key]
            self._names[key].setObjectName(f"counter-name-{key}")
            self._names[key].clicked.connect(partial(self.counter_chosen.emit, key))
            figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            figure.setObjectName(f"counter-{key}")
            figure.setFont(with_tabular_figures(figure.font()))
            grid.addWidget(self._names[key], row, column)
            grid.addWidget(self._rooms[key], row, column + 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)

    @property
    def caption(self) -> Text | None:
        """What they are about, if that is not the whole search."""
        return self._caption

    def show_counters(self, counters: Counters, caption: Text | None = None) -> None:
        """Show `counters`, and what they are about where that is not the whole search."""
        self._counters, self._caption = counters, caption
        for key, figure in self._figures.items():
            count = counters.known(key)
            number = count_words(count)
            name = f"{self._names[key].text()}: {number}"
            if name == figure.accessibleName():
                continue
            figure.setAccessibleName(name)
            self._rooms[key].show_words(number)
            role = _OF_COUNTS if count else _OF_ZERO
            if figure.foregroundRole() != role:
                figure.setForegroundRole(role)
        self._about.setText(say(caption) if caption else "")
        self._about.setVisible(caption is not None)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for key, label in self._names.items():
            label.setText(say(COUNTER_WORDS[key]))
            label.setToolTip(f"{say(COUNTER_MEANINGS[key])}\n{say(_LEADS[key])}")
            label.setAccessibleDescription(label.toolTip())
            self._figures[key].setToolTip(say(COUNTER_MEANINGS[key]))
        self.show_counters(self._counters, self._caption)


def count_words(count: int | None) -> str:
    """Return a counter as people read it."""
    return UNKNOWN if count is None else f"{count:,}"
