"""The counters of a search: placements, backtracks, tries, reads, calls, depth."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from sudoku_gui.language import in_use, say, text
from sudoku_gui.solvers.search import Counters

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


class CountersView(QWidget):
    """Two columns of names and figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counters = Counters()
        self._names = {key: QLabel() for key in COUNTER_WORDS}
        self._figures = {key: QLabel() for key in COUNTER_WORDS}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        for place, key in enumerate(COUNTER_WORDS):
            row, column = place % 3, place // 3 * 2
            figure = self._figures[key]
            figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            figure.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            figure.setObjectName(f"counter-{key}")
            grid.addWidget(self._names[key], row, column)
            grid.addWidget(figure, row, column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)

    def show_counters(self, counters: Counters) -> None:
        """Show `counters`."""
        self._counters = counters
        numbers = QLocale(in_use())
        for key, figure in self._figures.items():
            figure.setText(numbers.toString(getattr(counters, key)))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for key, label in self._names.items():
            label.setText(say(COUNTER_WORDS[key]))
            for part in (label, self._figures[key]):
                part.setToolTip(say(COUNTER_MEANINGS[key]))
            self._figures[key].setAccessibleName(say(COUNTER_WORDS[key]))
        self.show_counters(self._counters)
