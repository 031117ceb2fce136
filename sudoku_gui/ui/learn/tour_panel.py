"""The guided tour beside the grid: where one is, what to look for, and the way on and back."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.presentation.tour import TOUR
from sudoku_gui.ui.kit.dock import NarrowPanel
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel


class TourPanel(NarrowPanel):
    """Shows one stop, and reports which one is wanted."""

    stop_wanted = Signal(int)  # its place in TOUR

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = 0
        self.place = QLabel()
        self.title = WrappingLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.algorithm = WrappingLabel()
        self.story = WrappingLabel("tour-story")
        self.previous, self.next, self.open = QPushButton(), QPushButton(), QPushButton()
        self.previous.clicked.connect(lambda: self.stop_wanted.emit(self._place - 1))
        self.next.clicked.connect(lambda: self.stop_wanted.emit(self._place + 1))
        self.open.clicked.connect(lambda: self.stop_wanted.emit(self._place))
        row = QHBoxLayout()
        row.addWidget(self.previous)
        row.addWidget(self.next)
        column = QVBoxLayout(self)
        for label in (self.place, self.title, self.algorithm, self.story):
            column.addWidget(label)
        column.addLayout(row)
        column.addWidget(self.open)
        column.addStretch(1)
        self.setFocusProxy(self.next)
        self.show_stop(0)

    def show_stop(self, place: int) -> None:
        """Show the stop at `place` of the tour."""
        self._place = place
        self.previous.setEnabled(place > 0)
        self.next.setEnabled(place < len(TOUR) - 1)
        self._say()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.previous.setText(tr("Prev&ious"))
        self.next.setText(tr("Ne&xt"))
        self.open.setText(tr("Open Again"))
        self._say()

    def _say(self) -> None:
        stop = TOUR[self._place]
        self.place.setText(tr("Stop {number} of {all}", number=self._place + 1, all=len(TOUR)))
        self.title.setText(say(stop.sample.title))
        self.algorithm.setVisible(stop.algorithm is not None)
        if stop.algorithm is not None:
            self.algorithm.setText(tr("With {algorithm}", algorithm=stop.algorithm.title))
        self.story.setText(say(stop.story))
        self.setAccessibleName(f"{self.title.text()}. {self.story.text()}")
